"""Steps of the plan as indented lines, for people.

repeat until (count inside deck = 0)
  draw by $you: what=$card
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from . import expressions as x
from . import steps as s
from .show_expressions import expression, given, keyed, need, never_fails, price

Lines = Iterator[str]


def block(steps: s.Block, depth: int = 0) -> Lines:
    for step in steps:
        for line in STEPS[type(step)](step):
            yield "  " * depth + line


def _plain(write: Callable[[Any], str]) -> Callable[[Any], Lines]:
    """A step that is one line."""
    return lambda step: iter([write(step)])


def _done(head: str, args: tuple[tuple[str, x.Expr], ...]) -> str:
    return f"{head}: {given(args)}" if args else head


def _by(name: str, seat: x.Expr) -> str:
    return f"{name} by {expression(seat)}"


def _do_goods(step: s.DoGoods) -> str:
    told = _done(_by(step.verb, step.seat), (("what", step.what), *step.args))
    return f"{told}, good by good" + (", once it is said which" if step.open else "")


def _call(step: s.Call) -> str:
    check = f", if {' and '.join(step.check)} may be that" if step.check else ""
    return _done(f"call {_by(step.rule, step.seat)}", step.args) + check


def _many(step: s.Choose | s.ChooseGoods) -> str:
    return "one" if step.single else f"{expression(step.least)} to {expression(step.most)}"


def _choose(step: s.Choose) -> Lines:
    required = "" if step.required else ", if there is any"
    yield f"{_by(f'choose ${step.var}', step.seat)}: {_many(step)} {step.sort} of {expression(step.among)}{required}"
    if step.verb:
        known = f" with {given(step.given)}" if step.given else ""
        yield f"  as {step.role} of {step.verb}{known}"
    if not never_fails(step.rest):
        yield f"  so that {need(step.rest)}"


def _choose_goods(step: s.ChooseGoods) -> str:
    of = f" of {expression(step.of)}" if step.of is not None else ""
    return f"{_by(f'choose ${step.var}', step.seat)}: {_many(step)} {step.group}{of}"


def _ask(step: s.Ask) -> Lines:
    yield f"ask {expression(step.seat)}: {step.prompt}"
    for way in step.ways:
        test = f" if {expression(way.test)}" if way.test is not None else ""
        wanted = f" needs {need(way.need)}" if not never_fails(way.need) else ""
        yield f"  {way.id}{test}{wanted}"
        yield from block(way.block, 2) if way.block is not None else ["    an ability that lies open"]


def _if(step: s.If) -> Lines:
    yield f"if {expression(step.test)}"
    yield from block(step.then, 1)
    if step.otherwise:
        yield "otherwise"
        yield from block(step.otherwise, 1)


def _for(step: s.For) -> Lines:
    what = " good" if step.goods else ""
    yield f"for each{what} ${step.var} in {expression(step.over)}" + (", each alone" if step.alone else "")
    yield from block(step.block, 1)


def _held(head: Callable[[Any], str]) -> Callable[[Any], Lines]:
    """A step that holds a block."""

    def write(step: Any) -> Lines:
        yield head(step)
        yield from block(step.block, 1)

    return write


def _phase(step: s.Phase | s.Begin) -> str:
    return step.name + (f" of {expression(step.seat)}" if step.seat is not None else "")


def _shift(step: s.Shift) -> str:
    until = f" until {step.until} ends" if step.until else ""
    args = ", ".join(map(expression, step.args))
    return f"change {step.value}({args}) by {expression(step.by)}{until}"


STEPS: dict[type[s.Step], Callable[[Any], Lines]] = {
    s.Let: _plain(lambda step: f"let ${step.var} = {expression(step.value)}"),
    s.Rewrite: _plain(lambda step: f"rewrite ${step.var} = {expression(step.value)}"),
    s.Put: _plain(lambda step: f"put {keyed(step.slot, step.keys)} = {expression(step.value)}"),
    s.Change: _plain(lambda step: f"change {keyed(step.slot, step.keys)} by {expression(step.by)}"),
    s.Arrange: _plain(lambda step: f"arrange {expression(step.pile)} as {expression(step.things)}"),
    s.Do: _plain(lambda step: _done(_by(step.verb, step.seat), step.args)),
    s.DoGoods: _plain(_do_goods),
    s.Call: _plain(_call),
    s.Pay: _plain(lambda step: f"pay {price(step.price)}"),
    s.Follow: _plain(lambda step: _by(f"follow {expression(step.thing)}", step.seat)),
    s.Treat: _plain(lambda step: _by(f"treat {expression(step.what)} as {expression(step.other)}", step.seat)),
    s.Choose: _choose,
    s.ChooseGoods: _plain(_choose_goods),
    s.Ask: _ask,
    s.If: _if,
    s.For: _for,
    s.Repeat: _held(lambda step: f"repeat {expression(step.times)} times"),
    s.Until: _held(lambda step: f"repeat until {expression(step.test)}"),
    s.Alone: _held(lambda step: "alone"),
    s.Phase: _held(lambda step: f"phase {_phase(step)}"),
    s.Together: _held(lambda step: "together"),
    s.Secretly: _plain(lambda step: _done(f"secretly {step.part}", step.given)),
    s.Shift: _plain(_shift),
    s.Stop: _plain(lambda step: "stop"),
    s.Cancel: _plain(lambda step: "cancel"),
    s.Instead: _held(lambda step: "instead"),
    s.EndGame: _plain(lambda step: "end the game" + (" at once" if step.at_once else "")),
    s.Begin: _plain(lambda step: f"begin {_phase(step)}"),
    s.End: _plain(lambda step: f"end {step.name}"),
    s.Hold: _plain(lambda step: "hold"),
    s.Release: _plain(lambda step: "release"),
    s.Walk: _plain(lambda step: f"walk {expression(step.over)}"),
}
