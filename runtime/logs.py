"""The log of a game: where it began, and every answer. Playing it again must lead to the same state."""

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
    """How the edition was opened: by its name, or by its folder."""
    added: tuple[str, ...]
    """Packs that were added to it."""
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
    """A log from its text. A text that is no log, or a damaged one, is reported in a sentence."""
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
    """The game of a log, played again to its end. Raises a Fault for other rules, or for an answer that is not
    offered."""
    fits(log.record, edition)
    return played(log.record, edition)
