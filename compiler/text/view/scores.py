"""What a thing scores, as a tree: by steps, by a product, or a number for each."""

from __future__ import annotations

from ...meaning.model import Count, Element, Expr, Look, Number, Read, Row, Sum, Value, You
from ..tree import Node, node, node_of
from .measured import countable
from .scope import Scope, noun, phrase, plain_number
from .unsaid import Unsayable
from .values import value_node
from .which import narrowed_node, sort_of


def score_node(score: Expr, element: Element, scope: Scope) -> Node:
    charts = dict(element.charts)
    match score:
        case Look(table, (what,)) if table in charts:
            return _by_steps(what, charts[table], scope)
        case Sum("/", Sum("*", left, right), Number(by)) if _counted(left, scope) and _counted(right, scope):
            return node(
                "score-product", left=_count(left, scope), right=_count(right, scope), by=by, reward=_reward(scope)
            )
        case Sum("*", Number(n), Read(slot, (You(),))) | Sum("*", Read(slot, (You(),)), Number(n)):
            return node("score-each", n=n, thing=slot, reward=_reward(scope))
        case Sum("/") | Sum("*", Number(), Sum("/")) | Sum("*", Sum("/"), Number()) if (
            per := _per(score, scope)
        ) is not None:
            return per
        case Number(n) if n >= 0:
            return node("score-number", n=n, reward=_reward(scope))
        case Count(things):
            return _for_each(things, 1, score, scope)
        case Sum("*", Number(n), Count(things)) | Sum("*", Count(things), Number(n)):
            return _for_each(things, n, score, scope)
        case _:
            return node("score-value", reward=_reward(scope), value=value_node(score, scope))


def _per(score: Expr, scope: Scope) -> Node | None:
    """`2 points for every 3 coins you have`"""
    match score:
        case Sum("*", Number(n), part) | Sum("*", part, Number(n)):
            pass
        case part:
            n = 1
    match part:
        case Sum("/", Read(slot, (You(),)), Number(by)) if by > 1 and n > 0 and countable(slot, scope):
            return node("score-per", n=n, by=by, good=noun(scope, slot, "good"), reward=_reward(scope))
        case Sum("/", Count(things), Number(by)) if by > 1 and n > 0:
            try:
                thing, which = sort_of(things, scope)
            except Unsayable:
                return None
            return (
                node("score-per-things", n=n, by=by, reward=_reward(scope), thing=thing, which=which) if which else None
            )
        case _:
            return None


def _for_each(things: Expr, n: int, score: Expr, scope: Scope) -> Node:
    """`3 points for each card in your hand`"""
    try:
        thing, which = sort_of(things, scope)
    except Unsayable:
        thing, which = "", ()
    if not which:
        return node("score-value", reward=_reward(scope), value=value_node(score, scope))
    return narrowed_node("score-for-each", thing, which, n=n, reward=_reward(scope))


def chart_node(name: str, rows: tuple[Row, ...], scope: Scope) -> Node:
    """A table on the card that others look up."""
    return node("ability-chart", name=noun(scope, name, "measure"), step=_steps(rows, scope))


def _by_steps(what: Expr, rows: tuple[Row, ...], scope: Scope) -> Node:
    steps = _steps(rows, scope)
    match what:
        case Read(name, (You(),)) | Value(name, (You(),)) if f"score-{name}" in scope.phrases.phrases:
            return node_of(phrase(scope, f"score-{name}").id, {"reward": _reward(scope), "step": steps})
        case Read(slot, (You(),)):
            return node(
                "score-held-many" if countable(slot, scope) else "score-held",
                good=slot,
                reward=_reward(scope),
                step=steps,
            )
        case _:
            return node("score-value-by", reward=_reward(scope), step=steps, value=value_node(what, scope))


def _steps(rows: tuple[Row, ...], scope: Scope) -> tuple[Node, ...]:
    return tuple(node("step", at=plain_number(row.keys[0], scope), gain=plain_number(row.value, scope)) for row in rows)


def _counted(what: Expr, scope: Scope) -> bool:
    match what:
        case Value(name, (You(),)) | Read(name, (You(),)):
            return f"count-{name}" in scope.phrases.phrases
        case _:
            return False


def _count(what: Expr, scope: Scope) -> Node:
    match what:
        case Value(name, (You(),)) | Read(name, (You(),)):
            return node(phrase(scope, f"count-{name}").id)
        case _:
            raise Unsayable("value", "score", at=scope.at)


def _reward(scope: Scope) -> str:
    """The counter that decides the game."""
    for slot in scope.model.slots.values():
        if "score" in slot.tags:
            return slot.name
    raise Unsayable("value", "score", at=scope.at)
