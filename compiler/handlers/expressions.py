"""Expressions of the plan as Python: names, slots, piles and printed values."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..plan import expressions as x
from . import numbers
from .context import Place, constant, copied, helper, maybe, plain_keys, plain_pile, surely, used, variable
from .names import identifier
from .tree import PLUS, TIMES, Code, call, index, mapped, number, operation, quoted, raw, tupled


def python(expr: x.Expr, place: Place) -> Code:
    return PASSES[type(expr)](expr, place)


def element(expr: x.Expr, place: Place) -> Code:
    """The element of a thing or of a copy; -1 for nothing."""
    code = python(expr, place)
    if not copied(expr.type, place) or isinstance(expr, x.Thing):
        return code
    if isinstance(expr, x.Var) and expr.name in place.printed:
        return code
    if maybe(expr, place):
        return call(helper(place, "element"), raw("g"), code)
    return index(raw(used(place, "of")), code)


def _var(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.Var)
    return variable(place, expr.name)


def _thing(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.Thing)
    return numbers.thing(place.module, expr.id)


def at_keys(offset: Code, keys: Sequence[tuple[x.Expr, int]], place: Place, elements: bool) -> Code:
    """The position of the value of some owners."""
    found = offset
    for key, stride in keys:
        code = element(key, place) if elements else python(key, place)
        if stride != 1:
            code = operation(code, "*", number(stride), TIMES)
        found = operation(found, "+", code, PLUS)
    return found


def _get(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.Get)
    linked = place.module.linked
    slot, kept = linked.plan.slots[expr.slot], linked.slots[expr.slot]
    if slot.side or not plain_keys(expr.keys, slot.owners, place):
        return call(helper(place, "held"), raw("g"), quoted(expr.slot), *(python(key, place) for key in expr.keys))
    if kept.grown >= 0:
        return index(index(raw("g.grown"), number(kept.grown)), python(expr.keys[0], place))
    return index(raw(used(place, "s")), slot_index(expr.slot, expr.keys, place))


def slot_index(slot: str, keys: Sequence[x.Expr], place: Place) -> Code:
    kept = place.module.linked.slots[slot]
    pairs = [(key, one.stride) for key, one in zip(keys, kept.keys, strict=False)]
    return at_keys(numbers.offset(place.module, slot), pairs, place, True)


def _floating(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.Floating)
    return call(helper(place, "floating"), raw("g"), quoted(expr.wallet), python(expr.seat, place))


def _pile_of(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.PileOf)
    pile = place.module.linked.plan.piles[expr.pile]
    if pile.side or not plain_keys(expr.keys, pile.owners, place):
        keys = (python(key, place) for key in expr.keys)
        return call(helper(place, "pile_at"), raw("g"), quoted(expr.pile), *keys)
    return pile_number(expr, place)


def found_pile(expr: x.PileOf, place: Place) -> bool:
    """Whether the pile exists whenever its owners are something."""
    pile = place.module.linked.plan.piles[expr.pile]
    return not pile.side and all(surely(key, kind, place) for key, kind in zip(expr.keys, pile.owners, strict=False))


def pile_number(expr: x.PileOf, place: Place) -> Code:
    """The number of a pile whose owners are something."""
    kept = place.module.linked.piles[expr.pile]
    pairs = [(key, one.stride) for key, one in zip(expr.keys, kept.keys, strict=True)]
    return at_keys(numbers.pile_offset(place.module, expr.pile), pairs, place, True)


def _inside(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.Inside)
    code = python(expr.pile, place)
    if isinstance(expr.pile, x.PileOf) and plain_pile(expr.pile, place):
        return index(raw(used(place, "piles")), code)
    return call(helper(place, "inside"), raw("g"), code)


def _trait(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.Trait)
    return index(numbers.trait_table(place, expr.name), element(expr.of, place))


def _look(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.Look)
    rows = place.module.linked.plan.tables[expr.table]
    table = table_of(expr.table, expr.table, rows, place)
    return call(helper(place, "look"), raw("g"), table, tupled(element(key, place) for key in expr.keys))


def table_of(key: str, name: str, rows: Sequence[tuple[Sequence[x.Expr], x.Expr]], place: Place) -> Code:
    here = Place(place.module)
    items = tupled(tupled((tupled(row_key(one, here) for one in keys), python(value, here))) for keys, value in rows)
    return raw(constant(place.module, f"table {key}", f"{name}-rows", items))


def row_key(expr: x.Expr, place: Place) -> Code:
    """A key of a row of a table: a number must be reached, a thing must be equal."""
    code = python(expr, place)
    return tupled((code,)) if expr.type == "number" else code


def _chart(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.Chart)
    charts = place.module.linked.plan.charts
    pairs = [
        (numbers.thing(place.module, id), table_of(f"{name} {id}", f"{id}-{name}", rows, place))
        for (name, id), rows in charts.items()
        if name == expr.chart
    ]
    table = raw(constant(place.module, f"chart {expr.chart}", f"{expr.chart}-of", mapped(pairs)))
    rows = Code((*table.parts, ".get(", *element(expr.of, place).parts, ", ())"))
    return call(helper(place, "look"), raw("g"), rows, tupled((python(expr.key, place),)))


def _named(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.Named)
    name = place.module.functions[f"value {expr.name}"]
    return call(name, raw("g"), python(expr.seat, place), *(python(arg, place) for arg in expr.args))


def it_of(name: str) -> str:
    return identifier(name)


PASSES: dict[type[x.Expr], Callable[[x.Expr, Place], Code]] = {
    x.Const: lambda expr, place: number(expr.value) if isinstance(expr, x.Const) else raw(""),
    x.Text: lambda expr, place: quoted(expr.text) if isinstance(expr, x.Text) else raw(""),
    x.Thing: _thing,
    x.Nothing: lambda expr, place: number(-1),
    x.Var: _var,
    x.Get: _get,
    x.Floating: _floating,
    x.PileOf: _pile_of,
    x.Inside: _inside,
    x.Trait: _trait,
    x.Look: _look,
    x.Chart: _chart,
    x.Named: _named,
}
