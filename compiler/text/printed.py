"""Printed card text as lines with names and sentences. Headings, list marks, bold, tables and examples are
recognised.

## Builders
- **Miner:** After you win ...      Line("Miner", "After you win ...", headings=("Builders",))
| Miner | After you win ... |       the same, a row of a table
### Miner                           the same, the paragraph below a heading
After you win ...
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from math import prod

from ..frozen import frozen
from ..source.text import Source, Span
from .traced import Traced, traced

HEADING = re.compile(r"^(?P<level>#{1,6})\s+(?P<text>.+?)\s*#*$")
MARK = re.compile(r"^\s*(?:(?:[-*+•·‣]|\d+[.)])\s+)?(?:\[[ xX]\]\s+)?")
NAMED = re.compile(r"(?P<name>[^:–—]{1,80}?)\s*(?::|\s[–—-])\s+(?P<text>\S.*)")
EXAMPLE = re.compile(r"(?<=[.!?…])\s*\*(?=\S)(?P<text>.+[.!?…])\s*\*$")
"""Whole sentences in italics at the end: an example, not a rule."""
TAG = r"</?(?:[a-z]|em|strong|span|small|br|su[bp])(?:\s[^<>]{0,80})?/?>"
SIGNS = re.compile(rf"[*_`$]+|(?<!\S)#+(?!\S)|{TAG}|&nbsp;", re.IGNORECASE)
TIMES = re.compile(r"\\times")
ROW = re.compile(r"^\s*\|(?P<cells>.+)\|\s*$")
RULE = re.compile(r"^\s*\|?[\s|:-]*-[\s|:-]*\|?\s*$")
BROKEN = re.compile(r"[ \t]*(?:\n|<br ?/?>)[ \t]*", re.IGNORECASE)
"""Where a sentence goes on in the next line."""
QUOTED = re.compile(r"^(?: {0,3}> ?)+")
CELL = re.compile(r"(?:[^|\\]|\\.)*")
PART = r"\d{1,6}(?!\d)(?:\s+[^\W\d_]{2,30})?"
SUM = re.compile(
    rf"(?<![\w.,/)])(?<![×*x·+−-]\s){PART}(?:\s*(?:[×*x·+−]|\s-(?=\s))\s*{PART})+\s*=\s*{PART}(?![\d.,]\d)"
)
LONGEST = 4000
OPENING, CLOSING = ("“", "„", "«", '"'), ("”", "“", "»", '"')


@frozen
class Line:
    name: str
    text: str
    headings: tuple[str, ...]
    span: Span
    example: str = ""
    """A worked example that was at the end and is left out."""
    places: tuple[int, ...] = ()
    """The place in the source of each character of the text; empty if it is not known."""
    quoting: str = ""
    """How inserted text must be quoted: `json`, `csv`; `cell` for CSV without quotes, then the delimiter."""
    below: bool = False
    """Whether it is the paragraph below a heading that is its name."""
    id: str = ""
    """The id in the file, beside the name."""
    row: int = 0
    """Its row in a table of all languages, starting at one."""

    def at(self, start: int, end: int) -> Span:
        """The place of a stretch of the text."""
        if not self.places or not 0 <= start <= end <= len(self.places):
            return self.span
        if self.quoting:  # an escape is one character of several
            places = (*self.places, self.span.end)
            return Span(self.span.source, places[start], places[end])
        first = self.places[start] if start < len(self.places) else self.places[-1] + 1
        return Span(self.span.source, first, self.places[end - 1] + 1 if end > start else first)


def lines(source: Source, examples: tuple[str, ...] = ()) -> Iterator[Line]:
    """`examples`: the words that begin an example in the language of the text."""
    headings: list[tuple[int, str]] = []
    columns: tuple[str, ...] = ()
    for start, raw in _whole(source):
        span = Span(source, start, start + len(raw))
        above = tuple(text for _, text in headings)
        if heading := HEADING.match(raw):
            level = len(heading["level"])
            headings = [*(one for one in headings if one[0] < level), (level, _plain(heading["text"]))]
        elif row := ROW.match(raw):
            cells = [_bare(one) for one in _cells(traced(raw[:LONGEST], start), row.start("cells"), row.end("cells"))]
            if RULE.match(raw):
                continue
            if not columns and (columns := _columns([one.text for one in cells])):
                continue
            if line := _of_row(cells, columns, above, _written(span, raw), examples):
                yield line
            continue
        elif raw.strip() and (line := _line(raw, start, above, _written(span, raw), examples)):
            yield line
        columns = () if raw.strip() else columns


def _whole(source: Source) -> Iterator[tuple[int, str]]:
    """The lines, with those that are broken in the middle of a sentence joined."""
    at, start, kept = 0, 0, ""
    for written in source.text.split("\n"):
        raw = QUOTED.sub(lambda found: " " * len(found[0]), written)
        begins = HEADING.match(raw) or ROW.match(raw) or not raw.strip() or _mark(raw) or NAMED.match(_plain(raw))
        if kept and not begins and kept.rstrip()[-1:] not in ".!?…:|*" and not HEADING.match(kept):
            kept = f"{kept}\n{raw}"
        else:
            if at:
                yield start, kept
            start, kept = at, raw
        at += len(raw) + 1
    yield start, kept


def _mark(raw: str) -> bool:
    return bool((found := MARK.match(raw)) and found[0].strip())


def _written(span: Span, raw: str) -> Span:
    """The line without its mark and the spaces around it."""
    mark = MARK.match(raw)
    start = span.start + (mark.end() if mark else 0)
    return Span(span.source, start, max(start, span.start + len(raw.rstrip())))


def _line(raw: str, start: int, headings: tuple[str, ...], span: Span, examples: tuple[str, ...]) -> Line | None:
    mark = MARK.match(raw)
    text = traced(raw[:LONGEST].rstrip(), start).part(mark.end() if mark else 0).changed(BROKEN, " ")
    text, example = _without_example(text, examples)
    bare = _bare(text)
    named = NAMED.fullmatch(bare.text)
    if named is not None and any(letter.isalpha() for letter in named["name"]):
        said = _unquoted(bare.part(named.start("text")))
        return Line(named["name"].strip(), said.text, headings, span, example, said.places)
    if headings and bare.text:
        said = _unquoted(bare)
        return Line(headings[-1], said.text, headings[:-1], span, example, said.places, below=True)
    return None


def _without_example(text: Traced, examples: tuple[str, ...]) -> tuple[Traced, str]:
    """A text without the example at its end, and that example."""
    for pattern in (EXAMPLE, *_opened(examples)):
        if found := pattern.search(text.text):
            return text.part(0, found.start()), found["text"]
    return text, ""


@lru_cache(maxsize=16)
def _opened(examples: tuple[str, ...]) -> tuple[re.Pattern[str], ...]:
    """An example that is recognised by its first words: `For example, ...`, in brackets or not."""
    if not examples:
        return ()
    words = "|".join(map(re.escape, sorted(examples, key=len, reverse=True)))
    inside = rf"\s*\(\s*(?P<text>(?:{words})[^()]*)\)\s*(?=[.]?\s*$)"
    return tuple(
        re.compile(one, re.IGNORECASE) for one in (rf"(?<=[.!?…])\s*[(*_]*(?P<text>(?:{words})(?![^\W_]).*)$", inside)
    )


def _cells(raw: Traced, start: int, end: int) -> Iterator[Traced]:
    at = start
    while at <= end:
        found = CELL.match(raw.text, at, end)
        stop = found.end() if found else end
        yield raw.part(at, stop)
        at = stop + 1


NAMES = frozenset({"name", "title", "card", "nazwa", "karta", "tytuł"})
TEXTS = frozenset({"text", "ability", "abilities", "effect", "rules", "rule", "rules text", "tekst", "efekt", "zasada"})
"""Headers of the columns with names and with sentences, in any language."""


def _columns(cells: list[str]) -> tuple[str, ...]:
    """The headers of a table's columns, if its first row is a header."""
    heads = tuple(cell.casefold() for cell in cells)
    return heads if NAMES & set(heads) or TEXTS & set(heads) else ()


