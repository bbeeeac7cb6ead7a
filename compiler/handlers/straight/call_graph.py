"""What a routine may lead to through the routines that it calls: itself, something impossible, the end of the game."""

from __future__ import annotations

from ...plan import steps as s
from ...plan.link import Linked
from ...plan.pauses import called, going_round
from ...plan.transform import parts
from ..needs import never_fails
from .routine import may_fail


def recursive(linked: Linked) -> set[str]:
    """The routines that may call themselves: as plain functions they could exceed Python's limit of recursion."""
    calls = {id: set(called(one.block, linked.plan)) for id, one in linked.plan.routines.items()}
    return {id for id in going_round(calls) if id in _reached(calls[id], calls)}


def _reached(first: set[str], calls: dict[str, set[str]]) -> set[str]:
    """All routines that these call, directly or not."""
    found, waiting = set(first), list(first)
    while waiting:
        new = calls[waiting.pop()] - found
        found |= new
        waiting += new
    return found


def failing(linked: Linked) -> set[str]:
    """The routines in which something required may be impossible, or in a routine that they call."""
    plan = linked.plan
    found = {id for id, one in plan.routines.items() if any(may_fail(step) for step in parts(one.block))}
    # An ability may ask a price before the rule: then there may not be enough for both.
    found |= {id for id, one in plan.routines.items() if id in linked.pauses.before and not never_fails(one.whole)}
    # Only calls count: a failure in the lines of a thing (`follow`) ends those lines and nothing around them.
    calls = {
        id: {step.rule for step in parts(one.block) if isinstance(step, s.Call)} for id, one in plan.routines.items()
    }
    more = found
    while more:
        more = {id for id, those in calls.items() if id not in found and not those.isdisjoint(found)}
        found |= more
    return found


def ending(linked: Linked) -> set[str]:
    """The routines in which the game may end: all of them, where an ability, the lines of a thing or a secret part
    may end it, because those may run at any question or event."""
    routines, found = linked.plan.routines, linked.pauses.ending
    return set(routines) if any(routines[one].sort != "rule" for one in found) else found
