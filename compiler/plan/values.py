"""Expressions of the model as expressions of the plan.

`you` is the player who acts, nouns are sets with tests, and every name is unique.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache

from ..meaning import model as m
from . import expressions as x
from .scope import Scope


def value(expr: m.Expr, scope: Scope) -> x.Expr:
    return _passes()[type(expr)](expr, scope)


@cache
def _passes() -> Mapping[type[m.Expr], Callable[[m.Expr, Scope], x.Expr]]:
    """Each of them asks in turn for the values of its parts."""
    from .passes import PASSES

    return PASSES


def values(exprs: Sequence[m.Expr], scope: Scope) -> tuple[x.Expr, ...]:
    return tuple(value(expr, scope) for expr in exprs)


def things(expr: m.Expr, scope: Scope) -> x.Expr:
    """A set, also where the model has a pile or one thing."""
    found = value(expr, scope)
    if found.type.startswith("pile "):
        return x.Inside(f"set {found.type[5:]}", found)
    return found


def place(expr: m.Expr, scope: Scope) -> x.Expr:
    """A pile to which things are moved."""
    if isinstance(expr, m.Inside):
        slot = scope.model.slots[expr.pile]
        return x.PileOf(f"pile {slot.holds}", expr.pile, values(expr.keys, scope))
    return value(expr, scope)


def argument(expr: m.Expr, type: str, scope: Scope) -> x.Expr:
    """An argument of a rule."""
    return place(expr, scope) if type.startswith("pile ") else value(expr, scope)
