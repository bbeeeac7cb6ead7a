"""The score sheet: the sources of each player's points, and those of other sides, if the game counts them.

                          player 1  the Wolves
Gained during the game          21          12
Places on the tracks             7          11
in all                          28          23
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .screen import cells, padded, paint
from .table import Table
from .things import by_kind, owners
from .voice import SOME, Voice, called, say, several


@dataclass(frozen=True, slots=True)
class Column:
    name: str
    points: Mapping[str, int]
    """The points for each source."""


def sheet(
    table: Table, counter: str, names: Mapping[str, str], scores: Mapping[str, int], seen: Mapping[str, Any]
) -> list[str]:
    """The sheet of a score, if each player has a counter for each source that adds to it."""
    found = columns(table, names, scores, seen)
    return _written(table, counter, found) if found else []


def columns(table: Table, names: Mapping[str, str], scores: Mapping[str, int], seen: Mapping[str, Any]) -> list[Column]:
    """The columns of the players, then of others; empty where the game does not count points by source.

    What has a bound, as places on a track have, may add up to the score by chance: it is asked last."""
    for slot in sorted(table.edition.slots.values(), key=lambda slot: slot.high is not None):
        kinds = owners(slot)
        if slot.sort != "counter" or len(kinds) != 2 or kinds[0] != "player":
            continue
        found = [
            _column(table, seen, f"{slot.name}:{seat}", name, kinds[1], slot.starts) for seat, name in names.items()
        ]
        if any(scores.values()) and [sum(one.points.values()) for one in found] == list(scores.values()):
            return [*found, *_others(table, seen, kinds[1])]
    return []


def _others(table: Table, seen: Mapping[str, Any], kind: str) -> list[Column]:
    """Counters for the same sources that belong to no player."""
    slots = [slot for slot in table.edition.slots.values() if slot.sort == "counter" and owners(slot) == (kind,)]
    found = [_column(table, seen, slot.name, _side(table.voice, slot.name), kind, slot.starts) for slot in slots]
    return [one for one in found if any(one.points.values())]


def _side(voice: Voice, slot: str) -> str:
    """Whose points they are, where the language tells it: `Wolves` for the `Wolves' points`."""
    return voice.names(f"{slot}-side") or called(voice, slot)


def _column(table: Table, seen: Mapping[str, Any], key: str, name: str, kind: str, starts: int) -> Column:
    things = by_kind(table.edition).get(kind, ())
    return Column(name, {thing: int(seen["values"].get(f"{key}:{thing}", starts)) for thing in things})


def _written(table: Table, counter: str, columns: Sequence[Column]) -> list[str]:
    voice, total = table.voice, say(table.voice, "table", "sum")
    things = [thing for thing in columns[0].points if any(one.points[thing] for one in columns)]
    side = max(map(cells, (*(called(voice, thing) for thing in things), total)))

    def line(first: str, parts: Sequence[str]) -> str:
        texts = (" " * (max(cells(one.name), 4) - cells(part)) + part for one, part in zip(columns, parts, strict=True))
        return "  ".join([f"  {padded(first, side)}", *texts])

    return [
        "",
        paint(
            table.screen,
            "title",
            say(voice, "table", "sheet", counter=several(voice, counter, SOME)),
        ),
        line("", [one.name for one in columns]),
        *(line(called(voice, thing), [str(one.points[thing]) for one in columns]) for thing in things),
        line(total, [str(sum(one.points.values())) for one in columns]),
        "",
    ]
