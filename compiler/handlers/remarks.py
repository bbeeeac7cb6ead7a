"""The remarks in handlers: above each statement, the author's line that it comes from."""

from __future__ import annotations

from ..source.text import Span, line_column
from ..source.text import place as place_of
from .layout import WIDTH, fitted, harmless
from .tree import Note


def remark(at: Span) -> Note:
    """The line and its place."""
    words = at.source.text[at.start : at.end].strip().partition("\n")[0]
    return Note(fitted(harmless(f"{place_of(at)}: {words}"), WIDTH - 14))


def same_line(one: Span | None, other: Span) -> bool:
    return one is not None and one.source is other.source and _line(one) == _line(other)


def _line(at: Span) -> int:
    return line_column(at.source, at.start)[0]
