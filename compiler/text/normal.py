"""Trees with the same meaning made equal: lists without an order are sorted.

    gain 1 wood, or gain 1 ore  =  gain 1 ore or 1 wood          areas, members, kinds: in any order
    gain 1 extra wood            =  gain 1 wood                    `or vice versa`: either way round

Acts joined by `and` keep their order, and so do the steps of a score.
"""

from __future__ import annotations

from ..replacing import replace
from ..verbs import VERBS
from ..verbs.verb import Add, steps
from .tree import Node, Value, node, node_of, show, value
from .view.effects import shortest

IN_ORDER = ("effect-do", "effect-may", "deed-do", "deed-may", "inner-if", "ability-must-all", "text-several")
"""Trees whose lists have an order."""
ONE_BY_ONE = ("step", "deed", "other")
"""Fields whose lists have an order in every tree."""
GETS = frozenset(f"act-{verb.name}" for verb in VERBS.values() if steps(verb, Add))
"""Acts that give goods to a player."""
ONE_OF = {"some-n": "some-a", "some-n-which": "some-a-which"}
"""`1 card` is `a card`."""
EITHER_WAY = ("value-sum", "value-product", "value-larger", "value-smaller")
"""Values of two others, in either order."""

FACTORS: frozenset[str] = frozenset({"left", "right"})
"""What a score multiplies, in either order."""


def normal(tree: Node) -> Node:
    fields = tuple((name, _value(tree.type, name, found)) for name, found in tree.fields)
    return _one(shortest(replace(tree, fields=fields)))


def _value(type: str, name: str, found: Value) -> Value:
    if isinstance(found, Node):
        return normal(found)
    if isinstance(found, tuple):
        items = tuple(normal(item) for item in found)
        rows = any("-" not in item.type for item in items)
        return items if rows or type in IN_ORDER or name in ONE_BY_ONE else tuple(sorted(items, key=show))
    return found


def _one(tree: Node) -> Node:
    if tree.type in GETS:
        return _without_extra(tree)
    if tree.type.removesuffix("-n") in EITHER_WAY and tree.type.endswith("-n"):
        (name, many), (_, other) = tree.fields
        told = node("value-number", **{name: many})
        tree = node(tree.type.removesuffix("-n"), left=told, right=other)
    if tree.type in EITHER_WAY:
        both = sorted((found for _, found in tree.fields), key=show)
        return replace(tree, fields=tuple((name, one) for (name, _), one in zip(tree.fields, both, strict=True)))
    if tree.type == "score-product":
        order = dict(zip(FACTORS, sorted((one for name, one in tree.fields if name in FACTORS), key=show), strict=True))
        return replace(tree, fields=tuple((name, order.get(name, one)) for name, one in tree.fields))
    if tree.type in ONE_OF and value(tree, "n") == 1:
        return node_of(ONE_OF[tree.type], {name: what for name, what in tree.fields if name != "n"})
    if tree.type == "score-held-many":
        return replace(tree, type="score-held")
    if tree.type == "ability-counts-both":
        first, second = sorted((str(value(tree, "as")), str(value(tree, "kind"))))
        return node(tree.type, **{"as": first, "kind": second})
    if tree.type in ("ability-must", "ability-must-all"):
        acts = value(tree, "act")
        one = isinstance(acts, tuple) and len(acts) == 1
        effect = "effect-or" if tree.type == "ability-must" and not one else "effect-do"
        return node("ability-plain", effect=_one(shortest(node(effect, act=acts or ()))))
    if tree.type == "text-several":
        return _joined(tree)
    if tree.type in ("effect-do", "effect-may", "deed-do", "deed-may"):
        return _sorted_goods(tree)
    return tree


def _without_extra(tree: Node) -> Node:
    """*Gain 1 extra coin* is to gain 1 coin; to pay 1 extra coin is to pay more."""
    fields = tuple((name, _plain(found)) for name, found in tree.fields)
    return _sorted(replace(tree, fields=fields))


def _plain(found: Value) -> Value:
    if isinstance(found, tuple):
        return tuple(one for one in map(_plain, found) if isinstance(one, Node))
    if not isinstance(found, Node):
        return found
    type = "amount-of" if found.type == "amount-extra" else found.type
    return _sorted(replace(found, type=type, fields=tuple((name, _plain(one)) for name, one in found.fields)))


def _sorted(tree: Node) -> Node:
    return replace(tree, fields=tuple((name, _value(tree.type, name, found)) for name, found in tree.fields))


def _joined(tree: Node) -> Node:
    """Neighbouring sentences that only say what is done become one: `Discard 2 cards. Gain 1 coin.`"""
    found: list[Node] = []
    abilities = value(tree, "ability")
    for ability in abilities if isinstance(abilities, tuple) else ():
        mine, last = _plain_acts(ability), _plain_acts(found[-1]) if found else ()
        if mine and last:
            found[-1] = node("ability-plain", effect=_one(node("effect-do", act=(*last, *mine))))
        else:
            found.append(ability)
    return node("text-alone", ability=found[0]) if len(found) == 1 else node(tree.type, ability=tuple(found))


def _plain_acts(ability: Node) -> tuple[Node, ...]:
    effect = value(ability, "effect") if ability.type == "ability-plain" else None
    acts = value(effect, "act") if isinstance(effect, Node) and effect.type == "effect-do" else ()
    return acts if isinstance(acts, tuple) else ()


def _sorted_goods(tree: Node) -> Node:
    """The goods that `shortest` has joined are sorted, too."""
    acts = value(tree, "act")
    if not isinstance(acts, tuple):
        return tree
    return node(tree.type, act=tuple(_goods(act) for act in acts))


def _goods(act: Node) -> Node:
    goods = value(act, "goods")
    amounts = value(goods, "amount") if isinstance(goods, Node) else None
    if not isinstance(goods, Node) or not isinstance(amounts, tuple):
        return act
    ordered = node(goods.type, amount=tuple(sorted(amounts, key=show)))
    return replace(act, fields=tuple((name, ordered if name == "goods" else one) for name, one in act.fields))
