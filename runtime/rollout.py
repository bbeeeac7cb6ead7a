"""A game played on at random to its end, as a search does to see where a move may lead."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from .copies import own
from .piles import places
from .taking import Random, Roll, answered

if TYPE_CHECKING:
    from .game import State


def rolled_out(g: State, random: Random, most: int, seen: Callable[[State, Random], None], begin: bool = False) -> int:
    """Answers at random until the game is over, or `most` answers are given, and returns how many were. `seen` answers
    where a seat sees the options in another order than they are kept."""
    before = len(g.answers)
    roll = Roll(random, most, g.answers, lambda world: seen(world, random))
    for one in (g, *(g.worlds or ())):
        one.roll = roll
    if most < 0 and g.watch is None and g.oracle is None and not g.fate and not g.forced:
        g.straight = g.rules.straight()
        by_itself(g)
    try:
        if begin:
            g.begin()
        while roll.left:
            asking = g.asking()
            if not asking:
                break
            if not answered(asking[0]):
                if not roll.left:
                    break
                roll.seen(asking[0])
                roll.left -= 1
            if g.seat < 0:
                g.go_on()
    finally:
        g.straight = None
        for one in (g, *(g.worlds or ())):
            one.roll = None
    return len(g.answers) - before


def by_itself(g: State) -> None:
    """Copies everything that the state shares with a copy of the game."""
    own(g)
    places(g)
    if g.lent_piles is not None:
        g.piles, g.lent_piles = [pile[:] for pile in g.piles], None


__all__ = ["Random", "rolled_out"]
