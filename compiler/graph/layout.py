"""Positions for the nodes of a picture: columns from left to right, with edges that lead right where they can.

Edges that close a loop run back. An edge that crosses columns has a place in each of them, so that it passes between
nodes and not over them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

import networkx as nx

from ..frozen import frozen

GAP = 14
"""Between two nodes of a column."""
ALLEY = 64
"""Between two columns."""
SWEEPS = 12

Point = tuple[float, float]
Pair = tuple[str, str]


@frozen
class Layout:
    width: float
    height: float
    at: Mapping[str, Point]
    """The middle of each node."""
    routes: Mapping[Pair, tuple[Point, ...]]
    """From the side of one node to the side of the other."""


def laid_out(sizes: Mapping[str, tuple[float, float]], pairs: Sequence[Pair]) -> Layout:
    """Nodes with their widths and heights, and the edges between them."""
    forward = _forward(list(sizes), pairs)
    column = _columns(list(sizes), forward)
    chains = {pair: _through(pair, column) for pair in forward}
    heights = {node: size[1] for node, size in sizes.items()}
    heights.update({node: 4.0 for chain in chains.values() for node in chain[1:-1]})
    where = {**column, **{node: at for chain in chains.values() for node, at in _between(chain, column)}}
    near: dict[str, list[str]] = {node: [] for node in where}
    for chain in chains.values():
        for one, other in pairwise(chain):
            near[one].append(other)
            near[other].append(one)
    columns = _ordered(where, near)
    y = _heights(columns, heights, near)
    left, widths = 0.0, list[tuple[float, float]]()
    for nodes in columns:
        wide = max((sizes[node][0] for node in nodes if node in sizes), default=0.0)
        widths.append((left + wide / 2, wide))
        left += wide + ALLEY
    at = {node: (widths[where[node]][0], y[node]) for node in where}
    routes = {pair: _route(chains.get(pair, pair), at, sizes, widths, where) for pair in pairs}
    deepest = max((y[node] + heights[node] / 2 for node in where), default=0.0)
    return Layout(max(left - ALLEY, 0.0), deepest, {node: at[node] for node in sizes}, routes)


def _forward(nodes: Sequence[str], pairs: Sequence[Pair]) -> list[Pair]:
    """The edges without those that lead back to where a walk has come from."""
    out: dict[str, list[str]] = {node: [] for node in nodes}
    entered: dict[str, int] = dict.fromkeys(nodes, 0)
    for one, other in pairs:
        if one != other:
            out[one].append(other)
            entered[other] += 1
    back: set[Pair] = set()
    state: dict[str, int] = {}
    for start in sorted(nodes, key=lambda node: entered[node] > 0):
        stack = [(start, iter(out[start]))] if start not in state else []
        state.setdefault(start, 1)
        while stack:
            node, more = stack[-1]
            onward = next(more, None)
            if onward is None:
                state[node] = 2
                stack.pop()
            elif state.get(onward) == 1:
                back.add((node, onward))
            elif onward not in state:
                state[onward] = 1
                stack.append((onward, iter(out[onward])))
    return [pair for pair in dict.fromkeys(pairs) if pair[0] != pair[1] and pair not in back]


def _columns(nodes: Sequence[str], forward: Sequence[Pair]) -> dict[str, int]:
    """Each node is right of all that lead to it, and no farther left than it must be for those it leads to."""
    graph: nx.DiGraph[str] = nx.DiGraph()
    graph.add_nodes_from(nodes)
    graph.add_edges_from(forward)
    order = list(nx.lexicographical_topological_sort(graph, key=list(nodes).index))
    column: dict[str, int] = {}
    for node in order:
        column[node] = max((column[one] + 1 for one in graph.predecessors(node)), default=0)
    for node in order:
        if not graph.in_degree(node) and graph.out_degree(node):
            column[node] = min(column[other] for other in graph.successors(node)) - 1
    return column


def _through(pair: Pair, column: Mapping[str, int]) -> tuple[str, ...]:
    one, other = pair
    steps = range(column[one] + 1, column[other])
    return (one, *(f"{one}\n{other}\n{step}" for step in steps), other)


def _between(chain: tuple[str, ...], column: Mapping[str, int]) -> list[tuple[str, int]]:
    return [(node, column[chain[0]] + step) for step, node in enumerate(chain[1:-1], 1)]


def _ordered(where: Mapping[str, int], near: Mapping[str, Sequence[str]]) -> list[list[str]]:
    """Columns in an order in which few edges cross: each node is drawn to the middle of its neighbours."""
    rank = _ranked(near)
    columns: list[list[str]] = [[] for _ in range(max(where.values(), default=-1) + 1)]
    for node, number in where.items():
        columns[number].append(node)
    for sweep in range(SWEEPS):
        right = sweep % 2 == 0
        for number in range(len(columns)) if right else reversed(range(len(columns))):
            place = {node: at for nodes in columns for at, node in enumerate(nodes)}
            side = number - 1 if right else number + 1
            pulled: dict[str, float] = {}
            for node in columns[number]:
                found = [place[other] for other in near[node] if where[other] == side]
                pulled[node] = sum(found) / len(found) if found else float(place[node])
            columns[number].sort(key=lambda node: (rank[node], pulled[node], place[node]))
    return columns


def _ranked(near: Mapping[str, Sequence[str]]) -> dict[str, int]:
    """Which part of the picture a node belongs to, the largest part first. Parts without a connection are drawn
    apart."""
    graph: nx.Graph[str] = nx.Graph()
    graph.add_nodes_from(near)
    graph.add_edges_from((one, other) for one, others in near.items() for other in others)
    order = {node: number for number, node in enumerate(near)}
    parts = sorted(nx.connected_components(graph), key=lambda part: (-len(part), min(order[node] for node in part)))
    return {node: rank for rank, part in enumerate(parts) for node in part}


def _heights(
    columns: Sequence[Sequence[str]], heights: Mapping[str, float], near: Mapping[str, Sequence[str]]
) -> dict[str, float]:
    """The vertical position of each node: as near to its neighbours as those above and below it allow."""
    y: dict[str, float] = {}
    for nodes in columns:
        down = 0.0
        for node in nodes:
            y[node] = down + heights[node] / 2
            down += heights[node] + GAP
    for _ in range(SWEEPS):
        for nodes in columns:
            wish = [
                sum(y[other] for other in near[node]) / len(near[node]) if near[node] else y[node] for node in nodes
            ]
            _settle(nodes, wish, heights, y)
    top = min((y[node] - heights[node] / 2 for nodes in columns for node in nodes), default=0.0)
    return {node: at - top for node, at in y.items()}


def _settle(nodes: Sequence[str], wish: Sequence[float], heights: Mapping[str, float], y: dict[str, float]) -> None:
    """Wished positions, granted as far as the order allows: nodes that would overlap are joined and share their
    wish."""
    blocks: list[tuple[float, float, list[str]]] = []
    for node, at in zip(nodes, wish, strict=True):
        blocks.append((at - heights[node] / 2, heights[node], [node]))
        while len(blocks) > 1 and blocks[-2][0] + blocks[-2][1] + GAP > blocks[-1][0]:
            (top, tall, some), (low, more, others) = blocks[-2], blocks[-1]
            shared = (top * len(some) + (low - tall - GAP) * len(others)) / (len(some) + len(others))
            blocks[-2:] = [(shared, tall + GAP + more, some + others)]
    for top, _, some in blocks:
        for node in some:
            y[node] = top + heights[node] / 2
            top += heights[node] + GAP


def _route(
    chain: Sequence[str],
    at: Mapping[str, Point],
    sizes: Mapping[str, tuple[float, float]],
    widths: Sequence[tuple[float, float]],
    where: Mapping[str, int],
) -> tuple[Point, ...]:
    """From the right side of the first to the left side of the last, level across the columns between."""
    one, other = chain[0], chain[-1]
    points: list[Point] = [(at[one][0] + sizes[one][0] / 2, at[one][1])]
    for node in chain[1:-1]:
        middle, wide = widths[where[node]]
        points += [(middle - wide / 2, at[node][1]), (middle + wide / 2, at[node][1])]
    return (*points, (at[other][0] - sizes[other][0] / 2, at[other][1]))
