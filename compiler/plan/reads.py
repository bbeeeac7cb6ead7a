"""The counters, flags and markers on which anything hangs that is done: what nothing reads can pile up unnoticed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..verbs import VERBS
from ..verbs import verb as v
from . import expressions as x
from . import steps as s
from .open_phases import CHANGES
from .pauses import called
from .plan import Plan
from .transform import parts


def slots_read(plan: Plan, done: Iterable[str]) -> frozenset[str]:
    """Every slot that is read where some routines are done: by their lines and by what they call, by the laws and tests
    of those who may hear of it, by prices, bounds and named values."""
    routines = _with_called(done, plan)
    raised = _raised(routines, plan)
    whole: list[object] = [
        (plan.routines[id].block, plan.routines[id].need, plan.routines[id].params) for id in routines
    ]
    for ear in plan.listeners:
        whole += [ear.test] if ear.event in raised else []
        whole += [ear.laws] if ear.id in routines else []
    whole += [plan.free, plan.prices, plan.counts_as]
    whole += [(one.low, one.high) for one in plan.slots.values()] + [one.room for one in plan.piles.values()]
    found: set[str] = set()
    values: set[str] = set()
    waiting = whole
    while waiting:
        named: set[str] = set()
        for one in parts(tuple(waiting)):
            found |= set(_read(one, plan))
            if isinstance(one, x.Named):
                named.add(one.name)
        fresh = named - values
        values |= fresh
        waiting = [plan.values[name].value for name in fresh]
        waiting += [(one.args, one.by, one.test, one.laws) for one in plan.modifiers if one.value in fresh]
    found |= {event.rpartition(" ")[0] for event in (one.event for one in plan.listeners)}
    return frozenset(name for name in found if name in plan.slots)


def _with_called(done: Iterable[str], plan: Plan) -> set[str]:
    found: set[str] = set()
    waiting = list(done)
    while waiting:
        id = waiting.pop()
        if id in found or id not in plan.routines:
            continue
        found.add(id)
        block = plan.routines[id].block
        waiting += called(block, plan)
        waiting += [one.part for one in parts(block) if isinstance(one, s.Secretly)]
    return found


def _raised(routines: Iterable[str], plan: Plan) -> set[str]:
    """The events that may be heard of it: by name, changes of counters and piles all."""
    found = {one.event for one in plan.listeners if one.event.rpartition(" ")[2] in CHANGES}
    for id in routines:
        found.add(id)
        for one in parts(plan.routines[id].block):
            if isinstance(one, s.Do | s.DoGoods):
                found.add(one.verb)
            elif isinstance(one, s.Pay):
                found |= {verb.name for verb in VERBS.values() if v.pays(verb)}
            elif isinstance(one, s.Phase):
                found |= {f"{one.name} begins", f"{one.name} ends"}
    return found | {name for name, verb in VERBS.items() if any(step.exhausted for step in v.steps(verb, v.Turn))}


def _read(one: object, plan: Plan) -> Iterator[str]:
    match one:
        case x.Get(slot=slot):
            yield slot
        case x.Floating(wallet=wallet):
            yield from (good for good, _ in plan.wallets[wallet][1])
        case x.Price(goods=goods, accepting=accepting):
            yield from _goods((goods, accepting), plan)
        case s.ChooseGoods(group=group, of=of) if of is not None:
            yield from plan.groups.get(group, (group,))
        case s.Do(verb=verb, args=args):
            # What is limited by how much somebody has.
            if any(isinstance(limit, v.Held) for step in VERBS[verb].does for limit in _limits(step)):
                yield from _goods(dict(args).get("what"), plan)
        case s.DoGoods(verb=verb):
            if any(isinstance(limit, v.Held) for step in VERBS[verb].does for limit in _limits(step)):
                yield from plan.goods
        case x.BuiltIn(name="score" | "stock" | "winners"):
            yield from plan.slots
        case _:
            pass


def _limits(step: v.Step) -> Iterator[v.Number]:
    if isinstance(step, v.Add | v.Take):
        yield step.by
        if isinstance(step.by, v.Least):
            yield from (step.by.one, step.by.other)


def _goods(of: object, plan: Plan) -> Iterator[str]:
    """The goods that some price or share may be of: all, where it is not written which."""
    known = False
    for one in parts(of):
        match one:
            case x.Goods(items=items):
                known = True
                for good, _ in items:
                    yield from plan.groups.get(good, (good,))
                    yield from (name for name, _ in plan.wallets.get(good, ("", ()))[1])
            case x.Thing(id=id):
                known = True
                yield id
            case x.Look() | x.Chart() | x.Trait() | x.Named() | x.Var():
                yield from plan.goods
            case _:
                pass
    if not known and of is not None:
        yield from plan.goods
