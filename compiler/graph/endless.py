"""The complaint about rings that nothing stops.

Looked for in abilities that must be used and have no limit, for only those can go on for ever. Most games have so few
of them that nothing is left to look at before the graph is drawn.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from ..diagnostics.diagnostic import Diagnostic
from ..diagnostics.words import graph as words
from ..meaning import model as m
from .abilities import Ability, abilities_of
from .happenings import Happening
from .rings import will_of
from .sorts import sorts_of

if TYPE_CHECKING:
    from .chains import Edge


def complaints(model: m.Model) -> tuple[Diagnostic, ...]:
    """What is wrong with the chains of a model: the shortest ring of each knot that never ends."""
    from .chains import causes_of, wakes_of

    sorts = sorts_of(model)
    # A rule can be on no ring by itself: what it does is counted where it is called.
    free = [one for one in abilities_of(model, sorts) if one.event is not None and _unlimited(one)]
    if not free:
        return ()
    causes = causes_of(free, sorts)
    free = [one for one in free if not any(ends.verb == "end-game" and ends.sure for ends in causes[one.id])]
    edges = [wake.edge for wake in wakes_of(free, causes, sorts) if wake.edge.sure]
    core = _core(edges)
    return _told(core, {one.id: one for one in free}, causes, model) if core else ()


def _unlimited(one: Ability) -> bool:
    return not (one.laws.once or one.laws.exhausts or will_of(one)) and not (one.event and one.event.moment == "when")


def _core(edges: Sequence[Edge]) -> list[Edge]:
    """The edges that are left when all that is woken by nothing, or wakes nothing, is taken away again and again."""
    left = list(edges)
    while True:
        ends = {edge.source for edge in left} & {edge.target for edge in left}
        kept = [edge for edge in left if edge.source in ends and edge.target in ends]
        if len(kept) == len(left):
            return kept
        left = kept


def _told(
    edges: Sequence[Edge], by_id: Mapping[str, Ability], causes: Mapping[str, Sequence[Happening]], model: m.Model
) -> tuple[Diagnostic, ...]:
    """One complaint for each knot of rings that is left when what a full counter ends is taken away."""
    from .rings import full_of, knots, way_round

    said: list[Diagnostic] = []
    for knot in knots(_pairs(edges)):
        within = [happening for id in knot for happening in causes[id]]
        left = {
            (one, other): found
            for (one, other), found in _pairs(edges).items()
            if one in knot and other in knot and not full_of(found, within, model)
        }
        for inner in knots(left):
            ring = way_round(sorted(inner, key=list(by_id).index), left)
            round_it = [happening for id in ring for happening in causes[id]]
            if any(will_of(by_id[id], round_it) for id in ring):
                continue
            steps = [left[one, other][0] for one, other in zip(ring, [*ring[1:], ring[0]], strict=True)]
            cards = [by_id[edge.source].at for edge in steps if by_id[edge.source].element]
            events = [(by_id[edge.source].at, edge.event) for edge in steps]
            said.append(words.endless_chain(events, cards[-1] if cards else None, _limit(model)))
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
