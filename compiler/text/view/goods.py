"""Goods as trees: 2 wood + 1 coin, 1 wood or ore, any 2 goods."""

from __future__ import annotations

from ...meaning.model import Both, Expr, Goods, OneOf, Pick
from ..tree import Node, node
from .scope import Scope, plain_number
from .unsaid import Unsayable


def is_goods(value: Expr) -> bool:
    return isinstance(value, Goods | Both | OneOf) or (isinstance(value, Pick) and value.goods)


def goods_node(value: Expr, scope: Scope) -> Node:
    match value:
        case OneOf(items):
            return node("goods-or", amount=tuple(amount_node(item, scope) for item in items))
        case Both(items):
            return node("goods-all", amount=tuple(amount_node(item, scope) for item in items))
        case _:
            return node("goods-all", amount=(amount_node(value, scope),))


def amount_node(value: Expr, scope: Scope) -> Node:
    good, n = good_and_number(value, scope)
    if good in scope.model.groups:
        return node("amount-any", group=good, n=n)
    return node("amount-extra" if good == scope.heard else "amount-of", good=good, n=n)


def good_and_number(value: Expr, scope: Scope) -> tuple[str, int]:
    match value:
        case Goods(many, good):
            return good, plain_number(many, scope)
        case Pick(noun, least, most, goods=True) if least == most and noun.source is noun.where is None:
            return noun.kind, plain_number(most, scope)
        case _:
            raise Unsayable("value", type(value).__name__.lower(), at=scope.at)
