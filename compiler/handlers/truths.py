"""Which truths of the plan are `True` or `False` in Python, and which are the 1 or 0 of a flag."""

from __future__ import annotations

from ..plan import expressions as x

ALWAYS = (
    x.Compare | x.Is | x.Exists | x.Not | x.Holds | x.LiesIn | x.PassesFor | x.Cancelled | x.PaidFor | x.During | x.Can
)


def is_bool(expr: x.Expr) -> bool:
    match expr:
        case x.And(items=items) | x.Or(items=items):
            return all(map(is_bool, items))
        case _:
            return isinstance(expr, ALWAYS)
