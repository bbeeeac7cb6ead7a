"""The answers of a game by names, where some were given as numbers: found by giving them again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .decisions import option_of
from .naming import seat_name

if TYPE_CHECKING:
    from .game import State

LOADED = -1
"""In the place of a seat: the answer was loaded, and its name stands at that number."""


def loaded(g: State, names: list[tuple[str, str]]) -> None:
    """These answers have led to this state."""
    g.names, g.answers = list(names), [(LOADED, n) for n in range(len(names))]


def by_name(g: State) -> list[tuple[str, str]]:
    """Every answer of a game, as (seat, option)."""
    from .public import Game

    again = Game(g.rules, g.n, g.seed, ask_forced=g.forced)
    for seat, option in g.answers:
        if seat == LOADED:
            who, name = g.names[option]
        else:
            world = next(one for one in again.table().asking() if one.seat == seat)
            assert world.question is not None
            who, name = seat_name(seat), option_of(world, world.question, option).id
        again.answer(name, who)
    return again.table().names
