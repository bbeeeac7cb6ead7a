"""The prices that abilities make of a price: each ability alone and together, those with a limit once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from .declared import PriceAbility
from .frames import Test
from .laws import active, holders, lawful
from .slots import Goods
from .values import alternatives

if TYPE_CHECKING:
    from .game import State

Use = tuple[int, int]
"""An ability by its place among those that change prices, and its thing."""
Changer = tuple[Use, Test, bool]
"""An ability, the prices that it makes of a price, and whether it has a limit."""
MOST = 2_000
"""How many prices are tried at most."""


def changers(g: State, seat: int) -> list[Changer]:
    """The abilities that change prices and that the seat may use now."""
    return [
        ((n, thing), one.swaps, bool(one.laws.once >= 0 or one.laws.exhausts))
        for n, one in active(g, g.rules.pricing)
        for thing, owner in holders(g, one.of, one.laws, seat)
        if owner == seat and lawful(g, one.laws, one.id, thing, owner) and _meant(g, one, seat, thing)
    ]


def changed_prices(g: State, seat: int, cost: Any, able: Sequence[Changer]) -> Iterator[tuple[Goods, tuple[Use, ...]]]:
    """The price without abilities, then with those that change it, alone and together."""
    plain = [{good: many for good, many in price.items() if many > 0} for price in alternatives(cost)]
    for price in plain:
        yield price, ()
    if not able:
        return
    seen: set[tuple[tuple[Any, ...], tuple[Use, ...]]] = {(_key(price), ()) for price in plain}
    waiting: list[tuple[Goods, tuple[Use, ...]]] = [(price, ()) for price in plain]
    for price, uses in waiting:
        for use, swaps, limited in able:
            if use in uses:
                continue
            amount = _concerns(g, g.rules.prices[use[0]], price, seat, use[1])
            if not amount:
                continue
            for changed in _with(g, price, swaps(g, seat, use[1], amount)):
                # An ability without a limit is not recorded, so it may be used again.
                after = tuple(sorted((*uses, use))) if limited else tuple(sorted({*uses, use}))
                if (_key(changed), after) not in seen and len(seen) < MOST:
                    seen.add((_key(changed), after))
                    waiting.append((changed, after))
                    yield changed, after


def _key(price: Goods) -> tuple[Any, ...]:
    return tuple(sorted(((str(good), many) for good, many in price.items() if many)))


def _meant(g: State, one: PriceAbility, seat: int, thing: int) -> bool:
    return one.aim is None or bool(one.aim(g, seat, thing))


def _concerns(g: State, one: PriceAbility, price: Goods, seat: int, thing: int) -> int:
    """How much of a price an ability applies to."""
    found = 0
    for good, many in price.items():
        members = g.rules.group_numbers(good) if isinstance(good, str) else (good,)
        heard = [n for n in members if not one.goods or n in one.goods]
        if any(one.test is None or one.test(g, seat, thing, n) for n in heard):
            found += many
    return found


def _with(g: State, price: Goods, swaps: Sequence[tuple[Any, Any, int]]) -> Iterator[Goods]:
    """The prices that one use of an ability makes: by one of its lines, or by several, each once."""
    seen: set[tuple[Any, ...]] = {_key(price)}
    waiting: list[tuple[Goods, int, int]] = [(price, 0, 0)]
    for here, first, used in waiting:
        for n in range(first, len(swaps)):
            gone, come, most = swaps[n]
            times = used if n == first else 0
            if times >= most:
                continue
            for changed in _swapped(g, here, gone, come):
                if _key(changed) not in seen and len(seen) < MOST:
                    seen.add(_key(changed))
                    waiting.append((changed, n, times + 1))
                    yield changed


def _swapped(g: State, price: Goods, gone: Any, come: Any) -> Iterator[Goods]:
    for out in alternatives(gone):
        for left in _without(g, price, list(out.items())):
            for into in alternatives(come):
                changed = dict(left)
                for good, many in into.items():
                    changed[good] = changed.get(good, 0) + many
                yield {good: many for good, many in changed.items() if many > 0}


def _without(g: State, price: Goods, out: list[tuple[Any, int]]) -> Iterator[Goods]:
    """A price without an amount of each good: taken from the good itself, or from a group that the good belongs to."""
    if not out:
        yield price
        return
    (good, many), *rest = out
    if many <= 0:
        yield from _without(g, price, rest)
        return
    members = g.rules.group_numbers(good) if isinstance(good, str) else (good,)
    for place, there in price.items():
        inside = g.rules.group_numbers(place) if isinstance(place, str) else (place,)
        fits = place == good or (set(members) & set(inside) if isinstance(place, str) else place in members)
        if there > 0 and fits:
            fewer = {**price, place: there - 1}
            yield from _without(g, fewer, [(good, many - 1), *rest])
