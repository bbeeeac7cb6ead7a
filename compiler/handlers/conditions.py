"""Sums, tests and chance as Python."""

from __future__ import annotations

from dataclasses import replace

from ..plan import expressions as x
from . import numbers
from .context import Place, helper, maybe, plain_pile, surely, used, within
from .expressions import PASSES, element, found_pile, it_of, pile_number, python
from .tree import (
    ATOM,
    OR,
    PLUS,
    TIMES,
    Code,
    call,
    compared,
    index,
    joined,
    lambda_,
    negated,
    number,
    only_argument,
    operation,
    quoted,
    raw,
    tight,
    tupled,
)

SIGNS = {"=": "==", "not-in": "not in"}


def tested(expr: x.Expr, place: Place) -> Code:
    """A test as the condition of an `if`, where a list that is not empty counts as true."""
    match expr:
        case x.And(items=items) if items:
            return joined("and", [tested(item, place) for item in items])
        case x.Not(what=x.Compare() as what) if _of_nothing(what):
            return tested(x.Compare("truth", ">", what.left, what.right), place)
        case x.Compare() if _of_something(expr):
            return only_argument(python(expr.left, place), "len") or python(expr, place)
        case _:
            code = python(expr, place)
            return only_argument(code, "bool") or code


def _of_nothing(expr: x.Compare) -> bool:
    """Whether a comparison asks for a count of zero."""
    return isinstance(expr.left, x.Count) and expr.how == "=" and expr.right == ZERO


def _of_something(expr: x.Compare) -> bool:
    """Whether a comparison asks for a count of at least one."""
    more = (expr.how in (">", "!=") and expr.right == ZERO) or (expr.how == ">=" and expr.right == ONE)
    return isinstance(expr.left, x.Count) and more


ZERO, ONE = x.Const("number", 0), x.Const("number", 1)


def _compare(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.Compare)
    if expr.how in ("in", "not-in"):
        return _in(expr, place)
    left, right = python(expr.left, place), python(expr.right, place)
    if _of_nothing(expr):
        whole = only_argument(left, "len")
        if whole is not None:
            return negated(whole)
    if expr.how == "all-in":
        return compared(call("set", left), "<=", call("set", right))
    if isinstance(expr.right, x.Nothing):
        return compared(left, "<" if expr.how == "=" else ">=", number(0))
    if expr.left.type.startswith("set ") and expr.how in ("=", "!="):
        left, right = call("list", left), call("list", right)
    return compared(left, SIGNS.get(expr.how, expr.how), right)


def _in(expr: x.Compare, place: Place) -> Code:
    pile = expr.right.pile if isinstance(expr.right, x.Inside) else None
    if isinstance(pile, x.PileOf) and plain_pile(pile, place) and not maybe(expr.left, place):
        where = index(raw(used(place, "at")), python(expr.left, place))
        return compared(where, "==" if expr.how == "in" else "!=", python(pile, place))
    if isinstance(pile, x.PileOf) and expr.how == "in" and not maybe(expr.left, place):
        unsure = [key for key in pile.keys if maybe(key, place)]
        if all(isinstance(key, x.Var | x.Trait) for key in unsure) and found_pile(pile, place):
            where = index(raw(used(place, "at")), python(expr.left, place))
            there = [compared(python(key, place), ">=", number(0)) for key in unsure]
            return joined("and", [*there, compared(where, "==", pile_number(pile, place))])
    right = python(expr.right, place)
    return compared(python(expr.left, place), SIGNS.get(expr.how, expr.how), right)


def _is(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.Is)
    if surely(expr.what, expr.sort, place) and not maybe(expr.what, place):
        return raw("True")
    if isinstance(expr.what, x.Var) and expr.what.name in place.printed:
        elements = place.module.linked.plan.elements
        if all(expr.sort in elements[id].sorts for id in place.printed[expr.what.name]):
            return raw("True")
    if expr.sort == "player":
        return compared(number(0), "<=", Code((*python(expr.what, place).parts, " < g.n")))
    plan = place.module.linked.plan
    if expr.sort in plan.elements:
        return compared(element(expr.what, place), "==", numbers.thing(place.module, expr.sort))
    if expr.sort in plan.goods:
        return compared(python(expr.what, place), "==", numbers.thing(place.module, expr.sort))
    if expr.sort.startswith("player-") and expr.sort in place.module.linked.number:
        return compared(python(expr.what, place), "==", numbers.thing(place.module, expr.sort))
    return compared(element(expr.what, place), "in", numbers.sort_set(place.module, expr.sort))


