"""What a game tells of itself: counters, piles, traits, tables, sets of things."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from itertools import takewhile
from typing import TYPE_CHECKING, Any

from .pack import Shift

if TYPE_CHECKING:
    from .edition import Edition
    from .game import Game


def read(game: Game, slot: str, keys: tuple[Any, ...]) -> Any:
    """What a counter, flag or marker holds; at its start until it has been changed."""
    if None not in keys:
        found = game.state.values.get(":".join((slot, *keys)) if keys else slot)
        if found is not None:
            return found
    return game.edition.starts.get(slot, 0)


def definition(thing: str) -> str:
    """The element of which a thing is a copy, or the thing itself."""
    return thing.partition("#")[0]


def is_a(game: Game, thing: str, sort: str) -> bool:
    """Whether a thing is of an element, a kind or a group; also `metro-zone`, a trait and a kind."""
    if thing in game.state.seats:
        return sort in ("player", thing, "anything")
    sorts = game.edition.sorts.get(definition(thing), ())
    return sort in sorts or sort == "anything" or ("-" in sort and _trait_and_kind(game, thing, sort, sorts))


def _trait_and_kind(game: Game, thing: str, sort: str, sorts: Iterable[str]) -> bool:
    return any(sort.endswith(f"-{kind}") and has_trait(game, thing, sort[: -len(kind) - 1]) for kind in sorts)


def has_trait(game: Game, thing: str, word: str) -> bool:
    element = game.edition.elements.get(definition(thing))
    traits = element.traits if element is not None else {}
    return traits.get(word) is True or any(value == word for value in traits.values())


def trait(game: Game, thing: Any, name: str) -> Any:
    """What is printed on a thing; of nothing, and where it is not printed, nothing, no goods or 0."""
    if thing is not None:
        element = game.edition.elements.get(definition(thing))
        if element is not None and name in element.traits:
            return element.traits[name]
    return game.edition.no_trait.get(name)


def each(
    game: Game,
    kind: str,
    of: Iterable[Any] | None = None,
    trait: str = "",
    holding: str = "",
    where: Callable[[str], Any] | None = None,
    leading: bool = False,
) -> list[Any]:
    """The things of a sort that pass, in their order."""
    found = _among(game, kind, of, trait, holding)
    if where is None:
        return list(found)
    return list(takewhile(where, found)) if leading else list(filter(where, found))


def some(
    game: Game,
    kind: str,
    of: Iterable[Any] | None = None,
    trait: str = "",
    holding: str = "",
    where: Callable[[str], Any] | None = None,
) -> bool:
    """Whether there is one that passes; those after the first are not looked at."""
    found = _among(game, kind, of, trait, holding)
    return any(map(where, found)) if where is not None else any(True for _ in found)


def _among(game: Game, kind: str, of: Iterable[Any] | None, trait: str, holding: str) -> Iterable[Any]:
    """The things of a sort: all there are, or those of a set."""
    found: Iterable[Any] = all_of(game, kind) if of is None else of
    if of is not None and kind not in ("anything", "player"):
        sorts = game.edition.sorts
        found = [it for it in of if kind in sorts.get(it, ()) or is_a(game, it, kind)]
    if trait:
        found = [it for it in found if has_trait(game, it, trait)]
    if holding:
        found = [it for it in found if holds(game, it, holding)]
    return found


def all_of(game: Game, kind: str) -> list[str]:
    """Every thing of a sort there is: the elements, or the copies that have been made of them. Not to be changed."""
    found = game.state.all.get(kind)
    if found is None:
        found = game.state.all[kind] = _all_of(game, kind)
    return found


def _all_of(game: Game, kind: str) -> list[str]:
    if kind == "player":
        return list(game.state.seats)
    edition = game.edition
    elements = edition.all_of(kind)
    if not edition.copied:
        return list(elements)
    found: list[str] = []
    for id in elements:
        made = game.state.made.get(id)
        if made is not None:
            found += edition.copies(id, made)
        elif id not in edition.copied:
            found.append(id)
    return found


def holds(game: Game, owner: str, kind: str) -> bool:
    """Whether something of a sort lies in a pile of a thing."""
    piles = game.state.piles
    return any(is_a(game, thing, kind) for key in game.edition.piles_of(owner, piles) for thing in piles[key])


def alike(game: Game, things: list[str]) -> list[list[str]]:
    """Copies that are alike in every way and lie in one pile, side by side."""
    found: dict[Any, list[str]] = {}
    slots = game.edition.thing_slots
    for thing in things:
        name, _, copy = thing.partition("#")
        values = game.state.values
        same = (name, game.state.at.get(thing), *(values.get(f"{slot}:{thing}") for slot in slots)) if copy else thing
        found.setdefault(same, []).append(thing)
    return list(found.values())


def groups(of: Iterable[Any], by: Callable[[Any], Any]) -> list[list[Any]]:
    """Those with the most first, those with as many side by side, each group in the order in which it came."""
    found: dict[Any, list[Any]] = {}
    for it in of:
        found.setdefault(by(it), []).append(it)
    return [found[key] for key in sorted(found, reverse=True)]


def look(rows: Iterable[tuple[tuple[Any, ...], Any]], keys: tuple[Any, ...]) -> Any:
    """The row that fits: by names the same, by numbers the last that is reached; below all of them, 0."""
    found: Any = 0
    for row, value in rows:
        if all(map(_reaches, keys, row)):
            found = value
    return found


def _reaches(key: Any, wanted: Any) -> bool:
    return key == wanted or (isinstance(wanted, int) and key is not None and key >= wanted)


def value(game: Game, name: str, you: str, *args: Any) -> Any:
    """A value with a name, as the seat sees it that asks, and all that changes it while it holds; or one that every
    game has."""
    plain = game.edition.plain.get(name)
    if plain is not None and not game.state.shifts:
        return plain(game, you, *args)
    function = game.edition.values.get(name)
    if function is None and name == "score":
        score = game.edition.scores.get(definition(args[0] or ""))
        return score(game, you, {"self": args[0]}) if score is not None else 0
    if function is None:
        # Of nothing there is nothing: no next player, no neighbours, no first of none.
        return BUILT_IN[name](game, *args) if None not in args else (0 if name in NUMBERS else EMPTY.get(name))
    found = function(game, you, *args)
    for shift in game.edition.shifts.get(name, ()):
        found += _shifted(game, shift, args)
    for kept in game.state.shifts:
        if kept["value"] == name and tuple(kept["args"]) in ((), args):
            found += kept["by"]
    return found


def _shifted(game: Game, shift: Shift, args: tuple[Any, ...]) -> int:
    from .hearing import holders

    total = 0
    for thing, owner in holders(game, shift.of, shift.laws, game.state.seats[0]):
        vars = {"self": thing}
        if shift.test(game, owner, vars) and shift.args(game, owner) in ((), args[: len(shift.args(game, owner))]):
            total += shift.by(game, owner)
    return total


# ---- what every game has


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
    return next(iter(_ray(game, thing, way, 1)), None)


def _ray(game: Game, thing: str | None, way: str, most: int = 99) -> list[str]:
    """The cells of a grid from one on in a direction, the nearest first."""
    if thing is None:
        return []
    known = game.edition.rays.get((thing, way))
    if known is None:
        known = game.edition.rays[thing, way] = list(_cells(game.edition, thing, way))
    return known[:most]


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


WAYS = list(STEPS)


def _neighbours(game: Game, thing: str) -> list[str]:
    if thing in game.edition.links:
        return list(game.edition.links[thing])
    if trait(game, thing, "column"):
        return [cell for way in ("north", "east", "south", "west") for cell in _ray(game, thing, way, 1)]
    return []


def _distances(game: Game, thing: str) -> dict[str, int]:
    found = {thing: 0}
    waiting = deque([thing])
    while waiting:
        here = waiting.popleft()
        for other in _neighbours(game, here):
            if other not in found:
                found[other] = found[here] + 1
                waiting.append(other)
    return found


NUMBERS = frozenset({"distance", "tally"})
EMPTY: dict[str, Any] = dict.fromkeys(("clockwise", "opponents", "neighbours", "reachable", "ray"), ())
"""What the values every game has are of nothing, where they are not nothing."""

BUILT_IN: dict[str, Callable[..., Any]] = {
    "next": _next,
    "previous": _previous,
    "clockwise": clockwise,
    "opponents": _opponents,
    "owner": _owner,
    "first": lambda game, many: next(iter(many), None),
    "last": lambda game, many: list(many)[-1] if many else None,
    "top": lambda game, key: game.state.piles[key][-1] if game.state.piles[key] else None,
    "definition": lambda game, thing: definition(thing),
    "neighbours": _neighbours,
    "distance": lambda game, one, other: _distances(game, one).get(other, 999),
    "reachable": lambda game, thing, most: [it for it, far in _distances(game, thing).items() if 0 < far <= most],
    "ray": _ray,
    "opposite": lambda game, way: WAYS[(WAYS.index(way) + 4) % 8],
    "beside": _beside,
    "exhausted": lambda game, thing: bool(game.state.values.get(f"~exhausted:{thing}")),
    "largest": lambda game, one, other: max(one, other),
    "smallest": lambda game, one, other: min(one, other),
    "tally": lambda game, phase: game.state.times.get(phase, 0),
    "stock": lambda game, goods, seat: sum(read(game, good, (seat,)) for good in goods),
    "amount": lambda game, goods: sum(goods.values()),
    "times": lambda game, goods, many: {good: n * many for good, n in goods.items()},
    "less": lambda game, goods, gone: {good: max(n - gone.get(good, 0), 0) for good, n in goods.items()},
}
