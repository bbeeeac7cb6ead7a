"""The formatter, line by line: prose and comments stay, and several blank lines become one.

A line of rules is printed from its node, so its spelling is that of `write.py`. In a literate file only the fenced
blocks change; the rest stays as it is to the byte.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from ..source.literate import fences
from ..source.text import Source
from .nodes import Declaration
from .scan import LEXEME
from .write import line_of, lines

TIGHT = re.compile(r"^#(?=[^ #!])")


class Written(NamedTuple):
    """A line of rules as it will be written."""

    depth: int
    text: str


def formatted(source: Source, declarations: tuple[Declaration, ...]) -> str:
    """The source with each line of rules in its printed form. It must have been read without a fault."""
    written = {
        line_of(line.node): Written(line.depth, line.text)
        for declaration in declarations
        for line in lines(declaration)
    }
    original = source.original
    if source.text == original:
        return _rules(original, 1, written)
    pieces: list[str] = []
    at = 0
    for start, end in fences(original):
        first = original.count("\n", 0, start) + 1
        pieces += [original[at:start], _rules(original[start:end], first, written)]
        at = end
    return "".join([*pieces, original[at:]])


def _rules(text: str, first: int, written: dict[int, Written]) -> str:
    """Some lines of rules; `first` is the number of the first one."""
    found: list[str] = []
    open_levels: list[tuple[int, int]] = []
    """(column, depth) of the lines under which the next one may be."""
    rows = text.removesuffix("\n").split("\n")
    for number, row in enumerate(rows, first):
        column = len(row) - len(row.lstrip(" "))
        comment = comment_of(row)
        if number in written:
            depth, line = written[number]
            open_levels = [level for level in open_levels if level[1] < depth] + [(column, depth)]
            found.append("  " * depth + line + (f"  {comment}" if comment else ""))
        elif comment:
            depth = _depth(column, open_levels, _below(number, first + len(rows), written))
            found.append("  " * depth + comment)
        elif found and found[-1]:
            found.append("")
    joined = "\n".join(found).rstrip("\n")
    return joined + "\n" if joined else ""


def comment_of(line: str) -> str:
    """The comment at the end of a line, tidied, or nothing."""
    at = 0
    while at < len(line):
        match = LEXEME.match(line, at)
        assert match is not None
        if match.lastgroup in ("comment", "line"):
            return TIGHT.sub("# ", match.group(match.lastgroup).rstrip())
        at = max(match.end(), at + 1)
    return ""


def _below(number: int, end: int, written: dict[int, Written]) -> int:
    """The indentation of the next line of rules."""
    return next((written[line].depth for line in range(number + 1, end) if line in written), 0)


def _depth(column: int, open_levels: list[tuple[int, int]], below: int) -> int:
    """A comment on a line of its own is indented like the next line, or like the lines above it with the same
    indentation."""
    return max((depth for at, depth in open_levels if below <= depth and at <= column), default=below)
