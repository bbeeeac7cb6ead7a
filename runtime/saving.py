"""A game as a text, and back: at any decision, in any process."""

from __future__ import annotations

import json
from typing import Any

from .edition import Edition
from .faults import OtherGame
from .game import Game
from .state import State

FORMAT = 1


def save(game: Game) -> str:
    """The whole game as JSON."""
    data = {
        "format": FORMAT,
        "edition": game.edition.name,
        "rules": game.edition.hash,
        "seed": game.seed,
        "answers": game.answers,
        "state": game.state.data(),
    }
    return json.dumps(data, ensure_ascii=False, sort_keys=True)


def load(edition: Edition, text: str) -> Game:
    """A saved game, to be gone on with. Another game's save is refused."""
    data = _read(text)
    if data.get("format") != FORMAT:
        raise OtherGame("this is not a saved game of this version")
    if data["edition"] != edition.name or data["rules"] != edition.hash:
        raise OtherGame(f"this is a game of {data['edition']!r}, whose rules differ from those of {edition.name!r}")
    game = Game(edition, len(data["state"]["seats"]), data["seed"], begin=False)
    game.answers = [(seat, option) for seat, option in data["answers"]]
    game.state = State.of_data(edition, data["state"])
    return game


def _read(text: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except ValueError as fault:
        raise OtherGame(f"this is not a saved game: {fault}") from None
    if not isinstance(data, dict):
        raise OtherGame("this is not a saved game")
    return data


def replay(edition: Edition, seats: int, seed: int | str, answers: list[tuple[str, str]]) -> Game:
    """A game played again from its seed and its answers."""
    game = Game(edition, seats, seed)
    for seat, option in answers:
        game.answer(option, seat)
    return game
