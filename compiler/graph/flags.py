"""Flags that a block sets before something happens in it, and laws that cannot hold from then on.

set resting of you to yes
gain 1 coin                     what works only while not resting does not hear this
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ..plan import expressions as x
from ..plan import steps as s
from ..plan.plan import Plan
from ..plan.transform import steps_within
from .happenings import Happening, Held, What
from .known import Env

PAUSELESS = (s.Do, s.DoGoods, s.Put, s.Change, s.Let)
"""After any other line somebody may have been asked, and another ability may have set the flag back."""


def always_set(plan: Plan) -> dict[str, int]:
    """The flags that nothing but the beginning of a phase sets back, and what all lines set them to."""
    found: dict[str, set[int | None]] = {}
    for routine in plan.routines.values():
        for step in steps_within(routine.block):
            if isinstance(step, s.Put | s.Change):
                found.setdefault(step.slot, set()).add(_constant(step))
    return {
        name: next(one for one in values if one is not None)
        for name, values in found.items()
        if plan.slots[name].sort == "flag" and len(values) == 1 and None not in values
    }


def _constant(step: s.Put | s.Change) -> int | None:
    return step.value.value if isinstance(step, s.Put) and isinstance(step.value, x.Const) else None


def set_by(step: s.Step, env: Env, always: Mapping[str, int]) -> Held | None:
    """The flag of whoever acts, or of nobody, that a line sets for good."""
    if not isinstance(step, s.Put) or step.slot not in always:
        return None
    return (step.slot, always[step.slot]) if all(_is_you(key, env) for key in step.keys) else None


def _is_you(key: x.Expr, env: Env) -> bool:
    who = env.get(key.name) if isinstance(key, x.Var) else None
    return isinstance(who, What) and who.seat == "you"


def cannot_hold(law: x.Expr | None, one: Happening) -> bool:
    """Whether a law of the same player does not hold when something happens."""
    match law:
        case x.And(items=items):
            return any(cannot_hold(item, one) for item in items)
        case x.Not(what=x.Get(slot=slot, keys=keys)):
            return (slot, 1) in one.held and _own(keys)
        case x.Get(slot=slot, keys=keys):
            return (slot, 0) in one.held and _own(keys)
        case _:
            return False


def _own(keys: Iterable[x.Expr]) -> bool:
    return all(isinstance(key, x.Var) and key.name == "you" for key in keys)
