"""The summary of a game: the sections of its rulebook that are marked for it, as a page and as a player aid to print.

A section with the remark `<!-- summary -->` in it belongs there. A pack without one has no summary.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from html.parser import HTMLParser

from ..frozen import frozen
from ..source.sections import REMARK, sections
from .handbook import book_of, pictured
from .icons import on_paper
from .page import Page
from .prose import prose
from .safe import marked
from .shelf import Volume, translated
from .templates import Html
from .words import WORDS

PICTURE = re.compile(r"<svg[^>]*>(?P<shape>.*?)</svg>", re.DOTALL)

Run = tuple[str, bool, str]
"""Words, whether they are bold, and a picture in place of them."""


@frozen
class Line:
    sort: str
    """head, text, item or table"""
    runs: tuple[Run, ...] = ()
    mark: str = ""
    """The mark before an item: a number, or a point."""
    rows: tuple[tuple[tuple[Run, ...], ...], ...] = ()


def summary_parts(volume: Volume, language: str) -> list[tuple[str, Html]]:
    """Heading and prose of each section that is marked."""
    found: list[tuple[str, Html]] = []
    for chapter in book_of(volume):
        source = translated(volume, chapter.source, language) or chapter.source
        there = {one.id: one for one in sections(source.original, marks=source is not chapter.source)}
        for section in chapter.sections:
            shown = there.get(section.id, section)
            text = "\n".join(source.original[one.start : one.end] for one in shown.parts if not one.rules)
            if any(one["name"] == "summary" for one in REMARK.finditer(text)):
                found.append((shown.words, pictured(volume, prose(REMARK.sub("", text)), language)))
    return found


def summary_page(volume: Volume, language: str) -> Page | None:
    parts = summary_parts(volume, language)
    if not parts:
        return None
    words = WORDS[language]
    body = "".join(f"<section><h2>{marked(head)}</h2>{text}</section>" for head, text in parts)
    lead = f'<h1>{marked(words["summary"])}</h1><p class="lead unprinted">{marked(words["summary-lead"])}</p>'
    called = ((words["summary"], "", words["rulebook"]),)
    return Page(words["summary"], f'{lead}<div class="aid">{body}</div>', called=called)


def aid_lines(volume: Volume, language: str) -> list[Line]:
    """The same as lines for paper."""
    found: list[Line] = []
    for head, text in summary_parts(volume, language):
        shapes = [one["shape"] for one in PICTURE.finditer(text)]
        reader = _Reader(shapes)
        reader.feed(PICTURE.sub("<svg>", text))
        found += [Line("head", ((head, False, ""),)), *reader.lines]
    return found


@dataclass(slots=True)
class _Reader(HTMLParser):
    """Our own HTML of prose, read for its lines."""

    shapes: list[str]
    """The pictures in it that are still to come."""
    lines: list[Line] = field(default_factory=list[Line])
    runs: list[Run] = field(default_factory=list[Run])
    bold: bool = False
    rows: list[tuple[tuple[Run, ...], ...]] = field(default_factory=list[tuple[tuple[Run, ...], ...]])
    cells: list[tuple[Run, ...]] = field(default_factory=list[tuple[Run, ...]])
    number: int = -1
    """Of the item in an ordered list; -1 elsewhere."""

    def __post_init__(self) -> None:
        HTMLParser.__init__(self)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.bold = self.bold or tag == "strong"
        if tag in ("ol", "ul"):
            self.number = 0 if tag == "ol" else -1
        if tag == "li" and self.number >= 0:
            self.number += 1
        if tag == "svg":
            self.runs.append(("", self.bold, on_paper(self.shapes.pop(0), "#000")))

    def handle_data(self, data: str) -> None:
        last = (self.runs[-1][0] or "-")[-1:] if self.runs else " "
        plain = re.sub(r"\s+", " ", data)
        self.runs.append((plain.lstrip() if last == " " else plain, self.bold, ""))

    def handle_endtag(self, tag: str) -> None:
        if tag == "strong":
            self.bold = False
        if tag in ("td", "th"):
            self.cells.append(tuple(self.runs))
            self.runs = []
        if tag == "tr":
            self.rows.append(tuple(self.cells))
            self.cells = []
        if tag == "table":
            wide = max(map(len, self.rows), default=0)
            rows = tuple((*row, *[()] * (wide - len(row))) for row in self.rows)
            self.lines += [Line("table", rows=rows)] if wide else []
            self.rows = []
        if tag in ("p", "li"):
            mark = (f"{self.number}." if self.number > 0 else "•") if tag == "li" else ""
            self.lines.append(Line("item" if tag == "li" else "text", tuple(self.runs), mark))
            self.runs = []
