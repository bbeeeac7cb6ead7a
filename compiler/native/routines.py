"""Routines as C: what never pauses is a plain function; what may is a switch over its blocks, and its frame says where
it goes on."""

from __future__ import annotations

from collections.abc import Callable

from ..plan import blocks as b
from ..plan import expressions as x
from ..plan import steps as s
from ..plan.nothing import maybe_in
from ..plan.plan import Routine
from ..plan.registers import registers_of
from ..plan.tidy import targets
from ..plan.transform import parts
from ..source.text import Span
from ..source.text import place as place_of
from .expressions import c, in_brackets
from .kept import options
from .lacks import Lacks
from .needs import goods_of, held, needed, never_fails
from .sets import options_c, set_c
from .steps import Function, call_args, fits, lines, tested
from .unit import Lines, Name, Scope, Unit, braced, c_type, fresh, function, identifier, indented, table

FIRST = 5
"""The first register of a frame."""


def routine(one: Routine, unit: Unit) -> int:
    """A routine and whether it can be begun; how long its frame is."""
    can(one, unit)
    if one.id in unit.linked.routines:
        return _paused(one, unit)
    _procedure(one, unit)
    return 0


def can(one: Routine, unit: Unit) -> None:
    names = {param.name: Name(f"p{n}", c_type(param.type)) for n, param in enumerate(one.params)}
    scope = Scope(unit, {"you": Name("you", "int"), **names})
    try:
        test = "1" if never_fails(one.need) else needed(one.need, scope)
    except Lacks as lacks:
        raise Lacks(lacks.what, lacks.at or one.at) from None
    function(unit, "int", identifier(unit, "can", one.id), ["int you", *params(one)], [f"return {test};"])


def params(one: Routine) -> list[str]:
    return [f"{c_type(param.type)} p{n}" for n, param in enumerate(one.params)]


def remark(at: Span) -> str:
    """Where the author says it."""
    return f"/* {place_of(at).replace('*/', '')} */"


def _locals(one: Routine, unit: Unit, known: dict[str, Name]) -> tuple[dict[str, Name], Lines]:
    """The other values that a routine gives names to, nothing at first."""
    found, declared = dict(known), Lines()
    for step in parts(one.block):
        if isinstance(step, s.Let) and step.var not in found:
            name, type = fresh(unit, "let"), c_type(step.value.type)
            found[step.var] = Name(name, type)
            declared.append(f"{type} {name} UNUSED = {'{0, 0}' if type == 'Set' else '-1'};")
    return found, declared


def _procedure(one: Routine, unit: Unit) -> None:
    names = {"you": Name("you", "int")}
    names |= {param.name: Name(f"p{n}", c_type(param.type)) for n, param in enumerate(one.params)}
    names, declared = _locals(one, unit, names)
    scope = Scope(unit, names, maybe_in(one.block, unit.nothings))
    passed = unit.passing
    many = unit.counted.get(one.id)
    body = [*declared, *([f"tick(g, {many});"] if many else []), *lines(one.block, Function(scope))]
    unit.passing = passed
    function(unit, "void", identifier(unit, "rule", one.id), ["int you", *params(one)], [remark(one.at), *body])


# ---- what may pause


def layout(one: Routine, cut: b.Cut) -> tuple[dict[str, int], dict[str, str], int]:
    """Where a frame keeps each value and of what type it is: a set takes three ints, a walk one more for its place."""
    types = {param.name: param.type for param in one.params}
    steps = tuple(step for part in cut.parts for step in part.steps)
    for said in parts((one.block, one.need, steps)):
        match said:
            case x.Var(type=type, name=name):
                types.setdefault(name, type)
            case s.Let(var=var, value=value) | s.Rewrite(var=var, value=value):
                types.setdefault(var, value.type)
            case s.Choose(var=var, single=single, among=among):
                of = among.type.partition(" ")[2]
                types.setdefault(var, f"thing {of}" if single else among.type)
            case s.Walk(rest=rest, times=times, over=over):
                types[rest] = "number" if times else over.type
            case _:
                pass
    known = registers_of(one, cut)
    found: dict[str, int] = {}
    size = FIRST
    for name in sorted(known, key=lambda name: known[name]):
        found[name] = size
        size += 3 if c_type(types.get(name, "thing anything")) == "Set" else 1
        size += name.startswith("rest~")
    return found, types, size


def frame_of(one: Routine, unit: Unit) -> tuple[dict[str, int], dict[str, str], int]:
    return layout(one, unit.linked.cuts[one.id])


def register(name: str, at: int, types: dict[str, str]) -> Name:
    if c_type(types.get(name, "thing anything")) == "Set":
        return Name(f"kept(g, f, {at})", "Set")
    return Name(f"f[{at}]", "int")


