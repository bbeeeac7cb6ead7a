"""Numbers as words of a text, and ranges of them as one word: `3..5`."""

from __future__ import annotations

TO = ".."
"""Between the first and the last number of a range."""


def is_number(word: str) -> bool:
    return word.isdecimal() or is_range(word)


def is_range(word: str) -> bool:
    """Also `3..3`, for *exactly 3*."""
    first, to, last = word.partition(TO)
    return bool(to) and first.isdecimal() and last.isdecimal()


def size_of(word: str) -> int:
    """How many numbers a word names: 1 if it is no range."""
    first, _, last = word.partition(TO)
    return int(last) - int(first) + 1 if is_range(word) else 1


def first_of(word: str) -> str:
    """The first number of a range; another number as it is, with its sign."""
    return word.partition(TO)[0]
