"""The piles and slots of a game with a number of seats: their owners and their names, computed once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .declared import Keys, Pile, Slot
from .rules import Rules

if TYPE_CHECKING:
    from .game import State


@dataclass(frozen=True, slots=True)
class Owned:
    """One place of a slot: its owners, its position in `State.s`, and its name with those of its owners."""

    owners: tuple[int, ...]
    at: int
    name: str


class Owners:
    """What the seats of a game and the elements of its edition own. Seats without a player own nothing."""

    def __init__(self, rules: Rules, seats: int) -> None:
        self._rules, self._seats = rules, seats
        self.piles = tuple(n for pile in rules.piles.values() for n in self._places(pile))
        self.pile_names = {n: self._pile_name(rules.pile_at[n], n) for n in range(rules.many_piles)}
        self.slots = {slot.name: tuple(self._owned(slot)) for slot in rules.slots.values() if slot.grown < 0}

    def _places(self, pile: Pile) -> Iterator[int]:
        for n in range(pile.base, pile.base + pile.size):
            if all(self._there(key, at) for key, at in _split(pile.keys, n - pile.base)):
                yield n

    def _pile_name(self, pile: Pile, n: int) -> str:
        return ":".join([pile.name, *(self._rules.names[at] for _, at in _split(pile.keys, n - pile.base))])

    def _owned(self, slot: Slot) -> Iterator[Owned]:
        for n in range(slot.size):
            pairs = list(_split(slot.keys, n))
            if all(self._there(key, at) for key, at in pairs):
                owners = tuple(at for _, at in pairs)
                name = ":".join([slot.name, *(self._rules.names[owner] for owner in owners)])
                yield Owned(owners, slot.base + n, name)

    def _there(self, key: Keys, number: int) -> bool:
        if key.kind == "player":
            return number < self._seats
        return key.kind in self._rules.sorts_of(number)


def owners(g: State) -> Owners:
    """The owners of a game."""
    known: dict[int, Owners] = g.rules.owners
    found = known.get(g.n)
    if found is None:
        found = known[g.n] = Owners(g.rules, g.n)
    return found


def _split(keys: tuple[Keys, ...], rest: int) -> Iterator[tuple[Keys, int]]:
    for key in keys:
        at = rest // key.stride
        rest -= at * key.stride
        yield key, key.first + at
