"""Rings of abilities that wake each other, and whether anything makes them end.

bounded     a limit in the ring is used up, a counter in it is full, or the game is over
endless     each must do what wakes the next, for ever
undecided   a player may go on for ever, or a test may stop it
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from ..meaning import model as m
from .abilities import Ability
from .happenings import Happening

if TYPE_CHECKING:
    from .chains import Edge, Ring

MOST = 200
"""So many rings of one knot are told one by one; a knot of more is told as a whole."""

MOVES = frozenset({"move", "put", "draw", "remove"})
"""What may take a thing from where it works."""

WHY: Mapping[str, str] = {
    "many": "these {1} wake each other in more ways than can be told one by one",
    "once": "{0} works once per {1}",
    "exhausts": "{0} is exhausted by it",
    "over": "it ends the game",
    "full": "in the end {1} is full, and then nothing is gained and nothing heard",
    "empty": "in the end {1} is used up, and then nothing is lost and nothing heard",
    "renewed": "{0} is limited, but the ring itself renews what limits it",
    "optional": "{0} is optional, and nothing limits it: a player may go on for ever",
    "open": "{0} lies open, and nothing limits it: a player may go on for ever",
    "while": "{0} works only while its test holds",
    "moved": "{0} works only where it lies in {1}",
    "test": "{0} wakes the next only if {1}",
    "choice": "{0} need not cause `{1}`: its owner may choose otherwise",
    "perhaps": "{0} does not always cause `{1}`",
    "nothing": "nothing in the ring can stop it",
}
"""Why a ring ends, or does not: {0} is an ability, {1} what it hangs on."""


class Reason(NamedTuple):
    """Why a ring ends, or does not, as facts."""

    key: str
    id: str = ""
    what: str = ""


Pairs = Mapping[tuple[str, str], Sequence["Edge"]]
Causes = Mapping[str, Sequence[Happening]]


def rings(
    nodes: Sequence[str], edges: Sequence[Edge], by_id: Mapping[str, Ability], causes: Causes, model: m.Model
) -> tuple[Ring, ...]:
    """Every ring, those of few abilities first."""
    pairs: dict[tuple[str, str], list[Edge]] = {}
    for edge in edges:
        pairs.setdefault((edge.source, edge.target), []).append(edge)
    found = [_ring(ring, pairs, by_id, causes, model) for ring in _cycles(nodes, list(pairs))]
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


def _cycles(nodes: Sequence[str], pairs: Sequence[tuple[str, str]]) -> Iterator[tuple[str, ...]]:
    """Rings, each begun with what is declared first."""
    import networkx as nx

    order = {node: number for number, node in enumerate(nodes)}
    for knot in knots(pairs):
        inside = set(knot)
        edges = sorted((order[one], order[other]) for one, other in pairs if one in inside and other in inside)
        part: nx.DiGraph[int] = nx.DiGraph(edges)
        many = list(islice(nx.simple_cycles(part), MOST + 1))
        for ring in many if len(many) <= MOST else [sorted(order[one] for one in knot)]:
            first = ring.index(min(ring))
            yield tuple(nodes[number] for number in ring[first:] + ring[:first])


def _ring(ring: tuple[str, ...], pairs: Pairs, by_id: Mapping[str, Ability], causes: Causes, model: m.Model) -> Ring:
    from .chains import Ring

    verdict, reason = verdict_on(ring, pairs, by_id, causes, model)
    spans = tuple(edges[0].at for edges in steps_of(ring, pairs) if edges)
    return Ring(ring, verdict, said(reason, lambda id: by_id[id].title), spans, reason)


def said(reason: Reason, title: Callable[[str], str], words: Mapping[str, str] = WHY) -> str:
    """A reason as a sentence."""
    return words[reason.key].format(title(reason.id) if reason.id else "", reason.what)


def steps_of(ring: Sequence[str], pairs: Pairs) -> list[Sequence[Edge]]:
    """What leads from each to the next; nothing where a knot is told as a whole and its order is none."""
    return [pairs.get((one, other), ()) for one, other in zip(ring, [*ring[1:], ring[0]], strict=True)]


def verdict_on(
    ring: Sequence[str], pairs: Pairs, by_id: Mapping[str, Ability], causes: Causes, model: m.Model
) -> tuple[str, Reason]:
    """Whether a ring ends, and why."""
    steps = steps_of(ring, pairs)
    if not all(steps):
        return "undecided", Reason("many", "", str(len(ring)))
    within = [happening for id in ring for happening in causes[id]]
    for id in ring:
        if limit := limit_of(by_id[id], within):
            return "bounded", limit
    if any(one.verb == "end-game" and one.sure for one in within):
        return "bounded", Reason("over")
    for edges in steps:
        if full := full_of(edges, within, model):
            return "bounded", full
    for id in ring:
        one = by_id[id]
        if one.laws.once or one.laws.exhausts:
            return "undecided", Reason("renewed", id)
        if will := will_of(one, within):
            return "undecided", will
    for edges in steps:
        if not any(edge.sure for edge in edges):
            return "undecided", _hangs_on(edges[0])
    return "endless", Reason("nothing")


def _hangs_on(edge: Edge) -> Reason:
    if edge.guards:
        return Reason("test", edge.source, " and ".join(edge.guards))
    return Reason("choice" if edge.choice else "perhaps", edge.source, edge.event)


def limit_of(one: Ability, within: Sequence[Happening]) -> Reason | None:
    """The law that ends a ring, unless the ring itself renews it."""
    if one.laws.once and not any(happening.verb == f"{one.laws.once} begins" for happening in within):
        return Reason("once", one.id, one.laws.once)
    if one.laws.exhausts and not any(happening.verb == "ready" for happening in within):
        return Reason("exhausts", one.id)
    return None


def full_of(edges: Sequence[Edge], within: Sequence[Happening], model: m.Model) -> Reason | None:
    """A counter that is full in the end, or empty: then nothing is gained or lost, and nothing woken."""
    found = [_bound(edge, within, model) for edge in edges]
    return found[0] if all(found) else None


def _bound(edge: Edge, within: Sequence[Happening], model: m.Model) -> Reason | None:
    verb, _, good = edge.event.partition(" ")
    slot = model.slots.get(good)
    if slot is None or verb not in ("gain", "lose"):
        return None
    end = slot.high if verb == "gain" else slot.low
    return (
        None if end is None or _turned(good, verb, within) else Reason("full" if verb == "gain" else "empty", "", good)
    )


def _turned(good: str, verb: str, within: Sequence[Happening]) -> bool:
    """Whether a ring takes away again what it brings, or sets the counter by hand."""
    against = ("lose", "pay") if verb == "gain" else ("gain",)
    return any(
        one.verb in against if one.good == good else one.verb == f"{good} becomes" and not one.good for one in within
    )


def will_of(one: Ability, within: Sequence[Happening] = ()) -> Reason | None:
    """Whose will it hangs on that the ability is used. Where it lies, nobody changes but by moving it."""
    laws = one.laws
    if laws.optional:
        return Reason("optional", one.id)
    if laws.open_until:
        return Reason("open", one.id)
    if laws.only_while is not None:
        return Reason("while", one.id)
    if laws.works_in and any(happening.verb in MOVES for happening in within):
        return Reason("moved", one.id, laws.works_in)
    return None
