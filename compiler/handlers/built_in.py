"""Values that every game has, as Python: turn order, rays over a board, limits and tallies."""

from __future__ import annotations

from collections.abc import Callable

from ..frozen import frozen
from ..plan import expressions as x
from . import numbers
from .context import Place, constant, copied, helper, maybe
from .expressions import PASSES, element, python
from .sets import source_of
from .tree import Code, call, index, listed, number, quoted, raw

TABLED = {"ray": "rays", "beside": "beside"}


def _built_in(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.BuiltIn)
    make = BUILT_IN.get(expr.name)
    if make is not None:
        return make(expr, place)
    return call(helper(place, expr.name), raw("g"), *(python(arg, place) for arg in expr.args))


def _clockwise(expr: x.BuiltIn, place: Place) -> Code:
    if maybe(expr.args[0], place):
        return call(helper(place, expr.name), raw("g"), python(expr.args[0], place))
    return index(raw(f"g.{expr.name}"), python(expr.args[0], place))


@frozen
class Along(x.Expr):
    """The things in a direction, from a row of a table of rays that is already in a variable."""

    row: x.Expr
    way: x.Expr


def _along(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, Along)
    return index(python(expr.row, place), python(expr.way, place))


def row_of(expr: x.BuiltIn, place: Place) -> Code | None:
    """The row of a table of rays for a cell, where the direction varies."""
    cell, way = expr.args
    if maybe(cell, place) or maybe(way, place) or copied(cell.type, place) or isinstance(way, x.Thing):
        return None
    name = TABLED[expr.name]
    return index(raw(constant(place.module, name, name, raw(f"rules.{name}"))), python(cell, place))


def _ray(expr: x.BuiltIn, place: Place) -> Code:
    cell, way = expr.args
    if maybe(cell, place) or maybe(way, place) or copied(cell.type, place):
        return call(helper(place, expr.name), raw("g"), python(cell, place), python(way, place))
    name = TABLED[expr.name]
    if isinstance(way, x.Thing):
        to = call("rules.towards", quoted(name), quoted(way.id))
        return index(raw(constant(place.module, f"{name} {way.id}", f"{name}-{way.id}", to)), python(cell, place))
    table = constant(place.module, name, name, raw(f"rules.{name}"))
    return index(index(raw(table), python(cell, place)), python(way, place))


def _neighbours(expr: x.BuiltIn, place: Place) -> Code:
    return call(helper(place, "neighbours"), raw("g"), element(expr.args[0], place))


def _definition(expr: x.BuiltIn, place: Place) -> Code:
    return element(expr.args[0], place)


def _end_of(expr: x.BuiltIn, place: Place) -> Code:
    return call(helper(place, expr.name), python(expr.args[0], place))


def _limit(expr: x.BuiltIn, place: Place) -> Code:
    name = {"largest": "max", "smallest": "min"}[expr.name]
    return call(name, *(python(arg, place) for arg in expr.args))


def _tally(expr: x.BuiltIn, place: Place) -> Code:
    phase = expr.args[0]
    assert isinstance(phase, x.Text)
    if phase.text not in place.module.linked.phases:
        return number(0)
    return index(raw("g.times"), numbers.phase(place.module, phase.text))


def _opposite(expr: x.BuiltIn, place: Place) -> Code:
    if maybe(expr.args[0], place):
        return call(helper(place, expr.name), raw("g"), python(expr.args[0], place))
    table = constant(place.module, "opposites", "opposites", raw("rules.opposites"))
    return index(raw(table), python(expr.args[0], place))


def _winners(expr: x.BuiltIn, place: Place) -> Code:
    return raw("g.winners")


def _exhausted(expr: x.BuiltIn, place: Place) -> Code:
    return call(helper(place, "exhausted"), raw("g"), python(expr.args[0], place))


def _beside_of_kind(expr: x.BuiltIn, place: Place) -> Code:
    of, those = expr.args
    return call(helper(place, expr.name), python(of, place), source_of(those, place))


BUILT_IN: dict[str, Callable[[x.BuiltIn, Place], Code]] = {
    "clockwise": _clockwise,
    "opponents": _clockwise,
    "following": _beside_of_kind,
    "preceding": _beside_of_kind,
    "ray": _ray,
    "beside": _ray,
    "neighbours": _neighbours,
    "definition": _definition,
    "first": _end_of,
    "last": _end_of,
    "largest": _limit,
    "smallest": _limit,
    "tally": _tally,
    "winners": _winners,
    "opposite": _opposite,
    "joined": lambda expr, place: listed(Code(("*", *python(one, place).parts)) for one in expr.args),
    "reversed": lambda expr, place: index(call("list", python(expr.args[0], place)), raw("::-1")),
    "exhausted": _exhausted,
}


PASSES.update(
    {
        x.BuiltIn: _built_in,
        Along: _along,
    }
)
