"""Where the table is drawn and where input comes from: a terminal, a pipe, or a test.

Every text of an author or a player goes through `clean` before it reaches a terminal.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable
from dataclasses import dataclass

UNSHOWN = ("Cc", "Cf", "Cs", "Zl", "Zp")
"""Controls, marks that turn the direction of writing, halves of characters, separators of lines."""
STYLES = {
    "title": "1",
    "seat": "1",
    "faint": "2",
    "new": "1;7",
    "seat-0": "1;33",
    "seat-1": "1;36",
    "seat-2": "1;35",
    "seat-3": "1;32",
    "seat-4": "1;34",
    "seat-5": "1;31",
}
PLAIN = str.maketrans("┌┬┐├┼┤└┴┘─│·→–×“”„…’", '+++++++++-|.>-x""".' + "'")
"""Substitutes where a terminal has only ASCII."""


@dataclass(frozen=True, slots=True)
class Screen:
    read: Callable[[], str | None]
    """The next line; None at the end of the input."""
    write: Callable[[str], None]
    colour: bool = False
    width: int = 100
    plain: bool = False
    """Whether only ASCII can be shown."""
    clears: bool = False
    """Whether output can be cleared, as in a terminal and not in a file."""
    height: int = 0
    """How many lines are visible at a time; 0 for all."""


def show(screen: Screen, lines: Iterable[str]) -> None:
    text = "".join(f"{line.rstrip()}\n" for line in lines)
    screen.write(text.translate(PLAIN) if screen.plain else text)


def wipe(screen: Screen) -> None:
    """Clears everything that has been shown, also what could be scrolled back to."""
    if screen.clears:
        screen.write("\x1b[2J\x1b[3J\x1b[H")


def ask(screen: Screen, prompt: str) -> str | None:
    screen.write(prompt)
    return screen.read()


def paint(screen: Screen, role: str, text: str) -> str:
    return f"\x1b[{STYLES[role]}m{text}\x1b[0m" if screen.colour and text else text


def clean(text: str) -> str:
    """The text with `<U+001B>` and the like for control characters."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(
        f"<U+{ord(letter):04X}>" if unicodedata.category(letter) in UNSHOWN else letter
        for letter in unicodedata.normalize("NFC", text)
    )


def cells(text: str) -> int:
    """The width of a clean text on a terminal."""
    if text.isascii():
        return len(text)
    return sum(_width(letter) for letter in text)


def _width(letter: str) -> int:
    if unicodedata.category(letter) in ("Mn", "Me"):
        return 0
    return 2 if unicodedata.east_asian_width(letter) in "WF" else 1


def padded(text: str, wide: int) -> str:
    return text + " " * (wide - cells(text))


def wrapped(first: str, parts: Iterable[str], between: str, room: int, under: int | None = None) -> list[str]:
    """Parts after a heading, in as many rows as they need. Rows after the first begin below the first part, or with the
    indentation `under`."""
    indent = " " * (cells(first) if under is None else under)
    rows: list[str] = []
    row, empty = first, True
    for part in parts:
        if empty:
            row, empty = row + part, False
        elif cells(row) + cells(between) + cells(part) + cells(between.rstrip()) > room:
            rows.append(row + between.rstrip())
            row = indent + part
        else:
            row += between + part
    rows.append(row)
    # A part that is longer than a row is broken between its words.
    return rows if between == " " else [line for one in rows for line in broken(one, len(indent), room)]


def broken(row: str, indent: int, room: int) -> list[str]:
    """A row that is too long, broken between words; the next lines keep its indentation."""
    if cells(row) <= room:
        return [row]
    head = min(indent, len(row) - len(row.lstrip()))
    return wrapped(row[:head], row[head:].split(" "), " ", room, indent)
