"""Steps that do not pause, as lines of Python."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import field, replace

from ..frozen import frozen
from ..plan import expressions as x
from ..plan import steps as s
from ..plan.bindings import bindings, substituted
from ..plan.plan import Slot
from ..plan.transform import parts
from ..source.text import Span
from ..verbs import VERBS
from ..verbs import verb as v
from . import numbers, work
from .context import Place, helper, maybe, plain_keys, used, within
from .counts import counted
from .expressions import it_of, python, slot_index
from .loops import loops, where
from .names import identifier
from .opening import opened
from .remarks import remark, same_line
from .tree import (
    PLUS,
    Code,
    Statement,
    call,
    compared,
    head,
    index,
    joined,
    line,
    negated,
    number,
    operation,
    quoted,
    raw,
    tupled,
)
from .truths import is_bool
from .verbs import at_once, many_times


@frozen
class Function:
    """The function whose lines are printed: where its values stand, and which of them are kept in its frame."""

    place: Place
    registers: dict[str, int] = field(default_factory=dict[str, int])
    roles: dict[str, str] = field(default_factory=dict[str, str])
    """Of an ability, the roles of its event by their names."""
    leaves: str = "return"
    """How it is left where the game is over."""
    id: str = ""
    """The routine that it is."""
    at: Span | None = None
    """The author's line that stands above what is printed next."""


def lines(block: s.Block, function: Function) -> list[Statement]:
    """Each line of the author's stands above what is made of it, where it is not the one above already."""
    found: list[Statement] = []
    above = function.at
    for step in block:
        made = list(STEPS[type(step)](step, replace(function, at=step.at)))
        if made and not same_line(above, step.at):
            found.append(remark(step.at))
        above = step.at if made else above
        found += made
    return found


def assigned(name: str, code: Code, function: Function) -> Statement:
    """A named value set; one that outlasts a pause is kept in the frame too."""
    kept = function.registers.get(name)
    return line(f"f[{kept}] = " if kept is not None else "", f"{identifier(name)} = ", code)


Lines = Iterator[Statement]


def _let(step: s.Step, function: Function) -> Lines:
    assert isinstance(step, s.Let)
    yield assigned(step.var, kept(step.value, function.place), function)


def kept(expr: x.Expr, place: Place) -> Code:
    """A set that stays as it is, whatever is moved meanwhile."""
    code = python(expr, place)
    fresh = x.Filter | x.Items | x.AllOf | x.Taken | x.Goods | x.Var | x.Groups
    if not expr.type.startswith("set ") or isinstance(expr, fresh):
        return code
    if isinstance(expr, x.BuiltIn) and expr.name in ("clockwise", "opponents", "ray", "neighbours"):
        return code
    return call("list", code)


# ---- slots


def plain_slot(slot: Slot, function: Function) -> bool:
    """Whether nothing but the slot itself changes with it."""
    pauses = function.place.module.linked.pauses
    heard = any(f"{slot.name} {how}" in pauses.after for how in ("becomes", "rises", "falls"))
    fixed = all(one is None or isinstance(one, x.Const) for one in (slot.low, slot.high))
    return fixed and not heard and not slot.side and function.place.module.linked.slots[slot.name].grown < 0


def _put(step: s.Step, function: Function) -> Lines:
    assert isinstance(step, s.Put)
    place = function.place
    slot = place.module.linked.plan.slots[step.slot]
    value = python(step.value, place)
    plain = plain_slot(slot, function) and plain_keys(step.keys, slot.owners, place)
    if plain and not doubles(step.value, slot):
        where = index(raw(used(place, "s")), slot_index(step.slot, step.keys, place))
        yield line(where, " = ", held(value, step.value, slot))
        yield from _written(step, function)
    else:
        keys = tupled(python(key, place) for key in step.keys)
        yield line(call(helper(place, "put"), raw("g"), quoted(step.slot), keys, value))


