"""Goods that are raised, as goods that are gained: *increase your wood by 1* says *gain 1 wood*. Goods gained for each
thing, as an amount for each: *for each card in your hand, gain 1 wood* says *gain 1 wood for each card*. A hand without
an owner is your hand.

This applies to texts only. A rule that raises a counter is not one that gains: abilities hear a gain, and a counter has
a maximum.
"""

from __future__ import annotations

from ..replacing import replace
from ..verbs import VERBS
from ..verbs import verb as v
from .phrasebook import Phrases
from .shape_stem import stem
from .shapes import shapes
from .tree import Node, Value, node, node_of, value

GAINS = next(said.without for verb in VERBS.values() if v.steps(verb, v.Add) for said in verb.said if said.without)
"""The phrase of the verb that gives you goods."""


def gained(tree: Node, phrases: Phrases) -> Node:
    many, stock = value(tree, "n"), value(tree, "stock")
    if tree.type == "act-raise" and isinstance(many, int) and isinstance(stock, Node) and stock.type == "stock-yours":
        good = str(value(stock, "measure"))
        if good in phrases.nouns and "good" in phrases.nouns[good].of:
            return node(GAINS, goods=node("goods-all", amount=(node("amount-of", good=good, n=many),)))
    if tree.type == "pile-shared" and _is_own(str(value(tree, "pile")), phrases):
        return replace(tree, type="pile-yours")
    for_each = _for_each(tree) if tree.type == "effect-clause" else None
    if for_each is not None:
        return for_each
    return replace(tree, fields=tuple((name, _each(what, phrases)) for name, what in tree.fields))


def _is_own(pile: str, phrases: Phrases) -> bool:
    """Whether every player has such a pile, so that nobody says whose it is: `from hand`."""
    known, noun = shapes(phrases.language), phrases.nouns.get(pile)
    first = next(iter(noun.forms.values()), "") if noun is not None else ""
    return known is not None and (stem(first) if known.endings else first) in known.hands


EACH = {f"clause-for{more}": f"amount-each{more}" for more in ("", "-which", "-other", "-other-which")}


def _for_each(tree: Node) -> Node | None:
    """The goods gained for each thing, if nothing else is done."""
    clause = value(tree, "clause")
    if not isinstance(clause, Node) or clause.type not in EACH:
        return None
    act = _only(_only(clause, "deed", "inner-deed"), "deed", "deed-do")
    gain = _only(act, "act", GAINS)
    goods = value(gain, "goods") if gain is not None else None
    amounts = value(goods, "amount") if isinstance(goods, Node) and goods.type == "goods-all" else None
    if not isinstance(amounts, tuple) or any(one.type != "amount-of" for one in amounts):
        return None
    told = {name: what for name, what in clause.fields if name != "deed"}
    each = tuple(node_of(EACH[clause.type], {**dict(one.fields), **told}) for one in amounts)
    return node("effect-do", act=(node(GAINS, goods=node("goods-all", amount=each)),))


def _only(tree: Node | None, field: str, type: str) -> Node | None:
    """The one node of a field, if it is of a type."""
    what = value(tree, field) if tree is not None else None
    one = what[0] if isinstance(what, tuple) and len(what) == 1 else what
    return one if isinstance(one, Node) and one.type == type else None


def _each(what: Value, phrases: Phrases) -> Value:
    if isinstance(what, Node):
        return gained(what, phrases)
    return tuple(gained(one, phrases) for one in what) if isinstance(what, tuple) else what
