"""The list of changed links, loops and orders of two editions: what each page shows of the chains, in one order."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ..frozen import frozen
from ..graph.chains import Edge, Ring
from ..graph.orders import Order, ways_of
from ..graph.tell import Tongue, hangs_on, why_ring
from ..wordings import Words
from .changes import Links, judged_anew

Title = Callable[[str], str]


@frozen
class Row:
    """One line of the list."""

    mark: str
    """`+` for what is new, `-` for what is gone, empty for the longest chain."""
    text: str
    why: str = ""
    """Why a loop ends or does not."""
    ways: tuple[str, ...] = ()
    """The results of both orders."""


@frozen
class Pen:
    """How a page writes names and other text, and what needs attention."""

    plain: Callable[[str], str]
    loud: Callable[[str], str]
    edge: Callable[[Edge], str]
    event: Callable[[str], str]
    """An event after the abilities whose order matters."""


def rows(links: Links, words: Words, title: Title, tongue: Tongue, pen: Pen) -> Iterator[Row]:
    """New links come first, then those that are gone; then loops, orders, abilities and the longest chain."""

    def names(ids: tuple[str, ...]) -> list[str]:
        return [pen.plain(title(id)) for id in ids]

    def ring(how: str, one: Ring) -> str:
        verdict = pen.plain(tongue.words["text"][one.verdict])
        loud = pen.loud(verdict) if one.verdict == "endless" else verdict
        return words[how].format(loud, " → ".join(names((*one.nodes, one.nodes[0]))))

    def order(how: str, one: Order) -> str:
        return words[how].format(*names(one.nodes))

    yield from (Row("+", pen.edge(one)) for one in links.added)
    yield from (Row("-", pen.edge(one)) for one in links.removed)
    again = judged_anew(links)
    for one in links.closed:
        how = "ring-now" if frozenset(one.nodes) in again else "ring-came"
        yield Row("+", ring(how, one), pen.plain(why_ring(one, title, tongue)))
    for one in links.opened:
        yield Row("-", ring("ring-before" if frozenset(one.nodes) in again else "ring-went", one))
    for pair in links.ordered:
        ways = tuple(map(pen.plain, ways_of(pair, title, tongue)))
        yield Row("+", pen.loud(order("matters", pair)) + pen.event(tongue.event(pair.event)), ways=ways)
    for pair in links.unordered:
        yield Row("-", order("mattered", pair) + pen.event(tongue.event(pair.event)))
    yield from (Row("+", words["possible"].format(*names((id,)))) for id in links.possible)
    yield from (Row("-", pen.loud(words["impossible"].format(*names((id,))))) for id in links.impossible)
    before, now = links.longest
    if before != now:
        yield Row("", words["longest"].format(now, before))


def in_brackets(pen: Callable[[str], str]) -> Callable[[str], str]:
    """An event in brackets."""
    return lambda event: f" ({pen(event)})"


def arrow(edge: Edge, title: Title, tongue: Tongue, plain: Callable[[str], str]) -> str:
    """`Farmer → Hunter: gain coin × 2`, without what else the link needs."""
    many = f" × {edge.amount}" if edge.amount != 1 and " " in edge.event else ""
    return f"{plain(title(edge.source))} → {plain(title(edge.target))}: {plain(tongue.event(edge.event))}{many}"


def needs(edge: Edge, tongue: Tongue, plain: Callable[[str], str]) -> str:
    """What else the link needs, in brackets; empty if nothing."""
    more = hangs_on(edge, tongue)
    return f" ({plain(more)})" if more else ""
