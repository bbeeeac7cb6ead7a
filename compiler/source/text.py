"""A text with a name: where every line begins, and what is at an offset."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import field
from typing import NamedTuple

from ..frozen import frozen


@frozen
class Source:
    """One file of rules. `text` is what is parsed: of a literate file the prose is blanked out, so that every
    offset and every line number is that of `original`, what the author sees."""

    name: str
    text: str
    original: str = ""
    headings: tuple[tuple[int, int, str], ...] = ()
    """(offset, depth, words) of each heading of a literate file, in order."""
    starts: tuple[int, ...] = field(default=(), compare=False, repr=False)
    """The offset at which each line begins."""


class Span(NamedTuple):
    """A stretch of a source; the source knows the headings above it."""

    source: Source
    start: int
    end: int

    def __repr__(self) -> str:
        return f"<{place(self)}>"


def source_of(name: str, text: str, original: str = "", headings: tuple[tuple[int, int, str], ...] = ()) -> Source:
    """A source whose line starts are counted once."""
    starts = [0]
    at = text.find("\n")
    while at >= 0:
        starts.append(at + 1)
        at = text.find("\n", at + 1)
    return Source(name, text, original or text, headings, tuple(starts))


def line_column(source: Source, offset: int) -> tuple[int, int]:
    """Line and column, both counted from one."""
    line = bisect_right(source.starts, offset)
    return line, offset - source.starts[line - 1] + 1


def line_text(source: Source, line: int) -> str:
    """A line as the author wrote it, without its end."""
    start = source.starts[line - 1]
    end = source.starts[line] - 1 if line < len(source.starts) else len(source.original)
    return source.original[start:end]


def headings_above(source: Source, offset: int) -> tuple[str, ...]:
    """The headings above an offset, outermost first."""
    path: list[tuple[int, str]] = []
    for at, depth, words in source.headings:
        if at > offset:
            break
        while path and path[-1][0] >= depth:
            path.pop()
        path.append((depth, words))
    return tuple(words for _, words in path)


def place(span: Span) -> str:
    """The place as `file:line`, for people and for generated code."""
    return f"{span.source.name}:{line_column(span.source, span.start)[0]}"
