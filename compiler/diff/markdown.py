"""The difference of two editions as Markdown, for a pull request."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from ..diagnostics.cells import shown
from ..graph.chains import Edge, Ring
from ..graph.draw import hangs_on
from .changes import Change, Difference, judged_anew
from .tell import HEADS, tally, ways_of, words_of

Title = Callable[[str], str]
SIGNS = re.compile(r"([\\`*_{}\[\]<>#|~&!])")


def as_markdown(found: Difference, old: str, new: str, title: Title) -> str:
    """What changed under a heading each, the lines that differ as a diff, then the chains."""
    lines = [f"## {plain(old)} → {plain(new)}", "", f"{plain(tally(found))}", ""]
    for how, head in HEADS.items():
        changes = [one for one in found.changes if one.how == how]
        lines += [f"### {head}", ""] if changes else []
        for one in changes:
            lines += [*_change(one), ""]
    chains = list(_chains(found, lambda id: plain(title(id))))
    lines += ["### Chains", "", *chains, ""] if chains else []
    return "\n".join(lines).rstrip()


def plain(text: str) -> str:
    """A text that Markdown shows as it is."""
    return SIGNS.sub(r"\\\1", shown(" ".join(text.split())))


def _change(one: Change) -> Iterator[str]:
    yield f"**{plain(one.thing.sort)} {plain(one.thing.id)}**, {plain(one.thing.at)}"
    words = list(words_of(one))
    said = [
        f"{mark} {language}: {shown(text)}"
        for language, *both in one.said
        for mark, text in zip("-+", both, strict=True)
        if text is not None
    ]
    if words or said:
        # A fence longer than any in what it holds.
        fence = "`" * max(3, *(len(run) + 1 for line in (*words, *said) for run in re.findall("`+", line) or [""]))
        yield from ("", f"{fence}diff", *words, *said, fence)


def _chains(found: Difference, title: Title) -> Iterator[str]:
    links = found.links
    yield from (f"- came: {_edge(one, title)}" for one in links.added)
    yield from (f"- went: {_edge(one, title)}" for one in links.removed)
    anew = judged_anew(links)
    for ring in links.closed:
        how = "ring now" if frozenset(ring.nodes) in anew else "ring came"
        yield f"- **{ring.verdict}** {how}: {_ring(ring, title)}. {plain(ring.why)}"
    for ring in links.opened:
        how = "ring before" if frozenset(ring.nodes) in anew else "ring went"
        yield f"- {ring.verdict} {how}: {_ring(ring, title)}"
    for order in links.ordered:
        one, other = map(title, order.nodes)
        yield f"- **order matters** now: {one}, {other} ({plain(order.event)})"
        yield from (f"    - {plain(line)}" for line in ways_of(order, title))
    for order in links.unordered:
        yield f"- order no longer matters: {title(order.nodes[0])}, {title(order.nodes[1])} ({plain(order.event)})"
    yield from (f"- something triggers {title(id)} now" for id in links.possible)
    yield from (f"- **nothing triggers** {title(id)} any more" for id in links.impossible)
    before, now = links.longest
    if before != now:
        yield f"- the longest chain of abilities: {now}, it was {before}"


def _edge(edge: Edge, title: Title) -> str:
    many = f" × {edge.amount}" if edge.amount != 1 and " " in edge.event else ""
    more = f" ({plain(hangs_on(edge))})" if hangs_on(edge) else ""
    return f"{title(edge.source)} → {title(edge.target)}: {plain(edge.event)}{many}{more}"


def _ring(ring: Ring, title: Title) -> str:
    return " → ".join(title(id) for id in [*ring.nodes, ring.nodes[0]])
