"""The acts of a text in one order: prices sorted, neighbours with the same verb merged."""

from __future__ import annotations

from .shape_folded import folded
from .shape_parts import Shape
from .shapes import Shapes


def _either(told: object, may: object, every: Shape) -> Shape:
    """Gain 1 wood or gain 1 ore: gain 1 wood or 1 ore."""
    if len({one[0] for one in every}) == 1 and all(
        len(one[1]) == 1 and not one[1][0][1] and not one[2] for one in every
    ):
        alternatives = tuple(sorted(part for one in every for part in one[1][0][0]))
        return told, may, "", every[0][0], ((alternatives, ()),), ()
    return told, may, "any-of", "", tuple(sorted(every)), ()


def _only_things(every: Shape) -> bool:
    """Whether no part says where something comes from, or what it is for."""
    return all(not prep for alternatives, _ in every for prep, _ in alternatives)


def in_order(found: list[Shape], known: Shapes, kept: bool, listed: bool) -> list[Shape]:
    """Prices sorted, and neighbouring acts with the same verb merged. `kept`: see `parts`; `listed`: see `folded`."""
    merged: list[Shape] = []
    for one in folded(found, known, kept, listed):
        told, may, joined, verb, what, without = one
        alike = bool(merged) and not joined and merged[-1][:4] == (told, may, "", verb)
        if alike and not merged[-1][5] and _only_things(merged[-1][4]) and _only_things(what):
            both = (*merged[-1][4], *what)
            merged[-1] = (told, may, "", verb, tuple(sorted(both)), without)
        elif merged and joined and merged[-1][:2] == (told, may):
            last = merged.pop()
            every = last[4] if last[2] == "any-of" else (last[3:],)
            merged.append(_either(told, may, (*every, one[3:])))
        else:
            merged.append(one)
    done: list[Shape] = []
    for one in merged:
        place = len(done)
        while place and one[3] in known.costs and done[place - 1][3] in known.costs and done[place - 1][:2] == one[:2]:
            if str(done[place - 1]) <= str(one):
                break
            place -= 1
        done.insert(place, one)
    return done
