"""Payments: every way in which a price can be paid, found before anybody is asked.

A price is goods, goods of a group, or points that goods buy; `when you pay` abilities put other goods in their place.
What is paid too much in points floats: it keeps its source, and is taken first the next time that source will do.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Any, cast

from .hearing import consume_laws, holders, lawful
from .reading import read

if TYPE_CHECKING:
    from .game import Game

Goods = dict[str, int]
Way = tuple[Goods, tuple[tuple[str, str], ...]]
"""What is paid, and the abilities that are used for it, each with its thing."""


def alternatives(cost: Any) -> list[Goods]:
    """A price as the list of those among which the payer chooses."""
    if isinstance(cost, list):
        return [one for part in cast("list[Goods | list[Goods]]", cost) for one in alternatives(part)]
    return [dict(cast(Goods, cost or {}))]


def solutions(game: Game, seat: str, cost: Any, accepting: Any = None, most: int = 0) -> list[Way]:
    """Every way to pay, each once, plain ones first; at most so many, if a bound is given."""
    found: dict[str, Way] = {}
    for price, uses in _prices(game, seat, cost):
        for goods in _paid(game, seat, price, accepting):
            if uses and way_id((goods, ())) in found:
                continue  # an ability that changes nothing is not used
            found.setdefault(way_id((goods, uses)), (goods, uses))
            if most and len(found) >= most:
                return list(found.values())
    return list(found.values())


def way_id(way: Way) -> str:
    """An id for a way to pay, which says what is paid: `1 gold + 2 wood by merchant`."""
    goods, uses = way
    paid = " + ".join(f"{many} {good}" for good, many in goods.items()) or "nothing"
    return paid + "".join(f" by {thing}" for _, thing in uses)


def _prices(game: Game, seat: str, cost: Any) -> Iterator[tuple[Goods, tuple[tuple[str, str], ...]]]:
    """The price as it stands, then as each ability the seat may use now makes it."""
    plain = alternatives(cost)
    for price in plain:
        yield price, ()
    for handler in game.edition.paying:
        for thing, owner in holders(game, handler.of, handler.laws, seat):
            if owner != seat or not lawful(game, handler.laws, handler.id, thing, owner, {"self": thing}):
                continue
            for price in plain:
                for out, into in handler.swaps(game, seat, {"self": thing}) if handler.swaps else ():
                    for changed in _swapped(price, alternatives(out), alternatives(into)):
                        yield changed, ((handler.id, thing),)


def _swapped(price: Goods, out: list[Goods], into: list[Goods]) -> Iterator[Goods]:
    for gone in out:
        if all(price.get(good, 0) >= many for good, many in gone.items()):
            left = {good: many - gone.get(good, 0) for good, many in price.items()}
            for come in into:
                changed = {good: many for good, many in left.items() if many}
                for good, many in come.items():
                    changed[good] = changed.get(good, 0) + many
                yield changed


def _paid(game: Game, seat: str, price: Goods, accepting: Any) -> Iterator[Goods]:
    """A price in real goods that the seat has."""
    fixed = {good: many for good, many in price.items() if good not in game.edition.groups}
    groups = [(good, many) for good, many in price.items() if good in game.edition.groups and many]
    points = [good for good in fixed if good in game.edition.wallets]
    for wallet in points:
        many = fixed.pop(wallet)
        for bought in _bought(game, seat, wallet, many, accepting):
            yield from _with_groups(game, seat, {**fixed, **bought}, groups)
    if not points:
        yield from _with_groups(game, seat, fixed, groups)


def _with_groups(game: Game, seat: str, fixed: Goods, groups: list[tuple[str, int]]) -> Iterator[Goods]:
    if not groups:
        if all(read(game, good, (seat,)) >= many for good, many in fixed.items()):
            yield in_order(game, fixed)
        return
    (group, many), *rest = groups
    for chosen in combinations_with_replacement(game.edition.groups[group], many):
        more = dict(fixed)
        for good in chosen:
            more[good] = more.get(good, 0) + 1
        if all(read(game, good, (seat,)) >= n for good, n in more.items()):
            yield from _with_groups(game, seat, more, rest)


def in_order(game: Game, goods: Goods) -> Goods:
    """Goods in the order in which they are declared, without those of which there are none."""
    slots = {name: at for at, name in enumerate(game.edition.slots)}
    return {good: goods[good] for good in sorted(goods, key=lambda good: slots.get(good, len(slots))) if goods[good]}


def floating(game: Game, seat: str, wallet: str, names: list[str]) -> int:
    return sum(game.state.values.get(f"{wallet}:{seat}:{good}", 0) for good in names)


def accepted(game: Game, wallet: str, accepting: Any) -> list[str]:
    """The goods that buy points here."""
    worth = game.edition.wallets[wallet][1]
    if accepting is None:
        return list(worth)
    names = [good for price in alternatives(accepting) for good in price]
    flat = [member for name in names for member in game.edition.groups.get(name, (name,))]
    return [good for good in worth if good in flat]


def _bought(game: Game, seat: str, wallet: str, many: int, accepting: Any) -> Iterator[Goods]:
    """Goods that buy so many points with what floats already; none of them needlessly."""
    names = accepted(game, wallet, accepting)
    worth = game.edition.wallets[wallet][1]
    need = many - floating(game, seat, wallet, names)
    if need <= 0:
        yield {}
        return
    yield from _handfuls(game, seat, names, worth, need, {})


def _handfuls(
    game: Game, seat: str, names: list[str], worth: Mapping[str, int], need: int, taken: Goods
) -> Iterator[Goods]:
    if need <= 0:
        if all(-need < worth[good] for good in taken):
            yield dict(taken)
        return
    if not names:
        return
    good, *rest = names
    have: int = read(game, good, (seat,))
    for n in range(min(have, -(-need // worth[good])), -1, -1):
        more = {**taken, good: n} if n else taken
        yield from _handfuls(game, seat, rest, worth, need - n * worth[good], more)


def settle(game: Game, seat: str, cost: Any, accepting: Any, way: Way) -> None:
    """Pays in the chosen way."""
    goods, uses = way
    for good, many in goods.items():
        game.change(good, (seat,), -many)
    for id, thing in uses:
        consume_laws(game, game.edition.handlers[id].laws, id, thing, seat)
    for price in alternatives(cost):
        for wallet, many in price.items():
            if wallet in game.edition.wallets:
                _spend_points(game, seat, wallet, many, accepting, goods)
    for good, many in goods.items():
        game.raise_event("pay", by=seat, what=good, many=many)


def _spend_points(game: Game, seat: str, wallet: str, many: int, accepting: Any, goods: Goods) -> None:
    """What floats is used up first, then what was bought; the rest floats on, under the good that bought it."""
    worth = game.edition.wallets[wallet][1]
    names = accepted(game, wallet, accepting)
    for good in names:
        key = f"{wallet}:{seat}:{good}"
        used = min(game.state.values.get(key, 0), many)
        many -= used
        _float(game, key, -used)
    for good in sorted(goods, key=lambda good: worth.get(good, 0)):
        if good in worth:
            bought = goods[good] * worth[good]
            used = min(bought, many)
            many -= used
            _float(game, f"{wallet}:{seat}:{good}", bought - used)


def _float(game: Game, key: str, by: int) -> None:
    left = game.state.values.get(key, 0) + by
    if left:
        game.state.values[key] = left
    else:
        game.state.values.pop(key, None)
