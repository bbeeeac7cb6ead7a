"""Needs, which are what must be possible, as Python: one test, or a function that also says in the author's words what
is missing."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ..plan import expressions as x
from . import numbers
from .conditions import tested
from .context import Place, helper, maybe, over, within
from .expressions import it_of, python
from .gather import gathered, passed
from .opening import opened
from .sets import source_of
from .tree import (
    Code,
    Statement,
    call,
    comprehension,
    either_or,
    head,
    joined,
    line,
    negated,
    quoted,
    raw,
    tupled,
)


def needed(need: x.Need, place: Place) -> Code:
    """The test of a need."""
    return NEEDS[type(need)](need, place)


def never_fails(need: x.Need) -> bool:
    return isinstance(need, x.NeedAll) and not need.items


def _test(need: x.Need, place: Place) -> Code:
    assert isinstance(need, x.NeedTest)
    return python(opened(need.test, place), place)


def price_code(price: x.Price, place: Place) -> Code:
    """A payment: the seat, the amount, the goods with which points may be bought, and the rules that it is for."""
    accepting = python(price.accepting, place) if price.accepting is not None else raw("None")
    more: list[Code] = []
    if price.aims and any(one.aim is not None for one in place.module.linked.plan.prices):
        aims = (tupled((quoted(rule), tupled(python(one, place) for one in given))) for rule, given in price.aims)
        more = [accepting, tupled(aims)]
    elif price.accepting is not None:
        more = [accepting]
    return tupled((python(price.seat, place), python(price.goods, place), *more))


def _pay(need: x.Need, place: Place) -> Code:
    assert isinstance(need, x.NeedPay)
    return call(helper(place, "can_pay"), raw("g"), *(price_code(price, place) for price in need.prices))


def _some(need: x.Need, place: Place) -> Code:
    assert isinstance(need, x.NeedSome)
    source, test = passed(gathered(opened(need.source, place), place), need.var)
    inner, code = over(place, need.var, source), source_of(source, place)
    asked = tested(test, inner) if test is not None else None
    if never_fails(need.rest):
        if asked is None:
            return call("bool", code)
        found = comprehension("(", asked, it_of(need.var), code, None, ")")
    else:
        found = comprehension("(", needed(need.rest, inner), it_of(need.var), code, asked, ")")
    return Code(("any", *found.parts))


def _all(need: x.Need, place: Place) -> Code:
    assert isinstance(need, x.NeedAll)
    if not need.items:
        return raw("True")
    return joined("and", [needed(item, place) for item in need.items])


def _any(need: x.Need, place: Place) -> Code:
    assert isinstance(need, x.NeedAny)
    if not need.items:
        return raw("False")
    return joined("or", [needed(item, place) for item in need.items])


def _if(need: x.Need, place: Place) -> Code:
    assert isinstance(need, x.NeedIf)
    test = python(need.test, place)
    if never_fails(need.otherwise):
        return joined("or", [negated(test), needed(need.then, place)])
    if never_fails(need.then):
        return joined("or", [test, needed(need.otherwise, place)])
    return either_or(test, needed(need.then, place), needed(need.otherwise, place))


def _let(need: x.Need, place: Place) -> Code:
    assert isinstance(need, x.NeedLet)
    inner = _with(need.var, need.value, place)
    value = tupled((python(need.value, place),))
    found = comprehension("(", needed(need.rest, inner), it_of(need.var), value, None, ")")
    return Code(("any", *found.parts))


def _with(var: str, value: x.Expr, place: Place) -> Place:
    inner = within(place, var)
    if maybe(value, place):
        from dataclasses import replace

        inner = replace(inner, maybe=inner.maybe | {var})
    return inner


def _call(need: x.Need, place: Place) -> Code:
    assert isinstance(need, x.NeedCall)
    name = place.module.functions[f"can {need.rule}"]
    args = dict(need.args)
    params = place.module.linked.plan.routines[need.rule].params
    given = [python(args[param.role], place) if param.role in args else raw("-1") for param in params]
    return call(name, raw("g"), python(need.seat, place), *given)


def _follow(need: x.Need, place: Place) -> Code:
    assert isinstance(need, x.NeedFollow)
    return call(helper(place, "can_follow"), raw("g"), python(need.seat, place), python(need.thing, place))


def _before(need: x.Need, place: Place) -> Code:
    assert isinstance(need, x.NeedBefore)
    event = numbers.event(place.module, need.rule)
    args = tupled(python(arg, place) for arg in need.args)
    return call(helper(place, "can_come_before"), raw("g"), event, python(need.seat, place), args)


def _offer(need: x.Need, place: Place) -> Code:
    assert isinstance(need, x.NeedOffer)
    return call("bool", call(helper(place, "offers"), raw("g"), python(need.seat, place)))


NEEDS: dict[type[x.Need], Callable[[x.Need, Place], Code]] = {
    x.NeedTest: _test,
    x.NeedPay: _pay,
    x.NeedSome: _some,
    x.NeedAll: _all,
    x.NeedAny: _any,
    x.NeedIf: _if,
    x.NeedLet: _let,
    x.NeedCall: _call,
    x.NeedFollow: _follow,
    x.NeedBefore: _before,
    x.NeedOffer: _offer,
}


# ---- the function


def body(need: x.Need, place: Place) -> list[Statement]:
    """A need line by line: the first part that fails returns False; where reasons are wanted, all failing parts are
    listed."""
    return [*_lines(need, place), line("return not why")]


def _lines(need: x.Need, place: Place) -> Iterator[Statement]:
    match need:
        case x.NeedAll(items=items):
            for item in items:
                yield from _lines(item, place)
        case x.NeedLet(var=var, value=value, rest=rest):
            yield line(f"{it_of(var)} = ", python(value, place))
            yield from _lines(rest, _with(var, value, place))
        case x.NeedIf(test=test, then=then, otherwise=otherwise) if not never_fails(then) or not never_fails(otherwise):
            if not never_fails(then):
                yield head(list(_lines(then, place)), "if ", python(test, place))
            if not never_fails(otherwise):
                yield head(list(_lines(otherwise, place)), "if ", negated(python(test, place)))
        case x.NeedPay(prices=prices) if len(prices) > 1:
            words = tupled(quoted(price.words) for price in prices)
            payments = [price_code(price, place) for price in prices]
            missing = call(helper(place, "unpaid"), raw("g"), raw("why"), words, *payments)
            yield head([line("return False")], "if ", joined("and", [negated(needed(need, place)), missing]))
        case _:
            missing = call(helper(place, "no"), raw("why"), quoted(need.words))
            yield head([line("return False")], "if ", joined("and", [negated(needed(need, place)), missing]))