def _paused(one: Routine, unit: Unit) -> int:
    if not never_fails(one.whole):
        raise Lacks("a price that is asked before a rule", one.at)
    cut = unit.linked.cuts[one.id]
    registers, types, size = layout(one, cut)
    names = {"you": Name("f[YOU]", "int")}
    names |= {name: register(name, at, types) for name, at in registers.items() if not name.startswith("rest~")}
    names, declared = _locals(one, unit, names)
    scope = Scope(unit, names, maybe_in(one.block, unit.nothings, _nothing_by(one)))
    printer = Printer(one, cut, Function(scope, registers, "return 0;"))
    body: Lines = []
    gone_to = {to for part in cut.parts for to in printer.straight(part.end)}
    for part in cut.parts:
        body.append(f"case {part.label}: {remark(part.at)}")
        if part.label in gone_to:
            body.append(f"at_{part.label}:")
        body += ["{", *indented(printer.part(part)), "}"]
    whole = [*declared, *braced("switch (f[AT])", [*body, "default:", "    broken(g, TOO_LARGE);"])]
    function(unit, "int", identifier(unit, "rule", one.id), ["int *f"], whole)
    return size


def _nothing_by(one: Routine) -> list[str]:
    """Parameters of an ability that may be nothing: the player, if nobody acted, and places that were not named."""
    if one.sort != "ability":
        return []
    return [param.name for param in one.params if param.role == "by" or param.type.startswith("pile ")]


class Printer:
    """The blocks of one routine."""

    def __init__(self, routine: Routine, cut: b.Cut, function: Function) -> None:
        self.routine, self.cut, self.function = routine, cut, function
        self.scope, self.unit = function.scope, function.scope.unit
        self.label = 0

    def part(self, part: b.Part) -> Lines:
        self.label = part.label
        make = ENDS.get(type(part.end))
        if make is None:
            raise Lacks(f"`{type(part.end).__name__}`, a pause", part.at)
        try:
            return [*lines(part.steps, self.function), *make(part.end, self)]
        except Lacks as lacks:
            raise lacks if lacks.at is not None else Lacks(lacks.what, part.at) from None

    def straight(self, end: b.End) -> tuple[int, ...]:
        """The blocks that follow without a pause."""
        return targets(end) if isinstance(end, b.Goto | b.Fork | b.Next | b.Hear) else ()

    def go(self, to: int) -> Lines:
        """Goes to another block; a jump back counts a step, so that endless loops are found."""
        return ([] if to > self.label else ["tick(g, 1);"]) + [f"goto at_{to};"]


def _goto(end: b.End, printer: Printer) -> Lines:
    assert isinstance(end, b.Goto)
    return printer.go(end.to)


def _hear(end: b.End, printer: Printer) -> Lines:
    """Nothing is raised that anybody hears."""
    assert isinstance(end, b.Hear)
    return printer.go(end.to)


def _fork(end: b.End, printer: Printer) -> Lines:
    assert isinstance(end, b.Fork)
    test = in_brackets(c(end.test, printer.scope))
    return [*braced(f"if {test}", printer.go(end.yes)), *printer.go(end.no)]


def _next(end: b.End, printer: Printer) -> Lines:
    assert isinstance(end, b.Next)
    rest = printer.function.registers[end.rest]
    at, many = (rest + 1, rest) if end.times else (rest + 3, rest + 1)
    found = braced(f"if (f[{at}] >= f[{many}])", printer.go(end.after))
    if end.var:
        code = printer.scope[end.var]
        if code.type == "Set":
            raise Lacks("a set of sets, gone through")
        found.append(f"{code.code} = g->sets[f[{rest}] + f[{at}]];")
    return [*found, f"f[{at}]++;", *printer.go(end.to)]


def _question(end: b.End, printer: Printer) -> Lines:
    assert isinstance(end, b.Question)
    ask, scope = end.ask, printer.scope
    if not isinstance(ask, s.Choose):
        raise Lacks("goods that are chosen")
    among = ask.among
    if isinstance(among, x.Taken):
        raise Lacks("a choice among what comes off a pile")
    if not never_fails(ask.rest):
        among = x.Filter(among.type, among, ask.var, x.Can("truth", ask.rest))
    into = printer.function.registers[ask.var]
    if ask.single or _one_or_none(ask):
        is_kept = scope.unit.kept.get(among)
        filled = options(is_kept, scope.unit) if is_kept is not None else options_c(among, scope)
        if filled is not None:
            name = "choose_listed" if ask.single else "choose_any_listed"
            return [f"return {name}(g, f, {end.to}, {c(ask.seat, scope)}, {into}, {filled});"]
    given = f"g, f, {end.to}, {c(ask.seat, scope)}, {into}, {set_c(among, scope)}"
    if ask.single:
        return [f"return choose({given});"]
    return [f"return choose_some({given}, {c(ask.least, scope)}, {c(ask.most, scope)});"]


