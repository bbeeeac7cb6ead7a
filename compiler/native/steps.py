"""Steps that do not pause, as lines of C."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field, replace

from ..frozen import frozen
from ..plan import expressions as x
from ..plan import steps as s
from ..plan.bindings import checked
from ..plan.transform import parts
from ..verbs import VERBS
from ..verbs import verb as v
from . import slots
from .at_once import at_once, made_alone
from .expressions import c, in_brackets
from .lacks import Lacks
from .needs import missing
from .sets import kept_c, loop
from .unit import Lines, Scope, bound, braced, c_type, fresh, identifier, indented, maybe


@frozen
class Function:
    """The function whose lines are printed: which of its values are kept in its frame, and how it is left."""

    scope: Scope
    registers: Mapping[str, int] = field(default_factory=dict[str, int])
    leaves: str = "return;"


def lines(block: s.Block, function: Function) -> Lines:
    return [line for step in block for line in made(step, function)]


def made(step: s.Step, function: Function) -> Lines:
    make = STEPS.get(type(step))
    try:
        if make is None:
            raise Lacks(f"`{type(step).__name__}`, a step")
        return make(step, function)
    except Lacks as lacks:
        raise lacks if lacks.at is not None else Lacks(lacks.what, step.at) from None


def _let(step: s.Step, function: Function) -> Lines:
    assert isinstance(step, s.Let)
    at, scope = function.registers.get(step.var), function.scope
    if c_type(step.value.type) == "Set":
        code = kept_c(step.value, scope)
        return [f"keep(g, f, {at}, {code});" if at is not None else f"{scope[step.var].code} = {code};"]
    code = c(step.value, scope)
    if at is not None and step.value.type == "number":
        code = f"small(g, {code})"
    return [f"{scope[step.var].code} = {code};"]


def _put(step: s.Step, function: Function) -> Lines:
    assert isinstance(step, s.Put)
    return slots.put(step.slot, step.keys, step.value, function.scope)


def _change(step: s.Step, function: Function) -> Lines:
    assert isinstance(step, s.Change)
    return slots.change(step.slot, step.keys, step.by, function.scope)


# ---- verbs and rules


def _do(step: s.Step, function: Function) -> Lines:
    assert isinstance(step, s.Do)
    return [f"{identifier(function.scope.unit, 'do', step.verb)}(g, {', '.join(verb_args(step, function.scope))});"]


def verb_args(step: s.Do, scope: Scope) -> list[str]:
    """The arguments of a verb's function after the game: the seat, then a value for each role."""
    args = dict(step.args)
    found = [c(step.seat, scope)]
    crowned = [one.winner for one in v.steps(VERBS[step.verb], v.Crown)]
    for role in VERBS[step.verb].roles:
        if role.name in crowned and role.name in args and args[role.name].type != "thing player":
            raise Lacks("a winner who is no player", step.at)
        if role.name in args:
            found.append(c(args[role.name], scope))
        else:
            found.append(c(step.seat, scope) if role.default == "you" else "-1")
        if role.name == "what" and role.type in (v.GOODS, v.OPEN):
            found.append(c(args["many"], scope) if "many" in args else "1")
    return found


def fits(step: s.Call, scope: Scope) -> list[str]:
    """The tests of a rule's arguments: if one fails, the call is skipped."""
    rule = scope.unit.linked.plan.routines[step.rule]
    found: list[str] = []
    for param, arg, tests in checked(rule, step):
        if param.type.startswith("thing ") and maybe(arg, scope):
            found.append(f"{c(arg, scope)} >= 0")
        found += [c(test, scope) for _, test in tests]
    return found


def call_args(step: s.Call, scope: Scope) -> list[tuple[str, str]]:
    """What a rule is given, each with its type."""
    rule = scope.unit.linked.plan.routines[step.rule]
    args = dict(step.args)
    found: list[tuple[str, str]] = []
    for param in rule.params:
        type = c_type(param.type)
        if param.role not in args:
            found.append((type, missing(param.type)))
        elif type == "Set":
            found.append((type, kept_c(args[param.role], scope)))
        else:
            found.append((type, c(args[param.role], scope)))
    return found


def tested(tests: list[str], body: Lines) -> Lines:
    return braced(f"if ({' && '.join(tests)})", body) if tests else body


def _call(step: s.Step, function: Function) -> Lines:
    assert isinstance(step, s.Call)
    scope = function.scope
    given = ["g", c(step.seat, scope), *(code for _, code in call_args(step, scope))]
    done = [f"{identifier(scope.unit, 'rule', step.rule)}({', '.join(given)});"]
    if step.rule in scope.unit.linked.pauses.ending:
        done += braced("if (g->over)", [function.leaves])
    return tested(fits(step, scope), done)


