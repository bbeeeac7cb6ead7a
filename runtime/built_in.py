"""The values that every game has: who comes next, where a thing lies, what is how far from what, what goods come to."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from .reading import definition, read, trait
from .words import Cost, Goods

if TYPE_CHECKING:
    from .edition import Edition
    from .game import Game


def _next(game: Game, seat: str) -> str:
    seats = game.state.seats
    return seats[(seats.index(seat) + 1) % len(seats)]


def _previous(game: Game, seat: str) -> str:
    seats = game.state.seats
    return seats[seats.index(seat) - 1]


def clockwise(game: Game, seat: str) -> list[str]:
    seats = game.state.seats
    first = seats.index(seat)
    return seats[first:] + seats[:first]


def _opponents(game: Game, seat: str) -> list[str]:
    return clockwise(game, seat)[1:]


def _owner(game: Game, thing: str) -> str | None:
    """The player in one of whose piles a thing lies."""
    parts = game.state.at.get(thing, "").split(":")[1:]
    return next((part for part in parts if part in game.state.seats), None)


def _beside(game: Game, thing: str | None, way: str) -> str | None:
    """The next cell of a grid in a direction, if there is one."""
    cells = _ray(game, thing, way)
    return cells[0] if cells else None


def _ray(game: Game, thing: str | None, way: str) -> list[str]:
    """The cells of a grid from one on in a direction, the nearest first. Not to be changed."""
    if thing is None:
        return []
    known = game.edition.rays.get((thing, way))
    if known is None:
        known = game.edition.rays[thing, way] = list(_cells(game.edition, thing, way))
    return known


def _cells(edition: Edition, thing: str, way: str) -> Iterator[str]:
    first = edition.elements[definition(thing)]
    if "column" not in first.traits:
        return
    column, row = STEPS[way]
    at, up = first.traits["column"] + column, first.traits["row"] + row
    while at > 0 and (cell := edition.elements.get(f"{chr(96 + at)}{up}")) and cell.kind == first.kind:
        yield cell.id
        at, up = at + column, up + row


STEPS = {
    "north": (0, 1),
    "north-east": (1, 1),
    "east": (1, 0),
    "south-east": (1, -1),
    "south": (0, -1),
    "south-west": (-1, -1),
    "west": (-1, 0),
    "north-west": (-1, 1),
}
"""The ways over a grid, as steps in columns and rows."""

WAYS = list(STEPS)


def neighbours(game: Game, thing: str) -> list[str]:
    """What lies beside a thing on a map or a grid. Not to be changed."""
    known = game.edition.beside.get(thing)
    if known is None:
        known = game.edition.beside[thing] = _beside_it(game, thing)
    return known


def _beside_it(game: Game, thing: str) -> list[str]:
    if thing in game.edition.links:
        return list(game.edition.links[thing])
    if trait(game, thing, "column"):
        return [cell for way in ("north", "east", "south", "west") for cell in _ray(game, thing, way)[:1]]
    return []


def _distances(game: Game, thing: str) -> dict[str, int]:
    found = {thing: 0}
    waiting = deque([thing])
    while waiting:
        here = waiting.popleft()
        for other in neighbours(game, here):
            if other not in found:
                found[other] = found[here] + 1
                waiting.append(other)
    return found


def _reachable(game: Game, thing: str, most: int) -> list[str]:
    return [it for it, far in _distances(game, thing).items() if 0 < far <= most]


def _distance(game: Game, one: str, other: str) -> int:
    return _distances(game, one).get(other, FAR)


FAR = 999
"""How far apart things are that no way joins."""


def _first(game: Game, many: Iterable[Any]) -> Any:
    return next(iter(many), None)


def _last(game: Game, many: Iterable[Any]) -> Any:
    things = many if isinstance(many, list) else list(many)
    return things[-1] if things else None


def _top(game: Game, key: str) -> str | None:
    return game.state.piles[key][-1] if game.state.piles[key] else None


def _definition(game: Game, thing: str) -> str:
    return definition(thing)


def _definitions(game: Game, things: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(map(definition, things)))


def _winners(game: Game) -> list[str]:
    return list(game.state.winners)


def _opposite(game: Game, way: str) -> str:
    return WAYS[(WAYS.index(way) + len(WAYS) // 2) % len(WAYS)]


def _exhausted(game: Game, thing: str) -> bool:
    return bool(game.state.values.get(f"~exhausted:{thing}"))


def _largest(game: Game, one: int, other: int) -> int:
    return max(one, other)


def _smallest(game: Game, one: int, other: int) -> int:
    return min(one, other)


def _tally(game: Game, phase: str) -> int:
    return game.state.times.get(phase, 0)


def _stock(game: Game, goods: Sequence[str], seat: str) -> int:
    return sum(read(game, good, (seat,)) for good in goods)


def _contents(game: Game, key: str) -> list[str]:
    """What lies in a pile that a rule was handed."""
    return game.state.piles[key] if key else []


def _amount(game: Game, goods: Mapping[str, int]) -> int:
    return sum(goods.values())


def _times(game: Game, goods: Cost, many: int) -> Cost:
    if isinstance(goods, list):
        return [{good: n * many for good, n in one.items()} for one in goods]
    return {good: n * many for good, n in goods.items()}


def _less(game: Game, goods: Cost, gone: Goods) -> Cost:
    """Of goods among which somebody chooses, each choice with so much less."""
    if isinstance(goods, list):
        return [_left(one, gone) for one in goods]
    return _left(goods, gone)


def _left(goods: Goods, gone: Goods) -> Goods:
    return {good: max(n - gone.get(good, 0), 0) for good, n in goods.items()}


NUMBERS = frozenset({"distance", "tally"})
EMPTY: dict[str, Any] = dict.fromkeys(("clockwise", "opponents", "neighbours", "reachable", "ray"), ())
"""What the values every game has are of nothing, where they are not nothing."""

BUILT_IN: dict[str, Callable[..., Any]] = {
    "next": _next,
    "previous": _previous,
    "clockwise": clockwise,
    "opponents": _opponents,
    "owner": _owner,
    "first": _first,
    "last": _last,
    "top": _top,
    "definition": _definition,
    "definitions": _definitions,
    "winners": _winners,
    "neighbours": neighbours,
    "distance": _distance,
    "reachable": _reachable,
    "ray": _ray,
    "opposite": _opposite,
    "beside": _beside,
    "exhausted": _exhausted,
    "largest": _largest,
    "smallest": _smallest,
    "tally": _tally,
    "stock": _stock,
    "contents": _contents,
    "amount": _amount,
    "times": _times,
    "less": _less,
}
