"""The meaning of a phrase and its type, with or without a type that is required."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from ..diagnostics.words import meaning as words
from ..syntax.nodes import Node
from . import model as m
from .scope import Scope, say, without_choice
from .world import kind_is

Meant = tuple[m.Expr, str]
UNKNOWN: Meant = (m.Nothing(), "unknown")


def meant(node: Node, scope: Scope) -> Meant:
    """What a phrase means, and its type."""
    return _passes()[type(node)](node, scope)


@cache
def _passes() -> Mapping[type[Node], Callable[[Any, Scope], Meant]]:
    """Each of them asks in turn what the parts of its phrase mean."""
    from .expressions import PASSES

    return PASSES


def number(node: Node, scope: Scope) -> m.Expr:
    return wanted(node, scope, "number")


def truth(node: Node, scope: Scope) -> m.Expr:
    return wanted(node, without_choice(scope), "truth")


def wanted(node: Node, scope: Scope, kind: str) -> m.Expr:
    """What a phrase means, where only one type will do."""
    expr, found = meant(node, scope)
    if not fits(scope, found, kind):
        say(scope, words.wrong_type(node.span, kind, found))
    return expr


def fits(scope: Scope, found: str, kind: str) -> bool:
    """Whether a value of one type can be used where another is required."""
    if found == kind or "unknown" in (found, kind) or kind == "anything":
        return True
    sort, _, of = kind.partition(" ")
    has, _, is_of = found.partition(" ")
    if found == "nothing":
        return sort == "thing"
    if sort == "set" and has in ("set", "pile"):
        return kind_is(scope.world, is_of, of) or kind_is(scope.world, of, is_of)
    if sort == has and sort in ("thing", "pile"):
        return kind_is(scope.world, is_of, of) or kind_is(scope.world, of, is_of)
    return False


def many(node: Node, scope: Scope) -> Meant:
    """A phrase that gives several things: for a pile that is a parameter of a rule, the things in it."""
    expr, kind = meant(node, without_choice(scope))
    return (m.Value("contents", (expr,)) if isinstance(expr, m.Var) and kind.startswith("pile ") else expr), kind


def together(found: list[Meant]) -> Meant:
    """Several things as one set."""
    kinds = {kind.partition(" ")[2] or kind for _, kind in found}
    of = kinds.pop() if len(kinds) == 1 else "anything"
    return m.Items(tuple(expr for expr, _ in found)), f"set {of}"
