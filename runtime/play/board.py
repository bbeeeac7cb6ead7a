"""A grid drawn as a board: the things in each cell, and in free cells the number that chooses it.

    a   b   c
  ┌───┬───┬───┐
3 │ X │ 2 │ 3 │
  ├───┼───┼───┤
2 │ 4 │ O │ 6 │
  └───┴───┴───┘
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..declared import Pile
from ..naming import definition
from ..rules import Rules as Edition
from .screen import Screen, cells, padded, paint
from .things import Kept, by_kind, kept, owners
from .voice import Voice, called

MARKS = "XO#@%&$="
"""The mark of each seat, first to last."""
LOW = 4
"""A board with more rows than this is drawn without lines between them."""


def grids(edition: Edition) -> list[str]:
    """The kinds whose elements have columns and rows."""
    return [
        kind
        for kind, ids in by_kind(edition).items()
        if ids and all({"column", "row"} <= edition.elements[id].traits.keys() for id in ids)
    ]


def board(
    screen: Screen,
    voice: Voice,
    kind: str,
    seen: Mapping[str, Any],
    numbers: Mapping[str, int],
    before: Mapping[str, str],
) -> list[str]:
    """The rows of text of one grid; `before` are the things in each cell when it was last drawn."""
    edition = voice.edition
    places = {
        (int(edition.elements[id].traits["column"]), int(edition.elements[id].traits["row"])): id
        for id in by_kind(edition)[kind]
    }
    columns = sorted({column for column, _ in places})
    rows = sorted({row for _, row in places}, reverse=True)
    inside = contents(voice, kind, seen)
    wide = max(
        [1, *(cells(text) for text in inside.values()), *(len(str(numbers.get(id, ""))) for id in places.values())]
    )

    def cell(column: int, row: int) -> str:
        id = places.get((column, row))
        if id is None:
            return " " * (wide + 2)
        text = inside.get(id, "")
        if not text:
            number = str(numbers.get(id, ""))
            return f" {paint(screen, 'faint', number)}{' ' * (wide - len(number))} "
        role = "new" if before and before.get(id) != text else seat_role(voice, text)
        return f" {paint(screen, role, text) if role else text}{' ' * (wide - cells(text))} "

    side = max(len(str(row)) for row in rows)
    line = "─" * (wide + 2)
    found = [" " * (side + 2) + "".join(f" {padded(_letter(column), wide + 2)}" for column in columns)]
    found.append(" " * (side + 1) + "┌" + "┬".join([line] * len(columns)) + "┐")
    for index, row in enumerate(rows):
        if index and len(rows) <= LOW:
            found.append(" " * (side + 1) + "├" + "┼".join([line] * len(columns)) + "┤")
        found.append(f"{row:>{side}} │" + "│".join(cell(column, row) for column in columns) + "│")
    found.append(" " * (side + 1) + "└" + "┴".join([line] * len(columns)) + "┘")
    return found


def _letter(column: int) -> str:
    return chr(96 + column) if column <= 26 else str(column)


def seat_role(voice: Voice, text: str) -> str:
    """The paint of a seat's mark."""
    at = MARKS.find(text) if len(text) == 1 else -1
    return f"seat-{at}" if 0 <= at < 6 else ""


def mark_of(seat: str) -> str:
    number = int(seat.removeprefix("player-")) - 1
    return MARKS[number] if number < len(MARKS) else str(number + 1)


def contents(voice: Voice, kind: str, seen: Mapping[str, Any]) -> dict[str, str]:
    """The things in each cell of a grid, in a few letters."""
    edition = voice.edition
    slots = [slot for slot in kept(edition) if owners(slot) == (kind,)]
    return {
        id: text for id in by_kind(edition)[kind] if (text := "".join(_in(voice, seen, slot, id) for slot in slots))
    }


def _in(voice: Voice, seen: Mapping[str, Any], slot: Kept, id: str) -> str:
    key = f"{slot.name}:{id}"
    if isinstance(slot, Pile):
        things = seen["piles"].get(key) or ()
        return str(things or "") if isinstance(things, int) else "".join(_short(voice, thing) for thing in things[:3])
    value = seen["values"].get(key)
    if value is None or value is False:
        return ""
    if slot.sort == "flag":
        return called(voice, slot.name)[:1]
    return mark_of(value) if str(value) in seen["seats"] else _short(voice, value)


def _short(voice: Voice, value: Any) -> str:
    if isinstance(value, int):
        return str(value)
    words = called(voice, definition(str(value))).split()
    return "".join(word[:1] for word in words) if len(words) > 1 else (words[0][:2] if words else "?")
