"""What a thing scores, as a tree: by steps, by a product, or so many for each."""

from __future__ import annotations

from ...meaning.model import Element, Expr, Look, Number, Read, Row, Sum, Value, You
from ..tree import Node, node, node_of
from .scope import Scope, phrase, plain_number
from .unsaid import Unsayable


def score_node(score: Expr, element: Element, scope: Scope) -> Node:
    charts = dict(element.charts)
    match score:
        case Look(table, (what,)) if table in charts:
            return _by_steps(what, charts[table], scope)
        case Sum("/", Sum("*", left, right), Number(by)):
            return node(
                "score-product", left=_count(left, scope), right=_count(right, scope), by=by, reward=_reward(scope)
            )
        case Sum("*", Number(n), Read(slot, (You(),))) | Sum("*", Read(slot, (You(),)), Number(n)):
            return node("score-each", n=n, thing=slot, reward=_reward(scope))
        case _:
            raise Unsayable("value", "score", at=scope.at)


def _by_steps(what: Expr, rows: tuple[Row, ...], scope: Scope) -> Node:
    steps = tuple(
        node("step", at=plain_number(row.keys[0], scope), gain=plain_number(row.value, scope)) for row in rows
    )
    match what:
        case Read(slot, (You(),)) if f"score-{slot}" not in scope.phrases.phrases:
            return node("score-held", good=slot, reward=_reward(scope), step=steps)
        case Read(name, (You(),)) | Value(name, (You(),)):
            return node_of(phrase(scope, f"score-{name}").id, {"reward": _reward(scope), "step": steps})
        case _:
            raise Unsayable("value", "score", at=scope.at)


def _count(what: Expr, scope: Scope) -> Node:
    match what:
        case Value(name, (You(),)) | Read(name, (You(),)):
            return node(phrase(scope, f"count-{name}").id)
        case _:
            raise Unsayable("value", "score", at=scope.at)


def _reward(scope: Scope) -> str:
    """The counter that a game is won by."""
    for slot in scope.model.slots.values():
        if "score" in slot.tags:
            return slot.name
    raise Unsayable("value", "score", at=scope.at)
