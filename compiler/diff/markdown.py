"""The difference of two editions as Markdown, for a pull request."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ..diagnostics.cells import shown
from ..graph.chains import Edge, Ring
from ..graph.orders import ways_of
from ..graph.tell import hangs_on, why_ring
from .changes import Change, Difference, judged_anew
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
    links, words = found.links, telling.words

    def title(id: str) -> str:
        return plain(telling.title(id))

    yield from (f"- + {_edge(one, telling)}" for one in links.added)
    yield from (f"- − {_edge(one, telling)}" for one in links.removed)
    anew = judged_anew(links)
    for ring in links.closed:
        how = "ring-now" if frozenset(ring.nodes) in anew else "ring-came"
        yield f"- + {_ring(how, ring, telling)}. {plain(why_ring(ring, telling.title, telling.tongue))}"
    for ring in links.opened:
        how = "ring-before" if frozenset(ring.nodes) in anew else "ring-went"
        yield f"- − {_ring(how, ring, telling)}"
    for order in links.ordered:
        event = plain(telling.tongue.event(order.event))
        yield f"- + **{words['matters'].format(*map(title, order.nodes))}** ({event})"
        yield from (f"    - {plain(line)}" for line in ways_of(order, telling.title, telling.tongue))
    for order in links.unordered:
        event = plain(telling.tongue.event(order.event))
        yield f"- − {words['mattered'].format(*map(title, order.nodes))} ({event})"
    yield from (f"- + {words['possible'].format(title(id))}" for id in links.possible)
    yield from (f"- − **{words['impossible'].format(title(id))}**" for id in links.impossible)
    before, now = links.longest
    if before != now:
        yield f"- {words['longest'].format(now, before)}"


def _edge(edge: Edge, telling: Telling) -> str:
    many = f" × {edge.amount}" if edge.amount != 1 and " " in edge.event else ""
    hangs = hangs_on(edge, telling.tongue)
    source, target = (plain(telling.title(one)) for one in (edge.source, edge.target))
    return (
        f"{source} → {target}: {plain(telling.tongue.event(edge.event))}{many}{f' ({plain(hangs)})' if hangs else ''}"
    )


def _ring(how: str, ring: Ring, telling: Telling) -> str:
    names = " → ".join(plain(telling.title(id)) for id in [*ring.nodes, ring.nodes[0]])
    verdict = telling.tongue.words["text"][ring.verdict]
    return telling.words[how].format(f"**{verdict}**" if ring.verdict == "endless" else verdict, names)
