"""Prose where rules should be: a sentence of the rulebook that was pasted, or never meant for us."""

from __future__ import annotations

import re

SENTENCE = re.compile(r"(?:\d+[.)] +|[-*•] +)?(?P<first>[^\W\d_])[^\"\n]*[.!?]\)?")
SHORT, PLAIN = 4, 9
"""At most this many words make a sentence that begins with a capital letter, and one that does not."""
MOST = 12
"""At most this many lines of a paragraph are read, above and below."""


def is_prose(text: str, at: int) -> bool:
    """Whether the line at an offset is a sentence for people, or one line of a paragraph that is."""
    lines = text.split("\n")
    row = text.count("\n", 0, at)
    if _sentence(lines[row].partition("#")[0].strip()):
        return True
    first = last = row
    while first and row - first < MOST and _goes_on(lines[first - 1], lines[row]):
        first -= 1
    while last + 1 < len(lines) and last - row < MOST and _goes_on(lines[last + 1], lines[row]):
        last += 1
    return any(
        _sentence(" ".join(line.strip() for line in lines[begin : end + 1]))
        for begin in range(first, row + 1)
        for end in range(row, last + 1)
        if end > begin
    )


def _sentence(line: str) -> bool:
    match = SENTENCE.fullmatch(line)
    return match is not None and len(line.split()) >= (SHORT if match["first"].isupper() else PLAIN)


def _goes_on(line: str, beside: str) -> bool:
    """Whether a line has the indentation of the other, and does not begin a block."""
    return bool(line.strip()) and _depth(line) == _depth(beside) and not line.rstrip().endswith(":") and '"' not in line


def _depth(line: str) -> int:
    return len(line) - len(line.lstrip(" "))