def _holds(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.Holds)
    sort = raw("None") if expr.sort == "anything" else numbers.sort_set(place.module, expr.sort)
    return call(helper(place, "holds"), raw("g"), element(expr.owner, place), sort)


def _lies_in(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.LiesIn)
    kept = place.module.linked.piles[expr.pile]
    what = python(expr.what, place)
    if kept.size == 1:
        return compared(what, "==", number(kept.base))
    return compared(number(kept.base), "<=", Code((*what.parts, f" < {kept.base + kept.size}")))


def _passes_for(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.PassesFor)
    seat, what, other = (python(one, place) for one in (expr.seat, expr.what, expr.other))
    return call(helper(place, "passes_for"), raw("g"), seat, what, other)


def _cancelled(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.Cancelled)
    event = numbers.event(place.module, expr.rule)
    args = tupled(python(arg, place) for arg in expr.args)
    return call(helper(place, "cancelled"), raw("g"), event, python(expr.seat, place), args)


def _paid_for(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.PaidFor)
    names = ", ".join(it_of(name) for name in expr.params)
    test = python(expr.test, within(place, *expr.params)) if expr.test is not None else raw("True")
    return call(helper(place, "paid_for"), raw("g"), quoted(expr.rule), lambda_(names or "*_", test))


def _and(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.And)
    return joined("and", [python(item, place) for item in expr.items]) if expr.items else raw("True")


def _or(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.Or)
    return joined("or", [python(item, place) for item in expr.items])


def _not(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.Not)
    what = expr.what
    if isinstance(what, x.Compare) and what.how in OPPOSITE:
        return python(replace(what, how=OPPOSITE[what.how]), place)
    if isinstance(what, x.Exists):
        return python(replace(what, wanted=not what.wanted), place)
    return negated(python(what, place))


OPPOSITE = {"=": "!=", "!=": "=", "in": "not-in", "not-in": "in", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}


def _can(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.Can)
    from .needs import needed

    return needed(expr.need, place)


def _during(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.During)
    return compared(numbers.phase(place.module, expr.phase), "in", raw("g.phases"))


def _when(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.When)
    test, then, other = (python(one, place) for one in (expr.test, expr.then, expr.otherwise))
    return Code(("(", *tight(then, OR), " if ", *tight(test, OR), " else ", *tight(other, OR), ")"))


def _random(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.Random)
    among = python(expr.among, place)
    if expr.many is None:
        return call(helper(place, "by_chance"), raw("g"), among)
    return call(helper(place, "several_by_chance"), raw("g"), among, python(expr.many, place))


def _rolled(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.Rolled)
    if expr.die is not None:
        return call(helper(place, "roll"), raw("g"), python(expr.die, place))
    if expr.single:
        return call(helper(place, "roll"), raw("g"), numbers.thing(place.module, expr.dice[0][0]))
    pairs = tupled(tupled((numbers.thing(place.module, name), python(many, place))) for name, many in expr.dice)
    return call(helper(place, "roll_all"), raw("g"), pairs)


def _sum(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.Sum)
    left, right = python(expr.left, place), python(expr.right, place)
    if expr.how == "/^":
        return call(helper(place, "divided_up"), left, right)
    if expr.left == x.Const("number", 0) and expr.how == "-":
        return Code(("-", *tight(right, ATOM)), TIMES)
    if expr.how == "/":
        if isinstance(expr.right, x.Const) and expr.right.value > 0:
            return operation(left, "//", right, TIMES)
        return call(helper(place, "divided"), left, right)
    if expr.how == "*" and not isinstance(expr.left, x.Const) and not isinstance(expr.right, x.Const):
        return call(helper(place, "product"), raw("g"), left, right)
    return operation(left, expr.how, right, TIMES if expr.how == "*" else PLUS)


PASSES.update(
    {
        x.Sum: _sum,
        x.Compare: _compare,
        x.Is: _is,
        x.Holds: _holds,
        x.LiesIn: _lies_in,
        x.PassesFor: _passes_for,
        x.Cancelled: _cancelled,
        x.PaidFor: _paid_for,
        x.And: _and,
        x.Or: _or,
        x.Not: _not,
        x.Can: _can,
        x.During: _during,
        x.Rolled: _rolled,
        x.When: _when,
        x.Random: _random,
    }
)
