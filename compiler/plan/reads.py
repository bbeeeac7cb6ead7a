"""What depends on which counters, flags, markers and piles: values that nothing reads can grow without effect."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from ..frozen import frozen
from ..verbs import VERBS
from ..verbs import verb as v
from . import expressions as x
from . import steps as s
from .open_phases import CHANGES
from .pauses import called
from .plan import CountsAs, Free, Listener, Modifier, Plan, PriceAbility
from .transform import changed, parts


@frozen
class Reads:
    """The values on which anything depends while some routines run."""

    slots: frozenset[str]
    past: Mapping[str, int]
    """Slots that are only compared with fixed numbers, each with the number furthest from 0: beyond it, every test has
    the same result as before, and every price can be paid."""
    piles: frozenset[str]
    sorts: frozenset[str]
    """Sorts whose things are read."""
    phases: frozenset[str]
    """Phases whose number of beginnings is read."""


def reads_of(plan: Plan, done: Iterable[str]) -> Reads:
    """Computed from their lines and from what they call, from the laws and tests of abilities that may hear them, from
    prices, bounds and named values."""
    routines = _with_called(done, plan)
    raised = _raised(routines, plan)
    done_by = [plan.routines[id] for id in routines]
    whole: list[object] = [(one.block, one.need, one.whole, one.params) for one in done_by]
    for ear in plan.listeners:
        whole += [ear.test, ear.laws] if ear.event in raised or ear.id in routines else []
    whole += [plan.free, plan.prices, plan.counts_as]
    whole += [(one.low, one.high) for one in plan.slots.values()] + [one.room for one in plan.piles.values()]
    past: dict[str, int] = {}
    slots: set[str] = set()
    piles: set[str] = set()
    sorts: set[str] = set()
    values: set[str] = set()
    waiting = whole
    while waiting:
        named: set[str] = set()
        for one in parts(without_fixed(tuple(waiting), plan, past)):
            slots |= set(read_by(one, plan))
            piles |= set(_piles(one, plan))
            sorts |= {one.sort} if isinstance(one, x.AllOf) else set()
            if isinstance(one, x.Named):
                named.add(one.name)
        fresh = named - values
        values |= fresh
        waiting = [plan.values[name].value for name in fresh]
        waiting += [(one.args, one.by, one.test, one.laws) for one in plan.modifiers if one.value in fresh]
    # Who hears that it rises hears it each time; what it becomes is another thing each time.
    slots |= {one.event.removesuffix(" becomes") for one in plan.listeners}
    return Reads(
        frozenset(name for name in slots if name in plan.slots),
        {name: end for name, end in past.items() if name not in slots},
        frozenset(piles),
        frozenset(sorts),
        _phases(plan),
    )


def without_fixed(whole: tuple[object, ...], plan: Plan, past: dict[str, int]) -> tuple[object, ...]:
    """The same without comparisons of a counter with a fixed number and without fixed prices, which are noted in
    `past`, and without the piles in which copies are made."""

    def cut(part: object) -> object:
        match part:
            case x.Compare(left=x.Get(slot=slot), right=x.Const(value=value)) if part.how in FIXED:
                past[slot] = max(past.get(slot, 0), abs(value))
                return x.Const("truth", 1)
            case x.Price(goods=x.Goods(items=items)) if not plan.prices and _fixed(items, plan):
                for good, many in items:
                    assert isinstance(many, x.Const)
                    # Prices may have to be paid one after the other.
                    prices[good] = prices.get(good, 0) + many.value
                return replace(part, goods=x.Goods("goods", ()), accepting=None)
            case s.Do(verb=verb, args=args) if any(isinstance(step, v.Make) for step in VERBS[verb].does):
                return replace(part, args=tuple((role, _keys(arg)) for role, arg in args))
            case _:
                return part

    prices: dict[str, int] = {}
    found = changed(whole, cut)
    for good, many in prices.items():
        past[good] = max(past.get(good, 0), many)
    return found


def _keys(arg: x.Expr) -> x.Expr:
    """Of a pile, only whose it is."""
    return x.Items("set anything", arg.keys) if isinstance(arg, x.PileOf) else arg


FIXED = ("<", ">", "<=", ">=")


def _fixed(items: tuple[tuple[str, x.Expr], ...], plan: Plan) -> bool:
    return all(good in plan.slots and isinstance(many, x.Const) for good, many in items)


def _piles(one: object, plan: Plan) -> Iterator[str]:
    match one:
        case x.PileOf(pile=pile) | x.LiesIn(pile=pile):
            yield pile
        case x.Holds() | x.BuiltIn(name="score" | "stock" | "owner"):
            yield from plan.piles
        case x.Inside(pile=pile) | x.Taken(pile=pile) if not isinstance(pile, x.PileOf):
            yield from plan.piles
        case _:
            pass


def _phases(plan: Plan) -> frozenset[str]:
    """The phases for which a law or a tally counts how often they have begun, or that reset something. A limit counts
    only uses within its current phase."""
    every: list[Listener | Free | PriceAbility | CountsAs | Modifier] = [*plan.listeners, *plan.free, *plan.prices]
    laws = [one.laws for one in [*every, *plan.counts_as, *plan.modifiers]]
    found = {one.waits for one in laws if one.waits}
    found |= {slot.resets for slot in plan.slots.values()}
    texts = parts((*(one.block for one in plan.routines.values()), *(one.value for one in plan.values.values())))
    if any(isinstance(one, x.BuiltIn) and one.name == "tally" for one in texts):
        return frozenset(plan.phases)
    return frozenset(found)


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


def read_by(one: object, plan: Plan) -> Iterator[str]:
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
