"""`player` in an ability whose event has two players: the one who acts, and the one who is acted on.

after you bribe a player: player does lose 1 coin             you lose it
after an opponent robs a player: player does lose 1 coin      the robber, or the victim?
"""

from __future__ import annotations

from collections.abc import Iterator

from ..diagnostics.diagnostic import Diagnostic
from ..diagnostics.words import lint as words
from ..plan import expressions as x
from ..plan import steps as s
from ..plan.plan import Listener, Param, Plan, Routine
from ..plan.transform import parts, steps_of

PLAYER = "player"
DOER = "by"


def gathered(plan: Plan) -> dict[str, tuple[Listener, Routine]]:
    """The abilities that hear a rule of a pack, each with that rule."""
    heard = ((one, plan.routines.get(one.event)) for one in plan.listeners)
    return {one.id: (one, rule) for one, rule in heard if rule is not None}


def lint(routine: Routine, heard: dict[str, tuple[Listener, Routine]]) -> Iterator[Diagnostic]:
    if routine.id not in heard:
        return
    one, rule = heard[routine.id]
    called = {param.role: param.name for param in rule.params}
    others = [param for param in routine.params if param.role in called and param.type == f"thing {PLAYER}"]
    if one.who == "you":
        doer = next((param for param in routine.params if param.role == DOER), None)
        line = _line(routine, doer) if others and doer is not None else None
        if line is not None:
            yield words.player_is_you(line.at, rule.name, called[others[0].role])
        return
    for param in others:
        line = _line(routine, param) if called[param.role] == PLAYER else None
        if line is not None:
            yield words.two_players(line.at, rule.name, rule.at)


def _line(routine: Routine, param: Param) -> s.Step | None:
    """The line that mentions `player`."""
    lines = [
        step
        for step in steps_of(routine.block)
        if isinstance(step, s.Step) and any(isinstance(part, x.Var) and part.name == param.name for part in parts(step))
    ]
    return min(lines, key=lambda step: step.at.end - step.at.start, default=None)
