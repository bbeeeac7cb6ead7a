"""What an expression can be, as far as the facts go: never less than it really can.

coin of you at least 3          cannot hold where nobody ever has more than 2
each card of crew of you        the cards that can ever come to a crew
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from math import inf
from typing import NamedTuple

from ..plan import expressions as x
from ..plan.flags_held import NONE, Flags
from ..plan.transform import parts
from ..replacing import replace
from ..source.text import Span
from .assumed import OPPOSITE, SIGNS, Fact, Facts, from_comparison, renamed, signs, steady, told, without, yes_or_no
from .lasting import of_the_event, of_the_law
from .ranges import (
    ANYTHING,
    NEVER,
    NO,
    NOBODY,
    NUMBER,
    PILE,
    SIZE,
    TRUTH,
    Range,
    can_fail,
    can_hold,
    compared,
    has_numbers,
    joined,
    named,
    numbers,
    sum_of,
    truth,
)
from .world import When, World

DEEPEST = 8
"""So deep a named value is looked into; further down it may be anything."""


MANY = 200
"""A set of more things is not gone through one by one."""


class Place(NamedTuple):
    """Where an expression stands: in which routine, when, and what some names are."""

    world: World
    routine: str
    when: When
    known: Mapping[str, Range]
    same: bool | None = None
    """Whether who brings an event about is `you`."""
    by: str = "by"
    """The name of who brings it about."""
    depth: int = 0
    nested: bool = False
    """Whether one of a set is being looked at: sets within are looked at as wholes."""
    tests: int = 0
    """How many tests have been gone past."""
    held: Flags = NONE
    """The flags of `you`, and of nobody, that are surely set."""
    facts: Facts = ()
    """What tests before it say."""

    def with_it(self, it: str, what: Range, nested: bool) -> Place:
        """A name is this here. One is made for each thing of a set, so it is made without a detour."""
        known = {**self.known, it: what}
        return Place(
            self.world,
            self.routine,
            self.when,
            known,
            self.same,
            self.by,
            self.depth,
            nested,
            self.tests,
            self.held,
            self.facts,
        )


def value(expr: x.Expr, place: Place) -> Range:
    found = PASSES.get(type(expr), _unknown)(expr, place)
    return told(expr, found, place.facts) if place.facts else found


def _unknown(expr: x.Expr, place: Place) -> Range:
    return place.world.of_type(expr.type)


def all_values(exprs: Iterable[x.Expr], place: Place) -> Range:
    found = NEVER
    for expr in exprs:
        found = joined(found, value(expr, place))
    return found


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


def _get(expr: x.Expr, place: Place) -> Range:
    assert isinstance(expr, x.Get)
    if expr.slot not in place.world.plan.slots:
        return place.world.of_type(expr.type)
    for one in place.held:
        if one.slot == expr.slot and (not one.keys or expr.keys == YOU):
            return numbers(one.value, one.value)
    return place.world.slot(expr.slot)


YOU = (x.Var("thing player", "you"),)


def _inside(expr: x.Expr, place: Place) -> Range:
    assert isinstance(expr, x.Inside)
    return inside(value(expr.pile, place), place.world)


def inside(piles: Range, world: World) -> Range:
    """What can lie in one of some piles."""
    if piles.names is None:
        piles = named(frozenset(PILE + name for name in world.plan.piles))
    found = named(frozenset())
    for name in sorted(piles.names or ()):
        if name.startswith(PILE):
            found = joined(found, world.get("pile", name.removeprefix(PILE)))
    return found


def _all_of(expr: x.Expr, place: Place) -> Range:
    assert isinstance(expr, x.AllOf)
    return named(place.world.of_sort(expr.sort))


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
    """What is where nothing is."""
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
    depth = place.depth + 1
    return value(found.value, place._replace(routine="", known=known, depth=depth, same=None, held=NONE, facts=()))


SAME = ("first", "last", "top", "reversed", "definition", "definitions", "largest", "smallest", "less", "times")
"""Values that are among what they are of."""


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


def _filter(expr: x.Expr, place: Place) -> Range:
    assert isinstance(expr, x.Filter)
    source = value(expr.source, place)
    if expr.how == "linked":
        return place.world.of_type(expr.type)
    return passing(source, expr.it, expr.test, place, expr.source)


def members(those: x.Expr, name: str, place: Place, at: Span | None = None) -> Facts:
    """What is known of each of a set, by that name: each of `opponents of you` is not you."""
    match those:
        case x.BuiltIn(name="opponents", args=(whose,)):
            found = from_comparison("!=", (x.Var("thing player", name), ANYTHING), (whose, ANYTHING), frozenset())
            return tuple(replace(one, at=at) for one in found)
        case x.Filter(source=source, it=it, test=test, how="each" | "any"):
            found = members(source, name, place, at)
            if test is None or it in place.known:
                return found
            inside = place._replace(facts=(*without(place.facts, it), *found))
            known = assumed(test, True, inside._replace(known={**place.known, it: value(source, place)}), at)
            return (*found, *(replace(one, of=renamed(one.of, it, name)) for one in known))
        case _:
            return ()


def passing(source: Range, it: str, test: x.Expr | None, place: Place, those: x.Expr | None = None) -> Range:
    """Those of a set that may pass a test. `those` is what the set is written as."""
    if test is None:
        return source
    if place.facts:
        place = place._replace(facts=without(place.facts, it))
    if isinstance(those, x.Filter | x.BuiltIn):
        place = place._replace(facts=(*place.facts, *members(those, it, place)))
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


def _sum(expr: x.Expr, place: Place) -> Range:
    assert isinstance(expr, x.Sum)
    return sum_of(expr.how, value(expr.left, place), value(expr.right, place))


def _compare(expr: x.Expr, place: Place) -> Range:
    assert isinstance(expr, x.Compare)
    sides = (expr.left, expr.right)
    who = {one.name for one in sides if isinstance(one, x.Var)}
    if who == {place.by, "you"} and expr.how in ("=", "!=") and place.same is not None:
        return truth(place.same, not place.same) if expr.how == "=" else truth(not place.same, place.same)
    if expr.left == expr.right and isinstance(expr.left, x.Var):
        return TRUTH
    if place.facts and expr.how in SIGNS:
        known = signs(expr.left, expr.right, place.facts)
        if known is not None:
            mine = SIGNS[expr.how]
            return truth(any(one in mine for one in known), any(one not in mine for one in known))
    return compared(expr.how, value(expr.left, place), value(expr.right, place), place.world.alone)


def _is(expr: x.Expr, place: Place) -> Range:
    assert isinstance(expr, x.Is)
    what = value(expr.what, place)
    if what.names is None:
        return TRUTH
    sorts = place.world.of_sort(expr.sort)
    if expr.sort == "anything":
        return TRUTH
    if sorts is None:
        # A sort that no element has: there may be such a thing all the same, where it is none of the elements.
        return truth(not what.names <= place.world.plan.elements.keys() | {NOBODY}, True)
    return truth(bool(what.names & sorts), bool(what.names - sorts))


def _holds(expr: x.Expr, place: Place) -> Range:
    assert isinstance(expr, x.Holds)
    world, owner = place.world, value(expr.owner, place)
    sorts = world.of_sort(expr.sort)
    if sorts is None or owner.names is None:
        return TRUTH
    for name, pile in world.plan.piles.items():
        whose = world.of_sort(pile.owners[0]) if pile.owners else frozenset[str]()
        lies = world.get("pile", name)
        if (whose is None or whose & owner.names) and (lies.names is None or lies.names & sorts):
            return TRUTH
    return NO


def _lies_in(expr: x.Expr, place: Place) -> Range:
    assert isinstance(expr, x.LiesIn)
    what = value(expr.what, place)
    return truth(what.names is None or PILE + expr.pile in what.names, True)


def _and(expr: x.Expr, place: Place) -> Range:
    """Each part is looked at where those before it hold."""
    assert isinstance(expr, x.And)
    can, fails = _joined(expr.items, True, place)
    return truth(can, fails)


def _or(expr: x.Expr, place: Place) -> Range:
    """Each part is looked at where those before it do not hold."""
    assert isinstance(expr, x.Or)
    cannot, holds = _joined(expr.items, False, place)
    return truth(holds, cannot)


def _joined(items: tuple[x.Expr, ...], holds: bool, place: Place) -> tuple[bool, bool]:
    """Whether all parts can come out like this, and whether one can come out otherwise."""
    every, one_not = True, False
    again = place.world.speaks_again(items)
    for one, later in zip(items, again, strict=True):
        found = value(one, place)
        like, unlike = (can_hold(found), can_fail(found)) if holds else (can_fail(found), can_hold(found))
        every, one_not = every and like, one_not or unlike
        if later and like and unlike and every:
            place = place._replace(facts=(*place.facts, *assumed(one, holds, place)))
    return every, one_not


def assumed(test: x.Expr, holds: bool, place: Place, at: Span | None = None) -> Facts:
    """What is known where a test comes out like this."""
    match test:
        case x.Not(what=what):
            return assumed(what, not holds, place, at)
        case x.And(items=items) | x.Or(items=items) if holds is isinstance(test, x.And):
            found: Facts = ()
            for one in items:
                found += assumed(one, holds, place._replace(facts=(*place.facts, *found)), at)
            return found
        case x.And(items=items) | x.Or(items=items):
            # All but one of them surely come out otherwise.
            may = can_fail if isinstance(test, x.And) else can_hold
            left = [one for one in items if may(value(one, place))]
            return assumed(left[0], holds, place, at) if len(left) == 1 else ()
        case _ if not steady(test, place.world.plan, place.world.steady):
            return ()
        case x.Compare(how=how, left=left, right=right) if how in SIGNS:
            sides = (left, value(left, place)), (right, value(right, place))
            known = from_comparison(how if holds else OPPOSITE[how], *sides, place.world.alone)
        case x.Is(what=x.Var() | x.Trait() | x.Get() as what, sort=sort):
            known = _of_sort(what, sort, holds, place)
        case _:
            known = (yes_or_no(test, holds),)
    return tuple(replace(one, at=at) for one in known) if at is not None else known


def wrong_with(test: x.Expr, place: Place) -> str:
    """What keeps a test from holding: `apart`, if its parts exclude each other; or the name in it that is nobody."""
    if _excluding(test, place):
        return "apart"
    names = (one for one in parts(test) if isinstance(one, x.Var) and one.type == "thing player")
    return next((one.name for one in names if value(one, place) == named(frozenset({NOBODY}))), "")


def _excluding(test: x.Expr, place: Place) -> bool:
    """Whether each part of a test can hold, and all of them together cannot."""
    if not isinstance(test, x.And) or can_hold(value(test, place)):
        return False
    return all(can_hold(value(one, place)) for one in test.items) or any(_excluding(one, place) for one in test.items)


def opening(ability: str, place: Place) -> Facts:
    """What is known when the lines of an ability begin."""
    law, test, at = place.world.openings.get(ability, (None, None, None))
    found: Facts = () if law is None else of_the_law(assumed(law, True, place, at))
    if test is not None:
        found += of_the_event(assumed(test, True, place, at))
    return found


def _of_sort(what: x.Expr, sort: str, holds: bool, place: Place) -> Facts:
    names, sorts = value(what, place).names, place.world.of_sort(sort)
    if names is None or sorts is None:
        return ()
    return (Fact(what, Range(-inf, inf, names & sorts if holds else names - sorts)),)


def _not(expr: x.Expr, place: Place) -> Range:
    assert isinstance(expr, x.Not)
    found = value(expr.what, place)
    return truth(can_fail(found), can_hold(found))


def _can(expr: x.Expr, place: Place) -> Range:
    assert isinstance(expr, x.Can)
    if not isinstance(expr.need, x.NeedSteps):
        return TRUTH
    from ..plan import steps as s
    from .begin import can_begin

    block = tuple(one for one in expr.need.block if isinstance(one, s.Step))
    return truth(can_begin(block, place) is None, True)


def _during(expr: x.Expr, place: Place) -> Range:
    assert isinstance(expr, x.During)
    return truth(expr.phase in place.when.phases, expr.phase not in place.when.phases)


def _when(expr: x.Expr, place: Place) -> Range:
    """One value or another, each where it can be taken."""
    assert isinstance(expr, x.When)
    test = value(expr.test, place)
    found = NEVER
    for holds, can, one in ((True, can_hold(test), expr.then), (False, can_fail(test), expr.otherwise)):
        if can:
            facts = (*place.facts, *assumed(expr.test, holds, place))
            found = joined(found, value(one, place._replace(facts=facts)))
    return found


def _rolled(expr: x.Expr, place: Place) -> Range:
    assert isinstance(expr, x.Rolled)
    if not expr.dice:
        return ANYTHING
    return all_values((face for die, _ in expr.dice for face in place.world.plan.dice.get(die, ())), place)


PASSES: dict[type[x.Expr], Callable[[x.Expr, Place], Range]] = {
    x.Const: lambda expr, place: numbers(expr.value, expr.value) if isinstance(expr, x.Const) else NEVER,
    x.Text: lambda expr, place: ANYTHING,
    x.Thing: lambda expr, place: named(frozenset({expr.id})) if isinstance(expr, x.Thing) else NEVER,
    x.Nothing: lambda expr, place: named(frozenset({NOBODY})),
    x.Var: _var,
    x.Get: _get,
    x.Floating: lambda expr, place: SIZE,
    x.PileOf: lambda expr, place: named(frozenset({PILE + expr.pile})) if isinstance(expr, x.PileOf) else NEVER,
    x.Inside: _inside,
    x.AllOf: _all_of,
    x.Trait: _trait,
    x.Look: _look,
    x.Chart: _look,
    x.Named: _named,
    x.BuiltIn: _built_in,
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
    x.Sum: _sum,
    x.Compare: _compare,
    x.Is: _is,
    x.Holds: _holds,
    x.LiesIn: _lies_in,
    x.And: _and,
    x.Or: _or,
    x.Not: _not,
    x.Can: _can,
    x.During: _during,
    x.When: _when,
    x.Rolled: _rolled,
}
"""What is not here may be anything of its type."""
