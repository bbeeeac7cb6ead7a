"""Points that goods buy. Points that are left after a payment are kept with the good that bought them, and are used
first when that good may buy again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from .slots import Goods, held_good
from .values import alternatives

if TYPE_CHECKING:
    from .game import State


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


def bought(g: State, seat: int, wallet: str, many: int, accepting: Any) -> Iterator[Goods]:
    """The goods that buy the points that are still missing, without needless ones."""
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


def spend_points(g: State, seat: int, wallet: str, many: int, accepting: Any, goods: Goods) -> None:
    """Uses the points that are left from before, then the bought ones. The rest is kept with the good that bought
    it."""
    worth = g.rules.wallets[wallet].worth
    for good in accepted(g, wallet, accepting):
        at = _float_at(g, wallet, seat, good)
        used = min(g.s[at], many)
        many -= used
        g.s[at] -= used
    coins = {g.rules.names[good]: n for good, n in goods.items()}
    for good in sorted(coins, key=lambda good: worth.get(good, 0)):
        if good in worth:
            points = coins[good] * worth[good]
            used = min(points, many)
            many -= used
            g.s[_float_at(g, wallet, seat, good)] += points - used
