"""The layout of a literate text: its fenced blocks, closed or not, read or not, and its headings. Facts only."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from ..frozen import frozen
from .headings import heading

OPENING = re.compile(r"(?P<lead>(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*)(?P<mark>`{3,}(?=[^`]*$)|~{3,})(?P<info>.*)$")
"""A line that opens a block. Before the marks: nothing, an indent, a quotation, a list's mark."""
RULES = re.compile(r"\W*rules?\b", re.IGNORECASE)
"""An info string that means `rules`, whether or not it says exactly that."""
MARKS = re.compile(r" {0,3}(?:`{3,}|~{3,})[ \t]*$")
"""A line of marks only. It is no rule, so it ends a block of rules, even with the wrong marks."""
COMMENT = re.compile(r" {0,3}<!--")


@frozen
class Block:
    """A fenced block: where its opening line begins, and its inside."""

    opening: int
    start: int
    end: int
    lead: str
    mark: str
    info: str
    closed: bool = False
    hidden: bool = False
    """Whether it is in an HTML comment. Such a block is only its opening line."""


@frozen
class Layout:
    blocks: tuple[Block, ...]
    headings: tuple[tuple[int, int, str], ...]


@lru_cache(maxsize=64)
def lay_out(text: str) -> Layout:
    """The blocks and the headings of a text, in its order."""
    blocks: list[Block] = []
    headings: list[tuple[int, int, str]] = []
    block: Block | None = None
    hidden = False
    for at, line in _lines(text):
        marked = "```" in line or "~~~" in line
        opened = _opened(text, at, line) if marked else None
        if block:
            if not marked:
                continue
            closed, forgotten = _closes(line, block), _forgotten(opened, block)
            if closed or forgotten or (is_read(block) and MARKS.match(line)):
                blocks.append(replace(block, end=at, closed=closed))
                block = forgotten
        elif hidden or ("<!--" in line and COMMENT.match(line)):
            hidden = "-->" not in line
            blocks.extend([replace(opened, hidden=True)] if opened and means_rules(opened) else [])
        elif opened and _opens(opened):
            block = opened
        elif "#" in line and (found := heading(line)):
            headings.append((at, *found))
    return Layout((*blocks, *([block] if block else [])), tuple(headings))


def means_rules(block: Block) -> bool:
    """Whether its author meant it for rules."""
    return bool(RULES.match(block.info))


def is_read(block: Block) -> bool:
    """Whether its inside is rules to us: written nearly right is read too, though not without a word."""
    return means_rules(block) and not block.lead and not block.hidden


def _lines(text: str) -> Iterator[tuple[int, str]]:
    at = 0
    for line in text.split("\n"):
        yield at, line
        at += len(line) + 1


def _opened(text: str, at: int, line: str) -> Block | None:
    found = OPENING.match(line)
    start = min(at + len(line) + 1, len(text))
    return Block(at, start, len(text), found["lead"], found["mark"], found["info"].strip()) if found else None


def _opens(block: Block) -> bool:
    """Marks indented by more than three spaces may be shown as text by Markdown. Only rules are searched there, so that
    marks which open nothing cannot hide the rest of the file."""
    return means_rules(block) or block.lead in ("", " ", "  ", "   ")


def _closes(line: str, block: Block) -> bool:
    bare = line.lstrip(" \t>" if block.lead else " ")
    near = bool(block.lead) or len(line) - len(bare) <= 3
    return near and bare.startswith(block.mark) and not bare.lstrip(block.mark[0]).strip(" \t")


def _forgotten(opened: Block | None, block: Block) -> Block | None:
    """Rules that open inside a block are, to Markdown, lines of that block. To an author its end was forgotten."""
    return opened if opened and is_read(opened) and opened.mark.startswith(block.mark) else None
