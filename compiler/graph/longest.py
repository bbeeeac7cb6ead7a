"""The longest chains: the most abilities that lie on one path, none of them twice.

Where there is no ring that is quickly told. With rings every path has to be tried; past a number of tries what was
found so far is given, and said not to be the whole.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .chains import Edge, Longest

TRIES = 300_000
MOST = 50
"""So many chains of the same length are listed."""


def longest(nodes: Sequence[str], edges: Sequence[Edge]) -> Longest:
    from .chains import Longest

    wakes: dict[str, list[str]] = {node: [] for node in nodes}
    for edge in edges:
        if edge.target in wakes and edge.source in wakes and edge.target not in (edge.source, *wakes[edge.source]):
            wakes[edge.source].append(edge.target)
    if not edges:
        return Longest(min(1, len(nodes)), ())
    tries = [TRIES]
    best: list[tuple[str, ...]] = []
    reach = _reach(wakes)
    for start in sorted(nodes, key=lambda node: -reach[node]):
        for path in _paths(start, wakes, reach, best, tries):
            best = [path] if not best or len(path) > len(best[0]) else [*best, path]
    order = {node: number for number, node in enumerate(nodes)}
    found = sorted(set(best), key=lambda path: [order[node] for node in path])
    return Longest(len(found[0]) if found else 1, tuple(found[:MOST]), tries[0] > 0)


def _paths(
    start: str, wakes: Mapping[str, list[str]], reach: Mapping[str, int], best: list[tuple[str, ...]], tries: list[int]
) -> Iterator[tuple[str, ...]]:
    """Paths from a start that are as long as the best so far, or longer."""
    length = len(best[0]) if best else 2
    stack: list[tuple[tuple[str, ...], Iterator[str]]] = [((start,), iter(wakes[start]))]
    while stack and tries[0] > 0:
        path, more = stack[-1]
        node = next(more, None)
        if node is None:
            stack.pop()
            if len(path) >= length and all(next_one in path for next_one in wakes[path[-1]]):
                length = len(path)
                yield path
        elif node not in path and len(path) + reach[node] >= length:
            tries[0] -= 1
            stack.append(((*path, node), iter(wakes[node])))


def _reach(wakes: Mapping[str, list[str]]) -> dict[str, int]:
    """At most so many lie on a path from here: those in its knot of rings, and what comes behind it."""
    import networkx as nx

    graph: nx.DiGraph[str] = nx.DiGraph()
    graph.add_nodes_from(wakes)
    graph.add_edges_from((one, other) for one, others in wakes.items() for other in others)
    knots = nx.condensation(graph)
    found: dict[int, int] = {}
    for knot in reversed(list(nx.topological_sort(knots))):
        behind = max((found[other] for other in knots.successors(knot)), default=0)
        found[knot] = len(knots.nodes[knot]["members"]) + behind
    return {node: found[knot] for node, knot in knots.graph["mapping"].items()}
