"""Whether lines could ever begin (the price paid, something to choose), and what prevents it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from ..frozen import frozen
from ..plan import expressions as x
from ..plan import steps as s
from ..plan.plan import Routine
from ..source.text import Span
from .lasting import because, lasting
from .place import Place, value
from .ranges import NOBODY, Range, can_fail, can_hold, named
from .sets import members, passing, some
from .truths import assumed, wrong_with

TESTS, RULES = 8, 30
"""At most this many nested tests and nested rules are examined. Anything deeper counts as possible."""


@frozen
class Obstacle:
    """A line that can never be carried out."""

    kind: str
    """price, choice, test, idle, lines, cancelled"""
    at: Span = field(compare=False)
    good: str = ""
    """For a price: the good of which nobody ever has enough."""
    most: float = 0
    because: tuple[Span, ...] = field(compare=False, default=())
    """For a test: the earlier lines that decide it."""
    why: str = ""
    """For a test: what is wrong with it, see `wrong_with`."""


def can_begin(
    block: s.Block, place: Place, within: frozenset[str] = frozenset(), idle: bool = False
) -> Obstacle | None:
    """None if the lines can begin. They are examined up to the first line that changes anything. A line that does
    nothing is an obstacle of the kind `idle`."""
    known = dict(place.known)
    for number, step in enumerate(block):
        here = place._replace(known=known)
        rest = block[number + 1 :]
        if place.facts:
            place = place.with_facts(lasting(place.facts, step, place.world.heard))
        match step:
            case s.Let(var=var, value=found):
                known[var] = value(found, here)
            case s.Choose(var=var, among=among, required=required):
                known[var] = value(among, here)
                place = place.with_facts((*place.facts, *members(among, var, here, step.at)))
                if required and not some(known[var]):
                    return Obstacle("choice", step.at)
            case s.ChooseGoods(var=var, group=group):
                known[var] = named(here.world.of_sort(group))
            case s.Pay(price=price):
                obstacle = unpayable(price, step.at, here)
                if obstacle is not None:
                    return obstacle
            case s.Treat():
                pass
            case s.If(test=test, then=then, otherwise=otherwise):
                return _either(step.at, test, then + rest, otherwise + rest, here, within, idle)
            case _:
                return _last(step, here, within)
    return None


def _either(
    at: Span, test: x.Expr, then: s.Block, other: s.Block, place: Place, within: frozenset[str], idle: bool
) -> Obstacle | None:
    if place.tests >= TESTS:
        return None
    outcome = value(test, place)
    place = place._replace(tests=place.tests + 1)
    first: Obstacle | None = None
    for holds, can, way in ((True, can_hold(outcome), then), (False, can_fail(outcome), other)):
        if not can:
            continue
        here = place
        if place.world.matters(test, way):
            here = place.with_facts((*place.facts, *assumed(test, holds, place, at)))
        found = can_begin(way, here, within, idle) if way or not idle else _decided("idle", at, test, place)
        if found is None:
            return None
        first = first or found
    return first or _decided("test", at, test, place)


def _decided(kind: str, at: Span, test: x.Expr, place: Place) -> Obstacle:
    return Obstacle(kind, at, because=tuple(because(test, place.facts)), why=wrong_with(test, place))


def _last(step: s.Step, place: Place, within: frozenset[str]) -> Obstacle | None:
    """The obstacle in a line after which nothing more is examined."""
    match step:
        case s.Ask(ways=ways):
            found = [can_take(way, place, within) for way in ways]
            return None if None in found or not found else found[0]
        case s.Call(rule=rule) if rule not in within and len(within) < RULES:
            return _call(step, place, within | {rule})
        case s.Phase(name=name, block=block):
            when = place.when._replace(phases=place.when.phases | {name})
            return can_begin(block, place._replace(when=when), within)
        case s.Together(block=block) | s.Instead(block=block):
            return can_begin(block, place, within)
        case s.Follow(thing=thing):
            return _follow(step.at, value(thing, place), place, within)
        case _:
            return None


def can_take(way: s.Way, place: Place, within: frozenset[str] = frozenset()) -> Obstacle | None:
    """Whether one of several ways could ever be open."""
    if way.test is not None and not can_hold(value(way.test, place)):
        return _decided("test", way.at, way.test, place)
    return None if way.block is None else can_begin(way.block, place, within)


def _call(step: s.Call, place: Place, within: frozenset[str]) -> Obstacle | None:
    rule = place.world.routine(step.rule)
    given = arguments(step, rule, place)
    if any(not some(one) for one in given.values()):
        # Within a rule, a call whose `where` fails is skipped.
        return None if len(within) > 1 else Obstacle("choice", step.at)
    inside = place._replace(routine=rule.id, known={**given, "you": value(step.seat, place)}, same=None, facts=())
    return can_begin(rule.block, inside, within)


def arguments(step: s.Call, rule: Routine, place: Place) -> Mapping[str, Range]:
    """The arguments of a call, by the parameter names of the rule: everything that each can be."""
    args = {role: value(arg, place) for role, arg in step.args}
    given = {param.name: args.get(param.role, named(frozenset({NOBODY}))) for param in rule.params}
    within = place._replace(routine=rule.id, same=None, facts=())
    for param in rule.params:
        if param.role in step.check and param.tests:
            test = place.world.test_of(param)
            inside = within._replace(known={**given, "you": value(step.seat, place)})
            given[param.name] = passing(given[param.name], "it", test, inside)
    return given


def _follow(at: Span, things: Range, place: Place, within: frozenset[str]) -> Obstacle | None:
    world = place.world
    if things.names is None:
        return None
    found: list[Obstacle | None] = []
    for name in sorted(things.names & world.plan.lines.keys()):
        routine = world.routine(world.plan.lines[name])
        if routine.id in within or len(within) >= RULES:
            return None
        inside = place._replace(routine=routine.id, known=itself(routine, name), same=None, facts=())
        found.append(can_begin(routine.block, inside, within | {routine.id}))
    return None if None in found else found[0] if found else Obstacle("lines", at)


def itself(routine: Routine, name: str) -> dict[str, Range]:
    """The thing that follows its own lines, by the name that the lines use for it."""
    return {param.name: named(frozenset({name})) for param in routine.params if param.role == "self"}


def unpayable(price: x.Price, at: Span, place: Place) -> Obstacle | None:
    """The good of a price that nobody ever has enough of."""
    if price.accepting is not None:
        return None
    return _unpayable(price.goods, at, place)


def _unpayable(goods: x.Expr, at: Span, place: Place) -> Obstacle | None:
    match goods:
        case x.Goods(items=items):
            found = (_lacking(good, value(many, place), at, place) for good, many in items)
            return next((one for one in found if one is not None), None)
        case x.Both(items=parts):
            found = (_unpayable(part, at, place) for part in parts)
            return next((one for one in found if one is not None), None)
        case x.OneOf(items=parts):
            every = [_unpayable(part, at, place) for part in parts]
            return None if None in every or not every else every[0]
        case _:
            return None


def _lacking(good: str, many: Range, at: Span, place: Place) -> Obstacle | None:
    plan = place.world.plan
    if any(good in swapped for swapped in place.world.swapped):
        return None
    members = plan.groups.get(good, (good,))
    if any(one not in plan.slots or any(one in swapped for swapped in place.world.swapped) for one in members):
        return None
    most = sum(max(place.world.slot(one).high, 0) for one in members)
    return Obstacle("price", at, good, most) if many.names is not None and many.low > most else None
