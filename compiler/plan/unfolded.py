"""Named values put in the place of their names, so that an expression is seen for what it is."""

from __future__ import annotations

from dataclasses import replace
from itertools import count

from . import expressions as x
from .plan import Plan
from .transform import changed, parts

DEEPEST = 4
"""How deeply named values within named values are opened."""
MOST = 400
"""A larger expression is left as it is: a value that uses another one twice doubles it."""
BINDING = (x.Filter, x.Exists, x.Fold, x.Groups)
"""What gives a name to one after the other of a set."""


def unfolded(expr: x.Expr, plan: Plan) -> x.Expr | None:
    """The same without named values; None where that would be too long, or endless."""
    for _ in range(DEEPEST):
        named = [one for one in parts(expr) if isinstance(one, x.Named)]
        if not named:
            return expr
        if any(one.name not in plan.values or len(one.args) != len(plan.values[one.name].params) for one in named):
            return None
        expr = changed(expr, lambda part: _value(part, plan) if isinstance(part, x.Named) else part)
        if sum(1 for _ in parts(expr)) > MOST:
            return None
    return None


def _value(one: x.Named, plan: Plan) -> x.Expr:
    value = plan.values[one.name]
    names: dict[str, x.Expr] = {param.name: arg for param, arg in zip(value.params, one.args, strict=True)}
    names["you"] = one.seat
    taken = {part.name for part in parts((one.seat, one.args)) if isinstance(part, x.Var)}
    body = renamed(value.value, taken)
    return changed(body, lambda part: names.get(part.name, part) if isinstance(part, x.Var) else part)


def renamed(expr: x.Expr, taken: set[str]) -> x.Expr:
    """The same, with other names for what its tests are about where those are taken."""
    own = {part.it for part in parts(expr) if isinstance(part, BINDING)} & taken
    if not own:
        return expr
    used = taken | {part.it for part in parts(expr) if isinstance(part, BINDING)}
    used |= {part.name for part in parts(expr) if isinstance(part, x.Var)}
    new: dict[str, str] = {}
    for name in sorted(own):
        new[name] = next(other for n in count(2) if (other := f"{name}-{n}") not in used)
        used.add(new[name])

    def rename(part: object) -> object:
        if isinstance(part, x.Var) and part.name in new:
            return replace(part, name=new[part.name])
        if isinstance(part, BINDING) and part.it in new:
            return replace(part, it=new[part.it])
        return part

    return changed(expr, rename)