def _of_row(
    cells: list[Traced], columns: tuple[str, ...], headings: tuple[str, ...], span: Span, examples: tuple[str, ...]
) -> Line | None:
    """The name is in the first cell and the sentence is the longest other cell, unless the header says otherwise."""
    named = {head: cell for head, cell in zip(columns, cells, strict=False) if cell.text}
    name = next((named[head] for head in named if head in NAMES), cells[0])
    rest = [cell for cell in cells if cell is not name]
    said = next(
        (named[head] for head in named if head in TEXTS), max(rest, key=lambda one: len(one.text), default=None)
    )
    if said is None or not name.text or not said.text:
        return None
    said, example = _without_example(_unquoted(said), examples)
    return Line(name.text.rstrip(":"), said.text, headings, span, example, said.places)


def _bare(text: Traced) -> Traced:
    """The text without markup for bold, italics or a formula."""
    return text.changed(BROKEN, " ").changed(SIGNS).changed(TIMES, "×").stripped()


def _unquoted(text: Traced) -> Traced:
    """The text of a quoted sentence."""
    inside = text.text[1:-1]
    quoted = text.text[:1] in OPENING and text.text[-1:] in CLOSING and len(text.text) > 2
    return text.part(1, -1) if quoted and not set(inside) & {*OPENING, *CLOSING} else text


def _plain(text: str) -> str:
    return _bare(traced(text, 0)).text


def wrong_sums(example: str) -> list[str]:
    """Wrong sums and products in an example. An equation with different goods on its sides is a trade and no sum: `1
    ore + 1 coin = 3 points`."""
    plain = example.replace("\\times", "×")
    return [found[0] for found in SUM.finditer(plain) if not _comes_out(found[0])]


def _comes_out(text: str) -> bool:
    sums, _, result = text.rpartition("=")
    goods = {word.casefold() for word in re.findall(r"[^\W\d_]{2,}", text)}
    terms = re.split(r"([+−]|\s-\s)", re.sub(r"(?<=\d)\s*x\s*(?=\d)", "×", sums))
    total, sign = 0, 1
    for term in terms:
        if numbers := [int(one) for one in re.findall(r"\d+", term)]:
            total += sign * prod(numbers)
        else:
            sign = 1 if "+" in term else -1
    return len(goods) > 1 or total == int(re.findall(r"\d+", result)[0])
