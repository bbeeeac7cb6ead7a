"""Abilities that never hear an event, because another ability of the same card always cancels it.

before you rest: cancel
after you rest: gain 1 coin       the owner of the card never rests
"""

from __future__ import annotations

from collections.abc import Iterable

from ..plan import expressions as x
from ..plan import steps as s
from ..plan.pauses import called
from ..plan.plan import Laws, Listener, Plan
from ..plan.transform import parts, steps_of
from ..verbs import EXHAUSTS, VERBS
from ..verbs import verb as v

STEADY = (x.And, x.Or, x.Not, x.Compare, x.Is, x.Var, x.Thing, x.Const, x.Nothing, x.Trait, x.During)
"""A test made of these has the same result before an event and after it."""
QUIET = (s.Do, s.DoGoods, s.Put, s.Change, s.Let, s.If, s.For, s.Repeat, s.Until, s.Alone, s.Stop)
"""Lines during which no other ability resolves."""


def cancelled_by(plan: Plan) -> dict[str, Listener]:
    """By the name of an ability: the ability that cancels every event that it hears."""
    cancels = [
        one for one in plan.listeners if one.moment == "before" and (_cancels(one, plan) or _replaces(one, plan))
    ]
    return {
        one.id: other
        for one in (plan.listeners if cancels else ())
        if one.moment == "after" and one.event not in EXHAUSTS
        for other in reversed(cancels)
        if other.event == one.event and _covers(other, one, plan)
    }


def for_everybody(plan: Plan) -> dict[str, Listener]:
    """By rule: an ability of no card that cancels the rule every time, whoever uses it."""
    return {
        one.event: one
        for one in plan.listeners
        if one.moment == "before"
        and not one.of
        and one.laws.only_while is None
        and _cancels(one, plan)
        and all(_of_whoever_acts(item) for item in _items(one.test))
    }


def _of_whoever_acts(test: x.Expr) -> bool:
    match test:
        case x.Compare(how="=", left=x.Var(name="by"), right=x.Var(name="you")):
            return True
        case _:
            return False


def _cancels(one: Listener, plan: Plan) -> bool:
    """Whether the ability always cancels the event and asks nobody."""
    first = next(iter(plan.routines[one.id].block), None)
    return isinstance(first, s.Cancel) and _unlimited(one)


def _replaces(one: Listener, plan: Plan) -> bool:
    """Whether it always does something else instead, which cannot bring about the event."""
    first = next(iter(plan.routines[one.id].block), None)
    if not isinstance(first, s.Instead) or not _unlimited(one):
        return False
    acts = [step for step in steps_of(first.block) if isinstance(step, s.Step)]
    return all(isinstance(step, s.Do | s.DoGoods) and step.verb != one.event for step in acts)


def _unlimited(one: Listener) -> bool:
    laws = one.laws
    limited = laws.optional or laws.once or laws.exhausts or laws.waits
    return not limited and _steady((one.test, laws.only_while))


def _steady(part: object) -> bool:
    return all(isinstance(one, STEADY) for one in parts(part) if isinstance(one, x.Expr))


def _covers(cancel: Listener, one: Listener, plan: Plan) -> bool:
    """Whether it works whenever the other ability could hear the event."""
    if cancel.of and (cancel.of != one.of or cancel.laws.works_in != one.laws.works_in):
        return False
    only = cancel.laws.only_while
    if only is not None and not (cancel.of and only == one.laws.only_while):
        return False
    return set(_items(cancel.test)) <= set(_items(one.test)) and (not cancel.of or _stays(one.event, one.laws, plan))


def _items(test: x.Expr | None) -> Iterable[x.Expr]:
    items = test.items if isinstance(test, x.And) else (test,) if test is not None else ()
    return (one for one in items if not _always(one))


def _always(test: x.Expr) -> bool:
    """Whether the test always holds, because of the type of its value."""
    return isinstance(test, x.Is) and test.what.type == f"thing {test.sort}"


def _stays(event: str, laws: Laws, plan: Plan) -> bool:
    """Whether the card cannot come to the pile in which it works between the two moments."""
    if not laws.works_in:
        return True
    if event in VERBS:
        return not any(isinstance(step, v.Lay | v.Make) for step in VERBS[event].does)
    return event in plan.routines and _quiet(event, plan, set())


def _quiet(id: str, plan: Plan, seen: set[str]) -> bool:
    """Whether a rule moves nothing and no ability resolves during it."""
    seen.add(id)
    befores = {one.event for one in plan.listeners if one.moment == "before"}
    for step in steps_of(plan.routines[id].block):
        if isinstance(step, s.Step) and not isinstance(step, QUIET):
            return False
        if isinstance(step, s.Do | s.DoGoods):
            moves = any(isinstance(one, v.Lay | v.Make) for one in VERBS[step.verb].does)
            if moves or step.verb in befores:
                return False
    return all(_quiet(other, plan, seen) for other in called(plan.routines[id].block, plan) if other not in seen)
