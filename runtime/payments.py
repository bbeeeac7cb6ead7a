"""Payments: every way in which a price can be paid, found before anybody is asked.

A price is goods, goods of a group, or points that goods buy. All abilities that change prices and may be used now work
on it together, each that has a limit once. What is paid too much in points floats: it keeps its source, and is taken
first the next time that source will do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, cast

from .declared import PriceAbility
from .endless import too_many_ways
from .events import happened
from .laws import consume, holders, lawful
from .limits import WAYS
from .slots import held_good, take
from .values import alternatives, no

if TYPE_CHECKING:
    from .game import State

Goods = dict[Any, int]
Use = tuple[int, int]
"""An ability by its place among those that change prices, and its thing."""
Way = tuple[Goods, tuple[Use, ...]]


def ways(g: State, seat: int, cost: Any, accepting: Any = None, most: int = 0, aims: Any = ()) -> list[Way]:
    """Every way to pay, each once, plain ones first; at most so many, if a bound is given."""
    looked = 0
    found: dict[tuple[Any, ...], Way] = {}
    plain: set[tuple[Any, ...]] = set()
    if seat < 0:
        return []
    g.aims = aims
    for price, uses in _prices(g, seat, cost):
        for goods in _paid(g, seat, price, accepting):
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
    first: tuple[Any, ...] = prices[0] if len(prices[0]) == 4 else (*prices[0], None, ())
    seat, cost, accepting, aims = first[:4]
    if not rest:
        return _has(g, seat, cost) or bool(ways(g, seat, cost, accepting, 1, aims))
    if not g.rules.prices and not g.rules.wallets and all(len(one) == 2 and one[0] == seat for one in prices):
        return any(ways(g, seat, whole, None, most=1) for whole in _sums([one[1] for one in prices]))
    for way in ways(g, seat, cost, accepting, 0, aims):
        if after(g, seat, cost, accepting, way, lambda: can_pay(g, *rest)):
            return True
    return False


def _has(g: State, seat: int, cost: Any) -> bool:
    """Whether a seat surely has what a price says, as it is: goods, and goods of one group besides them."""
    if seat < 0 or not isinstance(cost, dict):
        return False
    price = cast(Goods, cost)
    groups = 0
    for good, many in price.items():
        if many <= 0:
            continue
        if isinstance(good, str):
            groups += 1
            members = g.rules.group_numbers(good)
            if groups > 1 or not price.keys().isdisjoint(members):
                return False
            if sum([held_good(g, one, seat) for one in members]) < many:
                return False
        elif good not in g.rules.goods or held_good(g, good, seat) < many:
            return False
    return True


def after(g: State, seat: int, cost: Any, accepting: Any, way: Way, asked: Callable[[], Any]) -> bool:
    """What is so once a price has been paid in a way. Nothing is really paid."""
    kept, used, exhausted = list(g.s), g.used, g.exhausted
    raised, watch, g.raised, g.watch = g.raised, g.watch, [], None
    settle(g, seat, cost, accepting, way)
    found = bool(asked())
    g.s[:], g.used, g.exhausted, g.raised, g.watch = kept, used, exhausted, raised, watch
    g.fits = {}
    return found


def unpaid(g: State, why: list[str] | None, words: Sequence[str], *prices: tuple[Any, ...]) -> bool:
    """Whether one need not look further: of several payments, the first that cannot be made is what is missing."""
    if why is None:
        return True
    n = next((n for n in range(len(prices)) if not can_pay(g, *prices[: n + 1])), len(prices) - 1)
    return no(why, words[n])


def _sums(costs: Sequence[Any]) -> Iterator[Goods]:
    """Several prices as one, in each choice among their alternatives."""
    if not costs:
        yield {}
        return
    for one in alternatives(costs[0]):
        for rest in _sums(costs[1:]):
            whole = dict(rest)
            for good, many in one.items():
                whole[good] = whole.get(good, 0) + max(many, 0)
            yield whole


def _prices(g: State, seat: int, cost: Any) -> Iterator[tuple[Goods, tuple[Use, ...]]]:
    """The price as it is, then as the abilities that the seat may use now make it, alone and together."""
    plain = [{good: many for good, many in price.items() if many > 0} for price in alternatives(cost)]
    for price in plain:
        yield price, ()
    able = [
        ((n, thing), one.swaps, bool(one.laws.once >= 0 or one.laws.exhausts))
        for n, one in enumerate(g.rules.prices)
        for thing, owner in holders(g, one.of, one.laws, seat)
        if owner == seat and lawful(g, one.laws, one.id, thing, owner) and _meant(g, one, seat, thing)
    ]
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
                # What has no limit leaves no trace but the price itself, so it may be used again.
                after = tuple(sorted((*uses, use))) if limited else tuple(sorted({*uses, use}))
                if (_key(changed), after) not in seen and len(seen) < MOST:
                    seen.add((_key(changed), after))
                    waiting.append((changed, after))
                    yield changed, after


MOST = 2_000
"""So many prices are looked at."""
LOOKED = 100_000
"""So many handfuls of goods, of which many may come to the same."""


def _key(price: Goods) -> tuple[Any, ...]:
    return tuple(sorted(((str(good), many) for good, many in price.items() if many)))


def _meant(g: State, one: PriceAbility, seat: int, thing: int) -> bool:
    return one.aim is None or bool(one.aim(g, seat, thing))


def _concerns(g: State, one: PriceAbility, price: Goods, seat: int, thing: int) -> int:
    """How much of a price an ability is about."""
    found = 0
    for good, many in price.items():
        members = g.rules.group_numbers(good) if isinstance(good, str) else (good,)
        heard = [n for n in members if not one.goods or n in one.goods]
        if any(one.test is None or one.test(g, seat, thing, n) for n in heard):
            found += many
    return found


def _with(g: State, price: Goods, swaps: Sequence[tuple[Any, Any, int]]) -> Iterator[Goods]:
    """A price as one use of an ability may change it: by one of its lines, or by several, each once."""
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
    """A price with so much of each good gone from it: from the good itself, or from a group that it belongs to."""
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


def _paid(g: State, seat: int, price: Goods, accepting: Any) -> Iterator[Goods]:
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
        for bought in _bought(g, seat, g.rules.names[wallet], many, accepting):
            whole = dict(fixed)
            for good, n in bought.items():
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
    for taken in _portions(have, many):
        more = dict(fixed)
        for good, n in zip(members, taken, strict=True):
            if n:
                more[good] = more.get(good, 0) + n
        yield from _with_groups(g, seat, more, rest)


def _portions(have: Sequence[int], many: int) -> Iterator[tuple[int, ...]]:
    """So many things from several heaps, as much from the first as there is, first."""
    if not have:
        if many == 0:
            yield ()
        return
    behind = sum(max(one, 0) for one in have[1:])
    for n in range(min(max(have[0], 0), many), max(many - behind, 0) - 1, -1):
        for rest in _portions(have[1:], many - n):
            yield (n, *rest)


# ---- points


def accepted(g: State, wallet: str, accepting: Any) -> list[str]:
    """The goods that buy points here."""
    worth = g.rules.wallets[wallet].worth
    if accepting is None:
        return list(worth)
    names: set[int] = set()
    for price in alternatives(accepting):
        for good in price:
            names |= set(g.rules.group_numbers(good)) if isinstance(good, str) else {good}
    return [good for good in worth if g.rules.numbers[good] in names]


def _bought(g: State, seat: int, wallet: str, many: int, accepting: Any) -> Iterator[Goods]:
    """Goods that buy so many points with what floats already; none of them needlessly."""
    names = accepted(g, wallet, accepting)
    need = many - sum(_floats(g, wallet, seat, good) for good in names)
    if need <= 0:
        yield {}
        return
    yield from _handfuls(g, seat, names, wallet, need, {})


def _floats(g: State, wallet: str, seat: int, good: str) -> int:
    return g.s[_float_at(g, wallet, seat, good)]


def _float_at(g: State, wallet: str, seat: int, good: str) -> int:
    found = g.rules.wallets[wallet]
    return found.base + seat * len(found.worth) + list(found.worth).index(good)


def _handfuls(g: State, seat: int, names: list[str], wallet: str, need: int, taken: Goods) -> Iterator[Goods]:
    worth = g.rules.wallets[wallet].worth
    if need <= 0:
        if all(-need < worth[g.rules.names[good]] for good in taken):
            yield dict(taken)
        return
    if not names:
        return
    good, *rest = names
    number = g.rules.numbers[good]
    have = held_good(g, number, seat)
    behind = sum(worth[one] * held_good(g, g.rules.numbers[one], seat) for one in rest)
    for n in range(min(have, -(-need // worth[good])), max(-((behind - need) // worth[good]), 0) - 1, -1):
        more = {**taken, number: n} if n else taken
        yield from _handfuls(g, seat, rest, wallet, need - n * worth[good], more)


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
                _spend_points(g, seat, g.rules.names[good], many, accepting, goods)
    event = g.rules.events.get("pay", -1)
    for good, many in goods.items():
        if g.watch is not None:
            g.watch("pay", seat, (("what", "thing", good), ("many", "number", many)))
        if event >= 0:
            happened(g, (event, seat, good, many))


def _spend_points(g: State, seat: int, wallet: str, many: int, accepting: Any, goods: Goods) -> None:
    """What floats is used up first, then what was bought; the rest floats on, under the good that bought it."""
    worth = g.rules.wallets[wallet].worth
    for good in accepted(g, wallet, accepting):
        at = _float_at(g, wallet, seat, good)
        used = min(g.s[at], many)
        many -= used
        g.s[at] -= used
    bought = {g.rules.names[good]: n for good, n in goods.items()}
    for good in sorted(bought, key=lambda good: worth.get(good, 0)):
        if good in worth:
            points = bought[good] * worth[good]
            used = min(points, many)
            many -= used
            g.s[_float_at(g, wallet, seat, good)] += points - used


# ---- goods that leave something open


def open_ways(g: State, what: Any, loser: int) -> list[Goods]:
    """What goods that leave something open may come to, each once; of what somebody loses, only what is there."""
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
    for chosen in _portions([wanted] * len(members), wanted):
        more = dict(so_far)
        for one, times in zip(members, chosen, strict=True):
            if times:
                more[one] = more.get(one, 0) + times
        yield from _named(g, more, rest)
