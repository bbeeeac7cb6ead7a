"""Things that go from pile to pile, as trees: drawn, moved, put; and the piles themselves.

draw 2 card from deck of you to hand of you
(act-draw-from from=(pile-yours pile=deck) to=(pile-yours pile=hand) what=(some-n n=2 thing=card))
"""

from __future__ import annotations

from collections.abc import Callable

from ...meaning.model import Expr, Inside, You
from ..tree import Node, node
from .at import at_node, key_node, of_at
from .scope import Scope, noun, told_to_you
from .unsaid import Unsayable

CLASS = "pile"
Ref = Callable[[Expr, Scope], Node]


def pile_node(what: Expr, scope: Scope, ref: Ref) -> Node:
    """The only pile of its name, the pile of the card's owner, or that of somebody or something else."""
    match what:
        case Inside(pile, keys) if (yours := told_to_you(keys, scope)) != keys:
            return pile_node(Inside(pile, yours), scope, ref)
        case Inside(pile, ()) if not scope.model.slots[pile].owners:
            return node("pile-shared", pile=noun(scope, pile, CLASS))
        case Inside(pile, (You(),)) if scope.model.slots[pile].owners == ("player",):
            return node("pile-yours", pile=noun(scope, pile, CLASS))
        case Inside(pile, (owner,)) if len(scope.model.slots[pile].owners) == 1:
            whose, name = ref(owner, scope), noun(scope, pile, CLASS)
            key = key_node(pile, whose, scope)
            return node("pile-at", pile=name, key=key) if key else node("pile-of", pile=name, ref=whose)
        case Inside(pile, (You(), other) | (other, You())) if "player" in scope.model.slots[pile].owners:
            at = at_node(ref(other, scope), pile, scope)
            return node("pile-yours-at", pile=noun(scope, pile, CLASS), at=at)
        case Inside(pile, (owner, other)):
            return of_at("pile", ref(owner, scope), ref(other, scope), {"pile": noun(scope, pile, CLASS)}, scope)
        case _:
            raise Unsayable("value", type(what).__name__.lower(), at=scope.at)
