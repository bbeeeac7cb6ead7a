"""Scores that depend on themselves, so that nobody can compute them.

card ace
  score total score of it among crew of you       the ace lies in the crew, too
"""

from __future__ import annotations

from ..diagnostics.diagnostic import Diagnostic
from ..diagnostics.words import reach as words
from ..meaning import model as m
from ..plan import expressions as x
from ..plan.transform import parts
from .asked import Asked, look
from .lines import first_line, law_line
from .place import Place
from .ranges import named
from .sites import When
from .world import World


def own_scores(world: World, model: m.Model) -> dict[str, Diagnostic]:
    found: dict[str, Diagnostic] = {}
    asks = {id: _asked_by(id, world, model) for id in world.plan.scores if id in model.elements}
    asks = {id: those for id, those in asks.items() if those}
    for id in asks:
        ring = _back_to(id, asks)
        # A loop is reported once, at its first element.
        if ring is not None and not any(f"{one}:own-score" in found for one in ring):
            line = law_line(id, "score", model) or first_line(model.elements[id].at)
            found[f"{id}:own-score"] = words.own_score(line, ring, model.elements[id].kind, _pile(id, world))
    return found


def _asked_by(id: str, world: World, model: m.Model) -> list[str]:
    """The elements whose score an element's score may ask for. An element that works in one pile is scored there
    only."""
    score = world.plan.scores[id]
    asked = Asked(world)
    place = Place(world, "", When(frozenset(world.plan.phases)), {"self": named(frozenset({id}))})
    look(score, place, asked, None)
    piles = {one.pile for one in parts(score) if isinstance(one, x.PileOf)}
    names = {name for range_, _ in asked.scored for name in range_.names or ()} & world.plan.scores.keys()
    return sorted(
        name
        for name in names
        if name in model.elements and (not piles or model.elements[name].laws.works_in in ("", *piles))
    )


def _back_to(id: str, asks: dict[str, list[str]]) -> list[str] | None:
    """The shortest way from an element's score back to itself."""
    ways = [[id]]
    seen: set[str] = set()
    while ways:
        way = ways.pop(0)
        for other in asks.get(way[-1], ()):
            if other == id:
                return way
            if other not in seen:
                seen.add(other)
                ways.append([*way, other])
    return None


def _pile(id: str, world: World) -> str:
    found = next((one for one in parts(world.plan.scores[id]) if isinstance(one, x.PileOf)), None)
    if found is None:
        return ""
    return f"{found.pile} of you" if found.keys else found.pile
