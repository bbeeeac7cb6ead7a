"""Goods as Python: some of each, several together, one of several."""

from __future__ import annotations

from ..plan import expressions as x
from . import numbers
from .context import Place, helper
from .expressions import PASSES, python
from .tree import Code, call, listed, mapped, quoted, raw, tupled


def good(name: str, place: Place) -> Code:
    if name in place.module.linked.plan.groups:
        return quoted(name)
    return numbers.thing(place.module, name)


def _goods(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.Goods)
    return mapped((good(name, place), python(many, place)) for name, many in expr.items)


def _both(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.Both)
    return call(helper(place, "both"), *(python(item, place) for item in expr.items))


def _one_of(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.OneOf)
    items = [python(item, place) for item in expr.items]
    if all(isinstance(item, x.Goods) for item in expr.items):
        return listed(items)
    return call(helper(place, "one_of"), *items)


def _bundle(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.Bundle)
    return call(helper(place, "bundle"), python(expr.chosen, place))


def _toll(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.Toll)
    event = numbers.event(place.module, expr.rule)
    args = tupled(python(arg, place) for arg in expr.args)
    return call(helper(place, "price_before"), raw("g"), event, python(expr.seat, place), args)


PASSES.update(
    {
        x.Goods: _goods,
        x.Both: _both,
        x.OneOf: _one_of,
        x.Bundle: _bundle,
        x.Toll: _toll,
    }
)
