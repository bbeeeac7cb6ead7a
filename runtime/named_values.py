"""Counters, flags and markers by names, and the piles of a game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from .declared import Slot
from .game import State
from .naming import seat_name, thing_name
from .owners import owners


def real_piles(g: State) -> Sequence[int]:
    """The piles of this game, without those of seats that have no player."""
    return owners(g).piles


def owners_of(g: State, slot: Slot) -> Iterator[tuple[tuple[int, ...], int]]:
    """Each combination of owners of a slot, and its value."""
    if slot.grown >= 0:
        for thing in _grown(g, slot):
            yield (thing,), g.grown[slot.grown][thing]
        return
    for one in owners(g).slots[slot.name]:
        yield one.owners, g.s[one.at]


def slots_of(g: State, slot: Slot) -> Iterator[tuple[str, int]]:
    """The same with the names of the owners."""
    if slot.grown >= 0:
        for thing in _grown(g, slot):
            yield f"{slot.name}:{thing_name(g, thing)}", g.grown[slot.grown][thing]
        return
    for one in owners(g).slots[slot.name]:
        yield one.name, g.s[one.at]


def _grown(g: State, slot: Slot) -> Iterator[int]:
    """The things for which a slot is stored copy by copy."""
    for thing in range(g.rules.most, len(g.of)):
        if slot.keys[0].kind in g.rules.sorts_of(g.of[thing]):
            yield thing


def values_of(g: State) -> Iterator[tuple[str, Any]]:
    for slot in g.rules.slots.values():
        for key, value in slots_of(g, slot):
            if value != slot.starts:
                yield key, value_name(g, slot, value)
    for wallet in g.rules.wallets.values():
        for seat in g.seats:
            for n, good in enumerate(wallet.worth):
                if many := g.s[wallet.base + seat * len(wallet.worth) + n]:
                    yield f"{wallet.name}:{seat_name(seat)}:{good}", many


def value_name(g: State, slot: Slot, value: int) -> Any:
    if slot.sort == "marker":
        return thing_name(g, value) if value >= 0 else None
    return bool(value) if slot.sort == "flag" else value
