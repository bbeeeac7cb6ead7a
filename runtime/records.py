"""What a saved game and a log have in common: a format, the packs, and where the game began and how it went on.

    {"rulewright": "save", "format": 3, "edition": "village", "packs": ["base", "village"], "rules": "5c0bf5…",
     "seats": 2, "seed": 7, "answers": [["player-1", "gain"], …], …}

A record of an older format is brought up to this one, step by step; one of a newer format, or of other rules, is
refused with a sentence. What only a save or only a log holds is read by `saving.py` and `logs.py`.
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
    """Those it needs, the base first; none where an old format does not say."""
    rules: str
    """The hash of the model."""
    seats: int
    seed: int | str
    answers: tuple[tuple[str, str], ...]
    forced: bool
    """Whether what has but one answer was asked, too."""
    chance: bool
    """Whether what comes by chance was asked of the seat `chance`: it is among the answers."""
    rest: Mapping[str, Any]
    """All that is written, for what else is in it."""


def written(kind: str, game: Game, rest: Mapping[str, Any], indent: int | None = None) -> str:
    """A game as a record of some kind, with what else is in it."""
    if not game.is_led_to:
        raise Fault("this copy has other secrets or another chance than its seed gives, so no record leads to it")
    if not game.over and not game.asked():
        raise Fault("nothing is asked, and the game is not over: only a game that has begun can be written down")
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
    """The record that a text holds. What is none, or damaged, is said in a sentence."""
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
    """Whether the record is of this edition; else it is said why not."""
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
    """The game of a record, played from its seed through its answers."""
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
    """`a saved game` as one that was spoken of."""
    return f"the {what.partition(' ')[2]}"


def _format(kind: str, data: Data) -> int:
    """The format of a record, which must be of the right kind."""
    what = WHAT[kind]
    # Before format 2, a log was known by its `log`, and a save by its `format`.
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
    """Format 1 did not say which packs are needed, and a save did not say how many seats there are."""
    data["packs"] = []
    if kind == "save":
        state = cast(Data, field(data, "state", dict, what))
        data["seats"] = len(cast(Sequence[Any], field(state, "seats", list, what)))


def _from_2(kind: str, data: Data, what: str) -> None:
    """Format 2 held the state in another layout: it is not read, for the answers lead to it again."""


UPGRADES: Mapping[int, Callable[[str, Data, str], None]] = {1: _from_1, 2: _from_2}
"""What is done to a record of a format to make it one of the next."""


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
