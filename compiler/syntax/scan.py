"""Text to words, one at a time, each read as what the parser can take at that point.

A word is matched whole, so `orange` is never `or ange`. Where the parser has no use for a keyword the same word is a
name, unless it is one of the small words that hold sentences together: those stay reserved, or a slip would be read
as a name.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, NamedTuple, cast

from .tabled import Tables

RESERVED = frozenset(
    "PREP TO QUANTITY COMPARE WILL AND OR NOT OF AT THE ITS YOUR WHERE AMONG IF OTHERWISE BE CALLED COUNT FOLD".split()
)
"""A word that can be one of these terminals is never a name."""

LEXEME = re.compile(
    r"""[ ]*(?:
      (?P<word>[A-Za-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*)
    | (?P<number>[0-9]+)
    | (?P<string>"(?:[^"\\\n]|\\[^\n])*")
    | (?P<line>(?:\#[^\n]*)?(?:\n[ ]*(?:\#[^\n]*)?)+)
    | (?P<mark>->|'s(?![A-Za-z0-9])|[-+*/,:()\[\]])
    | (?P<comment>\#[^\n]*)
    )?""",
    re.X,
)

Row = dict[str, int]


class Lexeme(NamedTuple):
    terminal: str
    """The empty string where no terminal fits: then `said` tells what is wrong."""
    start: int
    end: int
    said: str = ""


lexeme: Callable[[type[Lexeme], tuple[str, int, int, str]], Lexeme] = cast(Any, tuple).__new__
"""Makes one in half the time that its class takes: there is one for each word."""


def word_at(tables: Tables, text: str, start: int, end: int, row: Row) -> Lexeme:
    """The word that begins at `start`: the longest phrase the parser can take, else the word, else a name."""
    word = text[start:end]
    for phrase, terminals in tables.phrases.get(word, ()):
        match = phrase.match(text, start)
        if match:
            for terminal in terminals:
                if terminal in row:
                    return lexeme(Lexeme, (terminal, start, match.end(), ""))
    terminals = tables.words.get(word, ())
    for terminal in terminals:
        if terminal in row:
            return lexeme(Lexeme, (terminal, start, end, ""))
    if not word.islower() and len(word) > 1:
        small = _small(tables, text, start, end, row)
        if small:
            return Lexeme("", start, small, "capital-letter")
    if "NAME" in row:
        if RESERVED.isdisjoint(terminals):
            return lexeme(Lexeme, ("NAME", start, end, ""))
        return Lexeme("", start, end, "reserved-word")
    return Lexeme("", start, end, "unexpected")


def _small(tables: Tables, text: str, start: int, end: int, row: Row) -> int:
    """Where a word of the language ends that has capital letters by mistake; 0 where none fits. One letter may be a
    name: `side A`."""
    word = text[start:end].lower()
    for phrase, terminals in tables.phrases.get(word, ()):
        match = re.compile(phrase.pattern, re.I).match(text, start)
        if match and any(terminal in row for terminal in terminals):
            return match.end()
    return end if any(terminal in row for terminal in tables.words.get(word, ())) else 0
