"""Counters, flags and markers set and changed, as lines of Python."""

from __future__ import annotations

from ..plan import expressions as x
from ..plan import steps as s
from ..plan.plan import Slot
from ..plan.transform import parts
from .context import helper, plain_keys, used
from .expressions import python, slot_index
from .function import Function, Lines
from .tree import PLUS, Code, call, index, line, number, operation, quoted, raw, tupled
from .truths import is_bool


def plain_slot(slot: Slot, function: Function) -> bool:
    """Whether nothing else changes with the slot."""
    pauses = function.place.module.linked.pauses
    heard = any(f"{slot.name} {how}" in pauses.after for how in ("becomes", "rises", "falls"))
    fixed = all(one is None or isinstance(one, x.Const) for one in (slot.low, slot.high))
    return fixed and not heard and not slot.side and function.place.module.linked.slots[slot.name].grown < 0


def put(step: s.Step, function: Function) -> Lines:
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
    """Whether the new value may be twice the old one, again and again: then a test stops numbers that grow too
    large."""
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
    """A value as a slot stores it."""
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


def change(step: s.Step, function: Function) -> Lines:
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
