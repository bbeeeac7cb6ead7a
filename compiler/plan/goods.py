"""Goods and prices."""

from __future__ import annotations

from collections.abc import Sequence

from ..meaning import model as m
from . import expressions as x
from .scope import Scope
from .values import value, values


def goods(expr: m.Expr, scope: Scope) -> x.Expr:
    assert isinstance(expr, m.Goods)
    return x.Goods("goods", ((expr.good, value(expr.many, scope)),))


def both(expr: m.Expr, scope: Scope) -> x.Expr:
    assert isinstance(expr, m.Both)
    found = values(expr.items, scope)
    if all(isinstance(one, x.Goods) for one in found):
        return _merged([item for one in found if isinstance(one, x.Goods) for item in one.items])
    return x.Both("goods", found)


def _merged(items: Sequence[tuple[str, x.Expr]]) -> x.Goods:
    whole: dict[str, x.Expr] = {}
    for good, many in items:
        whole[good] = x.Sum("number", "+", whole[good], many) if good in whole else many
    return x.Goods("goods", tuple(whole.items()))


def one_of(expr: m.Expr, scope: Scope) -> x.Expr:
    assert isinstance(expr, m.OneOf)
    return x.OneOf("goods", values(expr.items, scope))


def price(expr: m.Expr, scope: Scope) -> x.Expr:
    """Goods as a price: a choice from a group stays open until somebody pays."""
    match expr:
        case m.Pick(noun, _, most):
            return x.Goods("goods", ((noun.kind, value(most, scope)),))
        case m.OneOf(items):
            return x.OneOf("goods", tuple(price(item, scope) for item in items))
        case m.Both(items):
            return x.Both("goods", tuple(price(item, scope) for item in items))
        case _:
            return value(expr, scope)
