"""What saved games and logs have in common: a format, the packs, and the start and the answers of the game.

    {"rulewright": "save", "format": 3, "edition": "village", "packs": ["base", "village"], "rules": "5c0bf5…",
     "seats": 2, "seed": 7, "answers": [["player-1", "gain"], …], …}

A record of an older format is converted to this one, step by step. One of a newer format, or of other rules, is refused
with a sentence. `saving.py` and `logs.py` read what only a save or only a log contains.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from .faults import Fault, OtherGame
from .foreign import cut, field, object_of
from .public import Game
from .rules import Rules as Edition

FORMAT = 3
WHAT = {"save": "a saved game", "log": "a log of a game"}
Data = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Record:
    what: str
    """`a saved game`, or `a log of a game`."""
    format: int
    """The format in which it was written."""
    edition: str
    packs: tuple[str, ...]
    """The packs that it needs, the base first; none where an old format does not say."""
    rules: str
    """The hash of the model."""
    seats: int
    seed: int | str
    answers: tuple[tuple[str, str], ...]
    forced: bool
    """Whether questions with one answer were asked, too."""
    chance: bool
    """Whether chance was a seat: then its outcomes are among the answers."""
    rest: Mapping[str, Any]
    """All other fields."""


def written(kind: str, game: Game, rest: Mapping[str, Any], indent: int | None = None) -> str:
    """A game as a record, with other fields."""
    if not game.is_led_to:
        raise Fault("this copy has other secrets or other chance than its seed gives, so no save or log leads to it")
    if not game.over and not game.asked():
        raise Fault("this game has no question and is not over: only a game that has begun can be saved")
    data = {
        "rulewright": kind,
        "format": FORMAT,
        "edition": game.edition.name,
        "packs": list(game.edition.packs),
        "rules": game.edition.hash,
        "seats": len(game.seats),
        "seed": game.seed,
        **({"ask_forced": True} if game.table().forced else {}),
        **({"ask_chance": True} if game.asks_chance else {}),
        "answers": [list(answer) for answer in game.answers],
        **rest,
    }
    return json.dumps(data, ensure_ascii=False, indent=indent)


def record_of(kind: str, text: str) -> Record:
    """The record in a text. A text that is no record, or a damaged one, is reported in a sentence."""
    what = WHAT[kind]
    data = object_of(text, what)
    format = _format(kind, data)
    for older in range(format, FORMAT):
        UPGRADES[older](kind, data, what)
    packs = cast(Sequence[Any], field(data, "packs", list, what))
    if not all(isinstance(name, str) for name in packs):
        raise OtherGame(f"{the(what)} names packs that have no name")
    answers = cast(Sequence[Any], field(data, "answers", list, what))
    return Record(
        what,
        format,
        field(data, "edition", str, what),
        tuple(packs),
        field(data, "rules", str, what),
        field(data, "seats", int, what),
        _seed(data, what),
        tuple(_answer(one, what) for one in answers),
        "ask_forced" in data and field(data, "ask_forced", bool, what),
        "ask_chance" in data and field(data, "ask_chance", bool, what),
        data,
    )


def fits(record: Record, edition: Edition) -> None:
    """Reports a record of another edition."""
    if record.edition != edition.name:
        raise OtherGame(f"{the(record.what)} is of {cut(record.edition)!r}, not of {edition.name!r}")
    if record.packs and record.packs != edition.packs:
        raise OtherGame(
            f"{the(record.what)} needs the packs {cut(', '.join(record.packs))}; "
            f"{edition.name!r} is made of {', '.join(edition.packs)}"
        )
    if record.rules != edition.hash:
        raise OtherGame(f"the rules differ: those of {edition.name!r} are not the ones of {the(record.what)}")


def played(record: Record, edition: Edition) -> Game:
    """The game of a record: its seed and its answers, played again."""
    least, most = edition.players
    if not least <= record.seats <= most:
        raise OtherGame(f"{the(record.what)} is damaged: {edition.name!r} is not played with {record.seats} seats")
    game = Game(edition, record.seats, record.seed, ask_forced=record.forced, ask_chance=record.chance)
    for number, (seat, option) in enumerate(record.answers, 1):
        try:
            game.answer(option, seat)
        except Fault as fault:
            why = f"answer {number} cannot be given: {cut(str(fault))}"
            raise OtherGame(f"{the(record.what)} is damaged: {why}") from None
    return game


def the(what: str) -> str:
    """`the saved game` for `a saved game`."""
    return f"the {what.partition(' ')[2]}"


def _format(kind: str, data: Data) -> int:
    """The format of a record, which must be of the right kind."""
    what = WHAT[kind]
    # Before format 2, a log had the field `log`, and a save the field `format`.
    found = data.get("rulewright") or ("log" if "log" in data else "save" if "state" in data else kind)
    if found != kind:
        other = WHAT.get(found) if isinstance(found, str) else None
        raise OtherGame(f"this is not {what}" + (f", but {other}" if other else ""))
    format = field(data, "log" if "log" in data and "rulewright" not in data else "format", int, what)
    if format > FORMAT:
        raise OtherGame(f"{the(what)} has format {format}; this Rulewright reads formats up to {FORMAT}")
    if format < 1:
        raise OtherGame(f"this is not {what}: there is no format {format}")
    return format


def _from_1(kind: str, data: Data, what: str) -> None:
    """Format 1 did not name the packs, and its saves did not have the number of seats."""
    data["packs"] = []
    if kind == "save":
        state = cast(Data, field(data, "state", dict, what))
        data["seats"] = len(cast(Sequence[Any], field(state, "seats", list, what)))


def _from_2(kind: str, data: Data, what: str) -> None:
    """Format 2 stored the state in another layout. It is not read, because the answers lead to it again."""


UPGRADES: Mapping[int, Callable[[str, Data, str], None]] = {1: _from_1, 2: _from_2}
"""For each format, what converts a record to the next one."""


def _seed(data: Data, what: str) -> int | str:
    seed = data.get("seed")
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise OtherGame(f"{the(what)} is damaged: its seed is neither a number nor a text")
    return seed


def _answer(one: Any, what: str) -> tuple[str, str]:
    match one:
        case [str(seat), str(option)]:
            return seat, option
        case _:
            raise OtherGame(f"{the(what)} is damaged: an answer in it is not a seat and an option")
