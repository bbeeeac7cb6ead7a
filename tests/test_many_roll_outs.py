"""Whole games of every bundled edition and number of players, rolled out at random: nothing is lost or doubled, and the
same answers, given one by one, lead to the same end."""

from __future__ import annotations

import time
from itertools import count
from random import Random

import pytest

import invariants
from editions import edition, names
from rulewright.runtime import Game, replay

SETTINGS = [
    (name, seats) for name in names() for first, last in [edition(name).players] for seats in range(first, last + 1)
]
GAMES, MANY = 60, 10_000
EACH = 20
"""Of so many games, one is followed again answer by answer."""


def roll_out(name: str, seats: int, seed: int) -> None:
    found = edition(name)
    game = Game.played_out(found, seats, seed=seed, random=Random(f"{name} {seats} {seed}").random)
    assert game.over
    invariants.conserved(game, f"{name}, {seats} seats, seed {seed}")
    if seed % EACH == 0:
        assert replay(found, seats, seed, game.answers).state.data() == game.state.data()


@pytest.mark.parametrize(("name", "seats"), SETTINGS)
def test_roll_outs(name: str, seats: int) -> None:
    for seed in range(GAMES):
        roll_out(name, seats, seed)


@pytest.mark.soak
@pytest.mark.parametrize(("name", "seats"), SETTINGS)
def test_ten_thousand_roll_outs(name: str, seats: int, soak_seconds: float) -> None:
    """As many as there is time for."""
    began = time.perf_counter()
    for seed in count(GAMES):
        if seed == MANY or time.perf_counter() - began > soak_seconds:
            break
        roll_out(name, seats, seed)
