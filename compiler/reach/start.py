"""What is known before anything has happened: the elements, the start values of counters, and which ability hears
what.
"""

from __future__ import annotations

from collections import defaultdict
from math import inf

from ..plan import expressions as x
from ..plan import steps as s
from ..plan.flags_held import held_of
from ..plan.numbered import Numbered
from ..plan.plan import Element, Plan, Routine, Slot
from ..plan.transform import parts, steps_of
from .against import against_their_rules
from .cancelled import cancelled_by, for_everybody
from .elsewhere import elsewhere
from .expressions import PASSES
from .lasting import openings
from .offered_after import offered_after
from .ranges import named, numbers
from .world import World


def world_of(plan: Plan, lines: Numbered) -> World:
    found: dict[str, set[str]] = defaultdict(set)
    for element in plan.elements.values():
        for sort in element.sorts:
            found[sort].add(element.id)
        for sort in _traited(element):
            found[sort].add(element.id)
    seats = {f"player-{n + 1}" for n in range(plan.players[1])}
    # An element of the rules may have the same name.
    found["player"] |= seats
    found["good"] |= set(plan.goods)
    for name, members in plan.groups.items():
        if any(one in plan.goods for one in members):
            found[name] = set(members)
    world = World(plan, PASSES, sorts={sort: frozenset(ids) for sort, ids in found.items()})
    world.alone = frozenset(one.id for one in plan.elements.values() if not one.copyable and not one.copied)
    world.alone |= seats | set(plan.goods) | {""}
    shifts = {one.value for each in plan.routines.values() for one in steps_of(each.block) if isinstance(one, s.Shift)}
    world.changed = frozenset(shifts | {one.value for one in plan.modifiers})
    world.swapped = tuple(goods_of_price(one, plan) for ability in plan.prices for one, _, _ in ability.swaps)
    world.flags = held_of(plan)
    world.numbered = lines
    world.listeners = {one.id: one for one in plan.listeners}
    world.free = {one.id: one for one in plan.free}
    world.cancelled = cancelled_by(plan)
    world.elsewhere = elsewhere(plan)
    world.offers = offered_after(plan)
    world.against = against_their_rules(plan)
    having = {one.of for one in plan.listeners if one.of} | {one.of for one in plan.free}
    world.sources = frozenset({"", *plan.lines}).union(*(world.of_sort(one) or {one} for one in having))
    world.openings = openings(plan)
    world.forbidden = for_everybody(plan)
    world.heard = frozenset((one.event, one.moment == "before") for one in plan.listeners)
    for routine in plan.routines.values():
        world.bound[routine.id] = frozenset(_bound(routine))
        given = [one.var for one in steps_of(routine.block) if isinstance(one, s.Let | s.Rewrite)]
        world.set_twice[routine.id] = frozenset(one for one in given if given.count(one) > 1)
    for slot in plan.slots.values():
        start = named(frozenset({""})) if slot.sort == "marker" else numbers(slot.starts, slot.starts)
        world.ranges["slot", slot.name] = start
        world.bounds[slot.name] = _ends(slot)
    return world


def goods_of_price(goods: x.Expr, plan: Plan) -> frozenset[str]:
    """The goods of a price, and the groups that contain one of them."""
    named_ = {good for one in parts(goods) if isinstance(one, x.Goods) for good, _ in one.items}
    known = all(
        isinstance(one, x.Expr) and isinstance(one, x.Goods | x.Const | x.OneOf | x.Both) for one in parts(goods)
    )
    if not known:
        return frozenset((*plan.goods, *plan.groups))
    found = named_ | {member for name in named_ for member in plan.groups.get(name, ())}
    return frozenset(found | {name for name, members in plan.groups.items() if not found.isdisjoint(members)})


def _bound(routine: Routine) -> set[str]:
    found = {param.name for param in routine.params}
    for one in steps_of(routine.block):
        if isinstance(one, s.Let | s.Rewrite | s.Choose | s.ChooseGoods | s.For):
            found.add(one.var)
    return found


def _ends(slot: Slot) -> tuple[float, float]:
    low = slot.low.value if isinstance(slot.low, x.Const) else -inf
    return low, slot.high.value if isinstance(slot.high, x.Const) else inf


def _traited(element: Element) -> list[str]:
    """`sunny-field`: what it can be called by its traits."""
    found: list[str] = []
    for name, value in element.traits:
        match value:
            case x.Const(type="truth", value=1):
                found += [f"{name}-{sort}" for sort in element.sorts]
            case x.Thing(id=id):
                found += [f"{id}-{sort}" for sort in element.sorts]
            case x.Items(items=items):
                found += [f"{one.id}-{sort}" for one in items if isinstance(one, x.Thing) for sort in element.sorts]
            case _:
                pass
    return found
