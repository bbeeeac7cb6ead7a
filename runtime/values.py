"""Values that every game has: turn order, places of things, counts, sums of goods."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import product, takewhile
from typing import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from .game import State

Goods = dict[Any, int]


def next(g: State, seat: int) -> int:
    return (seat + 1) % g.n if seat >= 0 else -1


def previous(g: State, seat: int) -> int:
    return (seat - 1) % g.n if seat >= 0 else -1


def following(thing: int, those: Sequence[int]) -> int:
    """The next of some things in their order; after the last comes the first."""
    return those[(those.index(thing) + 1) % len(those)] if thing in those else -1


def preceding(thing: int, those: Sequence[int]) -> int:
    return those[those.index(thing) - 1] if thing in those else -1


def clockwise(g: State, seat: int) -> Sequence[int]:
    return g.clockwise[seat] if seat >= 0 else ()


def opponents(g: State, seat: int) -> Sequence[int]:
    return g.opponents[seat] if seat >= 0 else ()


def element(g: State, thing: int) -> int:
    """The element of which a thing is a copy, or the thing itself; -1 for nothing."""
    return g.of[thing] if thing >= 0 else -1


def owner(g: State, thing: int) -> int:
    """The player who owns the pile of a thing."""
    pile = g.at[thing] if 0 <= thing < len(g.at) else -1
    return seat_of_pile(g, pile) if pile >= 0 else -1


def seat_of_pile(g: State, pile: int) -> int:
    """The first player among the owners of a pile."""
    return g.rules.seat_at[pile]


def first(things: Iterable[Any]) -> Any:
    for it in things:
        return it
    return -1


def last(things: Sequence[Any]) -> Any:
    return things[-1] if things else -1


def top(g: State, pile: int) -> int:
    return g.piles[pile][-1] if pile >= 0 and g.piles[pile] else -1


def definitions(g: State, things: Iterable[int]) -> list[int]:
    return list(dict.fromkeys(g.of[it] for it in things))


def leading(things: Iterable[int], passes: Callable[[int], Any]) -> list[int]:
    """The things before the first one that does not pass."""
    return list(takewhile(passes, things))


def groups(things: Iterable[Any], by: Callable[[Any], Any]) -> list[list[Any]]:
    """Groups of things with equal values, the highest value first."""
    found: dict[Any, list[Any]] = {}
    for it in things:
        found.setdefault(by(it), []).append(it)
    return [found[key] for key in sorted(found, reverse=True)]


def look(g: State, rows: Iterable[tuple[tuple[Any, ...], Any]], keys: tuple[Any, ...]) -> Any:
    """The row that fits: things must be equal, and of numbers it is the last row that is reached; 0 below all rows."""
    known = g.rules.looked.get((id(rows), keys))
    if known is None:
        known = g.rules.looked[id(rows), keys] = _look(rows, keys)
    return known


def _look(rows: Iterable[tuple[tuple[Any, ...], Any]], keys: tuple[Any, ...]) -> Any:
    found: Any = 0
    for row, value in rows:
        for key, wanted in zip(keys, row, strict=True):
            if key < wanted[0] if isinstance(wanted, tuple) else key != wanted:
                break
        else:
            found = value
    return found


def all_of(g: State, sort: str) -> Sequence[int]:
    """All things of a sort: the elements, or the copies that have been made of them."""
    if sort == "player":
        return g.seats
    known = g.all.get(sort)
    if known is None:
        rules = g.rules
        found: list[int] = []
        elements = rules.each(sort)
        made: dict[int, list[int]] = {}
        if len(elements) == 1:  # the usual case: the copies of one card
            only = elements[0]
            copies = [copy for copy, element in enumerate(g.of[rules.size :], rules.size) if element == only]
            made = {only: copies} if copies else {}
        else:
            for copy in range(rules.size, len(g.of)):
                made.setdefault(g.of[copy], []).append(copy)
        for number in elements:
            if number in made:
                found += [number] if g.at[number] >= 0 else []
                found += [copy for copy in made[number] if copy not in g.gone]
            elif number in g.gone:
                continue
            elif g.at[number] >= 0 or rules.elements[rules.names[number]].copies != "only":
                found.append(number)
        known = g.all[sort] = tuple(found)
    return known


def with_copy(g: State, thing: int) -> dict[str, Sequence[int]]:
    """The known lists of things with one more copy, after the copy before it; nothing where that is no copy of the same
    element."""
    before = thing - 1
    if before < g.rules.size or g.of[before] != g.of[thing] or before in g.gone:
        return {}
    found: dict[str, Sequence[int]] = {}
    for sort, known in g.all.items():
        at = known.index(before) + 1 if before in known else 0
        found[sort] = (*known[:at], thing, *known[at:]) if at else known
    return found


def without_copy(g: State, thing: int) -> dict[str, Sequence[int]]:
    """The known lists of things without a copy that is removed; nothing for an element itself."""
    if thing < g.rules.size:
        return {}
    found: dict[str, Sequence[int]] = {}
    for sort, known in g.all.items():
        at = known.index(thing) if thing in known else -1
        found[sort] = known if at < 0 else (*known[:at], *known[at + 1 :])
    return found


def lying(g: State, sort: frozenset[int] | None, piles: Iterable[int]) -> list[int]:
    """The things in some piles, of a sort if one is given, in the order of the rules."""
    of, kept = g.of, g.piles
    if sort is None:
        found = [thing for pile in piles for thing in kept[pile]]
    else:
        found = [thing for pile in piles for thing in kept[pile] if of[thing] in sort]
    if len(found) > 1:
        found.sort()
        found.sort(key=of.__getitem__)  # copies of one element stay in the order of their numbers
    return found


def holds(g: State, owner: int, sort: frozenset[int] | None) -> bool:
    """Whether a thing of a sort is in a pile of an owner."""
    return any(sort is None or g.of[thing] in sort for pile in g.rules.piles_of(owner) for thing in g.piles[pile])


def exhausted(g: State, thing: int) -> bool:
    return thing in g.exhausted


def score(g: State, seat: int, thing: int) -> int:
    function = g.rules.scores.get(g.of[thing]) if thing >= 0 else None
    if function is None:
        return 0
    try:
        found: int = function(g, seat, thing)
    except RecursionError:
        from .endless import scored_by_itself

        raise scored_by_itself(g, g.of[thing]) from None
    return found


def shifted(g: State, name: str, you: int, args: tuple[Any, ...], value: int) -> int:
    """A value with all changes that apply now."""
    from .laws import active, holders

    for one in active(g, g.rules.changing.get(name, ())):
        only = one.laws.only_while
        for thing, owner in holders(g, one.of, one.laws, 0):
            if (only is None or only(g, owner, thing)) and (one.test is None or one.test(g, owner, thing)):
                of = one.args(g, owner, thing)
                if of == args[: len(of)] or (of and isinstance(of[0], list | tuple | frozenset) and args[0] in of[0]):
                    value += one.by(g, owner, thing)
    for kept, of, by, _ in g.shifts:
        if kept == name and tuple(of) == args[: len(of)]:
            value += by
    return value


# ---- sums and goods


def divided(one: int, other: int) -> int:
    """A quotient, rounded down; 0 for a division by 0."""
    return one // other if other else 0


def divided_up(one: int, other: int) -> int:
    return -(-one // other) if other else 0


def amount(g: State, goods: Any) -> int:
    return sum(cast("Goods", goods).values()) if isinstance(goods, dict) else 0


def stock(g: State, goods: Iterable[int], seat: int) -> int:
    from .slots import held_good

    return sum(held_good(g, good, seat) for good in goods)


def alternatives(goods: Any) -> list[Goods]:
    """Goods as a list of alternatives."""
    if isinstance(goods, list):
        return [one for part in cast("Sequence[Any]", goods) for one in alternatives(part)]
    return [goods or {}]


def both(*goods: Any) -> Any:
    """Goods and more goods together; each alternative is combined with the others."""
    if any(isinstance(some, list) for some in goods):
        return [both(*ones) for ones in product(*map(alternatives, goods))]
    found: Goods = {}
    for one in goods:
        for good, many in cast("Goods", one or {}).items():
            found[good] = found.get(good, 0) + many
    return found


def one_of(*goods: Any) -> list[Goods]:
    return [one for some in goods for one in alternatives(some)]


def times(g: State, goods: Any, many: int) -> Any:
    if isinstance(goods, list):
        return [times(g, one, many) for one in cast("Sequence[Any]", goods)]
    return {good: n * many for good, n in goods.items()}


def less(g: State, goods: Any, gone: Mapping[Any, int]) -> Any:
    """Goods with an amount less, in each alternative."""
    if isinstance(goods, list):
        return [less(g, one, gone) for one in cast("Sequence[Any]", goods)]
    return {good: max(n - gone.get(good, 0), 0) for good, n in goods.items()}


def bundle(chosen: Any) -> Goods:
    """Counts goods that were chosen one by one."""
    found: Goods = {}
    for good in _several(chosen):
        found[good] = found.get(good, 0) + 1
    return found


def _several(chosen: Any) -> Sequence[Any]:
    if isinstance(chosen, (list, tuple)):
        return cast("Sequence[Any]", chosen)
    return [chosen] if chosen >= 0 else []


def each_good(goods: Any) -> list[tuple[Any, int]]:
    return list(cast("Goods", goods or {}).items())


def no(why: list[str] | None, words: str) -> bool:
    """Whether the test can stop: something is missing, and `why` does not ask for the rest."""
    if why is None:
        return True
    if words not in why:
        why.append(words)
    return False
