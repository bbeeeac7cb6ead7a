"""A game as its log: where it began and every answer. From that it is played again, and must end the same."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, cast

from .faults import Fault, OtherGame
from .foreign import field, object_of
from .public import Game
from .rules import Rules as Edition
from .saving import replay

FORMAT = 1


@dataclass(frozen=True, slots=True)
class Log:
    edition: str
    rules: str
    opened: str
    """What was asked for to open the edition: its name, or its folder."""
    added: tuple[str, ...]
    """Packs put on top of it."""
    seats: int
    seed: int | str
    answers: tuple[tuple[str, str], ...]
    final: str
    """The hash of the last state."""


def log_of(game: Game, opened: str = "", added: tuple[str, ...] = ()) -> str:
    """The log of a game so far, as JSON."""
    outcome = game.outcome()
    data = {
        "log": FORMAT,
        "edition": game.edition.name,
        "rules": game.edition.hash,
        "opened": opened or game.edition.name,
        "with": list(added),
        "seats": len(game.seats),
        "seed": game.seed,
        "answers": [list(answer) for answer in game.answers],
        "over": game.over,
        "winners": list(outcome.winners) if outcome else [],
        "scores": outcome.scores if outcome else {},
        "final": game.state.hash(),
    }
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def read_log(text: str) -> Log:
    """A log from its text. What is no log, or is damaged, is said in a sentence."""
    what = "a log of a game"
    data = object_of(text, what)
    if field(data, "log", int, what) != FORMAT:
        raise OtherGame("this is not a log of this version")
    seed = data.get("seed")
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise OtherGame("the log is damaged: its seed is neither a number nor a text")
    added = cast(Sequence[Any], field(data, "with", list, what))
    answers = cast(Sequence[Any], field(data, "answers", list, what))
    return Log(
        field(data, "edition", str, what),
        field(data, "rules", str, what),
        field(data, "opened", str, what),
        tuple(one for one in added if isinstance(one, str)),
        field(data, "seats", int, what),
        seed,
        tuple(_answer(one) for one in answers),
        field(data, "final", str, what),
    )


def _answer(one: Any) -> tuple[str, str]:
    match one:
        case [str(seat), str(option)]:
            return seat, option
        case _:
            raise OtherGame("the log is damaged: an answer in it is not a seat and an option")


def played_again(edition: Edition, log: Log) -> Game:
    """The game of a log, played again to its end. Fault where it cannot be: other rules, or an answer nobody offers."""
    if log.edition != edition.name or log.rules != edition.hash:
        raise OtherGame(f"the log is of {log.edition!r}, whose rules differ from those of {edition.name!r}")
    if not edition.players[0] <= log.seats <= edition.players[1]:
        raise OtherGame(f"the log is damaged: {edition.name!r} is not played with {log.seats} seats")
    try:
        return replay(edition, log.seats, log.seed, list(log.answers))
    except Fault as fault:
        raise Fault(f"the log cannot be followed to its end: {fault}") from None
