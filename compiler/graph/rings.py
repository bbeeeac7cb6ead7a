"""Rings of abilities that wake each other, and whether anything makes them end.

bounded     a limit in the ring is used up, a counter in it is full or a price cannot be paid any more, or the game is
            over; and nothing that the ring wakes, on the way, undoes that
endless     each must do what wakes the next, for ever
undecided   a player may go on for ever, or a test may stop it
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import TYPE_CHECKING

from .ends import Pairs, Reason, World, around, ended_by, refilled, will_of

if TYPE_CHECKING:
    from .chains import Edge, Ring

MOST = 200
"""So many rings of one knot are told one by one; a knot of more is told as a whole."""

WHY: Mapping[str, str] = {
    "many": "these {1} wake each other in more ways than can be told one by one",
    "each": "in each ring of these {1} something is used up",
    "once": "{0} works once per {1}",
    "times": "{0} works only so many times per {1}",
    "exhausts": "{0} is exhausted by it",
    "over": "it ends the game",
    "full": "in the end {1} is full, and then nothing is gained and nothing heard",
    "empty": "in the end {1} is used up, and then nothing is lost and nothing heard",
    "unpaid": "in the end {1} is used up, and {0} cannot go on without paying it",
    "won": "a player wins only once",
    "changing": "{1} is brought and taken away: it may be full or used up when the next should be woken",
    "renewed": "{0} is limited, but what it wakes may renew what limits it",
    "optional": "{0} is optional, and nothing limits it: a player may go on for ever",
    "open": "{0} lies open, and nothing limits it: a player may go on for ever",
    "while": "{0} works only while its test holds",
    "moved": "{0} works only where it lies in {1}",
    "may-end": "it may end the game",
    "test": "{0} wakes the next only if {1}",
    "choice": "{0} need not cause `{1}`: its owner may choose otherwise",
    "perhaps": "{0} does not always cause `{1}`",
    "nothing": "nothing in the ring can stop it",
}
"""Why a ring ends, or does not: {0} is an ability, {1} what it hangs on."""


def rings(nodes: Sequence[str], edges: Sequence[Edge], world: World) -> tuple[Ring, ...]:
    """Every ring, those of few abilities first."""
    pairs: dict[tuple[str, str], list[Edge]] = {}
    for edge in edges:
        pairs.setdefault((edge.source, edge.target), []).append(edge)
    found = [_ring(ring, whole, pairs, world) for ring, whole in _cycles(nodes, list(pairs))]
    order = {node: number for number, node in enumerate(nodes)}
    return tuple(sorted(found, key=lambda ring: (len(ring.nodes), [order[node] for node in ring.nodes])))


def knots(pairs: Iterable[tuple[str, str]]) -> list[list[str]]:
    """Sets of abilities each of which wakes each other, by whatever way; those on no ring left out."""
    import networkx as nx

    graph: nx.DiGraph[str] = nx.DiGraph(list(pairs))
    found = [sorted(knot) for knot in nx.strongly_connected_components(graph)]
    return sorted(knot for knot in found if len(knot) > 1 or graph.has_edge(knot[0], knot[0]))


def way_round(knot: Sequence[str], pairs: Iterable[tuple[str, str]]) -> tuple[str, ...]:
    """A shortest ring through the first of a knot."""
    first, before = knot[0], dict[str, str]()
    wakes: dict[str, list[str]] = {}
    for one, other in pairs:
        wakes.setdefault(one, []).append(other)
    waiting = [first]
    for node in waiting:
        if first in wakes.get(node, ()):
            way = [node]
            while way[-1] != first:
                way.append(before[way[-1]])
            return tuple(reversed(way))
        for other in wakes.get(node, ()):
            if other in knot and other not in before and other != first:
                before[other] = node
                waiting.append(other)
    return tuple(knot)


def _cycles(nodes: Sequence[str], pairs: Sequence[tuple[str, str]]) -> Iterator[tuple[tuple[str, ...], bool]]:
    """Rings, each begun with what is declared first; and whether it is a whole knot, in no order."""
    import networkx as nx

    order = {node: number for number, node in enumerate(nodes)}
    for knot in knots(pairs):
        inside = set(knot)
        edges = [(order[one], order[other]) for one, other in pairs if one in inside and other in inside]
        part: nx.DiGraph[int] = nx.DiGraph(edges)
        many = list(islice(nx.simple_cycles(part), MOST + 1))
        whole = len(many) > MOST
        for ring in [sorted(order[one] for one in knot)] if whole else many:
            first = ring.index(min(ring))
            yield tuple(nodes[number] for number in ring[first:] + ring[:first]), whole


def _ring(ring: tuple[str, ...], whole: bool, pairs: Pairs, world: World) -> Ring:
    from .chains import Ring

    verdict, reason = _whole(ring, pairs, world) if whole else verdict_on(ring, pairs, world)
    spans = () if whole else tuple(edges[0].at for edges in steps_of(ring, pairs))
    return Ring(ring, verdict, said(reason, lambda id: world.abilities[id].title), spans, reason)


def said(reason: Reason, title: Callable[[str], str], words: Mapping[str, str] = WHY) -> str:
    """A reason as a sentence."""
    return words[reason.key].format(title(reason.id) if reason.id else "", reason.what)


def steps_of(ring: Sequence[str], pairs: Pairs) -> list[Sequence[Edge]]:
    """What leads from each to the next."""
    return [pairs[one, other] for one, other in zip(ring, [*ring[1:], ring[0]], strict=True)]


def verdict_on(ring: Sequence[str], pairs: Pairs, world: World) -> tuple[str, Reason]:
    """Whether a ring ends, and why."""
    steps = steps_of(ring, pairs)
    about = around(ring, world)
    for id, edges in zip(ring, steps, strict=True):
        if ends := ended_by(world.abilities[id], edges, about, world):
            return "bounded", ends
    own = [happening for id in ring for happening in world.causes[id]]
    for id in ring:
        one = world.abilities[id]
        if one.laws.once or one.laws.exhausts:
            return "undecided", Reason("renewed", id)
        if will := will_of(one, own, world.sorts):
            return "undecided", will
    for edges in steps:
        sure = [edge for edge in edges if edge.sure]
        if not sure:
            return "undecided", _hangs_on(edges[0])
        if not any(refilled(edge, world) for edge in sure):
            return "undecided", Reason("changing", sure[0].source, sure[0].event.partition(" ")[2])
    return "endless", Reason("nothing")


def _whole(knot: Sequence[str], pairs: Pairs, world: World) -> tuple[str, Reason]:
    """A knot of too many rings: it ends if no ring is left without what is used up somewhere."""
    about = around(knot, world)
    left = [
        (one, other)
        for (one, other), edges in pairs.items()
        if one in knot and other in knot and not ended_by(world.abilities[one], edges, about, world)
    ]
    many = str(len(knot))
    return ("undecided", Reason("many", "", many)) if knots(left) else ("bounded", Reason("each", "", many))


def _hangs_on(edge: Edge) -> Reason:
    if edge.guards:
        return Reason("test", edge.source, " and ".join(edge.guards))
    return Reason("choice" if edge.choice else "perhaps", edge.source, edge.event)
