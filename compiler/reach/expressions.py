"""Everything that an expression can be, according to the facts: never less than what is really possible."""

from __future__ import annotations

from ..plan import expressions as x
from .place import Passes, Place, all_values, value
from .ranges import (
    ANYTHING,
    NEVER,
    NO,
    NOBODY,
    NUMBER,
    PILE,
    SIZE,
    Range,
    can_fail,
    can_hold,
    joined,
    named,
    numbers,
    sum_of,
)
from .sets import SETS, inside
from .truths import TRUTHS, assumed

DEEPEST = 8
"""The depth to which named values are examined; deeper ones may be anything."""


def _var(expr: x.Expr, place: Place) -> Range:
    assert isinstance(expr, x.Var)
    known = place.known.get(expr.name)
    if known is not None:
        return known
    if expr.name == "you":
        return named(place.world.of_sort("player"))
    if expr.name in place.world.bound.get(place.routine, ()):
        return place.world.get("var", place.routine, expr.name)
    return place.world.of_type(expr.type)


YOU = (x.Var("thing player", "you"),)


def _get(expr: x.Expr, place: Place) -> Range:
    assert isinstance(expr, x.Get)
    if expr.slot not in place.world.plan.slots:
        return place.world.of_type(expr.type)
    for one in place.held:
        if one.slot == expr.slot and (not one.keys or expr.keys == YOU):
            return numbers(one.value, one.value)
    return place.world.slot(expr.slot)


def _trait(expr: x.Expr, place: Place) -> Range:
    assert isinstance(expr, x.Trait)
    whose = value(expr.of, place)
    if whose.names is None:
        return place.world.of_type(expr.type)
    printed = place.world.printed
    found = printed.get((expr.name, whose.names))
    if found is None:
        found = NEVER
        for name in whose.names:
            element = place.world.plan.elements.get(name)
            one = dict(element.traits).get(expr.name) if element is not None else None
            found = joined(found, _nothing(expr.type) if one is None else value(one, place))
        printed[expr.name, whose.names] = found
    return found


def _nothing(type: str) -> Range:
    """The value of an expression that is nothing."""
    if type in ("number", "truth"):
        return NO
    return named(frozenset({NOBODY})) if type.startswith("thing") else named(frozenset())


def _look(expr: x.Expr, place: Place) -> Range:
    assert isinstance(expr, x.Look | x.Chart)
    plan = place.world.plan
    if isinstance(expr, x.Look):
        rows = list(plan.tables.get(expr.table, ()))
    else:
        rows = [row for (chart, _), found in plan.charts.items() if chart == expr.chart for row in found]
    return joined(_nothing(expr.type), all_values((row for _, row in rows), place))


def _named(expr: x.Expr, place: Place) -> Range:
    assert isinstance(expr, x.Named)
    world = place.world
    found = world.plan.values.get(expr.name)
    if found is None or expr.name in world.changed or place.depth > DEEPEST:
        return world.of_type(expr.type)
    args = {param.name: value(arg, place) for param, arg in zip(found.params, expr.args, strict=False)}
    known = {**args, "you": value(expr.seat, place)}
    return value(found.value, place.inside(known))


SAME = ("first", "last", "top", "reversed", "definition", "definitions", "largest", "smallest", "less", "times")
"""Built-in values that are among the members of their argument."""


def _built_in(expr: x.Expr, place: Place) -> Range:
    assert isinstance(expr, x.BuiltIn)
    if expr.name in SAME and expr.args and not expr.type.startswith(("number", "truth")):
        found = value(expr.args[0], place)
        if found.names is not None and any(name.startswith(PILE) for name in found.names):
            found = inside(found, place.world)
        several = expr.type.startswith("set ") or expr.type == "goods"
        return found if several or (found == NEVER and not found.names) else joined(found, named(frozenset({NOBODY})))
    if expr.name == "tally" and isinstance(expr.args[0], x.Text):
        return numbers(0, place.world.begun(expr.args[0].text))
    if expr.name in ("tally", "stock", "distance"):
        return SIZE if expr.name != "distance" else NUMBER
    return place.world.of_type(expr.type)


def _sum(expr: x.Expr, place: Place) -> Range:
    assert isinstance(expr, x.Sum)
    return sum_of(expr.how, value(expr.left, place), value(expr.right, place))


def _when(expr: x.Expr, place: Place) -> Range:
    """One value or the other, if it can be chosen."""
    assert isinstance(expr, x.When)
    test = value(expr.test, place)
    found = NEVER
    for holds, can, one in ((True, can_hold(test), expr.then), (False, can_fail(test), expr.otherwise)):
        if can:
            facts = (*place.facts, *assumed(expr.test, holds, place))
            found = joined(found, value(one, place.with_facts(facts)))
    return found


def _rolled(expr: x.Expr, place: Place) -> Range:
    assert isinstance(expr, x.Rolled)
    if not expr.dice:
        return ANYTHING
    return all_values((face for die, _ in expr.dice for face in place.world.plan.dice.get(die, ())), place)


PASSES: Passes = {
    **SETS,
    **TRUTHS,
    x.Const: lambda expr, place: numbers(expr.value, expr.value) if isinstance(expr, x.Const) else NEVER,
    x.Text: lambda expr, place: ANYTHING,
    x.Thing: lambda expr, place: named(frozenset({expr.id})) if isinstance(expr, x.Thing) else NEVER,
    x.Nothing: lambda expr, place: named(frozenset({NOBODY})),
    x.Var: _var,
    x.Get: _get,
    x.Floating: lambda expr, place: SIZE,
    x.PileOf: lambda expr, place: named(frozenset({PILE + expr.pile})) if isinstance(expr, x.PileOf) else NEVER,
    x.Trait: _trait,
    x.Look: _look,
    x.Chart: _look,
    x.Named: _named,
    x.BuiltIn: _built_in,
    x.Sum: _sum,
    x.When: _when,
    x.Rolled: _rolled,
}
