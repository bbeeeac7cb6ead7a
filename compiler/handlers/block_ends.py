"""The end of a block, as Python: a jump, a question, a call that must run first, or the end of the routine."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..plan import blocks as b
from ..plan import expressions as x
from ..plan import steps as s
from ..source.text import Span
from ..verbs import VERBS
from ..verbs import verb as v
from . import numbers
from .asking import asks_for_a_way, asks_for_things
from .conditions import tested
from .context import Place, helper, over
from .counts import counted
from .expressions import it_of, python
from .loops import inside, loops
from .names import identifier
from .needs import needed, never_fails, price_code
from .opening import opened
from .sets import source_of
from .steps import call_args, fits, verb_args
from .tree import Code, Statement, call, head, joined, lambda_, line, number, quoted, raw, tupled

if TYPE_CHECKING:
    from .routines import Printer

Lines = list[Statement]


def ways_of(end: b.Fork, test: x.Exists | x.Not) -> tuple[int, int]:
    """The block to go to if something is found, and if nothing is."""
    exists = test if isinstance(test, x.Exists) else test.what
    assert isinstance(exists, x.Exists)
    return (end.yes, end.no) if exists.wanted == isinstance(test, x.Exists) else (end.no, end.yes)


def line_of(end: b.End) -> Span | None:
    """The line that ends a block, if one does."""
    match end:
        case b.Question(ask) | b.Ways(ask):
            return ask.at
        case b.HandOver(step) | b.Apart(step):
            return step.at
        case b.Fork(at=at):
            return at
        case _:
            return None


def _go(to: int, following: int, printer: Printer) -> Lines:
    """Goes to another block; the one directly below needs no jump. A jump back counts a step, so that endless loops are
    found."""
    back: Lines = []
    if 0 <= to <= printer.label and to not in printer.finite:
        back = [line(call(helper(printer.function.place, "tick"), raw("g")))]
    if to == following and to in printer.joined:
        return back
    return [*back, line(f"go = {to}"), *([] if to == following else [line("continue")])]


def _goto(end: b.End, printer: Printer, following: int) -> Lines:
    assert isinstance(end, b.Goto)
    return _go(end.to, following, printer)


def _fork(end: b.End, printer: Printer, following: int) -> Lines:
    assert isinstance(end, b.Fork)
    place = printer.function.place
    whole = opened(end.test, place)
    if loops(whole, place):
        return _fork_loop(end, whole, printer, following)
    made, test = counted(end.test, place)
    if end.no == following:
        return [*made, head(_go(end.yes, -1, printer), "if ", tested(test, place)), *_go(end.no, following, printer)]
    return [
        *made,
        head(_go(end.no, -1, printer), "if ", tested(x.Not("truth", test), place)),
        *_go(end.yes, following, printer),
    ]


def _fork_loop(end: b.Fork, test: x.Expr, printer: Printer, following: int) -> Lines:
    """A branch whose test goes through a set: one way is inside the loop, the other is what comes below."""
    place = printer.function.place
    if isinstance(test, x.Exists | x.Not):
        exists = test if isinstance(test, x.Exists) else test.what
        assert isinstance(exists, x.Exists) and exists.test is not None
        found, none = ways_of(end, test)
        inner = over(place, exists.it, exists.source)
        loop = head(
            inside(exists.test, [line("break")], inner), f"for {it_of(exists.it)} in ", source_of(exists.source, place)
        )
        return [loop, head(_go(none, -1, printer), "else"), *_go(found, following, printer)]
    return [
        head(_go(end.no, -1, printer), "if ", tested(x.Not("truth", test), place)),
        *_go(end.yes, following, printer),
    ]


def _next(end: b.End, printer: Printer, following: int) -> Lines:
    assert isinstance(end, b.Next)
    rest = printer.function.registers[end.rest]
    size = f"f[{rest}]" if end.times else f"len(f[{rest}])"
    found: Lines = [head(_go(end.after, -1, printer), f"if f[{rest + 1}] >= {size}")]
    if end.var:
        wanted = following == end.to and following in printer.joined and end.var in printer.names[following]
        local = f"{identifier(end.var)} = " if wanted else ""
        found.append(line(f"f[{printer.function.registers[end.var]}] = {local}f[{rest}][f[{rest + 1}]]"))
        if wanted:
            printer.loaded.add(end.var)
    return [*found, line(f"f[{rest + 1}] += 1"), *_go(end.to, following, printer)]


def _hear(end: b.End, printer: Printer, following: int) -> Lines:
    assert isinstance(end, b.Hear)
    return [head([line(f"f[AT] = {end.to}"), line("return True")], "if g.raised"), *_go(end.to, following, printer)]


def _hand_over(end: b.End, printer: Printer, following: int) -> Lines:
    assert isinstance(end, b.HandOver)
    # A phase that is stopped before it begins is skipped.
    after = end.skip if end.skip >= 0 else end.to
    if isinstance(end.step, s.Do):
        waits = head([line("return True")], "if ", _done_before(end.step, printer))
        return [line(f"f[AT] = {end.to}"), waits, *_go(end.to, following, printer)]
    return [line(f"f[AT] = {after}"), *HANDED[type(end.step)](end.step, printer, end.to)]


def _called(step: s.Step, printer: Printer, to: int) -> Lines:
    assert isinstance(step, s.Call)
    place = printer.function.place
    module = place.module
    name = module.functions[f"rule {step.rule}"]
    before = step.rule in module.linked.pauses.before
    args = (raw("g"), raw(name), python(step.seat, place), *call_args(step, place))
    found: Lines = [line(call(helper(place, "call_before" if before else "call"), *args))]
    tests = fits(step, place)
    if tests:
        found = [head(found, "if ", joined("and", tests))]
    return [*found, line("return True")]


def _paid(step: s.Step, printer: Printer, to: int) -> Lines:
    assert isinstance(step, s.Pay)
    place = printer.function.place
    args = [raw("g"), raw("f"), price_code(step.price, place)]
    if not never_fails(step.rest) and may_be_paid_in_several_ways(step.price, place):
        args.append(lambda_("", needed(step.rest, place)))
    return [line("return ", call(helper(place, "pay"), *args))]


def may_be_paid_in_several_ways(price: x.Price, place: Place) -> bool:
    """Whether there may be several ways to pay a price."""
    plan = place.module.linked.plan
    plain = isinstance(price.goods, x.Goods) and all(
        good not in plan.groups and good not in plan.wallets for good, _ in price.goods.items
    )
    return not plain or bool(plan.prices)


def _followed(step: s.Step, printer: Printer, to: int) -> Lines:
    assert isinstance(step, s.Follow)
    place = printer.function.place
    args = (python(step.seat, place), python(step.thing, place))
    return [line(call(helper(place, "follow_lines"), raw("g"), *args)), line("return not g.over")]


def _treated(step: s.Step, printer: Printer, to: int) -> Lines:
    assert isinstance(step, s.Treat)
    place = printer.function.place
    args = (python(one, place) for one in (step.seat, step.what, step.other))
    return [line("return ", call(helper(place, "treat"), raw("g"), *args))]


def _done_before(step: s.Do, printer: Printer) -> Code:
    """A verb before which an ability may act. Whether an ability acts first."""
    place = printer.function.place
    args = verb_args(step.verb, step.seat, dict(step.args), place)
    name = raw(place.module.functions[f"verb {step.verb}"])
    return call(helper(place, "do_before"), raw("g"), quoted(step.verb), name, *args)


def _open_goods(step: s.Step, printer: Printer, to: int) -> Lines:
    assert isinstance(step, s.DoGoods)
    place = printer.function.place
    return [line("return ", call(helper(place, "do_goods"), *open_goods(step, place)))]


def open_goods(step: s.DoGoods, place: Place) -> list[Code]:
    """The arguments of a verb whose goods a player may have to choose."""
    name = raw(place.module.functions[f"verb {step.verb}"])
    args = dict(step.args)
    taken = next((one for one in VERBS[step.verb].does if isinstance(one, v.Take)), None)
    loser = python(args.get(taken.of, step.seat), place) if taken is not None else number(-1)
    _, _, _, *rest = verb_args(step.verb, step.seat, {**args, "what": x.Nothing("nothing")}, place)
    return [raw("g"), quoted(step.verb), name, python(step.seat, place), loser, python(step.what, place), *rest]


def _edge(step: s.Step, printer: Printer, to: int) -> Lines:
    """A phase with an ability before its begin or end."""
    assert isinstance(step, s.Begin | s.End)
    place = printer.function.place
    phase = numbers.phase(place.module, step.name)
    if isinstance(step, s.End):
        return [line(call(helper(place, "end_before"), raw("g"), phase)), line("return True")]
    seat = python(step.seat, place) if step.seat is not None else number(-1)
    return [line(call(helper(place, "begin_before"), raw("g"), phase, seat, number(to))), line("return True")]


HANDED: dict[type[s.Step], Callable[[s.Step, Printer, int], Lines]] = {
    s.Call: _called,
    s.Pay: _paid,
    s.Follow: _followed,
    s.Treat: _treated,
    s.DoGoods: _open_goods,
    s.Begin: _edge,
    s.End: _edge,
}


def _apart(end: b.End, printer: Printer, following: int) -> Lines:
    assert isinstance(end, b.Apart)
    place = printer.function.place
    name = place.module.functions[f"rule {end.step.part}"]
    given = (python(value, place) for _, value in end.step.given)
    asked = call(helper(place, "secretly"), raw("g"), raw(name), *given)
    return [line(f"f[AT] = {end.to}"), line("return ", asked)]


def _done(end: b.End, printer: Printer, following: int) -> Lines:
    place, routine = printer.function.place, printer.routine
    found: Lines = []
    if routine.sort == "rule" and routine.id in place.module.linked.pauses.after:
        event = numbers.event(place.module, routine.id)
        args = tupled([event, raw("you"), *(raw(identifier(param.name)) for param in routine.params)])
        found.append(line(call(helper(place, "happened"), raw("g"), args)))
    return [*found, line("return ", call(helper(place, "done"), raw("g")))]


def _over(end: b.End, printer: Printer, following: int) -> Lines:
    return [line("return ", call(helper(printer.function.place, "end_game"), raw("g")))]


def _cancelled(end: b.End, printer: Printer, following: int) -> Lines:
    return [line("return ", call(helper(printer.function.place, "cancel"), raw("g")))]


ENDS: dict[type[b.End], Callable[[b.End, Printer, int], Lines]] = {
    b.Goto: _goto,
    b.Fork: _fork,
    b.Next: _next,
    b.Hear: _hear,
    b.Question: asks_for_things,
    b.Ways: asks_for_a_way,
    b.HandOver: _hand_over,
    b.Apart: _apart,
    b.Done: _done,
    b.Over: _over,
    b.Cancelled: _cancelled,
}
