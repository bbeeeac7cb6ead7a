"""The difference of two editions as a page of text, for a reader at a terminal."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterator
from dataclasses import field
from difflib import SequenceMatcher

from ..diagnostics.cells import cells, shown
from ..frozen import frozen
from ..graph.chains import Edge, Ring
from ..graph.orders import Order, ways_of
from ..graph.tell import ENGLISH, Tongue, link, why_ring
from ..text.languages import RULES
from ..wordings import Words
from .changes import Change, Difference, Links, Said, judged_anew
from .words import PAGES

Title = Callable[[str], str]

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
    words = telling.words

    def title(id: str) -> str:
        return shown(telling.title(id))

    lines = [*_edges("+", links.added, telling), *_edges("-", links.removed, telling)]
    anew = judged_anew(links)
    for ring in links.closed:
        how = "ring-now" if frozenset(ring.nodes) in anew else "ring-came"
        lines += [f"  + {_ring(how, ring, telling)}", f"  + {shown(why_ring(ring, telling.title, telling.tongue))}"]
    for ring in links.opened:
        how = "ring-before" if frozenset(ring.nodes) in anew else "ring-went"
        lines.append(f"  - {_ring(how, ring, telling)}")
    for order in links.ordered:
        lines.append(f"  + {words['matters'].format(*map(title, order.nodes))}: {_event(order, telling)}")
        lines += [f"      {shown(line)}" for line in ways_of(order, telling.title, telling.tongue)]
    for order in links.unordered:
        lines.append(f"  - {words['mattered'].format(*map(title, order.nodes))}: {_event(order, telling)}")
    lines += [f"  + {words['possible'].format(title(id))}" for id in links.possible]
    lines += [f"  - {words['impossible'].format(title(id))}" for id in links.impossible]
    old, new = links.longest
    if old != new:
        lines.append(f"  {words['longest'].format(new, old)}")
    return [words["chains"], *lines] if lines else []


def _event(order: Order, telling: Telling) -> str:
    return shown(telling.tongue.event(order.event))


def _edges(mark: str, edges: tuple[Edge, ...], telling: Telling) -> Iterator[str]:
    for edge in edges:
        yield f"  {mark} {shown(telling.title(edge.source))} {link(edge, telling.title, telling.tongue)}"


def _ring(how: str, ring: Ring, telling: Telling) -> str:
    names = " → ".join(shown(telling.title(id)) for id in [*ring.nodes, ring.nodes[0]])
    return telling.words[how].format(telling.tongue.words["text"][ring.verdict], names)
