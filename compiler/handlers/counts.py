"""Counts as loops before the line that uses them: no call, no list.

if 1 + reach(g, you, cell, way) >= 4:          counted = 0
                                               for it in RAYS[cell][way]:
                                                   if s[DISC + it] != s[DISC + cell]:
                                                       break
                                                   counted += 1
                                               if 1 + counted >= 4:
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ..plan import expressions as x
from ..plan.transform import changed, parts
from ..plan.unfolded import renamed
from .built_in import Along, row_of
from .context import Place, over
from .expressions import it_of, python
from .gather import gathered
from .opening import Room, opened
from .sets import source_of
from .tree import Code, Statement, head, line

DEEPEST = 4
"""How deeply named values within named values are opened."""
Made = list[Statement]


def counted(expr: x.Expr, place: Place) -> tuple[Made, x.Expr]:
    """The loops for all counts that an expression surely needs, and the expression with the names of the counts."""
    made: Made = []
    if place.used is None:
        return made, expr

    def count(one: x.Expr) -> x.Expr:
        if isinstance(one, x.Count) and isinstance(one.of, x.Filter):
            return _count(one.of, place, made) or one
        return one

    return made, _asked(unfolded(expr, place), count)


def _asked(expr: x.Expr, change: Callable[[x.Expr], x.Expr]) -> x.Expr:
    """An expression with the parts changed that are always evaluated."""
    match expr:
        case x.Compare() | x.Sum():
            return replace(expr, left=_asked(expr.left, change), right=_asked(expr.right, change))
        case x.And() | x.Or() if expr.items:
            # The parts after the first are not always evaluated.
            return replace(expr, items=(_asked(expr.items[0], change), *expr.items[1:]))
        case _:
            return change(expr)


def unfolded(expr: x.Expr, place: Place, depth: int = 0, room: Room | None = None) -> x.Expr:
    """The same, with named counts replaced by what they count."""
    room = room or Room()

    def unfold(one: x.Expr) -> x.Expr:
        inside = _inside(one, place) if isinstance(one, x.Named) and depth < DEEPEST else None
        return one if inside is None or not room.takes(inside) else unfolded(inside, place, depth + 1, room)

    return _asked(expr, unfold)


def steady(test: x.Expr, name: str, place: Place) -> tuple[Made, x.Expr]:
    """A test that is evaluated for one thing after another, and the lines before it that compute what is the same for
    all things: the value of a slot, the row of a table of rays."""
    made: Made = []
    test = unfolded(test, place)
    inner = [one for one in parts(test) if isinstance(one, x.Filter | x.Exists | x.Fold)]
    if place.used is None or not inner:
        return made, test
    bound = {name, *(one.it for one in inner)}

    def fixed(expr: x.Expr) -> bool:
        speaks = {one.name for one in parts(expr) if isinstance(one, x.Var)}
        return bool(speaks) and speaks.isdisjoint(bound)

    known: dict[str, x.Expr] = {}

    def kept(word: str, code: Code, type: str) -> x.Expr:
        found = known.get(str(code))
        if found is None:
            local = fresh(word, place)
            made.append(line(f"{local} = ", code))
            found = known[str(code)] = x.Var(type, local)
        return found

    def change(one: object) -> object:
        match one:
            case x.Compare(how="=" | "!=", left=left, right=x.Get() as right) if fixed(right) and not fixed(left):
                return replace(one, right=kept("fixed", python(right, place), right.type))
            case x.BuiltIn(name="ray" | "beside", args=(cell, way)) if isinstance(cell, x.Var) and fixed(cell):
                row = row_of(one, place)
                return one if row is None else Along(one.type, kept("along", row, "number"), way)
            case _:
                return one

    return made, changed(test, change)


def fresh(word: str, place: Place) -> str:
    """A new local name."""
    assert place.used is not None
    name = next(one for n in range(1, 1000) if (one := f"{word}_{n}" if n > 1 else word) not in place.used)
    place.used.add(name)
    return name


def _inside(one: x.Named, place: Place) -> x.Expr | None:
    """The definition of a named value with its arguments, if it is a count and may be inserted."""
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
    """Whether a value is a sum of counts and of named values, and does not depend on itself."""
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
    """Whether computing it twice costs little."""
    if isinstance(arg, x.BuiltIn) and arg.name == "opposite":
        return _steady(arg.args[0])
    return isinstance(arg, x.Var | x.Const | x.Thing)


def _count(of: x.Filter, place: Place, made: Made) -> x.Expr | None:
    found = gathered(opened(of, place), place)
    if not isinstance(found, x.Filter) or found.test is None or found.how not in ("leading", "each"):
        return None
    name = fresh("counted", place)
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


__all__ = ["counted", "steady"]
