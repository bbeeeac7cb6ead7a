"""A game as a text, and back: at any decision, in any process.

A text may come from anywhere. What is no save, a damaged one, or one of other rules is refused with a sentence. The
proof is part of it: the answers are followed anew from the seed, and must lead to the same state.
"""

from __future__ import annotations

from typing import Any, cast

from .edition import Edition
from .faults import OtherGame
from .foreign import cut, field
from .game import Game
from .records import Record, fits, played, record_of, the, written
from .sound import sound
from .state import State

STATE_SINCE = 1
"""The first format whose state is laid out as it is now. Of an older one the state is not read: its answers lead to
it again."""


def save(game: Game) -> str:
    """The whole game as JSON."""
    return written("save", game, {"state": game.state.data(), "hash": game.state.hash()})


def load(edition: Edition, text: str, prove: bool = True) -> Game:
    """A saved game, to be gone on with. Another game's save is refused.

    Without `prove` the answers are not followed: a state is then taken for what it says it is, as long as it is sound
    and has its hash. That is for a program that loads often what it has saved itself.
    """
    record = record_of("save", text)
    fits(record, edition)
    if record.format < STATE_SINCE:
        return played(record, edition)
    game = _as_saved(record, edition)
    if prove and played(record, edition).state.hash() != game.state.hash():
        raise OtherGame(f"{the(record.what)} is damaged: its answers lead to another state")
    return game


def _as_saved(record: Record, edition: Edition) -> Game:
    """The game in the state that the save holds."""
    state = cast(dict[str, Any], field(dict(record.rest), "state", dict, record.what))
    if wrong := sound(edition, state):
        raise OtherGame(f"{the(record.what)} is damaged: {cut(wrong)}")
    if len(state["seats"]) != record.seats:
        raise OtherGame(f"{the(record.what)} is damaged: its state has another number of seats")
    game = Game(edition, record.seats, record.seed, begin=False)
    game.answers = list(record.answers)
    game.state = State.of_data(edition, state)
    if game.state.hash() != record.rest.get("hash"):
        raise OtherGame(f"{the(record.what)} is damaged: its state is not the one that was saved")
    return game


def replay(edition: Edition, seats: int, seed: int | str, answers: list[tuple[str, str]]) -> Game:
    """A game played again from its seed and its answers."""
    game = Game(edition, seats, seed)
    for seat, option in answers:
        game.answer(option, seat)
    return game
