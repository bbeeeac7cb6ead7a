"""Expressions and needs of the plan on one line, for people.

(some $it in each cell where (disc[$it] = nothing))
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from json import dumps
from typing import Any

from . import expressions as x


def expression(expr: x.Expr) -> str:
    return EXPRESSIONS[type(expr)](expr)


def need(found: x.Need) -> str:
    """What must be possible; the author's words for it are left out."""
    return NEEDS[type(found)](found)


def never_fails(found: x.Need) -> bool:
    return isinstance(found, x.NeedAll) and not found.items


def keyed(name: str, keys: Iterable[x.Expr]) -> str:
    listed = ", ".join(map(expression, keys))
    return f"{name}[{listed}]" if listed else name


def given(args: Iterable[tuple[str, x.Expr]]) -> str:
    """What something is done with, by role."""
    return " ".join(f"{role}={expression(value)}" for role, value in args)


def price(found: x.Price) -> str:
    accepting = f" accepting {expression(found.accepting)}" if found.accepting is not None else ""
    aims = "".join(f" for {rule}({', '.join(map(expression, args))})" for rule, args in found.aims)
    return f"{expression(found.goods)} of {expression(found.seat)}{accepting}{aims}"


def _where(it: str, source: x.Expr, test: x.Expr | None) -> str:
    return f"${it} in {expression(source)}" + (f" where {expression(test)}" if test is not None else "")


def _filter(found: x.Filter) -> str:
    how = "" if found.how == "each" else f"{found.how} "
    return f"[{how}{_where(found.it, found.source, found.test)}]"


def _named(found: x.Named) -> str:
    seat = "" if found.seat == x.Var("thing player", "you") else f" for {expression(found.seat)}"
    return f"{found.name}({', '.join(map(expression, found.args))}){seat}"


def _taken(found: x.Taken) -> str:
    return f"({expression(found.many)} {found.sort} off {expression(found.pile)})"


def _paid_for(found: x.PaidFor) -> str:
    params = ", ".join(f"${one}" for one in found.params)
    test = f" where {expression(found.test)}" if found.test is not None else ""
    return f"(paid for {found.rule}({params}){test})"


def _rolled(found: x.Rolled) -> str:
    if found.die is not None:
        return f"(roll {expression(found.die)})"
    dice = " + ".join(name if found.single else f"{expression(many)} {name}" for name, many in found.dice)
    return f"(roll {dice})"


def _random(found: x.Random) -> str:
    many = expression(found.many) if found.many is not None else "one"
    return f"({many} by chance of {expression(found.among)})"


def _joined(word: str) -> Callable[[Any], str]:
    """Several joined by a word."""

    def write(found: x.And | x.Or | x.Both | x.OneOf) -> str:
        items = [expression(item) for item in found.items]
        return f"({f' {word} '.join(items)})" if items else f"({word} of nothing)"

    return write


def _infix(found: x.Sum | x.Compare) -> str:
    return f"({expression(found.left)} {found.how} {expression(found.right)})"


def _goods(found: x.Goods) -> str:
    return "(" + (" + ".join(f"{expression(many)} {good}" for good, many in found.items) or "nothing") + ")"


def _fold(found: x.Fold) -> str:
    return f"({found.how} of {expression(found.what)} for ${found.it} in {expression(found.among)})"


def _const(found: x.Const) -> str:
    return ("yes" if found.value else "no") if found.type == "truth" else str(found.value)


