"""A game as its log: where it began and every answer. From that it is played again, and must end the same."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, cast

from .foreign import field
from .public import Game
from .records import Record, fits, played, record_of, written
from .rules import Rules as Edition


@dataclass(frozen=True, slots=True)
class Log:
    record: Record
    opened: str
    """What was asked for to open the edition: its name, or its folder."""
    added: tuple[str, ...]
    """Packs put on top of it."""
    final: str
    """The hash of the last state."""


def log_of(game: Game, opened: str = "", added: tuple[str, ...] = ()) -> str:
    """The log of a game so far, as JSON."""
    outcome = game.outcome()
    rest = {
        "opened": opened or game.edition.name,
        "with": list(added),
        "over": game.over,
        "winners": list(outcome.winners) if outcome else [],
        "scores": outcome.scores if outcome else {},
        "final": game.state.hash(),
    }
    return written("log", game, rest, indent=1) + "\n"


def read_log(text: str) -> Log:
    """A log from its text. What is no log, or is damaged, is said in a sentence."""
    record = record_of("log", text)
    data = dict(record.rest)
    added = cast(Sequence[Any], field(data, "with", list, record.what))
    return Log(
        record,
        field(data, "opened", str, record.what),
        tuple(one for one in added if isinstance(one, str)),
        field(data, "final", str, record.what),
    )


def played_again(edition: Edition, log: Log) -> Game:
    """The game of a log, played again to its end. Fault where it cannot be: other rules, or an answer nobody offers."""
    fits(log.record, edition)
    return played(log.record, edition)
