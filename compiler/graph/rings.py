"""Rings of abilities that wake each other, and whether anything makes them end.

bounded     a limit in the ring is used up, a counter in it is full, or the game is over
endless     each must do what wakes the next, for ever
undecided   a player may go on for ever, or a test may stop it
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import TYPE_CHECKING

from ..meaning import model as m
from .abilities import Ability
from .happenings import Happening

if TYPE_CHECKING:
    from .chains import Edge, Ring

MOST = 200
"""So many rings of one knot are told one by one; a knot of more is told as a whole."""

MOVES = frozenset({"move", "put", "draw", "remove"})
"""What may take a thing from where it works."""

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

    verdict, why = verdict_on(ring, pairs, by_id, causes, model)
    return Ring(ring, verdict, why, tuple(edges[0].at for edges in steps_of(ring, pairs) if edges))


def steps_of(ring: Sequence[str], pairs: Pairs) -> list[Sequence[Edge]]:
    """What leads from each to the next; nothing where a knot is told as a whole and its order is none."""
    return [pairs.get((one, other), ()) for one, other in zip(ring, [*ring[1:], ring[0]], strict=True)]


def verdict_on(
    ring: Sequence[str], pairs: Pairs, by_id: Mapping[str, Ability], causes: Causes, model: m.Model
) -> tuple[str, str]:
    """Whether a ring ends, and why."""
    steps = steps_of(ring, pairs)
    if not all(steps):
        return "undecided", f"these {len(ring)} wake each other in more ways than can be told one by one"
    within = [happening for id in ring for happening in causes[id]]
    for id in ring:
        if limit := limit_of(by_id[id], within):
            return "bounded", limit
    if any(one.verb == "end-game" and one.sure for one in within):
        return "bounded", "it ends the game"
    for edges in steps:
        if full := full_of(edges, within, model):
            return "bounded", full
    for id in ring:
        one = by_id[id]
        if one.laws.once or one.laws.exhausts:
            return "undecided", f"{one.title} is limited, but the ring itself renews what limits it"
        if will := will_of(one, within):
            return "undecided", will
    for edges in steps:
        if not any(edge.sure for edge in edges):
            edge = edges[0]
            title = by_id[edge.source].title
            return "undecided", f"{title} need not cause `{edge.event}`: {_hangs_on(edge)}"
    return "endless", "nothing in the ring can stop it"


def _hangs_on(edge: Edge) -> str:
    if edge.guards:
        return f"only if {' and '.join(edge.guards)}"
    return "its owner may choose otherwise" if edge.choice else "it does not always happen"


def limit_of(one: Ability, within: Sequence[Happening]) -> str:
    """The law that ends a ring, unless the ring itself renews it."""
    if one.laws.once and not renewed(one, within):
        return f"{one.title} works once per {one.laws.once}"
    if one.laws.exhausts and not any(happening.verb == "ready" for happening in within):
        return f"{one.title} is exhausted by it"
    return ""


def renewed(one: Ability, within: Sequence[Happening]) -> bool:
    """Whether a ring begins anew the time for which an ability in it is limited."""
    return any(happening.verb == f"{one.laws.once} begins" for happening in within)


def full_of(edges: Sequence[Edge], within: Sequence[Happening], model: m.Model) -> str:
    """A counter that is full in the end, or empty: then nothing is gained or lost, and nothing woken."""
    found = [_bound(edge, within, model) for edge in edges]
    return found[0] if all(found) else ""


def _bound(edge: Edge, within: Sequence[Happening], model: m.Model) -> str:
    verb, _, good = edge.event.partition(" ")
    slot = model.slots.get(good)
    if slot is None or verb not in ("gain", "lose"):
        return ""
    against = {"gain": ("lose", "pay"), "lose": ("gain",)}[verb]
    turned = any(one.good == good and one.verb in against for one in within)
    end = slot.high if verb == "gain" else slot.low
    if end is None or turned:
        return ""
    where = f" at {end.value}" if isinstance(end, m.Number) else ""
    return f"in the end {good} is {'full' if verb == 'gain' else 'used up'}{where}, and then nothing is heard"


def will_of(one: Ability, within: Sequence[Happening] = ()) -> str:
    """Whose will it hangs on that the ability is used. Where it lies, nobody changes but by moving it."""
    laws = one.laws
    if laws.optional:
        return f"{one.title} is optional, and nothing limits it: a player may go on for ever"
    if laws.open_until:
        return f"{one.title} lies open, and nothing limits it: a player may go on for ever"
    if laws.only_while is not None:
        return f"{one.title} works only while its test holds"
    if laws.works_in and any(happening.verb in MOVES for happening in within):
        return f"{one.title} works only where it lies in {laws.works_in}"
    return ""
