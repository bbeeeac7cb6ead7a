"""The possible members of a set, and what is known of each of them.

each card of crew of you        the cards that can ever come to a crew
"""

from __future__ import annotations

from math import inf

from ..plan import expressions as x
from ..replacing import replace
from ..source.text import Span
from .assumed import Facts, from_comparison, renamed, without
from .place import Passes, Place, all_values, value
from .ranges import ANYTHING, NEVER, NO, NUMBER, PILE, SIZE, Range, can_hold, has_numbers, joined, named, numbers, truth
from .truths import assumed
from .world import World

MANY = 200
"""Larger sets are not examined member by member."""


def inside(piles: Range, world: World) -> Range:
    """What can lie in any of some piles."""
    if piles.names is None:
        piles = named(frozenset(PILE + name for name in world.plan.piles))
    found = named(frozenset())
    for name in sorted(piles.names or ()):
        if name.startswith(PILE):
            found = joined(found, world.get("pile", name.removeprefix(PILE)))
    return found


def _inside(expr: x.Expr, place: Place) -> Range:
    assert isinstance(expr, x.Inside)
    return inside(value(expr.pile, place), place.world)


def _all_of(expr: x.Expr, place: Place) -> Range:
    assert isinstance(expr, x.AllOf)
    return named(place.world.of_sort(expr.sort))


def _filter(expr: x.Expr, place: Place) -> Range:
    assert isinstance(expr, x.Filter)
    source = value(expr.source, place)
    if expr.how == "linked":
        return place.world.of_type(expr.type)
    return passing(source, expr.it, expr.test, place, expr.source)


def members(those: x.Expr, name: str, place: Place, at: Span | None = None) -> Facts:
    """What is known of each member of a set under its name: each of `opponents of you` is not you."""
    match those:
        case x.BuiltIn(name="opponents", args=(whose,)):
            found = from_comparison("!=", (x.Var("thing player", name), ANYTHING), (whose, ANYTHING), frozenset())
            return tuple(replace(one, at=at) for one in found)
        case x.Filter(source=source, it=it, test=test, how="each" | "any"):
            found = members(source, name, place, at)
            if test is None or it in place.known:
                return found
            inside = place.with_facts((*without(place.facts, it), *found))
            known = assumed(test, True, inside._replace(known={**place.known, it: value(source, place)}), at)
            return (*found, *(replace(one, of=renamed(one.of, it, name)) for one in known))
        case _:
            return ()


def passing(source: Range, it: str, test: x.Expr | None, place: Place, those: x.Expr | None = None) -> Range:
    """The members that may pass a test. `those` is the expression of the set."""
    if test is None:
        return source
    if place.facts:
        place = place.with_facts(without(place.facts, it))
    if isinstance(those, x.Filter | x.BuiltIn):
        place = place.with_facts((*place.facts, *members(those, it, place)))
    known = tuple(place.known.items())
    where = (place.routine, place.when, place.same, place.by, place.depth, place.nested, place.tests, place.held)
    key = ("passing", id(test), it, source, where, place.facts, known)
    return place.world.keep(key, test, lambda: _passing(source, it, test, place))


def _passing(source: Range, it: str, test: x.Expr, place: Place) -> Range:
    if place.nested or source.names is None or has_numbers(source) or len(source.names) > MANY:
        inner = place.with_it(it, source, place.nested)
        return source if can_hold(value(test, inner)) else NEVER
    found = (
        name for name in source.names if can_hold(value(test, place.with_it(it, named(frozenset({name})), nested=True)))
    )
    return named(frozenset(found))


def some(one: Range) -> bool:
    """Whether there can be anything in a set."""
    return one.names is None or bool(one.names) or has_numbers(one)


def _exists(expr: x.Expr, place: Place) -> Range:
    assert isinstance(expr, x.Exists)
    can = some(passing(value(expr.source, place), expr.it, expr.test, place, expr.source))
    return truth(can, True) if expr.wanted else truth(True, can)


def _count(expr: x.Expr, place: Place) -> Range:
    assert isinstance(expr, x.Count)
    if isinstance(expr.of, x.Items):
        return numbers(0, len(expr.of.items))
    found = value(expr.of, place)
    if found.names is None or has_numbers(found) or not expr.of.type.startswith("set "):
        return SIZE
    if not found.names:
        return NO
    return numbers(0, sum(place.world.copies(name) for name in found.names))


def _fold(expr: x.Expr, place: Place) -> Range:
    assert isinstance(expr, x.Fold)
    among = value(expr.among, place)
    if not some(among):
        return NO
    facts = without(place.facts, expr.it)
    each = value(expr.what, place._replace(known={**place.known, expr.it: among}, facts=facts))
    if not has_numbers(each):
        return NUMBER
    if expr.how == "total":
        return numbers(0 if each.low >= 0 else -inf, 0 if each.high <= 0 else inf)
    return joined(each, NO)


def _groups(expr: x.Expr, place: Place) -> Range:
    assert isinstance(expr, x.Groups)
    return value(expr.of, place)


def _items(expr: x.Expr, place: Place) -> Range:
    assert isinstance(expr, x.Items | x.Both | x.OneOf)
    return all_values(expr.items, place)


def _taken(expr: x.Expr, place: Place) -> Range:
    assert isinstance(expr, x.Taken)
    world = place.world
    piles = value(expr.pile, place)
    found = inside(piles, world)
    for name in sorted(piles.names or ()):
        pile = world.plan.piles.get(name.removeprefix(PILE))
        if pile is not None and pile.refilled:
            found = joined(found, world.get("pile", pile.refilled))
    sorts = world.of_sort(expr.sort)
    if sorts is None or found.names is None:
        return found
    return named(found.names & sorts)


def _goods(expr: x.Expr, place: Place) -> Range:
    assert isinstance(expr, x.Goods)
    found: set[str] = set()
    for good, _ in expr.items:
        found |= set(place.world.plan.groups.get(good, (good,)))
    return named(frozenset(found))


def _bundle(expr: x.Expr, place: Place) -> Range:
    assert isinstance(expr, x.Bundle)
    return value(expr.chosen, place)


SETS: Passes = {
    x.Inside: _inside,
    x.AllOf: _all_of,
    x.Filter: _filter,
    x.Exists: _exists,
    x.Count: _count,
    x.Fold: _fold,
    x.Groups: _groups,
    x.Items: _items,
    x.Both: _items,
    x.OneOf: _items,
    x.Taken: _taken,
    x.Goods: _goods,
    x.Bundle: _bundle,
}
"""How the members of each sort of set are found."""
