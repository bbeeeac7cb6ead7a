"""Branches, loops and blocks: an `if`, a `for` or a `while` of Python for each."""

from __future__ import annotations

from dataclasses import replace

from ...plan import expressions as x
from ...plan import steps as s
from ...plan.pauses import pauses
from ...plan.transform import parts
from .. import work
from ..conditions import tested
from ..context import helper, within
from ..counts import counted
from ..expressions import it_of, python
from ..function import Function, kept
from ..loops import loops, where
from ..opening import opened
from ..steps import STEPS
from ..tree import call, head, line, negated, raw
from ..verbs import at_once, many_times
from .block import block_of, caught
from .plain_verbs import done_with_each, made_many
from .routine import Lines, Straight, hears


def if_(step: s.Step, function: Function, straight: Straight) -> Lines:
    assert isinstance(step, s.If)
    place = function.place
    whole = opened(step.test, place)
    leaves = any(isinstance(one, s.Stop) for one in parts((step.then, step.otherwise)))
    if loops(whole, place) and step.then and not step.otherwise and not leaves:
        return where(whole, block_of(step.then, function, straight), place)
    made, whole = counted(whole, place)
    if not step.then and step.otherwise:
        test = tested(x.Not("truth", whole), place)
        return [*made, head(block_of(step.otherwise, function, straight), "if ", test)]
    found: Lines = [*made, head(block_of(step.then, function, straight), "if ", tested(whole, place))]
    if step.otherwise:
        found.append(head(block_of(step.otherwise, function, straight), "else"))
    return found


def for_each(step: s.Step, function: Function, straight: Straight) -> Lines:
    assert isinstance(step, s.For)
    place = function.place
    stepped = pauses(step, place.module.linked.pauses)
    if at_once(step, place.module.linked) is not None:
        return done_with_each(step, place, straight.rules) or list(STEPS[s.For](step, function))
    inner = replace(function, place=within(place, step.var))
    name = it_of(step.var)
    over = kept(step.over, place)
    if isinstance(step.over, x.Var) and step.over.name in straight.few:
        pass
    elif not stepped:
        over = work.things(step, over, place)
    else:
        over = call("list", over) if step.goods else work.walked(step.over, over, place)
    body = caught(step.block, inner, straight, alone=True) if step.alone else block_of(step.block, inner, straight)
    register = function.registers.get(step.var)
    if register is not None:
        body = [line(f"f[{register}] = {name}"), *body]
    return [head(body, f"for {name} in ", over)]


def repeat(step: s.Step, function: Function, straight: Straight) -> Lines:
    assert isinstance(step, s.Repeat)
    stepped = pauses(step, function.place.module.linked.pauses)
    if not stepped and many_times(step, function.place.module.linked) is not None:
        return made_many(step, function.place, straight.rules) or list(STEPS[s.Repeat](step, function))
    times = work.rounds(step, python(step.times, function.place), function.place)
    return [head(block_of(step.block, function, straight), "for _ in ", times)]


def until(step: s.Step, function: Function, straight: Straight) -> Lines:
    assert isinstance(step, s.Until)
    tick = line(call(helper(function.place, "tick"), raw("g")))
    body = [*block_of(step.block, function, straight), tick]
    return [head(body, "while ", negated(python(step.test, function.place)))]


def alone(step: s.Step, function: Function, straight: Straight) -> Lines:
    assert isinstance(step, s.Alone)
    return caught(step.block, function, straight, alone=True)


def together(step: s.Step, function: Function, straight: Straight) -> Lines:
    assert isinstance(step, s.Together)
    release = line(call(helper(function.place, "release"), raw("g")))
    straight.holds += 1
    body = block_of(step.block, function, straight)
    straight.holds -= 1
    return [line("g.held.append([])"), *body, release, *hears(function, straight)]
