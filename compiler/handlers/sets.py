"""Sets as Python: filters, counts, things taken off a pile."""

from __future__ import annotations

from ..plan import expressions as x
from ..plan.certain import everything
from . import numbers
from .conditions import tested
from .context import Place, constant, copied, helper, maybe, over, removable, surely, within
from .expressions import PASSES, it_of, python
from .gather import Lying, gathered, passed
from .row import many_hold, some_hold
from .tree import COMPARE, Code, call, comprehension, lambda_, listed, negated, number, quoted, raw, tupled


def _lying(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, Lying)
    holds = f"set {place.module.linked.plan.piles[expr.pile.pile].holds}"
    sort = raw("None") if surely(x.AllOf(holds, ""), expr.sort, place) else numbers.sort_set(place.module, expr.sort)
    if expr.owners is None:
        piles = Code(("(", *python(expr.pile, place).parts, ",)"))
    else:
        inner, source = within(place, expr.it), python(expr.owners, place)
        piles = comprehension("[", python(expr.pile, inner), it_of(expr.it), source, None, "]")
    return call(helper(place, "lying"), raw("g"), sort, piles)


def _all_of(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.AllOf)
    if expr.sort == "player":
        return raw("g.seats")
    if (
        copied(f"thing {expr.sort}", place)
        or removable(expr.sort, place)
        or not numbers.members(place.module.linked.plan, expr.sort)
    ):
        return call(helper(place, "all_of"), raw("g"), quoted(expr.sort))
    return numbers.sort_all(place.module, expr.sort)


def source_of(expr: x.Expr, place: Place) -> Code:
    """What a loop goes through: things that the rules list by name are a constant."""
    if isinstance(expr, x.Items) and len(expr.items) > 1 and all(isinstance(item, x.Thing) for item in expr.items):
        ids = [item.id for item in expr.items if isinstance(item, x.Thing)]
        items = tupled(python(item, place) for item in expr.items)
        return raw(constant(place.module, f"items {ids}", f"{ids[0]}-and-{len(ids) - 1}-more", items))
    return python(expr, place)


def _filter(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.Filter)
    found = gathered(expr, place)
    if not isinstance(found, x.Filter):
        return python(found, place)
    expr = found
    inner = over(place, expr.it, expr.source)
    source = source_of(expr.source, place)
    test = tested(expr.test, inner) if expr.test is not None else None
    it = it_of(expr.it)
    if expr.how == "each":
        return comprehension("[", raw(it), it, source, test, "]")
    passes = lambda_(it, test if test is not None else raw("True"))
    if expr.how == "linked":
        return call(helper(place, "linked"), raw("g"), source, passes)
    return call(helper(place, "leading"), source, passes)


def _exists(expr: x.Expr, place: Place) -> Code:
    found = gathered(expr, place)
    assert isinstance(found, x.Exists)
    expr = found
    row = some_hold(expr, place)
    if row is not None:
        return row
    source = source_of(expr.source, place)
    if expr.test is None:
        return call("bool", source) if expr.wanted else negated(source)
    inner = over(place, expr.it, expr.source)
    it = it_of(expr.it)
    each = comprehension("(", python(expr.test, inner), it, source, None, ")")
    some = Code(("any", *each.parts))
    return some if expr.wanted else negated(some)


def _count(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.Count)
    row = many_hold(expr.of, place) if isinstance(expr.of, x.Filter) else None
    return row or call("len", python(expr.of, place))


def _fold(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.Fold)
    it = it_of(expr.it)
    among, test = passed(gathered(expr.among, place), expr.it)
    source, inner = source_of(among, place), over(place, expr.it, among)
    what, asked = python(expr.what, inner), tested(test, inner) if test is not None else None
    if expr.how == "total":
        return call("sum", comprehension("[", what, it, source, asked, "]"))
    each = comprehension("(", what, it, source, asked, ")")
    name = {"highest": "max", "lowest": "min"}[expr.how]
    return call(name, each, default=number(0))


def _groups(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.Groups)
    by = lambda_(it_of(expr.it), python(expr.by, within(place, expr.it)))
    return call(helper(place, "groups"), python(expr.of, place), by)


def _items(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.Items)
    items = listed(python(item, place) for item in expr.items)
    if expr.type != "set number" and any(maybe(item, place) for item in expr.items):
        return comprehension("[", raw("it"), "it", items, raw("it >= 0", COMPARE), "]")
    return items


def _taken(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.Taken)
    whole = everything(expr, place.module.linked.plan)
    sort = raw("None") if whole else numbers.sort_set(place.module, expr.sort)
    return call(helper(place, "take_off"), raw("g"), python(expr.pile, place), python(expr.many, place), sort)


PASSES.update(
    {
        x.AllOf: _all_of,
        x.Filter: _filter,
        x.Exists: _exists,
        Lying: _lying,
        x.Count: _count,
        x.Fold: _fold,
        x.Groups: _groups,
        x.Items: _items,
        x.Taken: _taken,
    }
)