def doubles(value: x.Expr, slot: Slot) -> bool:
    """Whether what a slot is set to may be twice as much each time: then it is looked whether that goes too far."""
    bounded = slot.sort != "counter" or (isinstance(slot.low, x.Const) and isinstance(slot.high, x.Const))
    if bounded or value.type != "number":
        return False
    return any(
        isinstance(one, x.Sum) and _grows(one.left) and (_grows(one.right) or one.how == "*") for one in parts(value)
    )


def _grows(expr: x.Expr) -> bool:
    return any(isinstance(one, x.Get | x.Named | x.Fold | x.Var) and one.type == "number" for one in parts(expr))


def _written(step: s.Put | s.Change, function: Function) -> Lines:
    """Kept results whose test reads the slot are computed again."""
    place = function.place
    if step.slot in place.module.fits.slots:
        yield line(call(helper(place, "written"), raw("g"), slot_index(step.slot, step.keys, place)))


def held(value: Code, of: x.Expr, slot: Slot) -> Code:
    """A value as a slot keeps it."""
    if slot.sort == "flag" and is_bool(of):
        return call("int", value)
    if slot.sort == "flag" and isinstance(of, x.And | x.Or):
        return call("int", call("bool", value))
    return bounded(value, slot)


def bounded(value: Code, slot: Slot) -> Code:
    """A number within the printed bounds of a counter."""
    if slot.sort != "counter":
        return value
    if isinstance(slot.high, x.Const):
        value = call("min", number(slot.high.value), value)
    if isinstance(slot.low, x.Const):
        value = call("max", number(slot.low.value), value)
    return value


def _change(step: s.Step, function: Function) -> Lines:
    assert isinstance(step, s.Change)
    place = function.place
    slot = place.module.linked.plan.slots[step.slot]
    by = python(step.by, place)
    plain = plain_slot(slot, function) and plain_keys(step.keys, slot.owners, place) and slot.excess != "refused"
    plain = plain and not doubles(x.Sum("number", "+", x.Get("number", step.slot, step.keys), step.by), slot)
    if plain:
        where = index(raw(used(place, "s")), slot_index(step.slot, step.keys, place))
        if slot.low is None and slot.high is None:
            yield line(where, " += ", by)
        else:
            yield line(where, " = ", bounded(operation(where, "+", by, PLUS), slot))
        yield from _written(step, function)
    else:
        keys = tupled(python(key, place) for key in step.keys)
        yield line(call(helper(place, "change"), raw("g"), quoted(step.slot), keys, by))


def _arrange(step: s.Step, function: Function) -> Lines:
    assert isinstance(step, s.Arrange)
    place = function.place
    yield line(call(helper(place, "arrange"), raw("g"), python(step.pile, place), python(step.things, place)))


# ---- verbs and rules


def verb_args(verb: str, seat: x.Expr, args: dict[str, x.Expr], place: Place) -> list[Code]:
    """What the function of a verb is called with, behind the game: the seat, then a value for each role."""
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
    """What must hold of what a rule is given, or else it is skipped."""
    rule = place.module.linked.plan.routines[step.rule]
    args = dict(step.args)
    found: list[Code] = []
    for param in rule.params:
        arg = args.get(param.role)
        if arg is None:
            continue
        if param.type.startswith("thing ") and maybe(arg, place):
            found.append(compared(python(arg, place), ">=", number(0)))
        if param.role in step.check:
            found += [
                python(substituted(test, bindings(rule, args, step.seat, param)), place) for _, test in param.tests
            ]
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
    test = python(whole, function.place)
    if not step.then and step.otherwise:
        yield head(lines(step.otherwise, function), "if ", python(x.Not("truth", whole), function.place))
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
        args = {role: step.over if _is(arg, step.var) else arg for role, arg in done.args}
        yield line(call(name, raw("g"), *verb_args(done.verb, done.seat, args, function.place)))
        return
    inner = replace(function, place=within(function.place, step.var))
    name = it_of(step.var)
    over = work.things(step, kept(step.over, function.place), function.place)
    yield head(lines(step.block, inner), f"for {name} in ", over)


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
    """A role of the awaited event, here and where it is awaited."""
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
    s.Put: _put,
    s.Change: _change,
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
