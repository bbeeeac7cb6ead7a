"""A game as a text, and back: at any decision, in any process.

A text may come from anywhere. What is no save, a damaged one, or one of other rules is refused with a sentence; with
`prove` also one that was changed with skill: its answers are then followed anew, and must lead to the same state.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, cast

from .faults import Fault, OtherGame
from .foreign import field, object_of
from .public import Game
from .restore import state_of
from .rules import Rules as Edition

FORMAT = 1
WHAT = "a saved game"


def save(game: Game) -> str:
    """The whole game as JSON."""
    data = {
        "format": FORMAT,
        "edition": game.edition.name,
        "rules": game.edition.hash,
        "seed": game.seed,
        "answers": game.answers,
        "state": game.state.data(),
        "hash": game.state.hash(),
    }
    return json.dumps(data, ensure_ascii=False)


def load(edition: Edition, text: str, prove: bool = False) -> Game:
    """A saved game, to be gone on with. Another game's save is refused."""
    data = object_of(text, WHAT)
    if field(data, "format", int, WHAT) != FORMAT:
        raise OtherGame("this is not a saved game of this version")
    name, rules = field(data, "edition", str, WHAT), field(data, "rules", str, WHAT)
    if name != edition.name or rules != edition.hash:
        raise OtherGame(f"this is a game of {name!r}, whose rules differ from those of {edition.name!r}")
    state = cast(dict[str, Any], field(data, "state", dict, WHAT))
    edition.ready()
    game = Game.of(state_of(edition, state, _seed(data)))
    game.answers[:] = [_answer(one) for one in cast(Sequence[Any], field(data, "answers", list, WHAT))]
    if game.state.hash() != data.get("hash"):
        raise OtherGame("the saved game is damaged: its state is not the one that was saved")
    if prove:
        _proved(game)
    return game


def _seed(data: dict[str, Any]) -> int | str:
    seed = data.get("seed")
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise OtherGame("the saved game is damaged: its seed is neither a number nor a text")
    return seed


def _answer(one: Any) -> tuple[str, str]:
    match one:
        case [str(seat), str(option)]:
            return seat, option
        case _:
            raise OtherGame("the saved game is damaged: an answer in it is not a seat and an option")


def _proved(game: Game) -> None:
    least, most = game.edition.players
    if not least <= len(game.seats) <= most:
        raise OtherGame(f"the saved game is damaged: {game.edition.name!r} is not played with {len(game.seats)} seats")
    try:
        again = replay(game.edition, len(game.seats), game.seed, game.answers)
    except Fault as fault:
        raise OtherGame(f"the saved game is damaged: its answers cannot be followed: {fault}") from None
    if again.state.hash() != game.state.hash():
        raise OtherGame("the saved game is damaged: its answers lead to another state")


def replay(edition: Edition, seats: int, seed: int | str, answers: list[tuple[str, str]]) -> Game:
    """A game played again from its seed and its answers."""
    game = Game(edition, seats, seed)
    for seat, option in answers:
        game.answer(option, seat)
    return game
