"""Goods that are raised, as goods that are gained: *increase your wood by 1* says *gain 1 wood*.

Only of what a text says. A rule that raises a number is not one that gains: a gain is heard, a number may end.
"""

from __future__ import annotations

from ..replacing import replace
from ..verbs import VERBS
from ..verbs import verb as v
from .phrasebook import Phrases
from .tree import Node, Value, node, value

GAINS = next(said.without for verb in VERBS.values() if v.steps(verb, v.Add) for said in verb.said if said.without)
"""The phrase of the verb by which goods come to you."""


def gained(tree: Node, phrases: Phrases) -> Node:
    many, stock = value(tree, "n"), value(tree, "stock")
    if tree.type == "act-raise" and isinstance(many, int) and isinstance(stock, Node) and stock.type == "stock-yours":
        good = str(value(stock, "measure"))
        if good in phrases.nouns and "good" in phrases.nouns[good].of:
            return node(GAINS, goods=node("goods-all", amount=(node("amount-of", good=good, n=many),)))
    return replace(tree, fields=tuple((name, _each(what, phrases)) for name, what in tree.fields))


def _each(what: Value, phrases: Phrases) -> Value:
    if isinstance(what, Node):
        return gained(what, phrases)
    return tuple(gained(one, phrases) for one in what) if isinstance(what, tuple) else what
