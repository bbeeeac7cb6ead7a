"""What nothing depends on while some routines run: counters, flags and markers, and roles of events.

after you throw: throw
to throw:
  roll d6 as result
  set last of you to result      nothing reads `last`, so it may be anything in the next round
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from ..frozen import frozen
from ..verbs import VERBS
from ..verbs import verb as v
from . import expressions as x
from . import steps as s
from .plan import Listener, Plan, Routine
from .reads import reads_of
from .transform import parts

OWN = ("self", "by")
"""Roles that decide who uses an ability."""


@frozen
class Unread:
    slots: frozenset[str] = frozenset()
    """Those that cannot grow for ever: a counter without a limit is one of the things that a loop brings."""
    roles: Mapping[str, frozenset[int]] | None = None
    """For each ability, the places of those roles that its lines do not use."""


NOTHING = Unread()


def unread_of(plan: Plan, done: Collection[str]) -> Unread:
    """Whether a counter still has room matters only to abilities that hear that it changes."""
    reads = reads_of(plan, done)
    heard = {name for one in plan.listeners for name in _heard_by(one, plan)}
    blocks = [one.block for id, one in plan.routines.items() if id in done or one.sort == "rule"]
    if any(isinstance(one, s.DoGoods) and one.open for one in parts(tuple(blocks))):
        # Which of several goods is gained may be asked only where there is room for them.
        heard |= set(plan.goods)
    free = {
        name
        for name, slot in plan.slots.items()
        if slot.excess != "refused" and (slot.high is not None or slot.sort != "counter")
    }
    roles = {id: _unused(plan.routines[id]) for id in done if id in plan.routines}
    return Unread(frozenset(free - reads.slots - reads.past.keys() - heard), roles)


def _heard_by(one: Listener, plan: Plan) -> Collection[str]:
    """The counters whose changes an ability hears."""
    if one.event not in VERBS:
        return (one.event.rpartition(" ")[0],)
    if not v.of_goods(VERBS[one.event]):
        return ()
    for test in one.test.items if isinstance(one.test, x.And) else (one.test,):
        match test:
            case x.Compare(how="=", left=x.Var(name="~what"), right=x.Thing(id=good)):
                return (good,)
            case _:
                pass
    return plan.goods


def _unused(one: Routine) -> frozenset[int]:
    used = {part.name for part in parts((one.block, one.need, one.whole)) if isinstance(part, x.Var)}
    every = enumerate(one.params)
    return frozenset(at for at, param in every if param.name not in used and param.role not in OWN)
