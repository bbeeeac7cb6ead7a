"""Cards that never come to the pile in which they work."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ..diagnostics.diagnostic import Diagnostic
from ..diagnostics.words import reach as words
from ..meaning import model as m
from ..plan.plan import CountsAs, Free, Listener, Modifier, PriceAbility
from .hear import things_of
from .lines import first_line, law_line
from .world import World

Lawful = Listener | Free | PriceAbility | CountsAs | Modifier


def never_there(world: World, model: m.Model) -> Iterator[tuple[str, Diagnostic]]:
    """The findings by element. If no element of a kind gets there, it is reported once for the kind."""
    plan = world.plan
    every: list[Lawful] = [*plan.listeners, *plan.free, *plan.prices, *plan.counts_as, *plan.modifiers]
    lawful = {one.of: one.laws for one in every if one.of and one.laws.works_in}
    absent = {of: laws.works_in for of, laws in lawful.items() if not things_of(of, laws, world)}
    kinds: dict[str, Diagnostic] = {}
    for of, pile in absent.items():
        element = model.elements.get(of)
        slot = model.slots.get(pile)
        declared = first_line(slot.at) if slot is not None else None
        if element is None:
            continue
        law = law_line(of, "works in", model)
        alike = [one.id for one in model.elements.values() if one.kind == element.kind and one.laws.works_in == pile]
        if law is not None and not element.at.start <= law.start < element.at.end and len(alike) > 1:
            lies = world.get("pile", pile)
            if lies.names is not None and not lies.names & set(alike):
                yield (
                    of,
                    kinds.setdefault(element.kind, words.never_there(law, element.kind, pile, declared, many=True)),
                )
                continue
        yield of, words.never_there(first_line(element.at), of, pile, declared, many=False)


def once(of: str, missing: Mapping[str, Diagnostic], told: set[str]) -> Diagnostic | None:
    """The message for a card that never gets there, for the first of its abilities only."""
    if of in told:
        return None
    told.add(of)
    return missing[of]
