"""Steps that do not pause, as lines of Python."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ..plan import expressions as x
from ..plan import steps as s
from ..plan.bindings import checked
from ..verbs import VERBS
from ..verbs import verb as v
from . import numbers, work
from .conditions import tested
from .context import Place, helper, maybe, within
from .counts import counted
from .expressions import it_of, python
from .function import Function, Lines, assigned, kept
from .loops import loops, where
from .names import identifier
from .opening import opened
from .remarks import remark, same_line
from .slots import change, put
from .tree import (
    Code,
    Statement,
    call,
    compared,
    head,
    joined,
    line,
    negated,
    number,
    quoted,
    raw,
    tupled,
)
from .verbs import at_once, is_off_a_pile, many_times


def lines(block: s.Block, function: Function) -> list[Statement]:
    """The steps, each below its author's line as a remark, unless the step before has the same line."""
    found: list[Statement] = []
    above = function.at
    for step in block:
        made = list(STEPS[type(step)](step, replace(function, at=step.at)))
        if made and not same_line(above, step.at):
            found.append(remark(step.at))
        above = step.at if made else above
        found += made
    return found


def _let(step: s.Step, function: Function) -> Lines:
    assert isinstance(step, s.Let)
    yield assigned(step.var, kept(step.value, function.place), function)


def _arrange(step: s.Step, function: Function) -> Lines:
    assert isinstance(step, s.Arrange)
    place = function.place
    yield line(call(helper(place, "arrange"), raw("g"), python(step.pile, place), python(step.things, place)))


# ---- verbs and rules


def verb_args(verb: str, seat: x.Expr, args: dict[str, x.Expr], place: Place) -> list[Code]:
    """The arguments of a verb's function after the game: the seat, then a value for each role."""
    found = [python(seat, place)]
    for role in VERBS[verb].roles:
        if role.name in args:
            found.append(python(args[role.name], place))
        else:
            found.append(python(seat, place) if role.default == "you" else number(-1))
        if role.name == "what" and role.type in (v.GOODS, v.OPEN):
            found.append(python(args["many"], place) if "many" in args else number(1))
    return found


def _do(step: s.Step, function: Function) -> Lines:
    assert isinstance(step, s.Do)
    args = verb_args(step.verb, step.seat, dict(step.args), function.place)
    yield line(call(function.place.module.functions[f"verb {step.verb}"], raw("g"), *args))


def _do_goods(step: s.Step, function: Function) -> Lines:
    assert isinstance(step, s.DoGoods)
    place = function.place
    args = {**dict(step.args), "what": x.Var("thing good", "good"), "many": x.Var("number", "many")}
    inner = within(place, "good", "many")
    done = line(
        call(place.module.functions[f"verb {step.verb}"], raw("g"), *verb_args(step.verb, step.seat, args, inner))
    )
    yield head([done], "for good, many in ", call(helper(place, "each_good"), python(step.what, place)))


def fits(step: s.Call, place: Place) -> list[Code]:
    """The tests of a rule's arguments: if one fails, the call is skipped."""
    rule = place.module.linked.plan.routines[step.rule]
    found: list[Code] = []
    for param, arg, tests in checked(rule, step):
        if param.type.startswith("thing ") and maybe(arg, place):
            found.append(compared(python(arg, place), ">=", number(0)))
        found += [python(test, place) for _, test in tests]
    return found


def call_args(step: s.Call, place: Place) -> list[Code]:
    rule = place.module.linked.plan.routines[step.rule]
    args = dict(step.args)
    return [kept(args[param.role], place) if param.role in args else number(-1) for param in rule.params]


def _call(step: s.Step, function: Function) -> Lines:
    assert isinstance(step, s.Call)
    place = function.place
    name = place.module.functions[f"rule {step.rule}"]
    done: list[Statement] = [line(call(name, raw("g"), python(step.seat, place), *call_args(step, place)))]
    if step.rule in place.module.linked.pauses.ending:
        done.append(head([line(function.leaves)], "if g.over"))
    tests = fits(step, place)
    if tests:
        yield head(done, "if ", joined("and", tests))
    else:
        yield from done


def _follow(step: s.Step, function: Function) -> Lines:
    assert isinstance(step, s.Follow)
    place = function.place
    yield line(call(helper(place, "follow"), raw("g"), python(step.seat, place), python(step.thing, place)))
    if not place.module.linked.pauses.ending.isdisjoint(place.module.linked.plan.lines.values()):
        yield head([line(function.leaves)], "if g.over")


# ---- branches and loops


def _if(step: s.Step, function: Function) -> Lines:
    assert isinstance(step, s.If)
    whole = opened(step.test, function.place)
    if loops(whole, function.place) and step.then and not step.otherwise:
        yield from where(whole, lines(step.then, function), function.place)
        return
    made, whole = counted(whole, function.place)
    yield from made
    test = tested(whole, function.place)
    if not step.then and step.otherwise:
        yield head(lines(step.otherwise, function), "if ", tested(x.Not("truth", whole), function.place))
        return
    yield head(lines(step.then, function), "if ", test)
    if step.otherwise:
        yield head(lines(step.otherwise, function), "else")


def _is(expr: x.Expr, name: str) -> bool:
    return isinstance(expr, x.Var) and expr.name == name


