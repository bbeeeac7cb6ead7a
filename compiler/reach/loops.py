"""Loops whose test can never come true and that nothing else ends: the game stops there, whoever plays.

repeat until coin of you more than 10: gain 1 coin      a counter from 0 to 10: it never ends
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..diagnostics.diagnostic import Diagnostic
from ..diagnostics.words import reach as words
from ..plan import steps as s
from ..plan.pauses import called
from ..plan.plan import Plan
from ..plan.transform import steps_of, steps_within
from .lines import head_of
from .world import World

LEAVES = (s.Stop, s.Cancel, s.Instead, s.Pay, s.Choose, s.ChooseGoods)
"""Steps that may end the lines around them, and so the loop."""


def loops(world: World) -> dict[str, Diagnostic]:
    found: dict[str, Diagnostic] = {}
    for routine in world.plan.routines.values():
        for step in steps_of(routine.block):
            if isinstance(step, s.Until) and not _may_end(step, world):
                found[f"{routine.id}:until{step.at.start}"] = words.endless_loop(head_of(step.at))
    return found


def _may_end(step: s.Until, world: World) -> bool:
    outcomes = world.sets.get(("tested", world.name_of(step)), {})
    if True in outcomes or not outcomes:
        return True
    plan = world.plan
    inside = (*steps_within(step.block), *_followed(called(step.block, plan), plan))
    heard = _followed((one.id for one in plan.routines.values() if one.sort != "rule"), plan)
    return any(isinstance(one, LEAVES) for one in inside) or any(
        isinstance(one, s.EndGame) for one in (*inside, *heard)
    )


def _followed(ids: Iterable[str], plan: Plan) -> Iterator[object]:
    """The lines of some routines, and of those that they call."""
    waiting, seen = [*ids], set[str]()
    while waiting:
        id = waiting.pop()
        if id not in seen and id in plan.routines:
            seen.add(id)
            yield from steps_of(plan.routines[id].block)
            waiting += called(plan.routines[id].block, plan)
