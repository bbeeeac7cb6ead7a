"""Lines that may end their block, so that the lines below do not run.

pay 2 grain         a player without grain does none of the lines below
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..plan import steps as s
from ..plan.plan import Plan
from ..plan.transform import steps_of
from .happenings import Way

if TYPE_CHECKING:
    from .walk import Walk


def may_stop(step: s.Step, walk: Walk) -> bool:
    """Whether the lines below may be skipped although this one runs. A `stop` ends only its phase, and a way that
    cannot be paid is not offered."""
    match step:
        case s.Stop() | s.Cancel() | s.Instead() | s.EndGame() | s.Pay() | s.Treat():
            return True
        case s.Choose(required=required):
            return required
        case s.Call(rule=rule):
            return fails(rule, walk)
        case s.If(then=then, otherwise=otherwise):
            return any(may_stop(one, walk) for one in (*then, *otherwise))
        case s.For(block=inside) | s.Repeat(block=inside) | s.Until(block=inside) | s.Together(block=inside):
            return any(may_stop(one, walk) for one in inside)
        case _:
            return False


def fails(routine: str, walk: Walk) -> bool:
    """Whether something required in a rule, or in one that it calls, may not be possible, which ends who calls it."""
    walk.read("fails", routine)
    if not walk.failing:
        walk.failing.update(failing(walk.plan))
    return walk.failing[routine]


def failing(plan: Plan) -> dict[str, bool]:
    """Of every rule: a price or a choice is in its own lines, or in those of one that it calls."""
    found, callers, waiting = dict.fromkeys(plan.routines, False), dict[str, list[str]](), list[str]()
    for id, routine in plan.routines.items():
        for one in steps_of(routine.block):
            if isinstance(one, s.Call):
                callers.setdefault(one.rule, []).append(id)
            elif isinstance(one, s.Pay | s.Treat) or (isinstance(one, s.Choose) and one.required):
                waiting.append(id)
    while waiting:
        id = waiting.pop()
        if not found[id]:
            found[id] = True
            waiting += callers.get(id, ())
    return found


def leaves(lines: s.Block) -> bool:
    """Whether the lines below these never run."""
    return any(isinstance(step, s.Stop | s.Instead | s.EndGame) for step in lines)


def required_in(lines: s.Block, walk: Walk) -> list[Way]:
    """The ways that a rule has surely taken if it has run: its lines that end the whole rule if they are impossible, up
    to the first after which the rest may be skipped."""
    found: list[Way] = []
    for step in lines:
        if isinstance(step, s.Pay) or (isinstance(step, s.Choose) and step.required):
            found.append(rest_of(step, walk))
        elif may_stop(step, walk):
            break
    return found


def rest_of(step: s.Step, walk: Walk) -> Way:
    """The lines below one that may not be possible."""
    return Way(("rest", *walk.name_of(step)), 0, 2)
