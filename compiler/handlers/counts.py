"""Counts in loops of their own, before the line that asks for them: no call, no list.

if 1 + reach(g, you, cell, way) >= 4:          counted = 0
                                               for it in RAYS[cell][way]:
                                                   if s[DISC + it] != s[DISC + cell]:
                                                       break
                                                   counted += 1
                                               if 1 + counted >= 4:
"""

from __future__ import annotations

from dataclasses import replace

from ..plan import expressions as x
from ..plan.transform import changed, parts
from .context import Place, over
from .expressions import it_of, python, source_of
from .gather import gathered
from .opening import opened, renamed
from .tree import Statement, head, line

DEEPEST = 4
"""Named values in named values are looked into so far."""
Made = list[Statement]


def counted(expr: x.Expr, place: Place) -> tuple[Made, x.Expr]:
    """The loops that count what an expression asks for in any case, and the expression with the names of the counts."""
    made: Made = []
    return made, expr if place.used is None else _counted(expr, place, made, 0)


def _counted(expr: x.Expr, place: Place, made: Made, depth: int) -> x.Expr:
    match expr:
        case x.Compare() | x.Sum():
            left = _counted(expr.left, place, made, depth)
            return replace(expr, left=left, right=_counted(expr.right, place, made, depth))
        case x.And() | x.Or():
            # What stands behind the first is not always asked for.
            return replace(expr, items=(_counted(expr.items[0], place, made, depth), *expr.items[1:]))
        case x.Count(of=x.Filter() as of) if of.test is not None and of.how in ("leading", "each"):
            return _count(of, place, made) or expr
        case x.Named() if depth < DEEPEST:
            inside = _inside(expr, place)
            found = _counted(inside, place, made, depth + 1) if inside is not None else expr
            return expr if found is inside else found
        case _:
            return expr


def _inside(one: x.Named, place: Place) -> x.Expr | None:
    """What a named value stands for, with what it is asked about, if it counts and may be said in its place."""
    value = place.module.linked.plan.values[one.name]
    if one.name in place.module.shifted or len(one.args) != len(value.params):
        return None
    if not _counts(value.value, one.name) or not all(_steady(arg) for arg in (one.seat, *one.args)):
        return None
    names = {param.name: arg for param, arg in zip(value.params, one.args, strict=True)}
    names["you"] = one.seat
    taken = {part.name for part in parts((one.seat, *one.args)) if isinstance(part, x.Var)}
    body = renamed(value.value, taken)
    return changed(body, lambda part: names.get(part.name, part) if isinstance(part, x.Var) else part)


def _counts(expr: x.Expr, name: str) -> bool:
    """Whether a value is a sum of counts and of named values, and never asks for itself."""
    match expr:
        case x.Const() | x.Count(of=x.Filter()):
            return not any(isinstance(part, x.Named) and part.name == name for part in parts(expr))
        case x.Named():
            return expr.name != name
        case x.Sum():
            return _counts(expr.left, name) and _counts(expr.right, name)
        case _:
            return False


def _steady(arg: x.Expr) -> bool:
    """Whether it costs little to say it again."""
    if isinstance(arg, x.BuiltIn) and arg.name == "opposite":
        return _steady(arg.args[0])
    return isinstance(arg, x.Var | x.Const | x.Thing)


def _count(of: x.Filter, place: Place, made: Made) -> x.Expr | None:
    found = gathered(opened(of, place), place)
    if not isinstance(found, x.Filter) or found.test is None or found.how not in ("leading", "each"):
        return None
    assert place.used is not None
    name = next(one for n in range(1, 100) if (one := f"counted_{n}" if n > 1 else "counted") not in place.used)
    place.used.add(name)
    inner, it = over(place, found.it, found.source), it_of(found.it)
    source = source_of(found.source, place)
    made.append(line(f"{name} = 0"))
    if found.how == "leading":
        leave = head([line("break")], "if ", python(x.Not("truth", found.test), inner))
        made.append(head([leave, line(f"{name} += 1")], f"for {it} in ", source))
    else:
        body = head([line(f"{name} += 1")], "if ", python(found.test, inner))
        made.append(head([body], f"for {it} in ", source))
    return x.Var("number", name)


__all__ = ["counted"]
