"""Goods that leave a choice open: one of a group, one good or another."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from .endless import too_many_ways
from .handfuls import portions
from .limits import WAYS
from .slots import Goods, held_good
from .values import alternatives

if TYPE_CHECKING:
    from .game import State


def open_ways(g: State, what: Any, loser: int) -> list[Goods]:
    """The goods that may be meant, each combination once; where somebody loses them, only goods that are there."""
    found: dict[tuple[Any, ...], Goods] = {}
    for one in alternatives(what):
        for goods in _named(g, {}, list(one.items())):
            way = dict(sorted((good, many) for good, many in goods.items() if many > 0))
            found.setdefault(tuple(way.items()), way)
            if len(found) > WAYS:
                raise too_many_ways(g)
    listed = list(found.values())
    if loser >= 0:
        there = [way for way in listed if all(held_good(g, good, loser) >= n for good, n in way.items())]
        return there or listed
    return listed


def _named(g: State, so_far: Goods, left: list[tuple[Any, int]]) -> Iterator[Goods]:
    if not left:
        yield so_far
        return
    (good, many), *rest = left
    if not isinstance(good, str):
        yield from _named(g, {**so_far, good: so_far.get(good, 0) + max(many, 0)}, rest)
        return
    members, wanted = g.rules.group_numbers(good), max(many, 0)
    for chosen in portions([wanted] * len(members), wanted):
        more = dict(so_far)
        for one, times in zip(members, chosen, strict=True):
            if times:
                more[one] = more.get(one, 0) + times
        yield from _named(g, more, rest)
