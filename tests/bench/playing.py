"""How fast games are played: random games of ours against the same games written by hand, and in native code."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from itertools import count

import deck_bus
import deck_game
import ours
import resurgence_game
from line_games import ConnectFour, TicTacToe, play_out
from measuring import Effort, Measured, Row, Skipped, share, shared, speed, spent

BY_HAND: dict[str, tuple[int, Callable[[], object]]] = {
    "connect-four": (2, lambda: play_out(ConnectFour)),
    "tic-tac-toe": (2, lambda: play_out(TicTacToe)),
    "deck-builder": (4, deck_game.play_out),
    "resurgence": (2, resurgence_game.play_out),
}
"""How many sit at each game, and a random one played by hand."""
NATIVE = {"connect-four": 50_000, "deck-builder": 5_000}
"""So many games are played in native code to measure it."""


def measure(effort: Effort) -> Iterator[Row]:
    for name, (seats, by_hand) in BY_HAND.items():
        yield share(f"{name}, by hand", "games", random_game(name, seats), by_hand, "by hand", effort)
    bus, game = deck_bus.play_out, random_game("deck-builder", 4)
    yield share("deck-builder, event bus", "games", game, bus, "over an event bus", effort)
    yield decisions(effort)
    for name in NATIVE:
        yield native(name, effort)


def random_game(name: str, seats: int) -> Callable[[], int]:
    """Plays another random game at each call. The first few are played before it is measured: what can be followed
    straight is made once."""
    found, seeds = ours.warm(ours.edition(name), seats), count()
    return lambda: ours.play_out(found, seats, next(seeds))


def stepped_game(name: str, seats: int) -> Callable[[], int]:
    """The same, decision by decision."""
    found, seeds = ours.edition(name), count()
    return lambda: ours.step_out(found, seats, next(seeds))


def decisions(effort: Effort) -> Measured:
    """Decisions rather than games: what can be told from one release to the next."""
    game, many = stepped_game("resurgence", 2), 0

    def play() -> None:
        nonlocal many
        many += game()

    began = time.process_time()
    speed(play, effort.seconds * effort.rounds)
    rate = many / (time.process_time() - began)
    return Measured("resurgence, decisions a second", rate, f"{many:,} decisions of two players")


def native(name: str, effort: Effort) -> Row:
    """Native code against the game by hand in each round, without what a process needs to begin: two runs, one of them
    longer."""
    what = f"{name}, native"
    if not ours.has_native():
        return Skipped(what, "`simulate` has no --native")
    seats, by_hand = BY_HAND[name]
    games = NATIVE[name] // (5 if effort.short else 1)
    few, many = (ours.simulate(name, seats, number, "--native") for number in (games, games * 10))
    few()

    def ours_alone() -> float:
        return games * 9 / (_seconds(many) - _seconds(few))

    return shared(what, "games", ours_alone, lambda: speed(by_hand, effort.seconds), "by hand", effort)


def _seconds(action: Callable[[], object]) -> float:
    begun = spent()
    action()
    return spent() - begun
