"""The difference of two editions as Markdown, for a pull request."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ..diagnostics.cells import shown
from ..graph.chains import Edge
from .changes import Change, Difference
from .links import Pen, arrow, in_brackets, needs, rows
from .tell import HEADS, Telling, tally, words_of

SIGNS = re.compile(r"([\\`*_{}\[\]<>#|~&!])")


def as_markdown(found: Difference, old: str, new: str, telling: Telling) -> str:
    """What changed under a heading each, the lines that differ as a diff, then the chains."""
    lines = [f"## {plain(old)} → {plain(new)}", "", f"{plain(tally(found, telling.words))}", ""]
    for how in HEADS:
        changes = [one for one in found.changes if one.how == how]
        lines += [f"### {telling.words[how]}", ""] if changes else []
        for one in changes:
            lines += [*_change(one, telling), ""]
    chains = list(_chains(found, telling))
    lines += [f"### {telling.words['chains']}", "", *chains, ""] if chains else []
    return "\n".join(lines).rstrip()


def plain(text: str) -> str:
    """A text escaped for Markdown."""
    return SIGNS.sub(r"\\\1", shown(" ".join(text.split())))


def _change(one: Change, telling: Telling) -> Iterator[str]:
    yield f"**{plain(one.thing.sort)} {plain(one.thing.id)}**, {plain(one.thing.at)}"
    words = list(words_of(one))
    said = [
        f"{mark} {language}: {shown(text)}"
        for language, *both in one.said
        for mark, text in zip("-+", both, strict=True)
        if text is not None and telling.language in ("", language)
    ]
    if words or said:
        # A fence longer than any in what it holds.
        fence = "`" * max(3, *(len(run) + 1 for line in (*words, *said) for run in re.findall("`+", line) or [""]))
        yield from ("", f"{fence}diff", *words, *said, fence)


def _chains(found: Difference, telling: Telling) -> Iterator[str]:
    for row in rows(found.links, telling.words, telling.title, telling.tongue, _pen(telling)):
        mark = {"+": "+ ", "-": "− "}.get(row.mark, "")
        yield f"- {mark}{row.text}" + (f". {row.why}" if row.why else "")
        yield from (f"    - {line}" for line in row.ways)


def _pen(telling: Telling) -> Pen:
    def edge(one: Edge) -> str:
        return arrow(one, telling.title, telling.tongue, plain) + needs(one, telling.tongue, plain)

    return Pen(plain, "**{}**".format, edge, in_brackets(plain))
