"""A plan with numbers: every thing, slot, pile, phase and event of one edition is an int.

Things are seats first, then elements, then goods; copies are made while one plays and come after them. What is kept of
things is a range of one flat list, `base + key * stride`; where copies may be the key, a list of its own that grows.
Goods lie at the end of the flat list, and the number of a good is where it is kept: seat 2's fish is `fish + 2`.
"""

from __future__ import annotations

from ..frozen import frozen
from . import blocks as b
from .cut import cut
from .pauses import Pauses, pauses_of
from .plan import Plan


@frozen
class Keys:
    """The owners of one kind: the lowest of their numbers, how many numbers follow it, and the stride."""

    kind: str
    first: int
    many: int
    stride: int


@frozen
class Range:
    """Where a slot or a pile is kept."""

    name: str
    base: int
    keys: tuple[Keys, ...]
    size: int
    grown: int = -1
    """The number of its own list, where copies may be its key."""

    @property
    def offset(self) -> int:
        """What is added to keys times strides."""
        return self.base - sum(one.first * one.stride for one in self.keys)


@frozen
class Linked:
    plan: Plan
    pauses: Pauses
    seats: int
    """The most there can be."""
    number: dict[str, int]
    """Of every seat, element and good."""
    slots: dict[str, Range]
    size: int
    grown: int
    piles: dict[str, Range]
    many_piles: int
    phases: dict[str, int]
    events: dict[str, int]
    """Those that somebody hears."""
    routines: dict[str, int]
    """Those that may pause, at their numbers."""
    cuts: dict[str, b.Cut]


def link(plan: Plan) -> Linked:
    pauses = pauses_of(plan)
    seats = plan.players[1]
    number = {f"player-{n + 1}": n for n in range(seats)}
    number |= {name: seats + n for n, name in enumerate(plan.elements)}
    slots, size, grown = _slots(plan, number, seats)
    piles, many = _piles(plan, number, seats)
    events = {one.event: 0 for one in plan.listeners}
    routines = {id: n for n, id in enumerate(id for id in plan.routines if id in pauses.routines)}
    return Linked(
        plan,
        pauses,
        seats,
        number,
        slots,
        size,
        grown,
        piles,
        many,
        {name: n for n, name in enumerate(plan.phases)},
        {name: n for n, name in enumerate(events)},
        routines,
        {id: cut(plan.routines[id], pauses) for id in routines},
    )


def _span(kind: str, plan: Plan, number: dict[str, int], seats: int) -> tuple[int, int, bool]:
    """The lowest number of a kind, the count up to the highest, and whether copies are among them."""
    if kind == "player":
        return 0, seats, False
    mine = [number[one.id] for one in plan.elements.values() if kind in one.sorts]
    copied = any(one.copyable for one in plan.elements.values() if kind in one.sorts)
    if not mine:
        return 0, 0, copied
    return min(mine), max(mine) - min(mine) + 1, copied


def _range(
    name: str, owners: tuple[str, ...], base: int, plan: Plan, number: dict[str, int], seats: int
) -> tuple[Range, bool]:
    keys: list[Keys] = []
    stride, grows = 1, False
    for kind in reversed(owners):
        first, many, copied = _span(kind, plan, number, seats)
        keys.insert(0, Keys(kind, first, many, stride))
        stride *= max(many, 1)
        grows = grows or copied
    return Range(name, base, tuple(keys), stride), grows


def _slots(plan: Plan, number: dict[str, int], seats: int) -> tuple[dict[str, Range], int, int]:
    """Slots, and in `number` the goods among them."""
    found: dict[str, Range] = {}
    base = grown = 0
    for slot in plan.slots.values():
        if slot.name in plan.goods:
            continue
        made, grows = _range(slot.name, slot.owners, base, plan, number, seats)
        if grows and len(slot.owners) == 1:
            made = Range(slot.name, 0, made.keys, 0, grown)
            grown += 1
        else:
            base += made.size
        found[slot.name] = made
    base = max(base, len(number))
    for good in plan.goods:
        if good in plan.wallets:
            worth = len(plan.wallets[good][1])
            made = Range(good, base, (Keys("player", 0, seats, worth),), seats * worth)
        else:
            made, _ = _range(good, plan.slots[good].owners, base, plan, number, seats)
        number[good] = base
        base += made.size
        found[good] = made
    return found, base, grown


def _piles(plan: Plan, number: dict[str, int], seats: int) -> tuple[dict[str, Range], int]:
    found: dict[str, Range] = {}
    base = 0
    for pile in plan.piles.values():
        found[pile.name], _ = _range(pile.name, pile.owners, base, plan, number, seats)
        base += found[pile.name].size
    return found, base
