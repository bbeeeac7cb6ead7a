"""The effects of an ability on everything that can run out, as numbers: a row for each thing that is counted.

An axis is the counter of a player, the room left in it, the number of things in a pile, the uses left of a limit, or
how often an ability has been triggered and not yet used. For each way to carry out an ability, a vector says by how
much each axis can rise at most. An axis that falls in every vector, and never goes below zero, runs out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from math import inf

from ..frozen import frozen
from ..plan.plan import Plan, Slot
from .amounts import number
from .happenings import Change, Happening, Seat, Way

Axis = tuple[str, ...]
Number = Fraction | float
Vector = dict[Axis, Number]

WAYS = 64
"""At most this many ways to go on are kept apart; above that, the worst value of each axis is used."""


@frozen
class Reckoning:
    """How things are counted for some abilities."""

    plan: Plan
    whole: bool
    """The goods of all players are counted together, because they may go from one to another."""
    swapped: frozenset[str]
    """Goods that others may replace in a payment."""
    paid: frozenset[str]
    """Events of a payment."""
    seats: int = 0
    """How many players are counted separately; 0 counts them together."""

    def axes(self, change: Change, of: Seat, seat: int = -1) -> Iterator[tuple[Axis, Number]]:
        """How much each axis rises at most. `seat`: the acting player, if players are counted separately."""
        if change.axis[0] == "held":
            for who, sure in self.whose(of, seat):
                if sure or not self.seats:
                    yield (*change.axis, who), Fraction(-1)
            return
        if change.axis[0] != "slot":
            most = inf if change.most is None else Fraction(change.most)
            yield change.axis, most
            return
        slot = self.plan.slots.get(change.axis[1])
        if slot is None or slot.sort != "counter":
            return
        low, high = bound(slot, False), bound(slot, True)
        up: Number = inf if change.most is None else Fraction(change.most)
        down: Number = inf if change.least is None else Fraction(-change.least)
        if slot.name in self.swapped and up < 0:
            up = Fraction(0)
        for who, sure in self.whose(of, seat):
            if low:
                yield ("left", slot.name, who), up if sure else max(up, Fraction(0))
            if not low and up > 0:
                yield ("held", slot.name, who), up
            if high:
                yield ("room", slot.name, who), down if sure else max(down, Fraction(0))

    def whose(self, of: Seat, seat: int) -> Iterator[tuple[str, bool]]:
        """The players it may belong to, each with whether that is certain."""
        if self.whole:
            yield "all", True
        elif not self.seats:
            yield from ((who, of == who) for who in ("you", "other") if of in (who, "someone"))
        else:
            yield "all", True
            known = of != "someone" and seat >= 0
            for n in range(self.seats):
                if known and n == seat:
                    yield f"{n}" if of == "you" else f"all but {n}", True
                elif known and of == "you":
                    yield f"all but {n}", True
                else:
                    yield from ((f"{n}", False), (f"all but {n}", False))


def bound(slot: Slot, up: bool) -> bool:
    """Whether a counter has an end."""
    return (slot.high if up else slot.low) is not None


def known_end(slot: Slot, up: bool) -> int | None:
    end = slot.high if up else slot.low
    found = number(end, {}) if end is not None else None
    return found if isinstance(found, int) else None


# ---- the ways of an ability


@frozen
class Told:
    """An event, and the abilities that it triggers."""

    happening: Happening
    triggers: tuple[str, ...]
    seat: int = -1
    """Who does it, where players are counted separately."""


def vectors(found: Sequence[Told], reckoning: Reckoning, stray: bool) -> list[Vector]:
    """For each way through some lines, the most by which each axis goes up."""
    return _sequence(found, 0, reckoning, stray)


def _sequence(found: Sequence[Told], depth: int, reckoning: Reckoning, stray: bool) -> list[Vector]:
    groups: dict[object, list[Told]] = {}
    ways: dict[object, Way] = {}
    ends: list[Vector] = [{}]
    for one in found:
        if len(one.happening.ways) == depth:
            ends = _products(ends, _leaf(one, reckoning, stray))
        else:
            way = one.happening.ways[depth]
            groups.setdefault(way.key, []).append(one)
            ways.setdefault(way.key, way)
    for inside in groups.values():
        ends = _products(ends, _group(inside, depth, reckoning, stray))
    return ends


def _group(inside: Sequence[Told], depth: int, reckoning: Reckoning, stray: bool) -> list[Vector]:
    parted: dict[int, list[Told]] = {}
    for one in inside:
        parted.setdefault(one.happening.ways[depth].number, []).append(one)
    way = inside[0].happening.ways[depth]
    found: list[Vector] = []
    for those in parted.values():
        found += [_times(one, way.times) for one in _sequence(those, depth + 1, reckoning, stray)]
    return found if len(parted) >= way.total else [*found, {}]


def _times(one: Vector, times: int | None) -> Vector:
    """At most this many times; without a bound it may be any number."""
    if times == 1:
        return one
    many: Number = inf if times is None else Fraction(times)
    return {axis: by * many if by > 0 else by for axis, by in one.items()}


def _leaf(one: Told, reckoning: Reckoning, stray: bool) -> list[Vector]:
    happening = one.happening
    done: Vector = {}
    for change in happening.changes:
        for axis, by in reckoning.axes(change, "someone" if stray else change.of, one.seat):
            done[axis] = done.get(axis, Fraction(0)) + by
    for target in one.triggers:
        axis = ("triggered", target)
        done[axis] = done.get(axis, Fraction(0)) + 1
    required = happening.event in reckoning.paid
    if any(change.heard for change in happening.changes) and not required:
        return [done, {}]
    return [done]


def _products(ones: list[Vector], others: list[Vector]) -> list[Vector]:
    if others == [{}]:
        return ones
    if len(ones) * len(others) > WAYS:
        return [_sum(_worst(ones), _worst(others))]
    return _distinct(_sum(one, other) for one in ones for other in others)


def _distinct(found: Iterable[Vector]) -> list[Vector]:
    return list({tuple(sorted(one.items())): one for one in found}.values())


def _sum(one: Vector, other: Vector) -> Vector:
    found = dict(one)
    for axis, by in other.items():
        found[axis] = found.get(axis, Fraction(0)) + by
    return found


def _worst(found: Sequence[Vector]) -> Vector:
    axes = {axis for one in found for axis in one}
    return {axis: max(one.get(axis, Fraction(0)) for one in found) for axis in axes}


# ---- what goes down for sure whenever something happens


def lowered(found: Sequence[Told], at: int, reckoning: Reckoning, stray: bool) -> Iterator[Axis]:
    """The axes that go down by at least one whenever this happens: by itself, or by what surely happens with it."""
    one = found[at].happening
    yield from _risen(found[at], reckoning, stray)
    for other in found:
        mine = other.happening is one
        around = other.happening.ways
        if not mine and one.ways[: len(around)] != around:
            continue
        for change in other.happening.changes:
            certain = mine or not change.heard or other.happening.event in reckoning.paid
            if not certain:
                continue
            for axis, by in reckoning.axes(change, "someone" if stray else change.of, other.seat):
                if by < 0:
                    yield axis


def _risen(told: Told, reckoning: Reckoning, stray: bool) -> Iterator[Axis]:
    """An increase of a counter is heard only if there was room."""
    slot, _, how = told.happening.event.rpartition(" ")
    if how in ("rises", "falls"):
        of: Seat = "someone" if stray else told.happening.by
        change = Change(("slot", slot), of, *((1, None) if how == "rises" else (None, -1)))
        yield from (axis for axis, by in reckoning.axes(change, of, told.seat) if by < 0)


def raised(found: Iterable[tuple[Sequence[Told], bool]], reckoning: Reckoning) -> Mapping[Axis, Happening]:
    """The axes that something may raise, and the lines that raise them."""
    kept: dict[Axis, Happening] = {}
    for lines, stray in found:
        for one in lines:
            for change in one.happening.changes:
                for axis, by in reckoning.axes(change, "someone" if stray else change.of, one.seat):
                    if by > 0:
                        kept.setdefault(axis, one.happening)
    return kept
