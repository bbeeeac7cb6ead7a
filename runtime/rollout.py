"""A game played on at random without a stop in between, as a search does to see where a move may lead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .taking import Random, Roll, answered

if TYPE_CHECKING:
    from .game import State


def rolled_out(g: State, random: Random, most: int) -> int:
    """Answers at random until the game is over, so many answers are given, or a seat is asked who does not see the
    options as they are kept. How many were given."""
    before = len(g.answers)
    roll = Roll(random, most, g.answers)
    for one in (g, *(g.worlds or ())):
        one.roll = roll
    try:
        while roll.left:
            asking = g.asking()
            if not asking or not answered(asking[0]):
                break
            if g.seat < 0:
                g.go_on()
    finally:
        for one in (g, *(g.worlds or ())):
            one.roll = None
    return len(g.answers) - before


__all__ = ["Random", "rolled_out"]
