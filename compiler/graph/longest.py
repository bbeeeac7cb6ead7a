"""The longest chains: the most abilities on one path, each at most once.

Without loops this is fast. With loops every path has to be tried; after a number of tries the result so far is given
and marked as incomplete.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field
from typing import TYPE_CHECKING

from ..frozen import slotted
from .tangles import components

if TYPE_CHECKING:
    from .chains import Edge, Longest

TRIES = 200_000
MOST = 50
"""At most this many chains of the same length are listed."""

Links = Mapping[str, Mapping[str, None]]


@slotted
class Search:
    """What has been found, and how many tries are left."""

    links: Links
    reach: Mapping[str, int]
    length: int = 2
    best: list[tuple[str, ...]] = field(default_factory=list[tuple[str, ...]])
    tries: int = TRIES


def longest(nodes: Sequence[str], edges: Sequence[Edge]) -> Longest:
    from .chains import Longest

    links: dict[str, dict[str, None]] = {node: {} for node in nodes}
    for edge in edges:
        if edge.source != edge.target:
            links[edge.source][edge.target] = None
    if not any(links.values()):
        return Longest(min(1, len(nodes)), ())
    search = Search(links, _reach(links))
    for start in sorted(nodes, key=lambda node: -search.reach[node]):
        if search.reach[start] >= search.length and search.tries > 0:
            _from(start, search)
    order = {node: number for number, node in enumerate(nodes)}
    found = sorted(set(search.best), key=lambda path: [order[node] for node in path])
    return Longest(search.length, tuple(found[:MOST]), search.tries > 0)


def longest_behind(starts: Sequence[str], edges: Sequence[Edge]) -> tuple[tuple[str, ...], bool]:
    """A longest chain that begins with one of some abilities, and whether all ways were tried."""
    links: dict[str, dict[str, None]] = {start: {} for start in starts}
    for edge in edges:
        links.setdefault(edge.target, {})
        if edge.source != edge.target:
            links.setdefault(edge.source, {})[edge.target] = None
    search = Search(links, _reach(links), length=0)
    for start in starts:
        if search.reach[start] > search.length and search.tries > 0:
            _from(start, search)
    return search.best[0] if search.best else (), search.tries > 0


def _from(start: str, search: Search) -> None:
    """Every path from a start that can be as long as the longest so far."""
    path, inside = [start], {start}
    ways: list[Iterator[str]] = [iter(search.links[start])]
    while ways and search.tries > 0:
        search.tries -= 1
        node = next(ways[-1], None)
        if node is None:
            _keep(path, search)
            ways.pop()
            inside.discard(path.pop())
        elif node not in inside and len(path) + search.reach[node] >= search.length:
            path.append(node)
            inside.add(node)
            ways.append(iter(search.links[node]))
    if path:
        _keep(path, search)


def _keep(path: Sequence[str], search: Search) -> None:
    """Stores a path that cannot go on. Only whole paths are stored, because they may be long."""
    if len(path) > search.length:
        search.length = len(path)
        search.best.clear()
    if len(path) == search.length and len(search.best) <= MOST * 10:
        search.best.append(tuple(path))


def _reach(links: Links) -> dict[str, int]:
    """An upper bound for the abilities on a path from each: those in its group of loops, and all that come after."""
    found: dict[str, int] = {}
    # The groups that one leads to come before it.
    for knot in components(links):
        behind = max((found[other] for one in knot for other in links[one] if other in found), default=0)
        found |= dict.fromkeys(knot, len(knot) + behind)
    return found
