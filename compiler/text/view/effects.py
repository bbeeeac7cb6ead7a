"""What is done, as a tree: several acts, one of several, or acts a player may do."""

from __future__ import annotations

from ...meaning.model import Act, Block, Either, May, Step, You
from ..tree import Node, node, value
from .acts import act_node
from .scope import Scope
from .unsaid import Unsayable


def effect_node(block: Block, scope: Scope) -> Node:
    acts = [step for step in block if isinstance(step, Act)]
    if acts and len(acts) == len(block):
        return node("effect-do", act=tuple(act_node(act, scope) for act in acts))
    match block:
        case (Either(by=You()) as either,):
            return _either(either, scope)
        case (May(block=inner, by=You()),):
            return willing(effect_node(inner, scope), block[0])
        case _:
            odd = next((step for step in block if not isinstance(step, Act)), None)
            raise Unsayable("step", type(odd).__name__.lower() if odd else "nothing", at=odd.at if odd else scope.at)


def willing(effect: Node, step: Step) -> Node:
    """The same, if the player wants."""
    acts = value(effect, "act")
    match effect.type:
        case "effect-do" if acts is not None:
            return node("effect-may", act=acts)
        case "effect-or" if acts is not None:
            return node("effect-may-or", act=acts)
        case "effect-may" | "effect-may-or":
            return effect
        case _:
            raise Unsayable("step", "may", at=step.at)


def _either(either: Either, scope: Scope) -> Node:
    odd = next((one for one in either.acts if not isinstance(one, Act)), None)
    if odd is not None:
        raise Unsayable("step", type(odd).__name__.lower(), at=odd.at)
    acts = tuple(act_node(act, scope) for act in either.acts if isinstance(act, Act))
    effect = shortest(node("effect-or", act=acts))
    return willing(effect, either) if either.may else effect


def shortest(effect: Node) -> Node:
    """gain 1 wood, or gain 1 ore -> gain 1 wood or 1 ore"""
    acts = value(effect, "act")
    if effect.type not in ("effect-or", "effect-may-or") or not isinstance(acts, tuple):
        return effect
    amounts = [_amount(act) for act in acts]
    whole = [amount for amount in amounts if amount is not None]
    if len({act.type for act in acts}) != 1 or len(whole) < len(amounts):
        return effect
    one = node(acts[0].type, goods=node("goods-or", amount=tuple(whole)))
    return node("effect-do" if effect.type == "effect-or" else "effect-may", act=(one,))


def _amount(act: Node) -> Node | None:
    """The one amount of an act that has no more than goods."""
    goods = value(act, "goods")
    if len(act.fields) != 1 or not isinstance(goods, Node) or goods.type != "goods-all":
        return None
    amounts = value(goods, "amount")
    return amounts[0] if isinstance(amounts, tuple) and len(amounts) == 1 else None
