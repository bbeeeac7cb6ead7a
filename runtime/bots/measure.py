"""The value of a state for a seat, as far as it can be computed for any game: points, what the seat has, a win. Weights
set what is worth more in a particular game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..declared import Pile, Slot
from ..rules import Rules
from ..sight import world_of

if TYPE_CHECKING:
    from ..game import State

WON = 1000.0
POINT = 1.0
FULL = 4.0
"""The value of a counter at its upper bound."""
THING = 0.5
"""The value of a thing in a pile of the seat."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A counter or pile of players, and the value of one unit. Where there is one for each thing of a kind, also how
    many places each player has, and how far apart those of two players are."""

    at: tuple[tuple[int, ...], ...]
    """By seat, the positions."""
    worth: float


@dataclass(frozen=True, slots=True)
class Measure:
    counters: tuple[Kept, ...]
    piles: tuple[Kept, ...]


def measure_of(rules: Rules, weights: Mapping[str, float]) -> Measure:
    """The values of an edition. Without a weight, every bounded counter has the same value when it is full; one without
    a bound that is no score has none."""
    counters = [
        Kept(_places(slot, rules.most), weights.get(name, _usual(slot)))
        for name, slot in rules.slots.items()
        if slot.sort in ("counter", "flag") and slot.grown < 0 and not slot.side and _of_players(slot)
    ]
    piles = [
        Kept(_places(pile, rules.most), weights.get(name, THING))
        for name, pile in rules.piles.items()
        if not pile.side and _of_players(pile)
    ]
    return Measure(tuple(one for one in counters if one.worth), tuple(one for one in piles if one.worth))


def value(measure: Measure, g: State, seat: int) -> float:
    """The value of what a seat has; far more or less once the game is over and somebody has won."""
    if g.over and g.winners:
        return WON if seat in g.winners else -WON
    world = world_of(g, seat)
    found = sum(one.worth * world.s[at] for one in measure.counters for at in one.at[seat])
    return found + sum(one.worth * len(world.piles[at]) for one in measure.piles for at in one.at[seat])


def _of_players(kept: Slot | Pile) -> bool:
    return sum(key.kind == "player" for key in kept.keys) == 1


def _usual(slot: Slot) -> float:
    if slot.sort == "flag":
        return 0.0
    if "score" in slot.tags:
        return POINT
    if isinstance(slot.low, int) and isinstance(slot.high, int) and slot.high > slot.low:
        return FULL / (slot.high - slot.low)
    return 0.0


def _places(kept: Slot | Pile, most: int) -> tuple[tuple[int, ...], ...]:
    """By seat, the positions of a slot or pile."""
    found: list[tuple[int, ...]] = []
    for seat in range(most):
        places = [kept.base]
        for key in kept.keys:
            steps = [seat] if key.kind == "player" else range(key.many)
            places = [place + step * key.stride for place in places for step in steps]
        found.append(tuple(places))
    return tuple(found)
