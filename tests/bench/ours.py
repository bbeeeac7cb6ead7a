"""The runtime as the bench and its tests drive it: one function for each operation.

Nothing else here knows how a game is asked and answered, so a new way of driving games changes this file alone.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from functools import cache
from itertools import count
from pathlib import Path
from random import random

from rulewright.compiler import edition as compiled
from rulewright.runtime import Edition, Game, State
from rulewright.runtime.rules import FEW

HERE = Path(__file__).parent
FOLDERS = {"deck-builder": str(HERE / "deck-builder"), "resurgence": str(HERE / "small-resurgence")}
"""The packs that lie here; the others come with Rulewright. Of Resurgence as much as is written by hand beside it."""
RULEWRIGHT = os.path.join(os.path.dirname(sys.executable), "rulewright")
FIRST_DECISION = """
from rulewright.compiler import edition
from rulewright.runtime import Game
assert len(Game(edition("connect-four"), 2, 1).pending()[0].options) == 7
"""
"""A program that goes from the text of rules to a first decision."""


@cache
def edition(name: str) -> Edition:
    return compiled(place(name))


def place(name: str) -> str:
    return FOLDERS.get(name, name)


def new(found: Edition, seats: int, seed: int) -> Game:
    return Game(found, seats, seed)


def new_with_chance(found: Edition, seats: int, chance: Callable[[int], int]) -> Game:
    """A game in which `chance(n)` gives every number from 0 to n - 1 that is drawn."""

    class Fed:
        """What chance brings, drawn as the engine draws it from its own stream."""

        def rolled(self, g: State, die: int, faces: Sequence[int]) -> int:
            return chance(len(faces))

        def drawn(self, g: State, things: Sequence[int]) -> int:
            return chance(len(things))

        def mixed(self, g: State, things: Sequence[int]) -> list[int]:
            found = list(things)
            for i in range(len(found) - 1, 0, -1):
                j = chance(i + 1)
                found[i], found[j] = found[j], found[i]
            return found

    g = State(found, seats, begin=False)
    g.oracle = Fed()
    g.begin()
    return Game.of(g)


def play_out(found: Edition, seats: int, seed: int) -> int:
    """A random game to its end, in one go as the games by hand are played; how many decisions it took."""
    return Game.played_out(found, seats, seed).answered


def warm(found: Edition, seats: int) -> Edition:
    """After a few games: what can be followed straight has been made."""
    for seed in range(FEW + 1):
        play_out(found, seats, seed)
    return found


def step_out(found: Edition, seats: int, seed: int) -> int:
    """The same, asked and answered from outside, decision by decision."""
    return play_on(Game(found, seats, seed))


def play_on(game: Game, most: int = -1) -> int:
    """Random decisions to the end of the game, or so many; how many there were."""
    many = 0
    while not game.over and many != most:
        options, seat = game.options, game.seat
        if seat < 0:  # several choose in secret
            seat = game.asked()[0]
            options = game.options_of(seat)
            game.apply(options[int(random() * len(options))], seat)
        else:
            game.apply(options[int(random() * len(options))], seat)
        many += 1
    return many


def middle(name: str, seats: int, decisions: int) -> Game:
    """A game after so many random decisions, the first that is not over by then."""
    for seed in count():
        game = Game(edition(name), seats, seed)
        if play_on(game, decisions) == decisions and not game.over:
            return game
    raise AssertionError("there is always another seed")


def clone(game: Game) -> Game:
    return game.clone()


# ---- for games in step with others


def is_over(game: Game) -> bool:
    return game.over


def seat(game: Game) -> int:
    """Who is asked, counted from 0."""
    return game.seats.index(game.pending()[0].seat)


def options(game: Game) -> list[str]:
    """What can be answered, by the names of elements: a copy is offered as what it is a copy of."""
    return [option.id.partition("#")[0] for option in game.pending()[0].options]


def answer(game: Game, name: str) -> None:
    game.answer(next(option.id for option in game.pending()[0].options if option.id.partition("#")[0] == name))


def pile(game: Game, name: str, *keys: str) -> list[str]:
    return [thing.partition("#")[0] for thing in game.state.piles[":".join((name, *keys))]]


def value(game: Game, name: str, *keys: str) -> int:
    found: int = game.state.values.get(":".join((name, *keys)), game.edition.slots[name].starts)
    return found


def seats(game: Game) -> list[str]:
    return game.seats


def winners(game: Game) -> list[str]:
    outcome = game.outcome()
    return [] if outcome is None else list(outcome.winners)


# ---- native code


@cache
def has_native() -> bool:
    """Whether `simulate` can play in native code."""
    done = subprocess.run([RULEWRIGHT, "simulate", "--help"], capture_output=True, text=True, check=True)
    return "--native" in done.stdout


def simulate(name: str, seats: int, games: int, *flags: str) -> Callable[[], object]:
    """Plays so many random games in a process of its own."""
    bots = ",".join(["random"] * seats)
    command = [RULEWRIGHT, "simulate", place(name), "--games", str(games), "--bots", bots, "--jobs", "1", *flags]
    return lambda: subprocess.run(command, capture_output=True, check=True)
