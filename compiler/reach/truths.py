"""Whether tests can hold and whether they can fail, and what each result tells.

coin of you at least 3          cannot hold where no player ever has more than 2
"""

from __future__ import annotations

from math import inf

from ..plan import expressions as x
from ..plan.transform import parts
from ..replacing import replace
from ..source.text import Span
from .assumed import OPPOSITE, SIGNS, Fact, Facts, from_comparison, signs, steady, yes_or_no
from .lasting import of_the_event, of_the_law
from .place import Passes, Place, value
from .ranges import NO, NOBODY, PILE, TRUTH, Range, can_fail, can_hold, compared, named, truth


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
        # A sort without elements: there may still be such a thing that is not an element.
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
    """Each part is examined where the parts before it hold."""
    assert isinstance(expr, x.And)
    can, fails = _joined(expr.items, True, place)
    return truth(can, fails)


def _or(expr: x.Expr, place: Place) -> Range:
    """Each part is examined where the parts before it do not hold."""
    assert isinstance(expr, x.Or)
    cannot, holds = _joined(expr.items, False, place)
    return truth(holds, cannot)


def _joined(items: tuple[x.Expr, ...], holds: bool, place: Place) -> tuple[bool, bool]:
    """Whether all parts can have this result, and whether one can have the other."""
    every, one_not = True, False
    again = place.world.read_again(items)
    for one, later in zip(items, again, strict=True):
        found = value(one, place)
        like, unlike = (can_hold(found), can_fail(found)) if holds else (can_fail(found), can_hold(found))
        every, one_not = every and like, one_not or unlike
        if later and like and unlike and every:
            place = place.with_facts((*place.facts, *assumed(one, holds, place)))
    return every, one_not


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


def assumed(test: x.Expr, holds: bool, place: Place, at: Span | None = None) -> Facts:
    """What is known where a test has this result."""
    match test:
        case x.Not(what=what):
            return assumed(what, not holds, place, at)
        case x.And(items=items) | x.Or(items=items) if holds is isinstance(test, x.And):
            found: Facts = ()
            for one in items:
                found += assumed(one, holds, place.with_facts((*place.facts, *found)), at)
            return found
        case x.And(items=items) | x.Or(items=items):
            # All but one of them certainly have the other result.
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


def _of_sort(what: x.Expr, sort: str, holds: bool, place: Place) -> Facts:
    names, sorts = value(what, place).names, place.world.of_sort(sort)
    if names is None or sorts is None:
        return ()
    return (Fact(what, Range(-inf, inf, names & sorts if holds else names - sorts)),)


def wrong_with(test: x.Expr, place: Place) -> str:
    """What keeps a test from holding: `apart` if its parts exclude each other, or the name in it that is nobody."""
    if _excluding(test, place):
        return "apart"
    names = (one for one in parts(test) if isinstance(one, x.Var) and one.type == "thing player")
    return next((one.name for one in names if value(one, place) == named(frozenset({NOBODY}))), "")


def _excluding(test: x.Expr, place: Place) -> bool:
    """Whether each part of a test can hold, but not all of them together."""
    if not isinstance(test, x.And) or can_hold(value(test, place)):
        return False
    return all(can_hold(value(one, place)) for one in test.items) or any(_excluding(one, place) for one in test.items)


def opening(ability: str, place: Place) -> Facts:
    """What is known when the lines of an ability begin."""
    place.world.reads(("listener", ability))
    law, test, at = place.world.openings.get(ability, (None, None, None))
    found: Facts = () if law is None else of_the_law(assumed(law, True, place, at))
    if test is not None:
        found += of_the_event(assumed(test, True, place, at))
    return found


TRUTHS: Passes = {
    x.Compare: _compare,
    x.Is: _is,
    x.Holds: _holds,
    x.LiesIn: _lies_in,
    x.And: _and,
    x.Or: _or,
    x.Not: _not,
    x.Can: _can,
    x.During: _during,
}
"""How each sort of test is decided."""
