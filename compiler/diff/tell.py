"""The difference of two editions as a page of text, for a reader at a terminal."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterator
from difflib import SequenceMatcher

from ..diagnostics.cells import cells, shown
from ..graph.chains import Edge, Ring
from ..graph.orders import ways_of
from ..graph.tell import link
from .changes import Change, Difference, Links, Said, judged_anew

Title = Callable[[str], str]

__all__ = ["HEADS", "tally", "tell", "ways_of", "words_of"]

HEADS = {
    "changed": "Changed",
    "meant": "Worded as before, and of another meaning",
    "said": "The same rule, said otherwise on the card",
    "added": "Added",
    "removed": "Removed",
}


def tell(found: Difference, title: Title, width: int = 100) -> str:
    """What changed, what came, what went, and what became of the chains."""
    parts = [_part(head, [one for one in found.changes if one.how == how], width) for how, head in HEADS.items()]
    parts.append(_chains(found.links, title))
    return "\n".join(line for part in parts for line in [*part, ""] if part).rstrip()


def tally(found: Difference) -> str:
    """The whole in one line."""
    many = {how: sum(one.how == how for one in found.changes) for how in HEADS}
    if not any(many.values()):
        return "the same rules, of the same meaning"
    rest = many["meant"] + many["said"]
    more = f", {rest} besides" if rest else ""
    return f"{many['changed']} changed, {many['added']} added, {many['removed']} removed{more}"


def _part(head: str, changes: list[Change], width: int) -> list[str]:
    if not changes:
        return []
    names = [shown(f"  {one.thing.sort} {one.thing.id}") for one in changes]
    column = min(max(map(cells, names)), width // 2) + 2
    lines = [head]
    for name, one in zip(names, changes, strict=True):
        lines.append(f"{name}{' ' * max(column - cells(name), 2)}{shown(one.thing.at)}")
        lines += [f"    {line}" for line in words_of(one)]
        lines += [line for said in one.said for line in _said(said, width)]
    return lines


def words_of(change: Change) -> Iterator[str]:
    """The lines that differ; of what is new, all; of what is gone, the first."""
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


def _chains(links: Links, title: Title) -> list[str]:
    lines = [*_edges("+", links.added, title), *_edges("-", links.removed, title)]
    anew = judged_anew(links)
    for ring in links.closed:
        lines += [f"  + {line}" for line in _ring("now" if frozenset(ring.nodes) in anew else "closed", ring, title)]
    for ring in links.opened:
        what = "before" if frozenset(ring.nodes) in anew else "no longer"
        lines += [f"  - {line}" for line in _ring(what, ring, title)]
    for order in links.ordered:
        one, other = (shown(title(id)) for id in order.nodes)
        lines.append(f"  + the order of {one} and {other} matters now: {order.event}")
        lines += [f"      {shown(line)}" for line in ways_of(order, title)]
    for order in links.unordered:
        one, other = (shown(title(id)) for id in order.nodes)
        lines.append(f"  - the order of {one} and {other} no longer matters: {order.event}")
    lines += [f"  + something triggers {shown(title(id))} now" for id in links.possible]
    lines += [f"  - nothing triggers {shown(title(id))} any more" for id in links.impossible]
    old, new = links.longest
    if old != new:
        lines.append(f"  the longest chain of abilities: {new}, it was {old}")
    return ["Chains", *lines] if lines else []


def _edges(mark: str, edges: tuple[Edge, ...], title: Title) -> Iterator[str]:
    for edge in edges:
        yield f"  {mark} {shown(title(edge.source))} {link(edge, title)}"


def _ring(what: str, ring: Ring, title: Title) -> Iterator[str]:
    names = " → ".join(shown(title(id)) for id in [*ring.nodes, ring.nodes[0]])
    yield f"a ring {what}, {ring.verdict}: {names}"
    if what != "no longer":
        yield f"  {ring.why}"