def _for(step: s.Step, function: Function) -> Lines:
    assert isinstance(step, s.For)
    done = at_once(step, function.place.module.linked)
    if done is not None:
        name = function.place.module.functions[f"verb of many {done.verb}"]
        if is_off_a_pile(step, done, function.place.module.linked):
            yield _off_a_pile(step, done, function.place)
            return
        args = {role: step.over if _is(arg, step.var) else arg for role, arg in done.args}
        yield line(call(name, raw("g"), *verb_args(done.verb, done.seat, args, function.place)))
        return
    inner = replace(function, place=within(function.place, step.var))
    name = it_of(step.var)
    over = work.things(step, kept(step.over, function.place), function.place)
    yield head(lines(step.block, inner), f"for {name} in ", over)


def _off_a_pile(step: s.For, done: s.Do, place: Place) -> Statement:
    assert isinstance(step.over, x.Taken)
    thing = next(role for role, arg in done.args if _is(arg, step.var))
    roles = [role.name for role in VERBS[done.verb].roles]
    args = verb_args(done.verb, done.seat, {**dict(done.args), thing: x.Nothing("nothing")}, place)
    del args[1 + roles.index(thing)]
    off = (python(step.over.pile, place), python(step.over.many, place))
    return line(call(place.module.functions[f"verb off {done.verb}"], raw("g"), args[0], *off, *args[1:]))


def _repeat(step: s.Step, function: Function) -> Lines:
    assert isinstance(step, s.Repeat)
    done = many_times(step, function.place.module.linked)
    if done is not None:
        name = function.place.module.functions[f"verb of many {done.verb}"]
        args = verb_args(done.verb, done.seat, dict(done.args), function.place)
        yield line(call(name, raw("g"), *args, python(step.times, function.place)))
        return
    times = work.rounds(step, python(step.times, function.place), function.place)
    yield head(lines(step.block, function), "for _ in ", times)


def _until(step: s.Step, function: Function) -> Lines:
    assert isinstance(step, s.Until)
    tick = line(call(helper(function.place, "tick"), raw("g"), quoted(function.id)))
    yield head([tick, *lines(step.block, function)], "while ", negated(python(step.test, function.place)))


def _alone(step: s.Step, function: Function) -> Lines:
    assert isinstance(step, s.Alone)
    yield from lines(step.block, function)


def _phase(step: s.Step, function: Function) -> Lines:
    assert isinstance(step, s.Phase)
    yield from _begin(s.Begin(step.at, step.name, step.seat), function)
    yield from lines(step.block, function)
    yield from _end(s.End(step.at, step.name), function)


def _begin(step: s.Step, function: Function) -> Lines:
    assert isinstance(step, s.Begin)
    seat = [python(step.seat, function.place)] if step.seat is not None else []
    yield line(call(helper(function.place, "begin"), raw("g"), numbers.phase(function.place.module, step.name), *seat))


def _end(step: s.Step, function: Function) -> Lines:
    yield line(call(helper(function.place, "end"), raw("g")))


def _shift(step: s.Step, function: Function) -> Lines:
    assert isinstance(step, s.Shift)
    place = function.place
    args = tupled(python(arg, place) for arg in step.args)
    until = numbers.phase(place.module, step.until) if step.until else number(-1)
    yield line(call(helper(place, "shift"), raw("g"), quoted(step.value), args, python(step.by, place), until))


def _walk(step: s.Step, function: Function) -> Lines:
    assert isinstance(step, s.Walk)
    rest, over = function.registers[step.rest], kept(step.over, function.place)
    if not step.times:
        over = call("list", over) if step.goods else work.walked(step.over, over, function.place)
    yield line(f"f[{rest}] = ", over)
    yield line(f"f[{rest + 1}] = 0")


def _rewrite(step: s.Step, function: Function) -> Lines:
    """Changes a role of the awaited event, here and on the stack."""
    assert isinstance(step, s.Rewrite)
    place = function.place
    yield assigned(step.var, python(step.value, place), function)
    role = quoted(function.roles.get(step.var, step.var))
    yield line(call(helper(place, "rewrite"), raw("g"), raw("f"), role, raw(identifier(step.var))))


def _end_game(step: s.Step, function: Function) -> Lines:
    yield line(call(helper(function.place, "end_game"), raw("g")))
    yield line(function.leaves)


STEPS: dict[type[s.Step], Callable[[s.Step, Function], Lines]] = {
    s.Let: _let,
    s.Put: put,
    s.Change: change,
    s.Arrange: _arrange,
    s.Do: _do,
    s.DoGoods: _do_goods,
    s.Call: _call,
    s.Follow: _follow,
    s.If: _if,
    s.For: _for,
    s.Repeat: _repeat,
    s.Until: _until,
    s.Alone: _alone,
    s.Phase: _phase,
    s.Begin: _begin,
    s.End: _end,
    s.Hold: lambda step, function: iter([line("g.held.append([])")]),
    s.Release: lambda step, function: iter([line(call(helper(function.place, "release"), raw("g")))]),
    s.Shift: _shift,
    s.Walk: _walk,
    s.Rewrite: _rewrite,
    s.Instead: lambda step, function: iter([line(call(helper(function.place, "instead"), raw("g"), raw("f")))]),
    s.Stop: lambda step, function: iter([line(function.leaves)]),
    s.EndGame: _end_game,
}
