"""What a copy of a game costs: its time against a hand-written copy of the same lists, and its memory."""

from __future__ import annotations

import random
import tracemalloc
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

import ours
from deck_game import SEATS, DeckGame
from measuring import Effort, Measured, Row, share

STATES = 1_000
MIDDLES = 5


@dataclass(slots=True)
class Lists:
    """A state as plain lists of numbers: what lies in each pile, where each thing is, the counters, which rules are
    being followed, each as far as it has come, and the answers so far."""

    piles: list[list[int]]
    places: list[int]
    counters: list[int]
    stack: list[list[int]]
    answers: list[int]

    def copy(self) -> Lists:
        return Lists(
            [pile[:] for pile in self.piles],
            self.places[:],
            self.counters[:],
            [frame[:] for frame in self.stack],
            self.answers[:],
        )


def deck_builder() -> Lists:
    """The deck-builder after so many turns that every pile has been used."""
    game = DeckGame()
    while game.turns < 60 and not game.finished():
        game.turns += 1
        game.turn(game.turns % SEATS)
    supply = [[card] * many for card, many in enumerate(game.supply)]
    piles = [*supply, *game.decks, *game.hands, *game.discards, *([] for _ in range(SEATS))]
    cards = sum(map(len, piles))
    return Lists(piles, [0] * cards, [0] * (4 * SEATS + 1), [[0] * 4, [0] * 4], [0] * 90)


def connect_four() -> Lists:
    return Lists([], [], [0] * 42, [[0] * 4, [0] * 4], [0] * 12)


HALVES: dict[str, tuple[int, int, Callable[[], Lists]]] = {
    "deck-builder": (4, 90, deck_builder),
    "connect-four": (2, 12, connect_four),
}
"""How many sit at the game, after how many decisions it is copied, and the same as lists."""
KEPT = {"deck-builder": (4, 90), "resurgence": (2, 90)}


def measure(effort: Effort) -> Iterator[Row]:
    for name, (seats, decisions, lists) in HALVES.items():
        clone, by_hand = partial(ours.clone, ours.middle(name, seats, decisions)), lists()
        yield multiple_of(name, clone, by_hand.copy, effort)
    for name, (seats, decisions) in KEPT.items():
        megabytes = memory(name, seats, decisions)
        yield Measured(f"{name}, {STATES:,} states in MB", megabytes, "each a decision on from the middle of a game")


def multiple_of(name: str, clone: Callable[[], object], by_hand: Callable[[], object], effort: Effort) -> Measured:
    found = share(f"{name}, clone", "copies", clone, by_hand, "by hand", effort)
    return Measured(found.what, 1 / found.value, found.beside)


def memory(name: str, seats: int, decisions: int) -> float:
    """Of so many states, each a random decision on from the middle of a game, so that what copies share is counted as
    it is once they go on. Of several games: where seats choose in secret, a state holds a world for each of them."""
    taken = 0
    for seed in range(MIDDLES):
        random.seed(seed)
        middle = ours.middle(name, seats, decisions)
        warm = ours.clone(middle)
        ours.play_on(warm, 1)
        tracemalloc.start()
        states = [ours.clone(middle) for _ in range(STATES // MIDDLES)]
        for state in states:
            ours.play_on(state, 1)
        taken += tracemalloc.get_traced_memory()[0]
        tracemalloc.stop()
    return taken / 1_000_000
