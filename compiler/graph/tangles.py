"""Abilities that trigger each other: groups of loops, what they lead to, and a shortest loop."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from .axes import Told

Links = Mapping[str, Collection[str]]


def links_of(told: Mapping[str, Sequence[Told]]) -> dict[str, tuple[str, ...]]:
    return {id: tuple(dict.fromkeys(target for one in lines for target in one.triggers)) for id, lines in told.items()}


def reachable(start: Iterable[str], told: Mapping[str, Sequence[Told]]) -> set[str]:
    """Everything that is triggered in the end, including the start."""
    found = set(start)
    waiting = list(found)
    while waiting:
        for one in told.get(waiting.pop(), ()):
            for target in one.triggers:
                if target not in found:
                    found.add(target)
                    waiting.append(target)
    return found


def tangles(told: Mapping[str, Sequence[Told]]) -> list[tuple[str, ...]]:
    return knots(links_of(told))


def knots(links: Links) -> list[tuple[str, ...]]:
    """Sets of abilities that trigger each other, directly or not; those on no loop are left out."""
    found: list[tuple[str, ...]] = [tuple(sorted(knot)) for knot in components(links)]
    return sorted(knot for knot in found if len(knot) > 1 or any(one in links.get(one, ()) for one in knot))


def components(links: Links) -> list[list[str]]:
    """Tarjan's algorithm without recursion: each group of loops, and each other ability by itself. What one leads to
    comes before it."""
    number: dict[str, int] = {}
    low: dict[str, int] = {}
    open_: list[str] = []
    inside: set[str] = set()
    found: list[list[str]] = []
    for first in links:
        if first in number:
            continue
        ways = [(first, iter(links.get(first, ())))]
        number[first] = low[first] = len(number)
        open_.append(first)
        inside.add(first)
        while ways:
            node, rest = ways[-1]
            other = next(rest, None)
            if other is not None:
                if other not in number:
                    number[other] = low[other] = len(number)
                    open_.append(other)
                    inside.add(other)
                    ways.append((other, iter(links.get(other, ()))))
                elif other in inside:
                    low[node] = min(low[node], number[other])
                continue
            ways.pop()
            if ways:
                low[ways[-1][0]] = min(low[ways[-1][0]], low[node])
            if low[node] == number[node]:
                at = len(open_) - 1
                while open_[at] != node:
                    at -= 1
                found.append(open_[at:])
                inside -= set(open_[at:])
                del open_[at:]
    return found


def way_round(knot: Collection[str], links: Links, order: Mapping[str, int]) -> tuple[str, ...]:
    """A shortest loop of a group; of several, the first in order of declaration."""
    best: tuple[str, ...] = ()
    for first in sorted(knot, key=lambda id: order.get(id, 0)):
        found = _round(first, set(knot), links, len(best) or None)
        if found and (not best or len(found) < len(best)):
            best = found
        if len(best) == 1:
            break
        if len(knot) > TRIED and best:
            break
    return best or tuple(knot)


TRIED = 500
"""In a larger group, a shortest loop through the first ability is enough."""


def _round(first: str, knot: set[str], links: Links, most: int | None) -> tuple[str, ...]:
    before: dict[str, str] = {}
    waiting, depth = [first], {first: 1}
    for node in waiting:
        if most is not None and depth[node] >= most:
            return ()
        for other in links.get(node, ()):
            if other == first:
                way = [node]
                while way[-1] != first:
                    way.append(before[way[-1]])
                return tuple(reversed(way))
            if other in knot and other not in before:
                before[other], depth[other] = node, depth[node] + 1
                waiting.append(other)
    return ()
