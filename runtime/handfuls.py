"""A price in real goods: each combination of goods that a seat has and that pays it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from .points import bought
from .slots import Goods, held_good

if TYPE_CHECKING:
    from .game import State


def in_goods(g: State, seat: int, price: Goods, accepting: Any) -> Iterator[Goods]:
    """A price in real goods that the seat has."""
    fixed, groups, points = _parted(g, price)
    if not points:
        yield from _with_groups(g, seat, fixed, groups)
        return
    for wallet, many in points:
        for coins in bought(g, seat, g.rules.names[wallet], many, accepting):
            whole = dict(fixed)
            for good, n in coins.items():
                whole[good] = whole.get(good, 0) + n
            yield from _with_groups(g, seat, whole, groups)


def plainly(g: State, seat: int, price: Goods) -> Iterator[Goods] | None:
    """The same for a price of goods and at most one group, where no two ways are equal. Nothing for other prices."""
    fixed, groups, points = _parted(g, price)
    return _with_groups(g, seat, fixed, groups) if not points and len(groups) <= 1 else None


def _parted(g: State, price: Goods) -> tuple[Goods, list[tuple[str, int]], list[tuple[int, int]]]:
    """The goods of a price, its groups, and its points that are bought with goods."""
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
    return fixed, groups, points


def _with_groups(g: State, seat: int, fixed: Goods, groups: Sequence[tuple[str, int]]) -> Iterator[Goods]:
    for good, many in fixed.items():
        if held_good(g, good, seat) < many:
            return
    if not groups:
        yield _in_order(fixed)
        return
    (group, many), *rest = groups
    left = [(good, held_good(g, good, seat) - fixed.get(good, 0)) for good in g.rules.group_numbers(group)]
    for taken in _taken([one for one in left if one[1] > 0], many):
        more = dict(fixed)
        for good, n in taken:
            more[good] = more.get(good, 0) + n
        if rest:
            yield from _with_groups(g, seat, more, rest)
        else:
            yield _in_order(more)


def _taken(left: Sequence[tuple[int, int]], many: int) -> Iterator[tuple[tuple[int, int], ...]]:
    """Ways to take `many` of several goods, of which so many are left; those that take most of the first good come
    first."""
    behind = sum([n for _, n in left])
    for at, (good, there) in enumerate(left):
        if behind < many:
            return
        behind -= there
        for n in range(min(there, many), max(many - behind, 1) - 1, -1):
            if n == many:
                yield ((good, n),)
                continue
            for rest in _taken(left[at + 1 :], many - n):
                yield ((good, n), *rest)


def _in_order(goods: Goods) -> Goods:
    return goods if len(goods) < 2 else dict(sorted(goods.items()))


def portions(have: Sequence[int], many: int) -> Iterator[tuple[int, ...]]:
    """Ways to take `many` things from several heaps; those that take most from the first heap come first."""
    if many == 0:
        yield (0,) * len(have)
        return
    if len(have) < 2:
        if have and have[0] >= many:
            yield (many,)
        return
    behind = sum(max(one, 0) for one in have[1:])
    for n in range(min(max(have[0], 0), many), max(many - behind, 0) - 1, -1):
        for rest in portions(have[1:], many - n):
            yield (n, *rest)
