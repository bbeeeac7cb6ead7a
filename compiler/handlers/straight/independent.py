"""Secret parts in which each seat reads and changes only its own piles and counters.

Such a part can be carried out by one seat after the other. Other parts need a world for each seat: a copy of the state
in which the seat sees nothing of what the others do.
"""

from __future__ import annotations

from collections.abc import Iterable

from ...frozen import frozen
from ...plan import expressions as x
from ...plan import steps as s
from ...plan.certain import stays_put
from ...plan.link import Linked
from ...plan.plan import Plan, Routine
from ...plan.transform import parts
from ...verbs import VERBS
from ...verbs import verb as v

PLAIN = (
    x.Var | x.Const | x.Thing | x.Nothing | x.Inside | x.Trait | x.Filter | x.Exists | x.Count | x.And | x.Or | x.Not
    | x.Compare | x.Is | x.Sum | x.During | x.Items | x.NeedAll
)  # fmt: skip
"""Expressions that read nothing that another seat could change."""


@frozen
class Seen:
    """What is known at a step of a part."""

    linked: Linked
    written: frozenset[str]
    """The counters, flags and markers that the part changes."""
    mine: frozenset[str] = frozenset()
    """The names of things taken from a pile of the seat."""
    inside: tuple[str, ...] = ()
    """The rules whose calls led here."""


def independent(routine: Routine, linked: Linked) -> bool:
    """Whether each seat reads and changes only its own piles and counters in a secret part."""
    called = [one.block for one in linked.plan.routines.values() if one.id not in linked.routines]
    blocks = (routine.block, *called)
    written = frozenset(one.slot for one in parts(blocks) if isinstance(one, s.Put | s.Change))
    return _block(routine.block, Seen(linked, written))


def _block(block: s.Block, seen: Seen) -> bool:
    return all(_step(step, seen) for step in block)


def _step(step: s.Step, seen: Seen) -> bool:
    plan = seen.linked.plan
    match step:
        case s.For(var=var, over=over, block=block):
            mine = seen.mine | {var} if _out_of_own(over, plan) else seen.mine - {var}
            return _says([over], seen) and _block(block, _with(seen, mine))
        case s.If(test=test, then=then, otherwise=otherwise):
            return _says([test], seen) and _block(then, seen) and _block(otherwise, seen)
        case s.Repeat(times=times, block=block):
            return _says([times], seen) and _block(block, seen)
        case s.Choose(seat=seat, sort=sort, var=var):
            return (
                _you(seat) and stays_put(sort, plan) and var not in seen.mine and _says([step.among, step.rest], seen)
            )
        case s.Ask(seat=seat, ways=ways):
            asked = [part for way in ways for part in (way.test, way.need)]
            return (
                _you(seat)
                and _says(asked, seen)
                and all(way.block is not None and _block(way.block, seen) for way in ways)
            )
        case s.Put(slot=slot, keys=keys, value=value) | s.Change(slot=slot, keys=keys, by=value):
            return _own(keys) and not plan.slots[slot].side and _says([keys, value], seen)
        case s.Do(seat=seat, args=args):
            return _you(seat) and _does(step, seen) and _says([value for _, value in args], seen)
        case s.Call():
            return _calls(step, seen)
        case _:
            return False


def _with(seen: Seen, mine: Iterable[str], *inside: str) -> Seen:
    return Seen(seen.linked, seen.written, frozenset(mine), (*seen.inside, *inside))


def _calls(step: s.Call, seen: Seen) -> bool:
    """A rule that asks nothing, called for the seat itself."""
    rule = seen.linked.plan.routines[step.rule]
    if step.rule in seen.linked.routines or step.rule in seen.inside or not _you(step.seat):
        return False
    args = dict(step.args)
    given = {one.name: args.get(one.role) for one in rule.params}
    mine = [name for name, arg in given.items() if isinstance(arg, x.Var) and arg.name in seen.mine]
    tests = [test for one in rule.params for _, test in one.tests]
    return _says([*args.values(), *tests], seen) and _block(rule.block, _with(seen, mine, step.rule))


def _out_of_own(over: x.Expr, plan: Plan) -> bool:
    """Whether a loop goes through things in a pile of the seat."""
    while isinstance(over, x.Filter):
        over = over.source
    return isinstance(over, x.Inside) and isinstance(over.pile, x.PileOf) and _own_pile(over.pile, plan)


def _own_pile(pile: x.PileOf, plan: Plan) -> bool:
    return _own(pile.keys) and not plan.piles[pile.pile].side


def _own(keys: Iterable[x.Expr]) -> bool:
    return any(map(_you, keys))


def _you(expr: object) -> bool:
    return isinstance(expr, x.Var) and expr.name == "you"


def _says(what: Iterable[object], seen: Seen) -> bool:
    """Whether all values that are read belong to the seat, or never change."""
    plan = seen.linked.plan
    for one in parts(tuple(what)):
        match one:
            case x.PileOf():
                if not _own_pile(one, plan):
                    return False
            case x.Get(slot=slot, keys=keys):
                if slot in seen.written and not (_own(keys) and not plan.slots[slot].side):
                    return False
            case x.AllOf(sort=sort):
                if not stays_put(sort, plan):
                    return False
            case _:
                if isinstance(one, x.Expr | x.Need) and not isinstance(one, PLAIN):
                    return False
    return True


def _does(step: s.Do, seen: Seen) -> bool:
    """Whether a verb moves or shows only what belongs to the seat, and no ability hears it."""
    pauses = seen.linked.pauses
    heard = any(event.endswith((" comes", " leaves")) for event in pauses.after)
    if heard or step.verb in pauses.after or step.verb in pauses.before:
        return False
    match VERBS[step.verb].does:
        case (v.Lay(thing=str() as thing), v.Raise()):
            what = dict(step.args).get(thing)
            return isinstance(what, x.Var) and what.name in seen.mine
        case (v.Show() | v.Hide(), v.Raise()):
            return True
        case _:
            return False