def _follow(step: s.Step, function: Function) -> Lines:
    assert isinstance(step, s.Follow)
    scope = function.scope
    done = [f"follow(g, {c(step.seat, scope)}, {c(step.thing, scope)});"]
    linked = scope.unit.linked
    if not linked.pauses.ending.isdisjoint(linked.plan.lines.values()):
        done += braced("if (g->over)", [function.leaves])
    return done


# ---- branches and loops


def _if(step: s.Step, function: Function) -> Lines:
    assert isinstance(step, s.If)
    found = braced(f"if {in_brackets(c(step.test, function.scope))}", lines(step.then, function))
    if step.otherwise:
        found = [*found[:-1], *braced("} else", lines(step.otherwise, function))]
    return found


def _for(step: s.Step, function: Function) -> Lines:
    assert isinstance(step, s.For)
    if step.goods:
        raise Lacks("goods gone through one by one")
    scope = function.scope
    whole, surely = at_once(step, scope)
    if surely:
        return [f"{whole};"]
    each = _for_each(step, function)
    return braced(f"if (!{whole})", each) if whole else each


def _for_each(step: s.For, function: Function) -> Lines:
    unit, scope = function.scope.unit, function.scope
    mark, name = fresh(unit, "mark"), fresh(unit, "from")
    found = ["{"]
    over: x.Expr = step.over
    if isinstance(over, x.AllOf) and over.sort == "player":
        found.append("    tick(g, g->n);")
    else:
        # A set is computed completely before the first thing is used.
        found += [f"    Set {name} = {kept_c(over, scope)};", f"    tick(g, {name}.many);"]
        over, scope = x.Var(over.type, "~over"), bound(scope, "~over", name, "Set")
    passed = unit.passing
    keeps = any(isinstance(one, s.Let) and c_type(one.value.type) == "Set" for one in parts(step.block))

    def body(here: Scope) -> Lines:
        registers = {key: at for key, at in function.registers.items() if key != step.var}
        done = lines(step.block, replace(function, scope=here, registers=registers))
        return [*done, f"g->passing = {mark};"] if unit.passing > passed and not keeps else done

    around = loop(over, step.var, scope, body)
    if unit.passing > passed and not keeps:
        found.append(f"    int {mark} = g->passing;")
    return [*found, *indented(around), "}"]


def _repeat(step: s.Step, function: Function) -> Lines:
    assert isinstance(step, s.Repeat)
    made = made_alone(step)
    if made is not None:
        what, to = (c(one, function.scope) for one in made)
        return [f"make_all(g, {what}, {c(step.times, function.scope)}, {to});"]
    left = fresh(function.scope.unit, "left")
    head = f"for (num {left} = {c(step.times, function.scope)}; {left} > 0; {left}--)"
    return braced(head, ["tick(g, 1);", *lines(step.block, function)])


def _until(step: s.Step, function: Function) -> Lines:
    """What never ends is noticed."""
    assert isinstance(step, s.Until)
    head = f"while (!{in_brackets(c(step.test, function.scope))})"
    return braced(head, ["tick(g, 1);", *lines(step.block, function)])


def _alone(step: s.Step, function: Function) -> Lines:
    assert isinstance(step, s.Alone)
    return lines(step.block, function)


def _phase(step: s.Step, function: Function) -> Lines:
    assert isinstance(step, s.Phase)
    begins, ends = s.Begin(step.at, step.name, step.seat), s.End(step.at, step.name)
    return [*_begin(begins, function), *lines(step.block, function), *_end(ends, function)]


def _begin(step: s.Step, function: Function) -> Lines:
    assert isinstance(step, s.Begin)
    seat = c(step.seat, function.scope) if step.seat is not None else "-1"
    return [f"begin(g, {function.scope.unit.linked.phases[step.name]}, {seat});"]


def _end(step: s.Step, function: Function) -> Lines:
    return ["end(g);"]


def _walk(step: s.Step, function: Function) -> Lines:
    assert isinstance(step, s.Walk)
    if step.goods:
        raise Lacks("goods gone through one by one")
    at = function.registers[step.rest]
    if step.times:
        return [f"f[{at}] = small(g, {c(step.over, function.scope)});", f"f[{at + 1}] = 0;"]
    return [f"keep(g, f, {at}, {kept_c(step.over, function.scope)});", f"f[{at + 3}] = 0;"]


def _end_game(step: s.Step, function: Function) -> Lines:
    return ["end_game(g);", function.leaves]


STEPS: dict[type[s.Step], Callable[[s.Step, Function], Lines]] = {
    s.Let: _let,
    s.Put: _put,
    s.Change: _change,
    s.Do: _do,
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
    s.Walk: _walk,
    s.Stop: lambda step, function: [function.leaves],
    s.EndGame: _end_game,
}
