"""How the abilities of a card stand in a game: each law in the author's words, and whether it holds now.

works in crew                           no: it lies in deck
only while during day                   yes
after you visit a place                 no: it has not triggered
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from .frozen import frozen
from .hindrances import cancelling
from .meaning import model as m
from .plan import steps as s
from .plan.lower import lower
from .plan.transform import steps_within
from .reach.lines import head_of, law_line
from .source.text import Span, place

if TYPE_CHECKING:
    from rulewright.runtime import State
    from rulewright.runtime.declared import Free, Listener

    from .plan.plan import Plan


@frozen
class Law:
    words: str
    """The author's own."""
    holds: bool
    instead: str = ""
    """What is so, where it does not hold."""


@frozen
class Standing:
    """One ability of one thing, for one seat."""

    head: str
    at: str
    thing: str
    seat: str
    laws: tuple[Law, ...]
    offered: bool


def standings(g: State, model: m.Model, element: str) -> Iterator[Standing]:
    """Each ability of an element, of each of its copies, for whoever has it."""
    from rulewright.runtime.laws import open_to
    from rulewright.runtime.naming import seat_name, thing_name
    from rulewright.runtime.values import all_of, seat_of_pile

    plan = lower(model, needs=False)
    every: list[Listener | Free] = [*g.rules.heard_by, *g.rules.free_abilities]
    for one in every:
        if one.of != element and not (one.of in model.kinds and _is_a(element, one.of, model)):
            continue
        alone = not g.rules.elements[element].copies
        for thing in (g.rules.numbers[element],) if alone else all_of(g, element):
            owner = seat_of_pile(g, g.at[thing]) if g.at[thing] >= 0 else -1
            seat = owner if owner >= 0 else max(g.seat, 0)
            laws = (*_laws(g, one, element, thing, seat, model), *_event(g, one, thing, seat, model, plan))
            offered = any(offer[:2] == (one.id, thing) for offer in open_to(g, seat))
            yield Standing(_head(one, model), _place(one, model), thing_name(g, thing), seat_name(seat), laws, offered)


def _is_a(element: str, kind: str, model: m.Model) -> bool:
    of = model.elements[element].kind
    while of and of != kind:
        of = model.kinds[of].base if of in model.kinds else ""
    return of == kind


def _laws(g: State, one: Listener | Free, element: str, thing: int, seat: int, model: m.Model) -> Iterator[Law]:
    from rulewright.runtime.declared import Laws
    from rulewright.runtime.laws import why_unlawful
    from rulewright.runtime.naming import pile_name

    laws, phases = one.laws, g.rules.phases
    here = f"it lies in {pile_name(g, g.at[thing])}" if g.at[thing] >= 0 else "it lies in no pile"
    parts = (
        (laws.works_in, "works in", f"works in {laws.works_in}", Laws(works_in=laws.works_in), here),
        (laws.exhausts, "exhausts", "exhausts", Laws(exhausts=True), "it is exhausted"),
        (laws.once >= 0, "once per", f"once per {phases[laws.once]}", Laws(once=laws.once), "it has been used already"),
        (laws.waits >= 0, "waits", f"waits a {phases[laws.waits]}", Laws(waits=laws.waits), "it came only now"),
        (laws.only_while, "only while", "only while", Laws(only_while=laws.only_while), "this does not hold now"),
    )
    away = bool(laws.works_in) and bool(why_unlawful(g, Laws(works_in=laws.works_in), one.id, thing, seat))
    for given, first, plain, law, instead in parts:
        # Where it does not work, what it waits for says nothing.
        if given and not (away and first == "waits"):
            line = law_line(element, first, model)
            words = line.source.text[line.start : line.end] if line is not None else plain
            holds = not why_unlawful(g, law, one.id, thing, seat)
            yield Law(words, holds, "" if holds else instead)


def _event(g: State, one: Listener | Free, thing: int, seat: int, model: m.Model, plan: Plan) -> Iterator[Law]:
    """Whether it has triggered and lies open; what triggers and is done at once is never waited for."""
    from rulewright.runtime.declared import Listener
    from rulewright.runtime.laws import usable

    if not isinstance(one, Listener):
        from rulewright.runtime.running import can_follow

        can = can_follow(g, seat, thing)
        yield _begun(g, can, plan.lines.get(one.of, ""), seat, plan)
        return
    head = _head(one, model)
    offers = [offer for offer in g.offers if offer[:2] == (one.id, thing)]
    if not offers:
        event = next((listener.event for listener in plan.listeners if listener.id == one.id), "")
        instead = "it has not triggered" if one.laws.open_until >= 0 else "it is used when this happens"
        yield Law(head, False, "; ".join([instead, *map(str, cancelling(g, plan, event, seat))]))
        return
    yield Law(head, True)
    can = any(one.can is None or one.can(g, seat, *offer[3]) for offer in offers)
    can = can or any(usable(g, one, thing, seat, offer[3]) for offer in offers)
    yield _begun(g, can, one.id, seat, plan)


def _begun(g: State, can: bool, routine: str, seat: int, plan: Plan) -> Law:
    """Whether the lines can be begun; where they cannot, what cancels an act in them, or what else there may be."""
    if can or routine not in plan.routines:
        return Law("its lines can be begun", can)
    steps = steps_within(plan.routines[routine].block)
    acts = [one.verb if isinstance(one, s.Do) else one.rule for one in steps if isinstance(one, s.Do | s.Call)]
    found = [f"{act}: {one}" for act in dict.fromkeys(acts) for one in cancelling(g, plan, act, seat)]
    return Law(
        "its lines can be begun", False, "; ".join(found) or "a price cannot be paid, or there is nothing to choose"
    )


def _ability(id: str, model: m.Model) -> m.Ability | None:
    groups = [one.abilities for one in model.elements.values()]
    groups += [one.abilities for one in model.kinds.values()]
    return next((ability for group in groups for ability in group if ability.id == id), None)


def _at(one: Listener | Free, model: m.Model) -> Span | None:
    ability = _ability(one.id, model)
    if ability is not None:
        return head_of(ability.at)
    element = model.elements.get(one.of)
    kind = model.kinds.get(element.kind) if element is not None else None
    block = element.block if element is not None and element.block else kind.block if kind is not None else ()
    return head_of(block[0].at) if block else element.at if element is not None else None


def _head(one: Listener | Free, model: m.Model) -> str:
    at = _at(one, model)
    return " ".join(at.source.text[at.start : at.end].split()) if at is not None else one.id


def _place(one: Listener | Free, model: m.Model) -> str:
    at = _at(one, model)
    return place(at) if at is not None else one.at


def why_not_used(g: State, model: m.Model, element: str) -> list[str]:
    """The laws that do not hold, in the author's words."""
    found = [law.words for one in standings(g, model, element) for law in one.laws if not law.holds]
    return list(dict.fromkeys(found))
