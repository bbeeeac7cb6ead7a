"""Ranges of numbers in a table: `3 to 5`, `4 or 5`, `at least 3 but fewer than 6`.

for 3 to 5 cards, gain 2; for 6 or 7, gain 4; for 8 or more, gain 7     the ranges 3..5, 6..7 and 8+ join: 3/6/8+

Where a number is missing between two ranges or is in both, or where the last one has an end, the text keeps its words.
"""

from __future__ import annotations

from itertools import pairwise

from .shape_numbers import TO, first_of, size_of
from .shapes import Shapes, Text


def ranged(seen: Text, known: Shapes) -> Text:
    """Each range as one word, in a text that has a number without an end."""
    if "+" not in seen:
        return seen
    found: list[str] = []
    place = 0
    while place < len(seen):
        end, span = _range(seen, place, known)
        found.append(span or seen[place])
        place = end if span else place + 1
    return tuple(found)


def _range(seen: Text, start: int, known: Shapes) -> tuple[int, str]:
    """The end of a range that begins at a word, and its one word; no word if none begins."""
    if not (seen[start].isdecimal() or seen[start] in known.before_ranges):
        return start, ""
    for patterns, consecutive in ((known.ranges, False), (known.either_numbers, True)):
        for pattern in patterns:
            numbers = _matched(pattern, seen[start : start + len(pattern)])
            follows = all(one < other for one, other in pairwise(numbers))
            if consecutive:
                follows = all(one + 1 == other for one, other in pairwise(numbers))
            if numbers and follows:
                return start + len(pattern), f"{numbers[0]}{TO}{numbers[-1]}"
    return start, ""


def _matched(pattern: Text, seen: Text) -> list[int]:
    """The numbers in some words that match a pattern."""
    fits = len(seen) == len(pattern) and all(
        word.isdecimal() if one == "#" else word in one.split("|") for one, word in zip(pattern, seen, strict=True)
    )
    return [int(word) for word in seen if word.isdecimal()] if fits else []


def joins(column: list[str]) -> bool:
    """Whether each range begins after the last number of the one before, and the last one has no end."""
    starts = [int(first_of(one).rstrip("+")) for one in column]
    ends = [start + size_of(one) for start, one in zip(starts, column, strict=True)]
    return column[-1].endswith("+") and ends[:-1] == starts[1:]
