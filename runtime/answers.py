"""The answers of a game by names. Answers that were given as numbers get their names by playing them again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .decisions import decision_of
from .sight import Sight

if TYPE_CHECKING:
    from .game import State

LOADED = -1
"""In place of a seat: the answer was loaded, and the number is the position of its name."""


def loaded(g: State, names: list[tuple[str, str]]) -> None:
    """Records the answers that have led to a loaded state."""
    g.names, g.answers = list(names), [(LOADED, n) for n in range(len(names))]


def by_name(g: State, turns: Sequence[State] = ()) -> list[tuple[str, str]]:
    """Every answer of a game, as (seat, option). `turns`: the states at which the game went on with other chance or
    other secrets, the earliest first."""
    from .public import Game

    again, left = Game(g.rules, g.n, g.seed, ask_forced=g.forced), list(turns)
    for number, (seat, option) in enumerate(g.answers):
        while left and len(left[0].answers) == number:
            other = Game.of(left.pop(0).clone())
            other.table().names = again.table().names
            again = other
        if seat == LOADED:
            who, name = g.names[option]
        else:
            decision = decision_of(Sight(again.table(), seat))
            assert decision is not None
            who, name = decision.seat, next(one.id for one in decision.options if one.number == option)
        again.answer(name, who)
    return again.table().names
