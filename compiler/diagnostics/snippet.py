"""The lines of one file that a diagnostic points at, with the marks and the words below them.

14 │ when king-played: raise king-crowned
   │                   ^^^^^^^^^^^^^^^^^^ triggers `king-crowned`
   ⋮
21 │ ╭ when king-crowned:
22 │ │   raise king-played
   │ ╰───────────────────- triggers it again
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from ..frozen import frozen
from ..source.text import Source, line_column, line_text
from .cells import cells, wrapped
from .cut import Cut, column, cut, fits
from .paint import Paint

NARROW = 30
"""Words are not wrapped into less than this next to their mark; they go below it."""
BEHIND = 1
"""A mark may be one place after the end of its line."""
ALL_SHOWN = 4
"""If there are at most this many lines, all are shown."""


@frozen
class Mark:
    """A label as lines and as characters of them, with nothing blank at the end unless all of it is."""

    first: int
    start: int
    last: int
    end: int
    words: str
    main: bool


@frozen
class Sheet:
    """What the rows are drawn on."""

    source: Source
    gutter: int
    room: int
    paint: Paint
    role: str
    """The colour of the main mark: that of its severity."""


def mark_of(source: Source, start: int, end: int, words: str, main: bool) -> Mark:
    """Offsets outside the text are moved into it; a span that ends with a line ends before its newline."""
    length = len(source.original)
    start = min(max(start, 0), length)
    end = min(max(end, start), length)
    text = source.original[start:end]
    end = start + len(text.rstrip() or text.partition("\n")[0])
    first, from_column = line_column(source, start)
    last, to_column = line_column(source, end)
    return Mark(first, from_column - 1, last, to_column - 1, words, main)


def rows(sheet: Sheet, marks: Sequence[Mark]) -> Iterator[str]:
    """Everything that is drawn of one file."""
    groups = sorted(_groups(sheet, marks), key=lambda group: (group[0].first, group[0].last, group[0].start))
    for before, group in pairwise([[], *groups]):
        if before:
            adjacent = group[0].first <= max(mark.last for mark in before) + 1
            yield _row(sheet, "│" if adjacent else "⋮")
        yield from _many_lines(sheet, group[0]) if group[0].first < group[0].last else _one_line(sheet, group)


def _groups(sheet: Sheet, marks: Iterable[Mark]) -> list[list[Mark]]:
    """Marks that are drawn below one drawing of their line: those of a line, as far as all fit into it at once."""
    groups: list[list[Mark]] = []
    for mark in sorted(marks, key=lambda mark: (mark.first, mark.start, mark.end)):
        group = groups[-1] if groups else []
        if group and mark.first == mark.last == group[0].first == group[0].last and _together(sheet, [*group, mark]):
            group.append(mark)
        else:
            groups.append([mark])
    return groups


def _together(sheet: Sheet, group: Sequence[Mark]) -> bool:
    return fits(_line(sheet, group[0].first), sheet.room - BEHIND, group[0].start, max(mark.end for mark in group))


def _one_line(sheet: Sheet, group: Sequence[Mark]) -> Iterator[str]:
    drawn = cut(_line(sheet, group[0].first), sheet.room - BEHIND, group[0].start, max(mark.end for mark in group))
    yield _row(sheet, "│", drawn.text, group[0].first)
    for mark in group:
        start, end = column(drawn, mark.start), column(drawn, mark.end)
        sign = "^" if mark.main else "-"
        yield from _below(sheet, mark, " " * start, sign * max(1, end - start))


def _many_lines(sheet: Sheet, mark: Mark) -> Iterator[str]:
    numbers = list(range(mark.first, mark.last + 1))
    sign = "^" if mark.main else "-"
    bar = _painted(sheet, mark, "│ ")
    for number in numbers if len(numbers) <= ALL_SHOWN else [*numbers[:2], numbers[-1]]:
        drawn = _part(sheet, mark, number)
        if number == mark.last and len(numbers) > ALL_SHOWN:
            yield _row(sheet, "⋮", bar)
        if number > mark.first:
            yield _row(sheet, "│", bar + drawn.text, number)
        elif _line(sheet, number)[: mark.start].strip():
            yield _row(sheet, "│", "  " + drawn.text, number)
            yield _row(sheet, "│", _painted(sheet, mark, "╭" + "─" * (column(drawn, mark.start) + 1) + sign))
        else:
            yield _row(sheet, "│", _painted(sheet, mark, "╭ ") + drawn.text, number)
        if number == mark.last:
            yield from _below(sheet, mark, "", "╰" + "─" * column(drawn, mark.end) + sign)


def _part(sheet: Sheet, mark: Mark, number: int) -> Cut:
    """One of several lines, cut around the end of the stretch that lies in it."""
    line, room = _line(sheet, number), sheet.room - 2
    if number == mark.last:
        return cut(line, room, max(0, mark.end - 1), mark.end)
    return cut(line, room, mark.start, mark.start + 1) if number == mark.first else cut(line, room, 0, 1)


def _below(sheet: Sheet, mark: Mark, indent: str, sign: str) -> Iterator[str]:
    """A mark, with its words after it where they fit, else below."""
    painted = indent + _painted(sheet, mark, sign)
    used = len(indent) + len(sign) + 1
    words = mark.words.strip()
    if not words:
        yield _row(sheet, "│", painted)
    elif used + cells(words) <= sheet.room or sheet.room - used >= NARROW:
        first, *more = wrapped(words, sheet.room - used)
        yield _row(sheet, "│", f"{painted} {_painted(sheet, mark, first)}")
        yield from (_row(sheet, "│", " " * used + _painted(sheet, mark, row)) for row in more)
    else:
        yield _row(sheet, "│", painted)
        wide = min(cells(words), max(NARROW, sheet.room // 2))
        left = min(len(indent), max(0, sheet.room - wide))
        for row in wrapped(words, sheet.room - left):
            yield _row(sheet, "│", " " * left + _painted(sheet, mark, row))


def _painted(sheet: Sheet, mark: Mark, text: str) -> str:
    return sheet.paint(sheet.role if mark.main else "other", text)


def _row(sheet: Sheet, edge: str, text: str = "", number: int | None = None) -> str:
    head = sheet.paint("gutter", f"{'' if number is None else number:>{sheet.gutter}} {edge}")
    return f"{head} {text}".rstrip()


def _line(sheet: Sheet, number: int) -> str:
    return line_text(sheet.source, number)
