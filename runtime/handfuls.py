"""A price in real goods: every handful that a seat has and that comes to it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from .points import bought
from .slots import Goods, held_good

if TYPE_CHECKING:
    from .game import State


def in_goods(g: State, seat: int, price: Goods, accepting: Any) -> Iterator[Goods]:
    """A price in real goods that the seat has."""
    fixed: Goods = {}
    groups: list[tuple[str, int]] = []
    points: list[tuple[int, int]] = []
    for good, many in price.items():
        if many <= 0:
            continue
        if isinstance(good, str):
            groups.append((good, many))
        elif good in g.rules.goods:
            fixed[good] = many
        else:
            points.append((good, many))
    if not groups and not points:
        if all(held_good(g, good, seat) >= many for good, many in fixed.items()):
            yield dict(sorted(fixed.items()))
        return
    if not points:
        yield from _with_groups(g, seat, fixed, groups)
        return
    for wallet, many in points:
        for coins in bought(g, seat, g.rules.names[wallet], many, accepting):
            whole = dict(fixed)
            for good, n in coins.items():
                whole[good] = whole.get(good, 0) + n
            yield from _with_groups(g, seat, whole, groups)


def _with_groups(g: State, seat: int, fixed: Goods, groups: Sequence[tuple[str, int]]) -> Iterator[Goods]:
    if not groups:
        if all(held_good(g, good, seat) >= many for good, many in fixed.items()):
            yield dict(sorted(fixed.items()))
        return
    (group, many), *rest = groups
    members = g.rules.group_numbers(group)
    have = [held_good(g, good, seat) - fixed.get(good, 0) for good in members]
    for taken in portions(have, many):
        more = dict(fixed)
        for good, n in zip(members, taken, strict=True):
            if n:
                more[good] = more.get(good, 0) + n
        yield from _with_groups(g, seat, more, rest)


def portions(have: Sequence[int], many: int) -> Iterator[tuple[int, ...]]:
    """So many things from several heaps, as much from the first as there is, first."""
    if not have:
        if many == 0:
            yield ()
        return
    behind = sum(max(one, 0) for one in have[1:])
    for n in range(min(max(have[0], 0), many), max(many - behind, 0) - 1, -1):
        for rest in portions(have[1:], many - n):
            yield (n, *rest)
