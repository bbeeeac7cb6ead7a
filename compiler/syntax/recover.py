"""The rest of a declaration with an unreadable line: as much as possible is read, so that one run reports everything.

    for each card of cards:          the line that cannot be read
      gain 1 cion                    the lines below it are still read

The text keeps its length, so that every offset stays true. A line with lines below it becomes one that only contains
them (`may:`), and the rest is blanked.
"""

from __future__ import annotations

import re
from typing import NamedTuple

FAR = 1 << 30
OPTION, OPTIONS, LINES, TEST, BODY = "option q:", "choose one:", "may:", "if yes:", "extend q"
"""Lines without an effect, for the sake of the lines below them."""

NAMED = re.compile(
    r"\b(?:called|as|let|phase|to|for each|kind|group|counter|flag|marker|pile|grid|table|wallet|map|die|option) +"
    r"([A-Za-z][A-Za-z0-9-]*)(?: *\( *([A-Za-z][A-Za-z0-9-]*))?"
)
"""Where a line gives a name to something."""
NAMING = re.compile(r"^ *(?:let|choose|phase|for|has)\b.*$", re.M)
"""A line that does little else: who cannot read it, cannot tell which of its words is the name."""
NAME = re.compile(r"[A-Za-z][A-Za-z0-9-]*")


class Left(NamedTuple):
    text: str
    """What is left to read."""
    gone: str
    """The lines that will not be read."""
    whole: bool
    """Whether the line that begins the declaration is among them: then nothing is made of it."""


def left_of(text: str, at: int, stray: bool) -> Left | None:
    """What is left of a declaration without the line at an offset; None if there is no more to read. A stray line is
    one below a line that takes no lines: nothing is missing without it."""
    lines = text.split("\n")
    row = min(text.count("\n", 0, at), len(lines) - 1)
    while row and _indent(lines[row]) == FAR:
        row -= 1
    stub = "" if stray else _stub(lines, row)
    if stub and lines[row].strip() != stub:
        gone = lines[row]
        lines[row] = (" " * (_indent(gone)) + stub).ljust(len(gone))
        return Left("\n".join(lines), gone, row == 0)
    branch = _branch(lines, row)
    while not stray and (row := _emptied(lines, branch)) > 0:
        branch |= _branch(lines, row)
    if row == 0 or 0 in branch:
        return None
    gone = "\n".join(lines[i] for i in sorted(branch))
    for i in branch:
        lines[i] = " " * len(lines[i])
    return Left("\n".join(lines), gone, False)


def names_in(text: str, whole: bool) -> set[str]:
    """The names that lines give to things, in text that was not read, so that their uses are not reported as unknown.
    In a whole declaration the first two words may be names, too."""
    found = {name for match in NAMED.finditer(text) for name in match.groups() if name}
    found.update(name for match in NAMING.finditer(text) for name in NAME.findall(match.group()))
    if whole:
        head = text.split("\n")[0]
        found.update(NAME.findall(head)[:2])
        found.update(re.findall(r"\( *([A-Za-z][A-Za-z0-9-]*)", head))
    return found


def _stub(lines: list[str], row: int) -> str:
    """A line that could replace this one, which has lines below it and is long enough; or nothing."""
    words = lines[row].strip()
    below = _first_below(lines, row)
    if not below and row and _otherwise_follows(lines, row):
        stub = f"otherwise {TEST}" if words.startswith("otherwise ") else TEST if words.startswith("if ") else ""
        return f"{stub} stop" if stub and len(words) >= len(stub) + 5 else ""
    if not below or "->" in below or re.match(r"(?:table|scenario|ruling|wallet|map)\b", words):
        return ""
    if row == 0:
        stub = BODY
    elif words.startswith("option "):
        stub = OPTION
    elif below.startswith("option "):
        stub = OPTIONS
    elif _otherwise_follows(lines, row):
        stub = f"otherwise {TEST}" if words.startswith("otherwise ") else TEST if words.startswith("if ") else ""
    else:
        stub = LINES
    return stub if len(words) >= len(stub) else ""


def _first_below(lines: list[str], row: int) -> str:
    """The first line below this one."""
    level = _indent(lines[row])
    for line in lines[row + 1 :]:
        if _indent(line) < FAR:
            return line.strip() if _indent(line) > level else ""
    return ""


def _otherwise_follows(lines: list[str], row: int) -> bool:
    level = _indent(lines[row])
    below = next((line for line in lines[row + 1 :] if _indent(line) <= level), "")
    return _indent(below) == level and below.lstrip().startswith("otherwise")


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip(" ")) if line.strip() and not line.lstrip().startswith("#") else FAR


def _branch(lines: list[str], row: int) -> set[int]:
    """A line, the lines below it that are indented more, and an `otherwise` that belongs to it."""
    level = _indent(lines[row])
    gone = {row}
    for i in range(row + 1, len(lines)):
        here = _indent(lines[i])
        if here < level or (here == level and not lines[i].lstrip().startswith("otherwise")):
            break
        if here < FAR:
            gone.add(i)
    return gone


def _emptied(lines: list[str], gone: set[int]) -> int:
    """The line below which nothing is left once those are removed; -1 if there is none."""
    left = [i for i, line in enumerate(lines) if i not in gone and _indent(line) < FAR]
    above = max((i for i in left if i < min(gone)), default=-1)
    if above < 0:
        return -1
    below = next((i for i in left if i > min(gone)), -1)
    wanted = _indent(lines[min(gone)]) > _indent(lines[above]) or lines[above].partition("#")[0].rstrip().endswith(":")
    empty = below < 0 or _indent(lines[below]) <= _indent(lines[above])
    return above if wanted and empty else -1
