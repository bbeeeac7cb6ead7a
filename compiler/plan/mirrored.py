"""Tests of directions that say the same of each and of its opposite.

some direction where (1 + reach of it + reach of (opposite of it)) is at least 4
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import cast

from . import expressions as x
from .transform import changed
from .unfolded import BINDING


def mirrored(test: x.Expr, it: str) -> bool:
    """Whether a test of a direction, without named values in it, holds of its opposite whenever it holds of it."""
    back = x.BuiltIn("thing direction", "opposite", (x.Var("thing direction", it),))

    def turned(part: object) -> object:
        if isinstance(part, x.Var) and part.name == it:
            return back
        if isinstance(part, x.BuiltIn) and part.name == "opposite" and part.args == (back,):
            return back.args[0]
        return part

    return _told(test, {}) == _told(changed(test, turned), {})


def _told(part: object, bound: dict[str, int]) -> object:
    """A test without the names that it gives to things, what is added up in one order."""
    if isinstance(part, tuple):
        return tuple(_told(one, bound) for one in cast("tuple[object, ...]", part))
    if isinstance(part, x.Var):
        return ("var", bound.get(part.name, part.name))
    if isinstance(part, x.Sum) and part.how == "+":
        return ("sum", tuple(sorted((_told(one, bound) for one in _addends(part)), key=repr)))
    if not is_dataclass(part):
        return part
    within = {**bound, part.it: len(bound)} if isinstance(part, BINDING) else bound
    named = [one.name for one in fields(part) if one.name not in ("it", "type")]
    return (type(part).__name__, *(_told(getattr(part, name), within) for name in named))


def _addends(expr: x.Expr) -> list[x.Expr]:
    if isinstance(expr, x.Sum) and expr.how == "+":
        return [*_addends(expr.left), *_addends(expr.right)]
    return [expr]
