"""Goods that a player chooses, as trees, and the words for them afterwards.

choose up to 2 ware of you as given      (act-choose-goods-yours portion=(portion-up-to-any group=ware n=2))
lose given      (act-lose goods=(goods-all amount=[(amount-pool pool=(pool-chosen-any group=ware))]))
"""

from __future__ import annotations

from ...meaning.model import Pick, You
from ..tree import Node, node
from .refs import ref_node
from .scope import Scope, digits, named, noun, told_to_you
from .some import MANY
from .unsaid import Unsayable
from .values import value_node


def choose_goods(name: str, pick: Pick, scope: Scope) -> tuple[Node, Scope]:
    good, source = pick.noun.kind, pick.noun.source
    portion = portion_node(pick, scope)
    after = _with_pool(name, good, good in scope.model.groups, scope)
    match told_to_you((source,), scope) if source is not None else ():
        case ():
            return node("act-choose-goods", portion=portion), after
        case (You(),):
            return node("act-choose-goods-yours", portion=portion), after
        case (of,):
            return node("act-choose-goods-of", portion=portion, ref=ref_node(of, scope)), after
        case _:
            raise Unsayable("value", "pick", at=scope.at)


def portion_node(pick: Pick, scope: Scope) -> Node:
    """The amount to choose."""
    if pick.noun.where is not None or pick.noun.trait or pick.noun.holding:
        raise Unsayable("value", "where", pick.noun.kind, scope.at)
    any_of = pick.noun.kind in scope.model.groups
    tail = "-any" if any_of else ""
    what = {"group" if any_of else "good": noun(scope, pick.noun.kind, "group" if any_of else "good")}
    least, most = digits(pick.least), digits(pick.most)
    match least, most:
        case 1, 1 if any_of:
            return node("portion-one", **what)
        case 0, int(n) if n > MANY:
            return node(f"portion-several{tail}", **what)
        case 0, int(n):
            return node(f"portion-up-to{tail}", n=n, **what)
        case 0, None:
            return node(f"portion-up-to-value{tail}", value=value_node(pick.most, scope), **what)
        case int(n), int(m) if n == m:
            return node(f"portion-n{tail}", n=n, **what)
        case _ if pick.least == pick.most:
            return node(f"portion-value{tail}", value=value_node(pick.most, scope), **what)
        case _:
            raise Unsayable("value", "pick", at=scope.at)


def _with_pool(name: str, good: str, any_of: bool, scope: Scope) -> Scope:
    """If more goods of a group are chosen, the earlier ones become the first."""
    if not any_of:
        return named(scope, name, node("pool-chosen", good=good))
    one, first, second = (node(id, group=good) for id in ("pool-chosen-any", "pool-first", "pool-second"))
    before = next((other for other, known in scope.names.items() if known == one and other != name), None)
    if before is None:
        return named(scope, name, second if first in scope.names.values() else one)
    return named(named(scope, before, first), name, second)
