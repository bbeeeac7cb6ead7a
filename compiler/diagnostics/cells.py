"""How wide a text is on a terminal, and how it is shown there without doing anything to the terminal."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

UNSHOWN = ("Cc", "Cf", "Cs", "Zl", "Zp")
"""Controls, marks that turn the direction of writing or join letters, halves of characters, separators of lines."""
EMOJI_FORM = "\ufe0f"
"""Asks for the coloured form of the character before it, which is two cells wide."""
TAB = "    "


def shown(text: str) -> str:
    """The text with `<U+202E>` and the like for characters that are invisible or would move others."""
    return text if text.isascii() and text.isprintable() else "".join(glyph for glyph, _ in glyphs(text))


def cells(text: str) -> int:
    """How many cells of a terminal a text takes up once it is shown."""
    return len(text) if text.isascii() and text.isprintable() else sum(width for _, width in glyphs(text))


def glyphs(text: str) -> Iterator[tuple[str, int]]:
    """What is drawn for each character, and how wide it is."""
    before = 0
    for character in text:
        glyph = _glyph(character)
        # The second cell of a coloured form is counted with the mark that asks for it.
        widened = character == EMOJI_FORM and before == 1
        width = len(glyph) if len(glyph) > 1 or widened else _width(character)
        yield glyph, width
        before = width or before


def wrapped(text: str, room: int) -> list[str]:
    """Shown text in rows no wider than the room; a newline in it begins a row."""
    rows: list[str] = []
    for paragraph in text.split("\n"):
        row = ""
        for word in _bites(shown(paragraph.replace("\t", " ")), room):
            if row and cells(row) + 1 + cells(word) > room:
                rows.append(row)
                row = word
            else:
                row = f"{row} {word}" if row else word
        rows.append(row)
    return rows


def _bites(text: str, room: int) -> Iterator[str]:
    """The words; one that is wider than the room in pieces."""
    for word in re.split(" +", text.strip(" ")):
        while cells(word) > room:
            cut = _fitting(word, room)
            yield word[:cut]
            word = word[cut:]
        yield word


def _fitting(word: str, room: int) -> int:
    taken = 0
    for index, (_, width) in enumerate(glyphs(word)):
        taken += width
        if taken > room:
            return max(index, 1)
    return len(word)


def _glyph(character: str) -> str:
    if character == "\t":
        return TAB
    if unicodedata.category(character) in UNSHOWN:
        return f"<U+{ord(character):04X}>"
    return character


def _width(character: str) -> int:
    # The later letters of a Korean syllable are drawn into the first.
    if unicodedata.combining(character) or unicodedata.category(character) in ("Mn", "Me") or "ᅠ" <= character <= "ᇿ":
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1