EXPRESSIONS: dict[type[x.Expr], Callable[[Any], str]] = {
    x.Const: _const,
    x.Text: lambda found: dumps(found.text),
    x.Thing: lambda found: found.id,
    x.Nothing: lambda found: "nothing",
    x.Var: lambda found: f"${found.name}",
    x.Get: lambda found: keyed(found.slot, found.keys),
    x.Floating: lambda found: f"floating {found.wallet}[{expression(found.seat)}]",
    x.PileOf: lambda found: keyed(found.pile, found.keys),
    x.Inside: lambda found: f"inside {expression(found.pile)}",
    x.AllOf: lambda found: f"each {found.sort}",
    x.Trait: lambda found: f"{expression(found.of)}'s {found.name}",
    x.Look: lambda found: keyed(f"table {found.table}", found.keys),
    x.Chart: lambda found: f"{expression(found.of)}'s {found.chart}[{expression(found.key)}]",
    x.Named: _named,
    x.BuiltIn: lambda found: f"{found.name}({', '.join(map(expression, found.args))})",
    x.Filter: _filter,
    x.Exists: lambda found: f"({'some' if found.wanted else 'no'} {_where(found.it, found.source, found.test)})",
    x.Count: lambda found: f"(count {expression(found.of)})",
    x.Fold: _fold,
    x.Groups: lambda found: f"({expression(found.of)} grouped by {expression(found.by)} of ${found.it})",
    x.Items: lambda found: f"[{', '.join(map(expression, found.items))}]",
    x.Taken: _taken,
    x.Goods: _goods,
    x.Both: _joined("+"),
    x.OneOf: _joined("or"),
    x.Bundle: lambda found: f"(goods of {expression(found.chosen)})",
    x.Sum: _infix,
    x.Compare: _infix,
    x.Is: lambda found: f"({expression(found.what)} is {found.sort})",
    x.Holds: lambda found: f"({expression(found.owner)} holds {found.sort})",
    x.LiesIn: lambda found: f"({expression(found.what)} is one of {found.pile})",
    x.PassesFor: lambda found: (
        f"({expression(found.what)} passes for {expression(found.other)} of {expression(found.seat)})"
    ),
    x.Cancelled: lambda found: (
        f"(cancelled {found.rule}({', '.join(map(expression, found.args))}) by {expression(found.seat)})"
    ),
    x.Toll: lambda found: (
        f"(toll of {found.rule}({', '.join(map(expression, found.args))}) by {expression(found.seat)})"
    ),
    x.PaidFor: _paid_for,
    x.And: _joined("and"),
    x.Or: _joined("or"),
    x.Not: lambda found: f"not {expression(found.what)}",
    x.Can: lambda found: f"can {need(found.need)}",
    x.During: lambda found: f"during {found.phase}",
    x.Rolled: _rolled,
    x.When: lambda found: f"({expression(found.then)} if {expression(found.test)} else {expression(found.otherwise)})",
    x.Random: _random,
}


def _needs(word: str, items: Sequence[x.Need]) -> str:
    return f"({f' {word} '.join(map(need, items))})" if items else ("nothing" if word == "and" else "what cannot be")


def _if(found: x.NeedIf) -> str:
    return f"(if {expression(found.test)}: {need(found.then)}, otherwise {need(found.otherwise)})"


def _need_some(found: x.NeedSome) -> str:
    rest = "" if never_fails(found.rest) else f" with {need(found.rest)}"
    return f"(some ${found.var} in {expression(found.source)}{rest})"


def _need_call(found: x.NeedCall) -> str:
    args = f": {given(found.args)}" if found.args else ""
    return f"({found.rule} by {expression(found.seat)}{args})"


NEEDS: dict[type[x.Need], Callable[[Any], str]] = {
    x.NeedTest: lambda found: expression(found.test),
    x.NeedPay: lambda found: "(pay " + ", then ".join(map(price, found.prices)) + ")",
    x.NeedSome: _need_some,
    x.NeedAll: lambda found: _needs("and", found.items),
    x.NeedAny: lambda found: _needs("or", found.items),
    x.NeedIf: _if,
    x.NeedLet: lambda found: f"(with ${found.var} = {expression(found.value)}: {need(found.rest)})",
    x.NeedCall: _need_call,
    x.NeedBefore: lambda found: (
        f"(before {found.rule}({', '.join(map(expression, found.args))}) by {expression(found.seat)})"
    ),
    x.NeedFollow: lambda found: f"(follow {expression(found.thing)} by {expression(found.seat)})",
    x.NeedOffer: lambda found: f"(an ability open to {expression(found.seat)})",
    x.NeedSteps: lambda found: f"(the lines of {expression(found.seat)})",
}
