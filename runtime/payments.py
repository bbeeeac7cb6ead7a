"""Payments: every way in which a price can be paid, found before a question is asked.

A price is goods, goods of a group, or points that goods buy. All abilities that change prices and may be used now are
applied together, each with a limit once (`price_changes.py`). The result is paid in goods (`handfuls.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import TYPE_CHECKING, Any, cast

from .endless import too_many_ways
from .events import happened
from .handfuls import in_goods, plainly
from .laws import consume
from .limits import WAYS
from .points import spend_points
from .price_changes import Use, changed_prices, changers
from .slots import Goods, take
from .values import alternatives, no

if TYPE_CHECKING:
    from .game import State

Way = tuple[Goods, tuple[Use, ...]]
LOOKED = 100_000
"""How many combinations of goods are tried at most. Many of them may be equal."""


def ways(g: State, seat: int, cost: Any, accepting: Any = None, most: int = 0, aims: Any = ()) -> list[Way]:
    """Every way to pay, each once and those without abilities first; at most `most` of them, if it is given."""
    if seat < 0:
        return []
    g.aims = aims
    able = changers(g, seat)
    handfuls = plainly(g, seat, cast(Goods, cost)) if not able and isinstance(cost, dict) else None
    if handfuls is not None:
        differing: list[Way] = [(goods, ()) for goods in islice(handfuls, most or WAYS + 1)]
        if len(differing) > WAYS:
            raise too_many_ways(g)
        return differing
    looked = 0
    found: dict[tuple[Any, ...], Way] = {}
    plain: set[tuple[Any, ...]] = set()
    for price, uses in changed_prices(g, seat, cost, able):
        for goods in in_goods(g, seat, price, accepting):
            looked += 1
            key = tuple(goods.items())
            if uses and key in plain:
                continue  # an ability that changes nothing is not used
            if not uses:
                plain.add(key)
            found.setdefault((key, uses), (goods, uses))
            if most and len(found) >= most:
                return list(found.values())
            if len(found) > WAYS or looked > LOOKED:
                raise too_many_ways(g)
    return list(found.values())


def can_pay(g: State, *prices: tuple[Any, ...]) -> bool:
    """Whether several payments can be made one after the other."""
    rest = prices[1:]
    if not rest and _has(g, prices[0][0], prices[0][1]):
        return True
    first: tuple[Any, ...] = prices[0] if len(prices[0]) == 4 else (*prices[0], None, ())
    seat, cost, accepting, aims = first[:4]
    if not rest:
        return bool(ways(g, seat, cost, accepting, 1, aims))
    if not g.rules.prices and not g.rules.wallets and all(len(one) == 2 and one[0] == seat for one in prices):
        return any(ways(g, seat, whole, None, most=1) for whole in _sums([one[1] for one in prices]))
    for way in ways(g, seat, cost, accepting, 0, aims):
        if after(g, seat, cost, accepting, way, lambda: can_pay(g, *rest)):
            return True
    return False


def _has(g: State, seat: int, cost: Any) -> bool:
    """Whether a seat surely has what a price asks: the goods, and goods of one group besides."""
    if seat < 0 or not isinstance(cost, dict):
        return False
    price = cast(Goods, cost)
    s, own, purses, groups = g.s, g.rules.own_goods, g.rules.purses, 0
    for good, many in price.items():
        if many <= 0:
            continue
        if good in own:
            if s[good + seat] < many:
                return False
            continue
        members = purses.get(good)
        if members is None or groups or not price.keys().isdisjoint(members):
            return False
        groups = 1
        for one in members:
            many -= s[one + seat]
            if many <= 0:
                break
        else:
            return False
    return True


def after(g: State, seat: int, cost: Any, accepting: Any, way: Way, asked: Callable[[], Any]) -> bool:
    """A copy of the state after a price has been paid in a way. The state itself does not change."""
    kept, used, exhausted = list(g.s), g.used, g.exhausted
    raised, watch, g.raised, g.watch = g.raised, g.watch, [], None
    settle(g, seat, cost, accepting, way)
    found = bool(asked())
    g.s[:], g.used, g.exhausted, g.raised, g.watch = kept, used, exhausted, raised, watch
    g.fits = {}
    return found


def unpaid(g: State, why: list[str] | None, words: Sequence[str], *prices: tuple[Any, ...]) -> bool:
    """Whether one of several payments cannot be made. The first of these is added to `why`."""
    if why is None:
        return True
    n = next((n for n in range(len(prices)) if not can_pay(g, *prices[: n + 1])), len(prices) - 1)
    return no(why, words[n])


def _sums(costs: Sequence[Any]) -> Iterator[Goods]:
    """The sum of several prices, for each combination of their alternatives."""
    if not costs:
        yield {}
        return
    for one in alternatives(costs[0]):
        for rest in _sums(costs[1:]):
            whole = dict(rest)
            for good, many in one.items():
                whole[good] = whole.get(good, 0) + max(many, 0)
            yield whole


def settle(g: State, seat: int, cost: Any, accepting: Any, way: Way) -> None:
    """Pays in the chosen way."""
    goods, uses = way
    for good, many in goods.items():
        take(g, good, seat, many)
    for n, thing in uses:
        one = g.rules.prices[n]
        consume(g, one.laws, one.id, thing, seat)
    for price in alternatives(cost)[:1] if g.rules.wallets else ():
        for good, many in price.items():
            if not isinstance(good, str) and good not in g.rules.goods:
                spend_points(g, seat, g.rules.names[good], many, accepting, goods)
    event = g.rules.events.get("pay", -1)
    for good, many in goods.items():
        if g.watch is not None:
            g.watch("pay", seat, (("what", "thing", good), ("many", "number", many)))
        if event >= 0:
            happened(g, (event, seat, good, many))
