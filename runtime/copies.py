"""Copies of elements. Their numbers come after those of the things that the rules name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from .endless import tick, too_many
from .frames import NONE
from .limits import THINGS
from .piles import lay, places, to_change
from .values import with_copy

if TYPE_CHECKING:
    from .game import State


def own(g: State) -> None:
    """Copies the lists of things, if they are shared with a copy of the game."""
    if g.lent:
        g.of, g.lent = g.of[:], False


def room_for(g: State, many: int) -> None:
    """Stops a game that makes more copies than can be handled in reasonable time."""
    if len(g.of) - g.rules.size + many > THINGS:
        raise too_many(g)


def make(g: State, element: int, to: int) -> int:
    """A new copy of an element, in a pile."""
    if to < 0 or element < 0:
        return NONE
    element = g.of[element]
    thing = len(g.of)
    room_for(g, 1)
    own(g)
    g.of.append(element)
    places(g).append(NONE)
    for kept, start in zip(g.grown, g.rules.grown_start, strict=True):
        kept.append(start)
    for phase in g.rules.waits:
        g.came[phase].append(NONE)
    g.all = with_copy(g, thing)
    return thing if lay(g, thing, to) else NONE


def make_each(g: State, element: int, to: int, many: int) -> Iterator[int]:
    """Several new copies of an element, in a pile; with a watcher, one for each copy for which there was room."""
    tick(g, "", max(many, 0))
    if many > 0 and to >= 0 and element >= 0 and g.watch is None and g.rules.pile_at[to].plain:
        element, first = g.of[element], len(g.of)
        room_for(g, many)
        own(g)
        g.of += [element] * many
        places(g).extend([to] * many)
        for kept, start in zip(g.grown, g.rules.grown_start, strict=True):
            kept += [start] * many
        for phase in g.rules.waits:
            g.came[phase] += [g.times[phase]] * many
        to_change(g, to).extend(range(first, first + many))
        g.all = {}
        return
    for _ in range(many):
        thing = make(g, element, to)
        if thing >= 0 and g.watch is not None:
            yield thing
