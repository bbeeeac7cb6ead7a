"""Counters, flags and markers: read by their owners, changed within their bounds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from .declared import Slot
from .endless import too_large
from .events import happened
from .fitting import written
from .frames import NONE
from .limits import COUNTED

if TYPE_CHECKING:
    from .game import State

Goods = dict[Any, int]
"""How many of each good, or of a group of goods."""


def index_of(g: State, slot: Slot, keys: Sequence[int]) -> int:
    """The position of the value of some owners; -1 where one of them is nothing or of another kind."""
    if slot.side:
        if keys and 0 <= keys[0] < g.n:
            keys = (held(g, slot.side, keys[0]), *keys[1:])
        return place_of(g.of, slot.base, slot.steps, keys)
    key = tuple(keys)
    known = slot.places.get(key)
    if known is None:
        known = place_of(g.of, slot.base, slot.steps, key)
        if all(owner < g.rules.size for owner in key):  # a copy with this number is another thing in the next game
            slot.places[key] = known
    return known


def place_of(of: Sequence[int], base: int, steps: Sequence[Mapping[int, int]], keys: Sequence[int]) -> int:
    """The position of the value of some owners, from the offset of each."""
    if len(steps) == 1 and keys:  # most slots have one owner
        key = keys[0]
        on = steps[0].get(of[key], NONE) if key >= 0 else NONE
        return base + on if on >= 0 else NONE
    at = base
    for key, step in zip(keys, steps, strict=False):
        on = step.get(of[key], NONE) if key >= 0 else NONE
        if on < 0:
            return NONE
        at += on
    return at


def held(g: State, name: str, *keys: int) -> int:
    """The value of a slot; its start where there is no such owner."""
    slot = g.rules.slots[name]
    if slot.grown >= 0:
        return g.grown[slot.grown][keys[0]] if keys[0] >= 0 else slot.starts
    known = slot.places.get(keys) if not slot.side else None
    at = index_of(g, slot, keys) if known is None else known
    return g.s[at] if at >= 0 else slot.starts


def held_good(g: State, good: int, seat: int) -> int:
    slot = g.rules.goods.get(good)
    if slot is None:
        return 0
    if slot.side:
        return held(g, slot.name, seat)
    return g.s[good + seat] if seat >= 0 else slot.starts


def bounds(g: State, slot: Slot, keys: Sequence[int]) -> tuple[int | None, int | None]:
    """The bounds of a counter: the current ones, where they are computed."""
    low, high = slot.low, slot.high
    if callable(low) or callable(high):
        seat = next((key for key, kept in zip(keys, slot.keys, strict=False) if kept.kind == "player"), 0)
        low = low(g, seat, *keys) if callable(low) else low
        high = high(g, seat, *keys) if callable(high) else high
    return low, high


def put(g: State, name: str, keys: Sequence[int], value: int) -> None:
    """Sets the value of a slot."""
    slot = g.rules.slots[name]
    if slot.sort == "counter":
        low, high = bounds(g, slot, keys)
        value = value if high is None or value <= high else high
        value = value if low is None or value >= low else low
    elif slot.sort == "flag":
        value = int(bool(value))
    _keep(g, slot, keys, value)


def change(g: State, name: str, keys: Sequence[int], by: int) -> int:
    """Changes a counter, and returns by how much it really changed."""
    slot = g.rules.slots[name]
    if slot.grown >= 0:
        kept, at = g.grown[slot.grown], keys[0]
    else:
        kept, at = g.s, index_of(g, slot, keys)
    if at < 0:
        return 0
    before = kept[at]
    low, high = slot.low, slot.high
    if callable(low) or callable(high):
        low, high = bounds(g, slot, keys)
    after = before + by
    # A bound that has moved past the value does not change it: only further changes are limited.
    if high is not None and after > high:
        after = min(after, max(high, before))
    if low is not None and after < low:
        after = max(after, min(low, before))
    if after != before + by and slot.excess == "refused":
        return 0
    if after != before:
        if not -COUNTED <= after <= COUNTED:
            raise too_large(g)
        kept[at] = after
        if slot.kept:
            written(g, at)
        if slot.heard:
            _heard(g, slot, keys, before, after, at if slot.grown < 0 else -at - 2)
    return after - before


def _keep(g: State, slot: Slot, keys: Sequence[int], value: int) -> bool:
    """Stores a value and raises its events. Whether there is such an owner."""
    if not -COUNTED <= value <= COUNTED:
        raise too_large(g)
    if slot.grown >= 0:
        if keys[0] < 0:
            return False
        before = g.grown[slot.grown][keys[0]]
        g.grown[slot.grown][keys[0]] = value
        at = -keys[0] - 2
    else:
        at = index_of(g, slot, keys)
        if at < 0:
            return False
        before = g.s[at]
        g.s[at] = value
        if slot.kept:
            written(g, at)
    if slot.heard and value != before:
        _heard(g, slot, keys, before, value, at)
    return True


def _heard(g: State, slot: Slot, keys: Sequence[int], before: int, value: int, at: int) -> None:
    becomes, rises, falls = slot.becomes, slot.rises, slot.falls
    of, beside = (*keys, NONE, NONE)[:2]
    seat = next((key for key, kept in zip(keys, slot.keys, strict=False) if kept.kind == "player"), NONE)
    if becomes >= 0:
        happened(g, (becomes, seat, of, beside, value, at, before))
    if rises >= 0 and value > before:
        happened(g, (rises, seat, of, beside, value - before))
    if falls >= 0 and value < before:
        happened(g, (falls, seat, of, beside, before - value))


def reset(g: State, slot: Slot) -> None:
    """Sets a slot back to its start for every owner, where an ability hears it."""
    if slot.grown >= 0:
        for thing in range(len(g.of)):
            _keep(g, slot, (thing,), slot.starts)
        return
    for n in range(slot.size):
        rest = n
        keys: list[int] = []
        for key in slot.keys:
            keys.append(key.first + rest // key.stride)
            rest %= key.stride
        if all(key.kind != "player" or owner < g.n for key, owner in zip(slot.keys, keys, strict=True)):
            _keep(g, slot, keys, slot.starts)


def add(g: State, good: int, seat: int, by: int) -> int:
    """Adds an amount of a good to a seat, as far as there is room, and returns how much was added."""
    slot = g.rules.goods.get(good)
    if slot is None or seat < 0 or by <= 0:
        return 0
    if slot.open:
        g.s[good + seat] += by
        if g.s[good + seat] > COUNTED:
            raise too_large(g)
        return by
    return change(g, slot.name, (seat,), by)


def take(g: State, good: int, seat: int, by: int) -> int:
    """Takes an amount of a good from a seat, as far as it has it, and returns how much was taken."""
    slot = g.rules.goods.get(good)
    if slot is None or seat < 0 or by <= 0:
        return 0
    return -change(g, slot.name, (seat,), -by)


def turn(g: State, thing: int, exhausted: int) -> bool:
    """Exhausts or readies a thing. Whether this changed it."""
    if thing < 0 or (thing in g.exhausted) == bool(exhausted):
        return False
    if exhausted:
        g.exhausted |= {thing}
    else:
        g.exhausted -= {thing}
    return True


def crown(g: State, winner: int) -> bool:
    """Lets a seat, a side or another thing win. Whether a seat has won that had not won before: then this is an
    event."""
    if winner < 0 or winner in g.winners:
        return False
    g.winners = [*g.winners, winner]
    return winner in g.seats


def floating(g: State, wallet: str, seat: int) -> int:
    """The points of a wallet that are left over from payments of a seat."""
    found = g.rules.wallets[wallet]
    if seat < 0:
        return 0
    many = len(found.worth)
    return sum(g.s[found.base + seat * many : found.base + (seat + 1) * many])
