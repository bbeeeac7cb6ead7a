"""Numbers as names and names as numbers, at the edges: saves, logs, tables, scenarios."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, cast

from .owners import owners

if TYPE_CHECKING:
    from .game import State
    from .rules import Rules


def thing_name(g: State, thing: int) -> str:
    """A seat, an element, a good, or a copy with its number among copies of the same element."""
    name = g.rules.names.get(thing)
    if name is not None:
        return name
    element = g.of[thing]
    return f"{g.rules.names[element]}#{g.of[g.rules.size : thing].count(element) + 1}"


def copy_names(g: State) -> list[str]:
    """The names of all copies, in the order in which they were made."""
    seen: dict[int, int] = {}
    found = list[str]()
    for element in g.of[g.rules.size :]:
        many = seen[element] = seen.get(element, 0) + 1
        found.append(f"{g.rules.names[element]}#{many}")
    return found


def definition(name: str) -> str:
    """The element in the name of a thing, without the number of a copy and without a place."""
    return name.partition("@")[0].partition("#")[0]


def place_of(name: str) -> str:
    """The pile in the name that a seat has for a copy: `row` in `penny@row/2`."""
    return name.partition("@")[2].rpartition("/")[0]


def pile_name(g: State, pile: int) -> str:
    """A pile, with its owners after colons."""
    return owners(g).pile_names[pile]


def seat_name(seat: int) -> str:
    return f"player-{seat + 1}"


def role_name(g: State, sort: str, value: Any) -> Any:
    """The value of a role, by name."""
    if sort in ("number", "name"):
        return value
    if sort == "pile":
        return pile_name(g, value) if value >= 0 else None
    return any_name(g, sort, value)


def any_name(g: State, type: str, value: Any) -> Any:
    """An argument of a rule by name: a thing, a number, a pile, goods, or several of them."""
    if isinstance(value, dict):
        return goods_names(g, cast("dict[Any, int]", value))
    if isinstance(value, (list, tuple, range)):
        return [any_name(g, type, one) for one in cast("Iterable[Any]", value)]
    if type in ("number", "truth", "text") or isinstance(value, str):
        return value
    if type.startswith("pile"):
        return pile_name(g, value) if value >= 0 else None
    return thing_name(g, value) if value >= 0 else None


def goods_names(g: State, goods: dict[Any, int]) -> dict[str, int]:
    return {g.rules.names[good] if isinstance(good, int) else good: many for good, many in goods.items()}


def pile_number(rules: Rules, name: str) -> int:
    """A pile by its name; -1 where there is none."""
    pile, *keys = name.split(":")
    spec = rules.piles.get(pile)
    if spec is None or len(keys) != len(spec.keys):
        return -1
    at = spec.base
    for key, kept in zip(keys, spec.keys, strict=True):
        number = rules.numbers.get(key, -1)
        if not 0 <= number - kept.first < kept.many:
            return -1
        at += (number - kept.first) * kept.stride
    return at


def thing_number(g: State, name: str) -> int:
    """A thing by its name; -1 where there is none."""
    number = g.rules.numbers.get(name, -1)
    if number >= 0:
        return number
    element, mark, copy = name.partition("#")
    if not mark or not copy.isascii() or not copy.isdigit() or element not in g.rules.numbers:
        return -1
    at = g.rules.size - 1
    try:
        for _ in range(int(copy)):
            at = g.of.index(g.rules.numbers[element], at + 1)
    except ValueError:
        return -1
    return at if int(copy) > 0 else -1
