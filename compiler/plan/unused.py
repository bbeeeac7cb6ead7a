"""Values without a use: named values, counters, flags and markers that nothing reads.

let richest be most coin       no rule, law, other value or score says `richest`
counter dust of each player    it is gained, and nothing is ever paid with it, tested by it or scored
"""

from __future__ import annotations

from typing import cast

from . import expressions as x
from .open_phases import CHANGES
from .plan import Plan
from .reads import read_by
from .transform import parts


def unused_values(plan: Plan) -> tuple[str, ...]:
    """In the order in which they are declared, values first. Examples and what the table shows count as no use."""
    slots, values = _used(plan)
    heard = _heard(plan)
    return (
        *(name for name in plan.values if name not in values),
        *(
            name
            for name, slot in plan.slots.items()
            if name not in slots and name not in heard and "score" not in slot.tags
        ),
    )


def _used(plan: Plan) -> tuple[set[str], set[str]]:
    slots = {one.side for one in plan.slots.values() if one.side} | {
        one.side for one in plan.piles.values() if one.side
    }
    values: set[str] = set()
    waiting: list[object] = [
        [(one.low, one.high) for one in plan.slots.values()],
        [one.room for one in plan.piles.values()],
        [one.traits for one in plan.elements.values()],
        [*plan.tables.values(), *plan.charts.values(), *plan.dice.values(), *plan.scores.values()],
        [(one.block, one.need, one.whole, one.params) for one in plan.routines.values()],
        [plan.free, plan.listeners, plan.prices, plan.counts_as],
    ]
    while waiting:
        named: set[str] = set()
        for one in parts(_frozen(waiting.pop())):
            # What a score asks for is read with the scores; the rest of these count goods, and no flag.
            counts = isinstance(one, x.BuiltIn)
            slots |= {name for name in read_by(one, plan) if not counts or plan.slots[name].sort == "counter"}
            named |= {one.name} if isinstance(one, x.Named) else set()
        for name in named - values:
            values.add(name)
            waiting.append(plan.values[name].value)
            waiting += [(one.args, one.by, one.test, one.laws) for one in plan.modifiers if one.value == name]
    return slots, values


def _frozen(part: object) -> object:
    return tuple(map(_frozen, cast("list[object]", part))) if isinstance(part, list) else part


def _heard(plan: Plan) -> set[str]:
    """The slots whose changes are heard, and the piles whose things are heard to come or leave."""
    found: set[str] = set()
    for one in plan.listeners:
        slot, _, how = one.event.rpartition(" ")
        found |= {slot} if how in CHANGES else set()
        found |= {each.id for each in parts(one.test) if isinstance(each, x.Thing)} if one.test is not None else set()
    return found
