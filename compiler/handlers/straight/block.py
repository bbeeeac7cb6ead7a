"""A block of steps, each below the author's line, and blocks in which a failure is caught."""

from __future__ import annotations

from dataclasses import replace

from ...plan import blocks as b
from ...plan import steps as s
from ...plan.pauses import pauses
from ...plan.transform import parts
from ..function import Function
from ..remarks import remark, same_line
from ..steps import STEPS
from ..tree import head, line
from .plain_verbs import changed, done_once
from .routine import Lines, Straight, hears, may_fail, short

FIRST_REGION = 1_000_000
"""The blocks that catch a failure are numbered from here on. The blocks between pauses have lower numbers."""


def block_of(block: s.Block, function: Function, straight: Straight) -> Lines:
    """The steps, each below its author's line as a remark, unless the step before has the same line."""
    found: Lines = []
    above = function.at
    for step in block:
        inner = replace(function, at=step.at)
        if isinstance(step, s.Choose | s.ChooseGoods | s.Ask) and id(step) not in straight.ends:
            return [*found, line("return")]  # unreachable: every way before it has returned
        stepped = pauses(step, function.place.module.linked.pauses)
        waits = isinstance(step, s.Call | s.Phase | s.Follow) or (stepped and isinstance(step, PAUSES))
        made = hears(function, straight) if waits else []
        if stepped or isinstance(step, HOLDING):
            made += straight.steps[type(step)](step, inner, straight)
        else:
            made += _plainly(step, inner, straight)
        if made and not same_line(above, step.at):
            found.append(remark(step.at))
        above = step.at if made else above
        found += made
        if isinstance(step, s.Stop | s.EndGame):
            break
    return found


HOLDING = s.If | s.For | s.Repeat | s.Alone | s.Phase | s.Call | s.Follow
"""Steps that may contain other steps, or that call another routine."""
PAUSES = s.Choose | s.ChooseGoods | s.Ask | s.Pay | s.Treat | s.DoGoods | s.Secretly | s.Together
"""Steps before which raised events are heard, as at the end of a block in play: not before a branch or a loop."""


def _plainly(step: s.Step, function: Function, straight: Straight) -> Lines:
    """A step that neither pauses nor contains others. While it runs, no list of the state is replaced by another."""
    outer = function.place
    place = replace(outer, makes=False, moves=False, used=set(outer.used or ()))
    done: Lines | None = None
    if isinstance(step, s.Do):
        done = done_once(step, place, straight.rules)
    elif isinstance(step, s.Change):
        done = changed(step, replace(function, place=place))
    if done is None:
        done = list(STEPS[type(step)](step, replace(function, place=place)))
    return [*short(place, outer), *done]


def _may_fail(block: s.Block, straight: Straight) -> bool:
    for one in parts(block):
        if may_fail(one):
            return True
        if isinstance(one, s.Call) and one.rule in straight.failing:
            return True
    return False


def caught(block: s.Block, function: Function, straight: Straight, alone: bool) -> Lines:
    """A block that ends where something in it cannot be done; what is around it goes on."""
    if not straight.framed or not _may_fail(block, straight):
        return block_of(block, function, straight)
    outer, around = straight.at, straight.around
    region = FIRST_REGION + len(straight.regions) + 1
    straight.regions[region] = b.Catch(0, straight.phases, straight.holds, alone, around if alone else True)
    straight.at, straight.around = region, around or not alone
    inner = block_of(block, function, straight)
    straight.at, straight.around = outer, around
    return [
        line(f"f[1] = {region}"),
        head(inner, "try"),
        head(
            [line("_caught(g, f, _gone)"), *hears(function, straight)],
            "except _Unwound as _gone",
        ),
        line(f"f[1] = {outer}"),
    ]
