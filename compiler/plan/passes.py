"""How each sort of expression is lowered."""

from __future__ import annotations

from collections.abc import Callable

from ..meaning import model as m
from . import expressions as x
from .goods import both, goods, one_of
from .lookups import inside, look, named_value, read, thing, trait, var
from .nouns import count, each, fold, groups, items, some
from .scope import Scope
from .truths import all_, any_, can, conditional, is_a, not_, passes_for, sum_, test

PASSES: dict[type[m.Expr], Callable[[m.Expr, Scope], x.Expr]] = {
    m.Number: lambda expr, scope: x.Const("number", expr.value if isinstance(expr, m.Number) else 0),
    m.Truth: lambda expr, scope: x.Const("truth", int(expr.value) if isinstance(expr, m.Truth) else 0),
    m.Text: lambda expr, scope: x.Text("text", expr.value if isinstance(expr, m.Text) else ""),
    m.Thing: thing,
    m.Nothing: lambda expr, scope: x.Nothing("nothing"),
    m.You: lambda expr, scope: scope.you,
    m.Var: var,
    m.Read: read,
    m.Inside: inside,
    m.Trait: trait,
    m.Value: named_value,
    m.Look: look,
    m.Each: each,
    m.Some: some,
    m.Count: count,
    m.Fold: fold,
    m.Groups: groups,
    m.Cond: conditional,
    m.Items: items,
    m.Goods: goods,
    m.Both: both,
    m.OneOf: one_of,
    m.Sum: sum_,
    m.Test: test,
    m.IsA: is_a,
    m.PassesFor: passes_for,
    m.All: all_,
    m.Any: any_,
    m.Not: not_,
    m.Can: can,
    m.During: lambda expr, scope: x.During("truth", expr.phase if isinstance(expr, m.During) else ""),
}
