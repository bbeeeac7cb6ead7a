"""Characters that have no place in rules: controls anywhere, tabs and spaces of other widths in rules. The parser is
given spaces for them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ..diagnostics.diagnostic import Diagnostic
from ..diagnostics.words import source as words
from .text import Source, Span

CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
"""The controls but tab and newline; the two separators that some programs take for a line end; and halves of a
character, which no file has but an editor may send."""
ODD = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
TABS = re.compile("\t+")
SPACES = "\u00a0\u1680\u2000-\u200b\u202f\u205f\u2060\u3000\ufeff\u00ad"
"""Spaces of other widths, and invisible marks: they come with text that is copied from a book or a web page."""
ANY = re.compile(f"[{SPACES}]")
NARROW = re.compile("[\u200b\u2060\ufeff\u00ad]")
"""Those of them that have no width."""
WORDS = re.compile(rf'"(?:[^"\\\n]|\\[^\n])*"|\#[^\n]*|(?P<odd>[{SPACES}]+)')
"""Texts and remarks, in which they are allowed; otherwise these characters."""
STEP = "  "
"""A tab at the start of a line is one step of indentation."""


def quiet(text: str) -> str:
    """The text with one space for each character that has no place in it, so that offsets stay true."""
    if ODD.search(text):
        text = ODD.sub(" ", text)
    if not ANY.search(text):
        return text
    return WORDS.sub(lambda found: " " * len(found[0]) if found["odd"] else found[0], text)


def odd_spaces(source: Source, blocks: list[tuple[int, int]]) -> Iterator[Diagnostic]:
    """One finding for each block of rules, because such spaces come in large numbers."""
    for start, end in blocks if ANY.search(source.original) else ():
        found = [match.span() for match in WORDS.finditer(source.original, start, end) if match["odd"]]
        if found:
            stretch = Span(source, found[0][0], found[-1][1])
            plain = WORDS.sub(lambda match: _plain(match["odd"]) if match["odd"] else match[0], _of(stretch))
            yield words.odd_spaces(Span(source, *found[0]), len(found), stretch, plain)


def _plain(odd: str) -> str:
    return " " * len(NARROW.sub("", odd))


def control_characters(source: Source) -> Iterator[Diagnostic]:
    """One finding for a whole file: a file that has one has often thousands."""
    found = [match.start() for match in CONTROL.finditer(source.original)]
    if found:
        stretch = Span(source, found[0], found[-1] + 1)
        yield words.control_character(source, found, stretch, CONTROL.sub("", _of(stretch)))


def tabs(source: Source, blocks: list[tuple[int, int]]) -> Iterator[Diagnostic]:
    """One finding for each block of rules: who writes one tab writes them everywhere."""
    for start, end in blocks:
        found = [match.span() for match in TABS.finditer(source.original, start, end)]
        if found:
            first, line = found[0], source.original.rfind("\n", 0, found[0][0]) + 1
            edit = Span(source, max(line, start), found[-1][1])
            count = sum(last - first for first, last in found)
            yield words.tab(Span(source, *first), count, edit, spaced(_of(edit)))


def spaced(text: str) -> str:
    """Spaces for tabs: a step for each at the head of a line, one for any other."""
    head = re.compile(r"^[ \t]+", re.MULTILINE)
    return head.sub(lambda run: run[0].replace("\t", STEP), text).replace("\t", " ")


def _of(span: Span) -> str:
    return span.source.original[span.start : span.end]
