"""Sums of numbers and goods, counts, and totals over sets, resolved.

2 * strength of player + 1      Sum("+", Sum("*", Number 2, Read("strength", (Var player,))), Number 1)
"""

from __future__ import annotations

from collections.abc import Callable

from ..diagnostics.words import meaning as words
from ..syntax import nodes
from ..syntax.nodes import Node
from . import model as m
from .meant import UNKNOWN, Meant, fits, many, meant, number, truth, wanted
from .nouns import bounded, called, named, sort_of_noun
from .parts import parts
from .scope import Scope, say, with_it, without_choice

GOODS = {"-": "less", "*": "times"}
"""Operations on goods other than adding them: some taken away, or multiplied."""


def negative(node: Node, scope: Scope) -> Meant:
    assert isinstance(node, nodes.Negative)
    return m.Sum("-", m.Number(0), number(node.what, scope)), "number"


def sum_of(how: str) -> Callable[[Node, Scope], Meant]:
    def resolve(node: Node, scope: Scope) -> Meant:
        assert isinstance(node, nodes.Plus | nodes.Minus | nodes.Times)
        left, kind = meant(node.left, scope)
        right, other = meant(node.right, scope)
        if how == "+" and kind in ("goods", "unknown") and other in ("goods", "unknown"):
            return m.Both((*_items_of(left), right)), "goods"
        if how == "+" and isinstance(left, m.Goods | m.Both) and isinstance(right, m.Goods):
            return m.Both((*_items_of(left), right)), kind if kind == other else "set anything"
        if "unknown" in (kind, other) and not {kind, other} <= {"number", "unknown"}:
            return UNKNOWN
        if "goods" in (kind, other) and how in GOODS:
            wants = ("goods", "goods") if how == "-" else ("goods", "number")
            if (kind, other) in (wants, wants[::-1]):
                for side, expr in ((node.left, left), (node.right, right)):
                    if any(isinstance(part, m.Pick) for part in parts(expr)):
                        say(scope, words.no_choice(side.span))
                return m.Value(GOODS[how], (left, right) if kind == "goods" else (right, left)), "goods"
        for side, found in ((node.left, kind), (node.right, other)):
            if found not in ("number", "unknown"):
                say(scope, words.wrong_type(side.span, "number", found))
        return m.Sum(how, left, right), "number"

    return resolve


def _items_of(expr: m.Expr) -> tuple[m.Expr, ...]:
    return expr.items if isinstance(expr, m.Both) else (expr,)


def over(node: Node, scope: Scope) -> Meant:
    assert isinstance(node, nodes.Over)
    how = "/^" if node.rounding is not None and node.rounding.text.endswith("up") else "/"
    sides = [(side, *meant(side, scope)) for side in (node.left, node.right)]
    if "goods" in (kind for _, _, kind in sides):
        say(scope, words.goods_divided(node.span))
        return UNKNOWN
    for side, _, kind in sides:
        if not fits(scope, kind, "number"):
            say(scope, words.wrong_type(side.span, "number", kind))
    if sides[1][1] == m.Number(0):
        say(scope, words.not_here(node.right.span, "dividing by 0", "divide by a number from 1 on"))
    return m.Sum(how, sides[0][1], sides[1][1]), "number"


def conditional(node: Node, scope: Scope) -> Meant:
    """`(2 if winter otherwise 1)`."""
    assert isinstance(node, nodes.Conditional)
    plain = without_choice(scope)
    test = truth(node.test, scope)
    (value, kind), (other, otherwise) = meant(node.value, plain), meant(node.otherwise, plain)
    if not fits(scope, otherwise, kind) and not fits(scope, kind, otherwise):
        say(scope, words.wrong_type(node.otherwise.span, kind, otherwise))
    elif kind.startswith(("set ", "pile ")):
        hint = "write `if` and `otherwise` on lines of their own"
        say(scope, words.not_here(node.value.span, "several things under `if`", hint))
    return m.Cond(test, value, other), otherwise if kind == "nothing" else kind


def amount(node: Node, scope: Scope) -> Meant:
    assert isinstance(node, nodes.Amount)
    many = number(node.many, without_choice(scope))
    if scope.vars.get(node.good.text) == "goods":
        return m.Value("times", (m.Var(node.good.text), many)), "goods"
    sort, name = sort_of_noun(node.good, scope)
    if sort == "unknown":
        return UNKNOWN
    bounded(node.span, many, name, sort == "goods", scope)
    return m.Goods(many, name), "goods" if sort == "goods" else f"set {name if sort == 'kind' else sort}"


def count(node: Node, scope: Scope) -> Meant:
    assert isinstance(node, nodes.Count)
    what, kind = many(node.what, scope)
    if kind == "goods":
        return m.Value("amount", (what,)), "number"
    if kind == "truth":
        return m.Cond(what, m.Number(1), m.Number(0)), "number"
    if not fits(scope, kind, "set anything"):
        say(scope, words.wrong_type(node.what.span, "set anything", kind))
    return m.Count(what), "number"


def fold(node: Node, scope: Scope) -> Meant:
    assert isinstance(node, nodes.Fold)
    among, name, _, within = _each_of(node.among, scope)
    return m.Fold(node.how.text, wanted(node.what, within, "number"), among, name), "number"


def groups(node: Node, scope: Scope) -> Meant:
    assert isinstance(node, nodes.Groups)
    of, name, it, within = _each_of(node.of, scope)
    return m.Groups(of, wanted(node.by, within, "number"), name), f"set set-of-{it.removeprefix('thing ')}"


def _each_of(node: Node, scope: Scope) -> tuple[m.Expr, str, str, Scope]:
    """A set, the name and the type of each of its things, and the scope in which that name is known."""
    found, kind = many(node, scope)
    if not fits(scope, kind, "set anything"):
        say(scope, words.wrong_type(node.span, "set anything", kind))
    it, name = _one_of(kind), named(node)
    return found, name, it, with_it(called(scope, name, it), it, True)


def _one_of(kind: str) -> str:
    """The type of one of a set."""
    each = kind.partition(" ")[2] or "unknown"
    return each if each in ("number", "unknown") else f"thing {each}"
