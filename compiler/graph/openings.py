"""Tables from which a ring is tried: its cards where they work, counters neither full nor empty, its phases begun."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import TYPE_CHECKING

from ..plan import expressions as x
from ..plan.events import roles_of_plan
from ..plan.open_phases import phases_needed
from ..plan.plan import Pile, Plan, Slot
from ..plan.transform import parts
from .axes import known_end
from .certificate import Laid, Start
from .sorts import members

if TYPE_CHECKING:
    from rulewright.runtime.rules import Rules

    from .abilities import Ability
    from .world import World

AMOUNTS = (3, 0, 12)
"""How much there is of everything at first, as far as it goes."""
THINGS = 4
"""At most this many things lie in a pile that the loop mentions."""
MOST = 6
"""At most this many events are tried to begin with."""


def tables(
    part: Sequence[str], ring: Sequence[str], world: World, rules: Rules, amounts: Sequence[int] = AMOUNTS
) -> Iterator[Start]:
    """Tables to begin from: all cards with the first player, or every other one with the next. A single card lies with
    the next, so that it hears what another player does."""
    plan = world.plan
    phases = _phases(part, world)
    apart = not all(_mine(world.nodes[id]) for id in part) and plan.players[1] > 1
    for amount in amounts:
        slots = tuple(_slots(plan, rules, amount))
        for owners in ((0,), (0, 1) if len(part) > 1 else (1,)) if apart else ((0,),):
            laid = tuple(_laid(part, ring, owners, world))
            yield Start(max(plan.players[0], owners[-1] + 1), slots, laid, phases)
            if any(one.sort == "flag" for one in plan.slots.values()):
                flags = tuple(
                    (name, keys, 1 if plan.slots[name].sort == "flag" else value) for name, keys, value in slots
                )
                more = tuple((name, (), 1) for name, one in plan.slots.items() if one.sort == "flag" and not one.owners)
                yield Start(plan.players[0], (*flags, *more, *_flags(plan, rules)), laid, phases)


def elements_on(part: Sequence[str], world: World) -> frozenset[str]:
    """What lies on those tables, but for what is made there."""
    return frozenset(element for element, _, _ in _laid(part, part, (0,), world))


def _mine(one: Ability) -> bool:
    return one.event is None or one.event.who == "you"


def _flags(plan: Plan, rules: Rules) -> Iterator[tuple[str, tuple[str, ...], int]]:
    for slot in plan.slots.values():
        if slot.sort == "flag" and slot.owners == ("player",):
            yield from ((slot.name, (f"player-{n + 1}",), 1) for n in range(plan.players[0]))


def _phases(part: Sequence[str], world: World) -> tuple[str, ...]:
    found: dict[str, None] = {}
    for id in part:
        one = world.nodes[id]
        needed = phases_needed(one.listener) if one.listener is not None else frozenset[str]()
        found |= dict.fromkeys(name for name in world.plan.phases if name in needed)
        found |= {one.laws.once: None} if one.laws.once else {}
    return tuple(found)


def _slots(plan: Plan, rules: Rules, amount: int) -> Iterator[tuple[str, tuple[str, ...], int]]:
    for slot in plan.slots.values():
        if slot.sort != "counter" or slot.side:
            continue
        value = _value(slot, amount)
        seats = [f"player-{n + 1}" for n in range(plan.players[0])]
        if not slot.owners:
            yield slot.name, (), value
        elif slot.owners == ("player",):
            yield from ((slot.name, (seat,), value) for seat in seats)


def _value(slot: Slot, amount: int) -> int:
    low, high = known_end(slot, False), known_end(slot, True)
    value = amount + (low or 0)
    return min(value, max(high - 1, low or 0)) if high is not None else value


# ---- cards and things


def _laid(part: Sequence[str], ring: Sequence[str], owners: Sequence[int], world: World) -> Iterator[Laid]:
    plan = world.plan
    used: set[str] = set()
    for number, id in enumerate((*ring, *(one for one in part if one not in ring))):
        one = world.nodes[id]
        if not one.of or one.of in used:
            continue
        ids = members(one.of, world.sorts) or frozenset[str]()
        element = next((name for name in plan.elements if name in ids and name not in used), "")
        if not element:
            continue
        used |= {element, one.of}
        pile = plan.piles.get(one.laws.works_in)
        if pile is not None:
            yield element, _owner(pile, owners[number % len(owners)], plan), pile.name
        elif plan.elements[element].copied:
            there = next((pile for pile in plan.piles.values() if pile.holds in plan.elements[element].sorts), None)
            if there is not None:
                yield element, _owner(there, 0, plan), there.name
    yield from _things(part, used, world)


def _owner(pile: Pile, seat: int, plan: Plan) -> tuple[str, ...]:
    found: list[str] = []
    for kind in pile.owners:
        ids = [one.id for one in plan.elements.values() if kind in one.sorts]
        found.append(f"player-{seat + 1}" if kind == "player" else ids[0] if ids else "")
    return tuple(found)


def _things(part: Sequence[str], used: set[str], world: World) -> Iterator[Laid]:
    """Something in each pile that the lines mention."""
    plan = world.plan
    works = {one.laws.works_in for one in world.nodes.values()}
    blocks = [plan.routines[world.nodes[id].routine].block for id in part if world.nodes[id].routine in plan.routines]
    named = dict.fromkeys(one.pile for one in parts(tuple(blocks)) if isinstance(one, x.PileOf))
    for name in named:
        pile = plan.piles[name]
        if name in works:
            continue
        free = [one for one in plan.elements.values() if _fits(one.id, pile, world) and one.id not in used]
        for n in range(min(THINGS, len(free) if free and not free[0].copyable else THINGS)):
            if free:
                one = free[n % len(free)]
                if not one.copied and n >= len(free):
                    continue
                used |= set() if one.copied else {one.id}
                yield one.id, _owner(pile, 0, plan), name


def _fits(id: str, pile: Pile, world: World) -> bool:
    return pile.holds in ("anything", "") or pile.holds in world.plan.elements[id].sorts


# ---- what begins it


def entries(ring: Sequence[str], start: Start, world: World, rules: Rules) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Events that trigger an ability of the ring, or the rule with which it begins."""
    for id in ring:
        one = world.nodes[id]
        if one.listener is not None and one.listener.moment == "after":
            yield from _events(one, world, rules)
        elif one.kind == "round":
            yield from begun_with(one, world, rules)


