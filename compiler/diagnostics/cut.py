"""A line of source cut to the room there is, around the stretch that matters.

…after you place a token in a field: gain 1 coin…
                 ^^^^^^^
"""

from __future__ import annotations

from itertools import accumulate

from ..frozen import frozen
from .cells import cells, glyphs

CUT = "…"
LONG = 2000
"""A line with this many characters never fits."""
MOST = 2 / 3
"""The share of a cut line for the part that matters; the rest is for its surroundings."""


@frozen
class Cut:
    """A line as it is drawn: the part that fits."""

    text: str
    first: int
    """The character with which `columns` begins: of a very long line only a part is measured."""
    columns: tuple[int, ...]
    """The cell at which each character begins, and the one after the last. What was cut away lies at the edge."""


def column(drawn: Cut, index: int) -> int:
    """The cell at which a character of the line begins."""
    return drawn.columns[min(max(index - drawn.first, 0), len(drawn.columns) - 1)]


def fits(line: str, room: int, start: int, end: int) -> bool:
    """Whether that stretch of the line can be seen at once, with something around it."""
    return _narrow(line, room) or (end - start <= LONG and cells(line[start:end]) <= room * MOST)


def cut(line: str, room: int, start: int, end: int) -> Cut:
    """The line, cut so that the stretch from `start` to `end` is seen, or at least its beginning."""
    if _narrow(line, room):
        low, high = 0, len(line)
    else:
        low, high = max(0, start - room), min(len(line), min(end, start + room) + room)
    drawn = list(glyphs(line[low:high]))
    columns = list(accumulate((width for _, width in drawn), initial=0))
    if (low, high) == (0, len(line)) and columns[-1] <= room:
        return Cut("".join(glyph for glyph, _ in drawn), 0, tuple(columns))
    first, last = _window(columns, room, start - low, min(end, high) - low)
    left, right = CUT if low + first > 0 else "", CUT if low + last < len(line) else ""
    text = left + "".join(glyph for glyph, _ in drawn[first:last]) + right
    shift, edge = columns[first] - len(left), columns[last]
    return Cut(text, low, tuple(min(max(at, columns[first]), edge) - shift for at in columns))


def _narrow(line: str, room: int) -> bool:
    return len(line) <= LONG and cells(line) <= room


def _window(columns: list[int], room: int, start: int, end: int) -> tuple[int, int]:
    """The first character that is seen and the first that no longer is."""
    low, high = columns[start], columns[min(end, len(columns) - 1)]
    inner = room - 2 * len(CUT)
    # Words are written to the right of a mark, so more room is left on that side.
    from_the_left = 0 if high <= inner * MOST else max(0, low - max(0, inner - (high - low)) // 3)
    first = next(index for index, at in enumerate(columns) if at >= from_the_left)
    # A mark that sits on the letter before it must not slide onto the sign of the cut.
    while first < start and columns[first] == columns[first + 1]:
        first += 1
    last = max(index for index, at in enumerate(columns) if at <= columns[first] + inner)
    return first, max(last, first)