def _one_or_none(ask: s.Choose) -> bool:
    least, most = ask.least, ask.most
    return isinstance(most, x.Const) and most.value == 1 and isinstance(least, x.Const) and least.value <= 0


def _ways(end: b.End, printer: Printer) -> Lines:
    assert isinstance(end, b.Ways)
    scope, unit = printer.scope, printer.unit
    if any(way.block is None for way in end.ask.ways):
        raise Lacks("abilities that lie open to be taken up")
    to = table(unit, fresh(unit, "to"), end.to)
    found = ["int many = 0;"]
    for n, way in enumerate(end.ask.ways):
        tests = [c(way.test, scope)] if way.test is not None else []
        tests += [needed(way.need, scope)] if not never_fails(way.need) else []
        found += tested(tests, [f"g->options[many++] = {n};"])
    return [*found, f"return ways(g, f, {c(end.ask.seat, scope)}, {to}, {end.after}, many);"]


def _hand_over(end: b.End, printer: Printer) -> Lines:
    assert isinstance(end, b.HandOver)
    make = HANDED.get(type(end.step))
    if make is None:
        raise Lacks(f"`{type(end.step).__name__}`, which may ask")
    try:
        return [f"f[AT] = {end.to};", *make(end.step, printer)]
    except Lacks as lacks:
        raise lacks if lacks.at is not None else Lacks(lacks.what, end.step.at) from None


def _called(step: s.Step, printer: Printer) -> Lines:
    assert isinstance(step, s.Call)
    unit, scope = printer.unit, printer.scope
    rule = unit.linked.plan.routines[step.rule]
    found = [f"int seat = {c(step.seat, scope)};"]
    args = call_args(step, scope)
    found += [f"{type} given_{n} = {code};" for n, (type, code) in enumerate(args)]
    found += begun(rule, unit, "seat", [f"given_{n}" for n in range(len(args))])
    if step.rule in unit.linked.pauses.before:
        numbers = [n for n, one in enumerate(unit.linked.plan.listeners) if one.event == step.rule]
        name = table(unit, identifier(unit, "before", step.rule), numbers)
        found.append(f"triggered_before(g, {name}, {len(numbers)});")
    return [*tested(fits(step, scope), found), "return 1;"]


def begun(rule: Routine, unit: Unit, seat: str, given: list[str]) -> Lines:
    """A routine on the stack, with what it is given."""
    registers, types, _ = frame_of(rule, unit)
    found = [f"int *next UNUSED = call(g, {unit.linked.routines[rule.id]}, {seat});"]
    for param, code in zip(rule.params, given, strict=True):
        at = registers[param.name]
        if c_type(types[param.name]) == "Set":
            found.append(f"keep(g, next, {at}, {code});")
        else:
            found.append(f"next[{at}] = {f'small(g, {code})' if param.type == 'number' else code};")
    return found


def _paid(step: s.Step, printer: Printer) -> Lines:
    """A price of plain goods: there is one way to pay it, or none."""
    assert isinstance(step, s.Pay)
    scope = printer.scope
    goods = goods_of(step.price)
    found = [f"int seat = {c(step.price.seat, scope)};"]
    found += [f"num many_{n} = {c(many, scope)};" for n, (_, many) in enumerate(goods)]
    short = [f"(many_{n} > 0 && {held(good, 'seat', scope)} < many_{n})" for n, (good, _) in enumerate(goods)]
    found += [f"if ({' || '.join(['seat < 0', *short])})", "    return fail(g);"]
    found += [f"take(g, {printer.unit.linked.number[good]}, seat, many_{n});" for n, (good, _) in enumerate(goods)]
    return [*found, "return 1;"]


def _followed(step: s.Step, printer: Printer) -> Lines:
    assert isinstance(step, s.Follow)
    return [f"follow(g, {c(step.seat, printer.scope)}, {c(step.thing, printer.scope)});", "return !g->over;"]


HANDED: dict[type[s.Step], Callable[[s.Step, Printer], Lines]] = {
    s.Call: _called,
    s.Pay: _paid,
    s.Follow: _followed,
}

ENDS: dict[type[b.End], Callable[[b.End, Printer], Lines]] = {
    b.Goto: _goto,
    b.Hear: _hear,
    b.Fork: _fork,
    b.Next: _next,
    b.Question: _question,
    b.Ways: _ways,
    b.HandOver: _hand_over,
    b.Done: lambda end, printer: ["return done(g);"],
    b.Over: lambda end, printer: ["return end_game(g);"],
    b.Cancelled: lambda end, printer: ["return cancel(g, f);"],
}
