"""The complaint about rings that nothing stops.

Looked for in abilities that must be used and have no limit, for only those can go on for ever. Most games have so few
of them that nothing is left to look at before the graph is drawn.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields
from typing import TYPE_CHECKING, cast

from ..diagnostics.diagnostic import Diagnostic
from ..diagnostics.words import graph as words
from ..meaning import model as m
from .abilities import NO_LAWS, Ability, abilities_of
from .ends import World, refilled, will_of, world_of
from .happenings import THE_END
from .sorts import Sorts, sorts_of

if TYPE_CHECKING:
    from .chains import Edge


def complaints(model: m.Model) -> tuple[Diagnostic, ...]:
    """What is wrong with the chains of a model: the shortest ring of each knot that never ends."""
    from .chains import causes_of, wakes_of

    if not any(_free(laws, ability) for laws, ability in _all(model)):
        return ()
    sorts = sorts_of(model)
    # A rule can be on no ring by itself: what it does is counted where it is called.
    free = _unlike([one for one in abilities_of(model, sorts) if one.event is not None and _unlimited(one, sorts)])
    causes = causes_of(free, sorts)
    free = [one for one in free if not any(ends.verb == THE_END for ends in causes[one.id])]
    wakes = wakes_of(free, causes, sorts)
    world = world_of(free, causes, wakes, sorts)
    core = _core([wake.edge for wake in wakes if wake.edge.sure and refilled(wake.edge, world)])
    return _told(core, world) if core else ()


def _all(model: m.Model) -> Iterator[tuple[m.Laws, m.Ability]]:
    for element in model.elements.values():
        yield from ((element.laws, ability) for ability in element.abilities)
    for kind in model.kinds.values():
        yield from ((kind.laws, ability) for ability in kind.abilities)
    for hook in model.hooks:
        yield NO_LAWS, hook.ability


def _free(laws: m.Laws, ability: m.Ability) -> bool:
    """Whether nothing that stands beside an ability limits it. Most have a limit, and are not looked at further."""
    return not (laws.once or laws.exhausts or laws.optional or ability.payment)


def _unlike(abilities: Sequence[Ability]) -> list[Ability]:
    """One of each sort: of those that hear the same and do the same, the first is on a ring if any of them is."""
    found: dict[tuple[object, ...], Ability] = {}
    for one in abilities:
        found.setdefault((one.event, one.block, one.element if _of_itself(one.block) else ""), one)
    return list(found.values())


def _of_itself(part: object) -> bool:
    """Whether lines speak of the thing that they stand on."""
    if isinstance(part, tuple):
        return any(_of_itself(one) for one in cast(tuple[object, ...], part))
    if isinstance(part, m.Var):
        return part.name == "self"
    if isinstance(part, m.Expr | m.Step | m.Noun):
        return any(_of_itself(getattr(part, one.name)) for one in fields(part) if one.name != "at")
    return False


def _unlimited(one: Ability, sorts: Sorts) -> bool:
    return not (one.laws.once or one.laws.exhausts or will_of(one, (), sorts)) and not (
        one.event and one.event.moment == "when"
    )


def _core(edges: Sequence[Edge]) -> list[Edge]:
    """The edges that are left when all that is woken by nothing, or wakes nothing, is taken away again and again."""
    left = list(edges)
    while True:
        ends = {edge.source for edge in left} & {edge.target for edge in left}
        kept = [edge for edge in left if edge.source in ends and edge.target in ends]
        if len(kept) == len(left):
            return kept
        left = kept


def _told(edges: Sequence[Edge], world: World) -> tuple[Diagnostic, ...]:
    """One complaint for each knot of rings."""
    from .rings import knots, way_round

    said: list[Diagnostic] = []
    pairs = _pairs(edges)
    for knot in knots(pairs):
        ring = way_round(sorted(knot, key=list(world.abilities).index), pairs)
        within = [happening for id in ring for happening in world.causes[id]]
        if any(will_of(world.abilities[id], within, world.sorts) for id in ring):
            continue
        steps = [pairs[one, other][0] for one, other in zip(ring, [*ring[1:], ring[0]], strict=True)]
        places = [world.abilities[edge.source] for edge in steps]
        cards = [one.at for one in places if one.element]
        events = [(one.at, edge.event) for one, edge in zip(places, steps, strict=True)]
        said.append(words.endless_chain(events, cards[-1] if cards else None, _limit(world.sorts.model)))
    return tuple(said)


def _limit(model: m.Model) -> str:
    """How long a limit holds where the game has one."""
    laws = [one.laws for one in model.kinds.values()] + [one.laws for one in model.elements.values()]
    return next((one.once for one in laws if one.once), "")


def _pairs(edges: Sequence[Edge]) -> dict[tuple[str, str], list[Edge]]:
    found: dict[tuple[str, str], list[Edge]] = {}
    for edge in edges:
        found.setdefault((edge.source, edge.target), []).append(edge)
    return found
