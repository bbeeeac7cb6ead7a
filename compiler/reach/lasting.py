"""Which facts known from a test still hold after a line, and which hold when an ability begins.

if coin of you at least 5:
  gain 1 gem                changes no coin: there are still 5
  choose a card of market   others may act meanwhile: nothing is known
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial

from ..plan import expressions as x
from ..plan import steps as s
from ..plan.plan import Param, Plan
from ..plan.transform import changed, parts, steps_within
from ..source.text import Span
from ..verbs import EXHAUSTS, VERBS
from ..verbs import verb as v
from .assumed import Facts

PLAIN = (x.Get, x.Var, x.Const, x.Thing, x.Nothing, x.Sum, x.Compare, x.Is, x.Trait, x.Not, x.And, x.Or)
"""An expression made of these depends on the slots named in it and on nothing else."""
INERT = (s.Let, s.If, s.For, s.Repeat, s.Alone, s.Treat, s.Stop)
"""Lines that change nothing by themselves."""
COUNTED = (v.Add, v.Take, v.Raise)
Heard = frozenset[tuple[str, bool]]
"""The events that some ability hears, and whether it hears them before they happen."""


def lasting(facts: Facts, step: s.Step, heard: Heard) -> Facts:
    """The facts that still hold after a line."""
    if not facts or isinstance(step, s.Treat | s.Stop | s.EndGame):
        return facts
    touched: set[str] | None = set()
    named: set[str] = set()
    for one in steps_within(step):
        if isinstance(one, s.Let | s.Choose | s.ChooseGoods | s.For | s.Rewrite):
            named.add(one.var)
        if touched is not None and isinstance(one, s.Step) and not isinstance(one, INERT):
            mine = _touches(one, heard)
            touched = touched | mine if mine is not None else None
    return tuple(one for one in facts if _lasts(one.of, touched, named))


def _touches(step: s.Step, heard: Heard) -> set[str] | None:
    """The slots that a line can change before anybody else can act; None for all slots."""
    match step:
        case s.Put(slot=slot) | s.Change(slot=slot):
            return {slot}
        case s.Do(verb=verb, args=args) if (verb, True) not in heard:
            what = dict(args).get("what")
            if isinstance(what, x.Thing) and all(isinstance(one, COUNTED) for one in VERBS[verb].does):
                return {what.id}
            return None
        case _:
            return None


def _lasts(of: x.Expr, touched: set[str] | None, named: set[str]) -> bool:
    for one in parts(of):
        match one:
            case x.Var(name=name) if name in named:
                return False
            case x.Get(slot=slot) if touched is None or slot in touched:
                return False
            case x.Expr() if not isinstance(one, PLAIN) and touched != set():
                return False
            case _:
                pass
    return True


def names_in(part: object) -> frozenset[str]:
    """The names that a test or a block reads or writes, roughly: two parts with no name in common are independent."""
    found: set[str] = set()
    for one in parts(part):
        match one:
            case x.Get(slot=name) | x.PileOf(pile=name) | x.During(phase=name) | x.BuiltIn(name=name):
                found.add(name)
            case s.Change(slot=name) | x.Thing(id=name) | x.Named(name=name):
                found.add(name)
            case x.Var(name=name) if name != "you":
                found.add(name)
            case _:
                pass
    return frozenset(found)


def openings(plan: Plan) -> dict[str, tuple[x.Expr | None, x.Expr | None, Span]]:
    """For each ability: its law, which is tested again when its lines begin, and its tests on the event, by the names
    that its lines use."""
    found: dict[str, tuple[x.Expr | None, x.Expr | None, Span]] = {}
    exhausting_is_heard = any(one.event in EXHAUSTS for one in plan.listeners)
    for one in plan.listeners:
        law = None if one.laws.exhausts and exhausting_is_heard else one.laws.only_while
        test = one.test if one.moment == "after" else None
        block = names_in(plan.routines[one.id].block)
        law = law if law is not None and not names_in(law).isdisjoint(block) else None
        if test is not None:
            names = {f"~{param.role}" if param.role != "by" else "by": param for param in plan.routines[one.id].params}
            test = changed(test, partial(_named, names))
            test = test if not names_in(test).isdisjoint(block) else None
        if law is not None or test is not None:
            found[one.id] = law, test, one.at
    return found


def _named(names: Mapping[str, Param], part: object) -> object:
    if isinstance(part, x.Var) and part.name in names:
        return x.Var(part.type, names[part.name].name)
    return part


def of_the_law(facts: Facts) -> Facts:
    """The part of a law that still holds when the thing itself may have been exhausted."""
    return tuple(one for one in facts if not any(isinstance(part, x.BuiltIn) for part in parts(one.of)))


def of_the_event(facts: Facts) -> Facts:
    """The part of a test on an event that holds for ever: which things took part, but not what they had."""
    return tuple(one for one in facts if all(isinstance(part, FOR_EVER) for part in parts(one.of)))


FOR_EVER = (x.Var, x.Thing, x.Const, x.Nothing, x.Trait, x.Compare)


def because(test: x.Expr, facts: Facts) -> Iterable[Span]:
    """The earlier lines that decide the values in a test."""
    spoken = {one for one in parts(test) if isinstance(one, x.Expr)}
    for one in facts:
        sides = (one.of.left, one.of.right) if isinstance(one.of, x.Compare) else (one.of,)
        if one.at is not None and all(side in spoken for side in sides):
            yield one.at
