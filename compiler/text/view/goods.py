"""Goods as trees: 2 wood + 1 coin, 1 wood or ore, any 2 goods; a number for each of something, or an amount equal to
another.
"""

from __future__ import annotations

from ...meaning.model import Both, Count, Each, Expr, Goods, Noun, Number, OneOf, Pick, Sum, Trait, Value, Var, You
from ..tree import Node, node
from .refs import ref_node
from .scope import Scope, noun, plain_number
from .unsaid import Unsayable
from .values import letter_node, value_node
from .which import narrowed_node, sort_of


def is_goods(value: Expr, scope: Scope) -> bool:
    if isinstance(value, Goods):
        return value.good not in scope.model.kinds and value.good not in scope.model.elements
    if isinstance(value, Trait):
        fields = (field for kind in scope.model.kinds.values() for field in kind.fields)
        return any(field.name == value.name and field.kind == "goods" for field in fields)
    if isinstance(value, Value) and value.name == "times":
        return is_goods(value.args[0], scope)
    if isinstance(value, Var):
        return pool_node(value, scope) is not None
    if isinstance(value, Both):
        return all(is_goods(item, scope) for item in value.items)
    return isinstance(value, OneOf) or (isinstance(value, Pick) and value.goods)


def goods_node(value: Expr, scope: Scope) -> Node:
    match value:
        case OneOf(items):
            return node("goods-or", amount=tuple(amount_node(item, scope) for item in items))
        case Both(items):
            return node("goods-all", amount=tuple(amount_node(item, scope) for item in items))
        case _:
            return node("goods-all", amount=(amount_node(value, scope),))


def pool_node(what: Expr, scope: Scope) -> Node | None:
    """Goods with a name: those that were chosen, or an argument of the rule."""
    known = scope.names.get(what.name) if isinstance(what, Var) else None
    return known if known is not None and known.type.startswith("pool-") else None


def amount_node(value: Expr, scope: Scope) -> Node:
    match value:
        case Var() if (pool := pool_node(value, scope)) is not None:
            return node("amount-pool", pool=pool)
        case Value("times", (Var() as goods, many)) if (pool := pool_node(goods, scope)) is not None:
            return node("amount-pool-times", pool=pool, value=value_node(many, scope))
        case Goods(Var(name), good) if good not in scope.model.groups:
            return node("amount-letter", good=good, letter=letter_node(name, scope))
        case Goods(Count() | Sum() | Value() as many, good) if good not in scope.model.groups:
            return _reckoned(many, good, scope)
        case Goods(many, good) if good not in scope.model.groups and not isinstance(many, Number):
            return node("amount-equal", good=good, value=value_node(many, scope))
        case Trait(name, of):
            return node("amount-printed", trait=noun(scope, name, "trait"), ref=ref_node(of, scope))
        case Pick(Noun(group, source=None, where=None), least, most, goods=True) if least == most and not isinstance(
            most, Number
        ):
            return node("amount-any-value", group=noun(scope, group, "group"), value=value_node(most, scope))
        case _:
            good, n = good_and_number(value, scope)
    if good in scope.model.groups:
        return node("amount-any", group=good, n=n)
    return node("amount-extra" if good == scope.heard else "amount-of", good=good, n=n)


def _reckoned(many: Expr, good: str, scope: Scope) -> Node:
    """`2 coins for each card in your hand`; for a value that counts no things, an amount equal to it."""
    match many:
        case Count(things):
            n = 1
        case Sum("*", Count(things), by) | Sum("*", by, Count(things)):
            n = plain_number(by, scope)
        case _:
            return node("amount-equal", good=good, value=value_node(many, scope))
    if (players := _players(things)) is not None:
        return node(f"amount-each-{players}", n=n, good=good)
    try:
        thing, which = sort_of(things, scope)
    except Unsayable:
        return node("amount-equal", good=good, value=value_node(many, scope))
    return narrowed_node("amount-each", thing, which, n=n, good=good)


def _players(what: Expr) -> str | None:
    """All players, or all but you."""
    match what:
        case Value("players", ()) | Each(Noun("player", source=None, where=None)):
            return "player"
        case Value("opponents", (You(),)) | Each(Noun("player", source=Value("opponents", (You(),)), where=None)):
            return "opponent"
        case _:
            return None


def good_and_number(value: Expr, scope: Scope) -> tuple[str, int]:
    match value:
        case Goods(many, good):
            return good, plain_number(many, scope)
        case Pick(noun, least, most, goods=True) if least == most and noun.source is noun.where is None:
            return noun.kind, plain_number(most, scope)
        case _:
            raise Unsayable("value", type(value).__name__.lower(), at=scope.at)
