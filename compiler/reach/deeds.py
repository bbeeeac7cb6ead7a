"""The effects of verbs and payments: goods gained and lost, things moved, the events they raise."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from math import inf
from typing import TYPE_CHECKING

from ..plan import expressions as x
from ..plan import steps as s
from ..plan.events import AMOUNT, SOURCE, sourced
from ..verbs import PAYS, VERBS
from ..verbs import verb as v
from .begin import unpayable
from .changes import GONE, ON, laid, put, raised, when_of
from .lasting import because
from .place import value
from .ranges import ANYTHING, NOBODY, SIZE, Range, has_numbers, joined, named, numbers

if TYPE_CHECKING:
    from .walk import Walk
    from .world import World


def do(step: s.Step, at: Walk) -> bool:
    assert isinstance(step, s.Do)
    acts = isinstance(step.seat, x.Var) and step.seat.name == "you"
    if not acts and value(step.seat, at.place) == named(frozenset({NOBODY})):
        at.world.comes_to(step, False, "nobody")
        return ON
    given = {role: value(arg, at.place) for role, arg in step.args}
    deed(step.verb, step, step.seat, given, dict(step.args), at)
    return ON


def do_goods(step: s.Step, at: Walk) -> bool:
    assert isinstance(step, s.DoGoods)
    given = {role: value(arg, at.place) for role, arg in step.args}
    goods = value(step.what, at.place)
    deed(step.verb, step, step.seat, {**given, "what": goods, "many": SIZE}, dict(step.args), at)
    return ON


def pay(step: s.Step, at: Walk) -> bool:
    assert isinstance(step, s.Pay)
    if unpayable(step.price, step.at, at.place) is not None:
        return GONE
    world = at.world
    goods = value(step.price.goods, at.place)
    if isinstance(step.price.goods, x.Goods):
        many = [value(one, at.place) for _, one in step.price.goods.items]
        world.comes_to(step, any(one.high > 0 or one.names is None for one in many), "free")
    asked = goods.names
    if world.plan.prices or step.price.accepting is not None or goods.names is None:
        goods = named(frozenset(world.plan.goods))
    goods = named((goods.names or frozenset()) | _buying(goods, world))
    world.note(("paid",), (when_of(step.price.seat, at), goods.names, asked))
    for good in sorted(goods.names or ()):
        if good in world.plan.slots:
            low = world.bounds[good][0]
            put(good, numbers(low, max(low, 0)), step, (step.price.seat,), at, rises=False)
    for event, before in product(sorted(PAYS), (True, False)):
        raised(event, step, {"what": goods, AMOUNT: SIZE}, step.price.seat, at, before)
    return ON


def _buying(goods: Range, world: World) -> frozenset[str]:
    """The goods with which points may be bought."""
    wallets = (world.plan.wallets[one][1] for one in goods.names or () if one in world.plan.wallets)
    return frozenset(good for worth in wallets for good, _ in worth)


def deed(
    name: str, step: s.Step, by: x.Expr, given: Mapping[str, Range], exprs: Mapping[str, x.Expr], at: Walk
) -> None:
    """A player uses a verb, with a value for each of its roles."""
    verb = VERBS[name]
    known: dict[str, Range] = {"many": numbers(1, 1), "you": value(by, at.place)}
    seats: dict[str, x.Expr] = {"you": by, **exprs}
    for role in verb.roles:
        if role.name not in given and role.default in known:
            known[role.name] = known[role.default]
            seats[role.name] = seats.get(role.default, by)
    known |= given
    for given_role in list(known):
        known[given_role] = joined(known[given_role], at.world.get("rewritten", name, given_role))
    _raised(verb, known, seats, step, at, before=True)
    for one in verb.does:
        if not _done(one, verb, known, seats, step, at):
            return


def _done(
    one: v.Step, verb: v.Verb, known: dict[str, Range], seats: Mapping[str, x.Expr], step: s.Step, at: Walk
) -> bool:
    match one:
        case v.Add(good=good, of=of, by=by, gives=gives) | v.Take(good=good, of=of, by=by, gives=gives):
            most = _number(by, known)
            known[gives] = numbers(0, max(most, 0))
            goods, up = known.get(good, ANYTHING), isinstance(one, v.Add)
            room = most > 0 and _room(goods, up, seats.get(of), step, at)
            at.world.comes_to(step, room, "zero" if most <= 0 else "full" if up else "empty")
            if most > 0:
                _moved(goods, up, most, seats.get(of), step, at)
            return most > 0
        case v.Lay(thing=thing, to=to):
            pile = next((known[role] for role in to if role in known), ANYTHING)
            laid(pile, known.get(thing, ANYTHING), step, at)
        case v.Make(element=element, to=to, gives=gives):
            laid(known.get(to, ANYTHING), known.get(element, ANYTHING), step, at)
            known[gives] = known.get(element, ANYTHING)
        case v.Discard(thing=thing):
            laid(named(frozenset()), known.get(thing, ANYTHING), step, at)
        case v.Turn(thing=thing, exhausted=False):
            at.world.add(("readied",), known.get(thing, ANYTHING))
        case v.Raise():
            _raised(verb, known, seats, step, at, before=False)
        case _:
            pass
    return True


def _room(goods: Range, up: bool, seat: x.Expr | None, step: s.Step, at: Walk) -> bool:
    """Whether one of several goods can rise, or fall."""
    world = at.world
    if goods.names is None or seat is None or len(goods.names) != 1:
        return True
    (good,) = goods.names
    if good not in world.plan.slots or world.plan.slots[good].owners != ("player",):
        return True
    # The most and the least that a player has here, including what earlier tests tell.
    held = x.Get("number", good, (seat,))
    here = value(held, at.place) if at.facts else world.slot(good)
    low, high = world.bounds[good]
    room = not has_numbers(here) or (here.low < high if up else here.high > low)
    for known in because(held, at.facts) if not room else ():
        world.note(("because", world.name_of(step)), world.named_place(known, at.routine.id))
    return room


def _number(number: v.Number, known: Mapping[str, Range]) -> float:
    """The largest number that it can be."""
    match number:
        case v.Least(one=one, other=other):
            return min(_number(one, known), _number(other, known))
        case v.Held():
            return inf
        case _:
            found = known.get(number, SIZE)
            return found.high if has_numbers(found) else inf if found.names is None else -inf


def _moved(goods: Range, up: bool, most: float, seat: x.Expr | None, step: s.Step, at: Walk) -> None:
    world = at.world
    for good in world.plan.goods if goods.names is None else sorted(goods.names):
        if good not in world.plan.slots:
            continue
        before = world.slot(good)
        low = max(world.bounds[good][0], before.low - most)
        after = numbers(before.low, before.high + most) if up else numbers(low, before.high)
        whose = (seat,) if seat is not None else ()
        put(good, after if has_numbers(before) else before, step, whose, at, rises=up, falls=not up)


def _source(at: Walk) -> Range:
    """The thing whose lines or ability are running, also while they call rules."""
    world, routine = at.world, at.routine
    listener = world.listener(routine.id)
    if listener is not None:
        return named((world.of_sort(listener.of) or frozenset({listener.of})) if listener.of else frozenset({NOBODY}))
    return named(world.every_source())


def _raised(
    verb: v.Verb, known: Mapping[str, Range], seats: Mapping[str, x.Expr], step: s.Step, at: Walk, before: bool
) -> None:
    one = next(iter(v.steps(verb, v.Raise)), None)
    if one is None:
        return
    if one.many and not before and known.get(one.many, SIZE).high <= 0:
        return
    roles = {role: known.get(role, named(frozenset({NOBODY}))) for role in one.roles}
    if one.many:
        roles[AMOUNT] = known.get("many" if before else one.many, SIZE)
    if sourced(verb):
        roles[SOURCE] = _source(at)
    raised(verb.name, step, roles, seats.get(one.by), at, before)