def begun_with(one: Ability, world: World, rules: Rules) -> Iterator[tuple[str, tuple[int, ...]]]:
    """A rule, with a few values for what it is done with."""
    routine = world.plan.routines[one.routine]
    picks = [_values(param.type, "", world, rules) for param in routine.params]
    yield from ((one.routine, (0, *roles)) for roles in list(product(*picks))[:MOST])


def _events(one: Ability, world: World, rules: Rules) -> Iterator[tuple[str, tuple[int, ...]]]:
    assert one.listener is not None and one.event is not None
    from .hearing import listed

    named = list(listed(one.listener))
    picks: list[list[int]] = []
    for role, type in roles_of_plan(one.listener.event, world.plan):
        pattern = dict(one.event.roles).get(role)
        kind = pattern.noun if pattern is not None else None
        sort = f"{kind.trait}-{kind.kind}" if kind is not None and kind.trait else kind.kind if kind is not None else ""
        if role == "what" and named:
            picks.append([rules.numbers[name] for name in named if name in rules.numbers])
        elif type == "number":
            picks.append(_amounts(one, world.plan))
        else:
            picks.append(_values(type, sort, world, rules))
    for roles in list(product(*picks))[:MOST]:
        yield one.listener.event, (0, *roles)


def _amounts(one: Ability, plan: Plan) -> list[int]:
    """One, and what its lines hold a number against that they were given."""
    routine = plan.routines.get(one.routine)
    tests = [each for each in parts(routine.block) if isinstance(each, x.Compare)] if routine is not None else []
    held = [each.right.value for each in tests if isinstance(each.left, x.Var) and isinstance(each.right, x.Const)]
    return list(dict.fromkeys((1, *held)))


def _values(type: str, sort: str, world: World, rules: Rules) -> list[int]:
    if type == "number":
        return [1]
    if type == "truth":
        return [1, 0]
    what, _, kind = type.partition(" ")
    if kind == "player":
        return [0, 1] if world.plan.players[0] > 1 else [0]
    if what == "pile":
        return list(range(min(rules.many_piles, 4))) or [-1]
    if kind == "good":
        return [rules.numbers[good] for good in world.plan.goods[:4]] or [-1]
    ids = members(sort or kind, world.sorts)
    if ids:
        return [rules.numbers[id] for id in world.plan.elements if id in ids][:4]
    return [-1]
