"""A source in the one form we print, line for line: comments, prose and blank lines stay where they are."""

from __future__ import annotations

import re

from ..source.text import Source
from .nodes import Declaration
from .scan import LEXEME
from .write import line_of, lines


def formatted(source: Source, declarations: tuple[Declaration, ...]) -> str:
    """The source with each line of rules in its printed form. It must have been read without a fault."""
    written: dict[int, tuple[int, str]] = {}
    for declaration in declarations:
        for line in lines(declaration):
            written[line_of(line.node)] = (line.depth, line.text)
    return _joined(source, written)


def _joined(source: Source, written: dict[int, tuple[int, str]]) -> str:
    literate = source.text != source.original
    original = source.original.split("\n")
    blanked = source.text.split("\n")
    found: list[str] = []
    for number, (seen, read) in enumerate(zip(original, blanked, strict=True), 1):
        comment = comment_of(read)
        if number in written:
            depth, text = written[number]
            found.append("  " * depth + text + (f"  {comment}" if comment else ""))
        elif comment:
            found.append("  " * _depth_below(number, written) + comment)
        elif literate and (seen.strip() or not _inside(found)):
            found.append(seen)
        elif not (found and not found[-1].strip()) or literate:
            found.append("" if not seen.strip() else seen)
    text = "\n".join(found)
    return text if literate else text.strip("\n") + "\n" if text.strip() else ""


def _inside(found: list[str]) -> bool:
    return False


def comment_of(line: str) -> str:
    """The comment at the end of a line, tidied, or nothing."""
    at = 0
    while True:
        match = LEXEME.match(line, at)
        assert match is not None
        if match.lastgroup in ("comment", "line"):
            return re.sub(r"^#(?=[^ #!])", "# ", match.group(match.lastgroup).rstrip())
        if match.lastgroup is None:
            if match.end() >= len(line):
                return ""
            at = match.end() + 1
        else:
            at = match.end()


def _depth_below(number: int, written: dict[int, tuple[int, str]]) -> int:
    """A comment on a line of its own stands as deep as the line it speaks of: the next one."""
    following = [line for line in written if line > number]
    return written[min(following)][0] if following else 0
