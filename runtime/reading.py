"""What a game tells of itself: counters, piles, traits, tables, sets of things."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import takewhile
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .game import Game


def read(game: Game, slot: str, keys: tuple[Any, ...]) -> Any:
    """What a counter, flag or marker holds; at its start until it has been changed."""
    if None not in keys:
        found = game.state.values.get(":".join((slot, *keys)) if keys else slot)
        if found is not None:
            return found
        if slot in game.edition.sides and keys[0] in game.state.seats:
            return read(game, slot, (side_of(game, slot, keys[0]),))
    return game.edition.starts.get(slot, 0)


def side_of(game: Game, slot: str, owner: Any) -> Any:
    """Whose a counter or a pile of a player is: that of their side, where it is of each side."""
    marker = game.edition.sides.get(slot)
    return read(game, marker, (owner,)) if marker and owner in game.state.seats else owner


def definition(thing: str) -> str:
    """The element of which a thing is a copy, or the thing itself."""
    return thing.partition("#")[0]


def is_a(game: Game, thing: str, sort: str) -> bool:
    """Whether a thing is of an element, a kind or a group; also `red-card`, a trait and a kind."""
    if thing in game.state.seats:
        return sort in ("player", thing, "anything")
    sorts = game.edition.sorts.get(definition(thing), ())
    return sort in sorts or sort == "anything" or ("-" in sort and _trait_and_kind(game, thing, sort, sorts))


def _trait_and_kind(game: Game, thing: str, sort: str, sorts: Iterable[str]) -> bool:
    return any(sort.endswith(f"-{kind}") and has_trait(game, thing, sort[: -len(kind) - 1]) for kind in sorts)


def has_trait(game: Game, thing: str, word: str) -> bool:
    element = game.edition.elements.get(definition(thing))
    if element is None:
        return False
    return element.traits.get(word) is True or any(value == word for value in element.traits.values())


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
    how: str = "each",
) -> list[Any]:
    """The things of a sort that pass, in their order: `each`, the `leading` ones, or those that are `linked`."""
    if how == "linked":
        return _linked(game, of or (), lambda near: each(game, kind, near, trait, holding, where))
    found = _among(game, kind, of, trait, holding)
    if where is None:
        return list(found)
    return list(takewhile(where, found) if how == "leading" else filter(where, found))


def _linked(game: Game, begin: Iterable[Any], passing: Callable[[list[Any]], list[Any]]) -> list[Any]:
    """Those that pass, and all that pass and can be reached from them over neighbours that pass; the nearest first."""
    from .built_in import neighbours

    found: dict[Any, None] = {}
    near = passing(list(begin))
    while near:
        found |= dict.fromkeys(near)
        near = passing(list({it: None for here in near for it in neighbours(game, here) if it not in found}))
    return list(found)


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
    if of is None:
        found: Iterable[Any] = all_of(game, kind)
    elif kind in ("anything", "player") or game.edition.are(kind).issuperset(of):
        found = of
    else:
        found = [it for it in of if it is not None and is_a(game, it, kind)]
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
    if not edition.copied and not game.state.made:
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
