"""Flags that a block surely sets before something happens in it, and laws that cannot hold from then on.

set resting of you to yes
gain 1 coin                     what works only while not resting does not hear this
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ..plan import expressions as x
from ..plan import steps as s
from .amounts import Env
from .happenings import Happening, Held, What

PAUSELESS = (s.Do, s.DoGoods, s.Put, s.Change, s.Let)
"""After any other line a question may have been asked, and another ability may have reset the flag."""


def set_by(step: s.Step, env: Env, always: Mapping[str, int]) -> Held | None:
    """The flag of the acting player, or of nobody, that a line sets and nothing resets."""
    if not isinstance(step, s.Put) or step.slot not in always:
        return None
    return (step.slot, always[step.slot]) if all(_is_you(key, env) for key in step.keys) else None


def _is_you(key: x.Expr, env: Env) -> bool:
    who = env.get(key.name) if isinstance(key, x.Var) else None
    return isinstance(who, What) and who.seat == "you"


def cannot_hold(law: x.Expr | None, one: Happening) -> bool:
    """Whether a law of the same player fails when something happens."""
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
