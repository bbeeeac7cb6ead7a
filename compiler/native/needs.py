"""What must be possible before something is offered, as tests in C."""

from __future__ import annotations

from collections.abc import Callable

from ..plan import expressions as x
from .expressions import any_c, c, in_brackets
from .lacks import Lacks
from .sets import loop, many_c
from .unit import Lines, Scope, bound, braced, c_type, fresh, function, identifier, lifted, maybe


def needed(need: x.Need, scope: Scope) -> str:
    make = NEEDS.get(type(need))
    if make is None:
        raise Lacks(f"`{type(need).__name__}`, a need")
    return make(need, scope)


def never_fails(need: x.Need) -> bool:
    return isinstance(need, x.NeedAll) and not need.items


def _test(need: x.Need, scope: Scope) -> str:
    assert isinstance(need, x.NeedTest)
    return c(need.test, scope)


def goods_of(price: x.Price) -> list[tuple[str, x.Expr]]:
    """A price that is known good by good."""
    if not isinstance(price.goods, x.Goods):
        raise Lacks("a price that is not written down good by good")
    names = [name for name, _ in price.goods.items]
    if len(set(names)) < len(names):
        raise Lacks("a price with the same good twice")
    return list(price.goods.items)


def _pay(need: x.Need, scope: Scope) -> str:
    """Several payments can be made one after the other if all of them can be made together: nothing changes a price."""
    assert isinstance(need, x.NeedPay)
    unit = scope.unit
    if any(price.seat != need.prices[0].seat for price in need.prices):
        raise Lacks("payments of several players, one after the other")
    here, params, given = lifted(unit, scope, need)
    passed = unit.passing
    found: dict[str, list[str]] = {}
    for price in need.prices:
        for good, many in goods_of(price):
            found.setdefault(good, []).append(f"larger({c(many, here)}, 0)")
    lines = [f"int seat = {c(need.prices[0].seat, here)};", "if (seat < 0)", "    return 0;"]
    for n, (good, amounts) in enumerate(found.items()):
        lines.append(f"num many_{n} = {' + '.join(amounts)};")
        lines += [f"if (many_{n} > 0 && {held(good, 'seat', here)} < many_{n})", "    return 0;"]
    if unit.passing > passed:
        raise Lacks("a price that is worked out over sets")
    name = function(unit, "int", fresh(unit, "can_pay"), params, [*lines, "return 1;"])
    return f"{name}({', '.join(given)})"


def held(good: str, seat: str, scope: Scope) -> str:
    from .slots import accessor

    plan = scope.unit.linked.plan
    if good not in plan.slots or plan.slots[good].owners != ("player",):
        raise Lacks(f"`{good}` in a price")
    return f"{accessor(good, scope.unit)}(g, {seat})"


def _some(need: x.Need, scope: Scope) -> str:
    assert isinstance(need, x.NeedSome)
    if never_fails(need.rest):
        return f"({many_c(need.source, scope)} > 0)"
    unit = scope.unit
    here, params, given = lifted(unit, scope, need)

    def body(inner: Scope) -> Lines:
        return braced(f"if {in_brackets(needed(need.rest, inner))}", ["found = 1;", "break;"])

    lines = ["int found = 0, mark = g->passing;", *loop(need.source, need.var, here, body)]
    name = function(unit, "int", fresh(unit, "some"), params, [*lines, "g->passing = mark;", "return found;"])
    return f"{name}({', '.join(given)})"


def _all(need: x.Need, scope: Scope) -> str:
    assert isinstance(need, x.NeedAll)
    return "(" + " && ".join(needed(item, scope) for item in need.items) + ")" if need.items else "1"


def _any(need: x.Need, scope: Scope) -> str:
    assert isinstance(need, x.NeedAny)
    return "(" + " || ".join(needed(item, scope) for item in need.items) + ")" if need.items else "0"


def _if(need: x.Need, scope: Scope) -> str:
    assert isinstance(need, x.NeedIf)
    return f"({c(need.test, scope)} ? {needed(need.then, scope)} : {needed(need.otherwise, scope)})"


def _let(need: x.Need, scope: Scope) -> str:
    assert isinstance(need, x.NeedLet)
    unit = scope.unit
    here, params, given = lifted(unit, scope, need)
    type = c_type(need.value.type)
    inner = bound(here, need.var, "value", type, maybe(need.value, here))
    lines = ["int mark = g->passing;", f"{type} value UNUSED = {any_c(need.value, here)};"]
    lines += [f"int found = {needed(need.rest, inner)};", "g->passing = mark;", "return found;"]
    name = function(unit, "int", fresh(unit, "with"), params, lines)
    return f"{name}({', '.join(given)})"


def _call(need: x.Need, scope: Scope) -> str:
    assert isinstance(need, x.NeedCall)
    args = dict(need.args)
    given = ["g", c(need.seat, scope)]
    for param in scope.unit.linked.plan.routines[need.rule].params:
        given.append(any_c(args[param.role], scope) if param.role in args else missing(param.type))
    return f"{identifier(scope.unit, 'can', need.rule)}({', '.join(given)})"


def missing(type: str) -> str:
    return "(Set){0, 0}" if c_type(type) == "Set" else "-1"


def _follow(need: x.Need, scope: Scope) -> str:
    assert isinstance(need, x.NeedFollow)
    return f"can_follow(g, {c(need.seat, scope)}, {c(need.thing, scope)})"


def _before(need: x.Need, scope: Scope) -> str:
    """What must come before a rule can always be begun, where it needs nothing itself."""
    assert isinstance(need, x.NeedBefore)
    plan = scope.unit.linked.plan
    for one in plan.listeners:
        if one.event == need.rule and not one.laws.optional and not never_fails(plan.routines[one.id].need):
            raise Lacks("what must come before a rule, and may be impossible")
    return "1"


NEEDS: dict[type[x.Need], Callable[[x.Need, Scope], str]] = {
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
}
