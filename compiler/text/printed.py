"""Printed card text as lines of names and sentences: list marks, bold, worked examples and headings told apart.

## Builders
- **Miner:** After you win ...      Line("Miner", "After you win ...", headings=("Builders",))
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from ..source.text import Source, Span

HEADING = re.compile(r"^(?P<level>#{1,6})\s+(?P<text>.+?)\s*#*$")
MARK = re.compile(r"^\s*(?:[-*+•·‣]\s+|\d+[.)]\s+)?\s*")
NAMED = re.compile(r"(?P<name>[^:–—]{1,80}?)\s*(?::|\s[–—-])\s+(?P<text>\S.*)")
EXAMPLE = re.compile(r"(?<=[.!?…])\s*\*(?=\S)(?P<text>.+[.!?…])\s*\*$")
"""Whole sentences in italics at the end: an example, which is no rule."""
SUM = re.compile(r"(\d{1,6})\s*[×*x·]\s*(\d{1,6})\s*=\s*(\d{1,9})")
LONGEST = 4000


@dataclass(frozen=True, slots=True)
class Line:
    name: str
    text: str
    headings: tuple[str, ...]
    span: Span
    example: str = ""
    """A worked example that stood at the end and was left out."""


def lines(source: Source) -> Iterator[Line]:
    headings: list[tuple[int, str]] = []
    at = 0
    for raw in source.text.split("\n"):
        span = Span(source, at, at + len(raw))
        at += len(raw) + 1
        heading = HEADING.match(raw)
        if heading:
            level = len(heading["level"])
            headings = [*(one for one in headings if one[0] < level), (level, _plain(heading["text"]))]
        elif line := _line(raw[:LONGEST], tuple(text for _, text in headings), _written(span, raw)):
            yield line


def _written(span: Span, raw: str) -> Span:
    """The line without its mark and the spaces around it."""
    mark = MARK.match(raw)
    start = span.start + (mark.end() if mark else 0)
    return Span(span.source, start, max(start, span.start + len(raw.rstrip())))


def _line(raw: str, headings: tuple[str, ...], span: Span) -> Line | None:
    text = MARK.sub("", raw, count=1).rstrip()
    example = EXAMPLE.search(text)
    if example:
        text = text[: example.start()]
    named = NAMED.fullmatch(_plain(text))
    if named is None or not any(letter.isalpha() for letter in named["name"]):
        return None
    return Line(named["name"].strip(), named["text"].strip(), headings, span, example["text"] if example else "")


def _plain(text: str) -> str:
    """Without the signs that make it bold, italic or a formula."""
    return re.sub(r"[*_`$]+|(?<!\S)#+(?!\S)", "", text).replace("\\times", "×").strip()


def wrong_sums(example: str) -> list[str]:
    """Products in a worked example that do not come out."""
    plain = example.replace("\\times", "×")
    return [found[0] for found in SUM.finditer(plain) if int(found[1]) * int(found[2]) != int(found[3])]
