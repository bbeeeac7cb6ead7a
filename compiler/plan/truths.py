"""Sums, tests and conditional values."""

from __future__ import annotations

from ..meaning import model as m
from . import expressions as x
from .scope import Scope
from .values import things, value, values


def sum_(expr: m.Expr, scope: Scope) -> x.Expr:
    assert isinstance(expr, m.Sum)
    return x.Sum("number", expr.how, value(expr.left, scope), value(expr.right, scope))


def test(expr: m.Expr, scope: Scope) -> x.Expr:
    assert isinstance(expr, m.Test)
    if expr.how in ("in", "not-in"):
        left, right = value(expr.left, scope), things(expr.right, scope)
        if isinstance(right, x.AllOf):
            # A removed thing is no longer among those in the game, but still of its kind.
            found: x.Expr = x.Is("truth", left, right.sort)
            return found if expr.how == "in" else x.Not("truth", found)
        return x.Compare("truth", expr.how, left, right)
    if expr.how == "all-in":
        return x.Compare("truth", expr.how, things(expr.left, scope), things(expr.right, scope))
    return x.Compare("truth", expr.how, value(expr.left, scope), value(expr.right, scope))


def is_a(expr: m.Expr, scope: Scope) -> x.Expr:
    assert isinstance(expr, m.IsA)
    return x.Is("truth", value(expr.what, scope), expr.kind)


def passes_for(expr: m.Expr, scope: Scope) -> x.Expr:
    assert isinstance(expr, m.PassesFor)
    return x.PassesFor("truth", scope.you, value(expr.what, scope), value(expr.other, scope))


def all_(expr: m.Expr, scope: Scope) -> x.Expr:
    assert isinstance(expr, m.All)
    return x.And("truth", values(expr.items, scope))


def any_(expr: m.Expr, scope: Scope) -> x.Expr:
    assert isinstance(expr, m.Any)
    return x.Or("truth", values(expr.items, scope))


def not_(expr: m.Expr, scope: Scope) -> x.Expr:
    assert isinstance(expr, m.Not)
    return x.Not("truth", value(expr.what, scope))


def can(expr: m.Expr, scope: Scope) -> x.Expr:
    assert isinstance(expr, m.Can)
    from .acts import act

    return x.Can("truth", x.NeedSteps("", act(expr.act, scope), scope.you, True))


def conditional(expr: m.Expr, scope: Scope) -> x.Expr:
    assert isinstance(expr, m.Cond)
    one, other = value(expr.value, scope), value(expr.otherwise, scope)
    type = other.type if one.type == "nothing" else one.type
    return x.When(type, value(expr.test, scope), one, other)
