"""The difference of two editions as a page of text, for a reader at a terminal."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from dataclasses import field
from difflib import SequenceMatcher

from ..diagnostics.cells import cells, shown
from ..frozen import frozen
from ..graph.chains import Edge
from ..graph.tell import ENGLISH, Tongue, link
from ..text.languages import RULES
from ..wordings import Words
from .changes import Change, Difference, Links, Said
from .links import Pen, Title, rows
from .words import PAGES

HEADS = ("changed", "meant", "said", "added", "removed")
"""The kinds of change, in the order in which they are shown."""


@frozen
class Telling:
    """How a difference is shown: the words of a language, and its names."""

    title: Title
    words: Words = field(default_factory=lambda: PAGES[RULES])
    tongue: Tongue = ENGLISH
    language: str = ""
    """The one in which card texts are shown; all of them if it is empty."""


def tell(found: Difference, telling: Telling, width: int = 100) -> str:
    """What changed, what came, what went, and what became of the chains."""
    parts = [
        _part([one for one in found.changes if one.how == how], telling.words[how], telling, width) for how in HEADS
    ]
    parts.append(_chains(found.links, telling))
    return "\n".join(line for part in parts for line in [*part, ""] if part).rstrip()


def tally(found: Difference, words: Words) -> str:
    """The whole in one line."""
    many = {how: sum(one.how == how for one in found.changes) for how in HEADS}
    if not any(many.values()):
        return words["same"]
    rest = many["meant"] + many["said"]
    more = words["besides"].format(rest) if rest else ""
    return words["tally"].format(many["changed"], many["added"], many["removed"]) + more


def _part(changes: list[Change], head: str, telling: Telling, width: int) -> list[str]:
    if not changes:
        return []
    names = [shown(f"  {one.thing.sort} {one.thing.id}") for one in changes]
    column = min(max(map(cells, names)), width // 2) + 2
    lines = [head]
    for name, one in zip(names, changes, strict=True):
        lines.append(f"{name}{' ' * max(column - cells(name), 2)}{shown(one.thing.at)}")
        lines += [f"    {line}" for line in words_of(one)]
        lines += [line for said in one.said if telling.language in ("", said[0]) for line in _said(said, width)]
    return lines


def words_of(change: Change) -> Iterator[str]:
    """The lines that differ; for a new thing all lines, for a removed one the first."""
    old = change.old.words if change.old else ()
    new = change.new.words if change.new else ()
    if change.new is None:
        old = old[:1]
    for how, a, b, c, d in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if how != "equal":
            yield from (f"- {shown(line)}" for line in old[a:b])
            yield from (f"+ {shown(line)}" for line in new[c:d])


def _said(said: Said, width: int) -> list[str]:
    language, old, new = said
    lines: list[str] = []
    for mark, text in (("-", old), ("+", new)):
        if text is not None:
            head = f"    {mark} {language}: "
            lines += textwrap.wrap(
                shown(text), width, initial_indent=head, subsequent_indent=" " * len(head), break_long_words=False
            )
    return lines


def _chains(links: Links, telling: Telling) -> list[str]:
    lines: list[str] = []
    for row in rows(links, telling.words, telling.title, telling.tongue, _pen(telling)):
        mark = f"{row.mark} " if row.mark else ""
        lines += [f"  {mark}{text}" for text in (row.text, row.why) if text]
        lines += [f"      {line}" for line in row.ways]
    return [telling.words["chains"], *lines] if lines else []


def _pen(telling: Telling) -> Pen:
    def edge(one: Edge) -> str:
        return f"{shown(telling.title(one.source))} {link(one, telling.title, telling.tongue)}"

    return Pen(shown, str, edge, lambda event: f": {shown(event)}")
