"""One game between bots, from its seed to its outcome."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..bots import Look, looks_ahead, seated
from ..public import Game
from ..rules import Rules as Edition

MOST = 100_000
"""After so many decisions a game counts as endless."""


@dataclass(frozen=True, slots=True)
class Played:
    """What is stored of one game."""

    seed: int
    finished: bool
    decisions: int
    options: int
    """How many options all its decisions had together."""
    winners: tuple[str, ...]
    scores: dict[str, dict[str, int]]
    """For each counter that is a score, the points of each seat."""


def play_out(edition: Edition, names: Sequence[str], seed: int, most: int = MOST) -> Played:
    """Plays one game with as many seats as bots."""
    game = Game(edition, len(names), seed, record=looks_ahead(names))
    bots = seated(names, game.seats, seed)
    options = 0
    while not game.over and len(game.answers) < most:
        decision = game.pending()[0]
        options += len(decision.options)
        game.answer(bots[decision.seat](Look(game, decision.seat), decision), decision.seat)
    outcome = game.outcome()
    return Played(
        seed,
        game.over,
        len(game.answers),
        options,
        outcome.winners if outcome else (),
        outcome.scores if outcome else {},
    )
