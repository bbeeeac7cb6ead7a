"""Findings that follow from another mistake: one mistake is reported once.

to collect:            nothing stands under this,
gain 1 coin            because this is not set in: the same mistake, and one edit mends both
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

from ..diagnostics.diagnostic import Diagnostic, Fix
from ..source.text import Source, Span, line_column

HEAD = re.compile(r"^(?=[^ \n#])", re.M)
LINE = re.compile(r"^(?=[^\n]*\S)", re.M)
NOTHING = re.compile(r"(?:[ \n]|#[^\n]*)*")
Readable = Callable[[str, int], bool]
"""Whether a declaration can be read, and where it begins."""


def told_once(source: Source, said: list[Diagnostic], readable: Readable) -> Iterator[Diagnostic]:
    """The slips of a source, each mistake once."""
    yield from _set_in(source, list(_of_a_paragraph(said)), readable)


def _of_a_paragraph(said: Iterable[Diagnostic]) -> Iterator[Diagnostic]:
    """Of a paragraph of prose, only the first line is reported."""
    last = -1
    for one in said:
        label = one.labels[0].span
        line = line_column(label.source, label.start)[0]
        if one.slug != "prose" or line != last + 1:
            yield one
        last = line if one.slug == "prose" else -1


def _set_in(source: Source, said: list[Diagnostic], readable: Readable) -> Iterator[Diagnostic]:
    """A line with nothing under it, and what is done at the margin right below: that belongs under it."""
    dropped = 0
    for index, one in enumerate(said):
        if dropped:
            dropped -= 1
            continue
        if one.slug == "empty-block":
            first, end = _acts_below(source, one, said[index + 1 :])
            dropped = end[1]
            yield _mended(source, one, first, end[0], readable) if dropped else one
        else:
            yield one


def _acts_below(source: Source, one: Diagnostic, rest: list[Diagnostic]) -> tuple[int, tuple[int, int]]:
    """Where the acts right below a line begin and end, and how many slips that is."""
    at = first = one.labels[0].span.end
    count = 0
    for other in rest:
        start = other.labels[0].span.start
        gap = NOTHING.match(source.text, at)
        if other.slug != "act-at-the-margin" or gap is None or gap.end() != start:
            break
        first = first if count else start
        head = HEAD.search(source.text, start + 1)
        at, count = head.start() if head else len(source.text), count + 1
    return first, (at, count)


def _mended(source: Source, one: Diagnostic, first: int, end: int, readable: Readable) -> Diagnostic:
    text, at = source.text, one.labels[0].span.start
    above = text[text.rfind("\n", 0, at) + 1 : at]
    step = " " * (len(above) - len(above.lstrip(" ")) + 2)
    new = LINE.sub(step, text[first:end])
    begin = max((match.start() for match in HEAD.finditer(text, 0, first)), default=first)
    sure = readable(text[begin:first] + new, begin)
    return replace(one, hint="", fixes=(Fix("set what follows in", Span(source, first, end), new, sure),))
