"""How fast games are played: random playouts of ours against the same games written by hand, in one run.

`python tests/bench/play.py` prints it by itself; the bench of everything calls `measure`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from time import process_time

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parent.parent)]

from by_hand import BY_HAND, Board, play_out  # noqa: E402

from rulewright.compiler.pipeline import compile_edition, edition_of  # noqa: E402
from rulewright.runtime import Edition, Game  # noqa: E402

SECONDS = 0.5
ROUNDS = 5


def edition(name: str) -> Edition:
    told = compile_edition(name)
    assert told.value is not None, told.said
    return edition_of(told.value)


def ours(found: Edition, dice: Random) -> int:
    """A random game to its end; how many answers it took."""
    game = Game(found)
    while not game.over:
        game.answer(dice.choice(game.pending()[0].options).id)
    return len(game.answers)


def rate(play: Callable[[], object]) -> float:
    """How often in a second of this processor's time."""
    began, many = process_time(), 0
    while (spent := process_time() - began) < SECONDS:
        play()
        many += 1
    return many / spent


def against_hand(name: str, new: Callable[[], Board]) -> tuple[str, float, str]:
    found, dice = edition(name), Random(1)
    pairs = [(rate(lambda: ours(found, dice)), rate(lambda: play_out(new(), dice))) for _ in range(ROUNDS)]
    mine, theirs = median(one for one, _ in pairs), median(other for _, other in pairs)
    ratio = median(other / one for one, other in pairs)
    return (f"playout/{name}", ratio, f"{mine:,.0f} playouts/s, by hand {theirs:,.0f}: {ratio:.1f} times as long")


def copies(name: str) -> tuple[str, float, str]:
    """A copy of a game in its middle against one answer: what a search pays for standing still."""
    game, dice = Game(edition(name)), Random(1)
    for _ in range(6):
        game.answer(dice.choice(game.pending()[0].options).id)

    def step() -> None:
        game.clone().answer(game.pending()[0].options[0].id)

    clone, whole = rate(game.clone), rate(step)
    ratio = whole / clone
    return (f"copy/{name}", ratio, f"{clone:,.0f} copies/s, {whole:,.0f} copies with an answer/s")


def measure() -> list[tuple[str, float, str]]:
    """Each measure: its name, the ratio, and a sentence."""
    found = [against_hand(name, new) for name, new in BY_HAND.items()]
    return [*found, *(copies(name) for name in BY_HAND)]


if __name__ == "__main__":
    for name, ratio, text in measure():
        print(f"{name:24} {ratio:8.2f}  {text}")
