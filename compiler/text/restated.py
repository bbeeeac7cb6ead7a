"""Conditions and amounts that say the same in another way made equal.

more than 4                                      =  at least 5
if you have fewer than 5 coins, A. Otherwise, B  =  if you have at least 5 coins, B. Otherwise, A
gain 1 coin. If ..., gain 3 coins instead.       =  if ..., gain 3 coins. Otherwise, gain 1 coin.
gain coins equal to the number of your cards     =  gain 1 coin for each card of yours

Numbers are whole. A difference is not told of these trees: it names the words of the text.
"""

from __future__ import annotations

from ..replacing import replace
from .tree import Node, Value, node, value

LOW = {"fewer": "least", "less": "least"}
"""Limits from above, and those from below that hold wherever these do not."""
ABOVE = {"more": "least"}
"""Limits that leave out their own number, and those from the next one on."""
LIMITS = ("test-", "test-seat-", "limit-")


def restated(tree: Node) -> Node:
    fields = tuple((name, _value(found)) for name, found in tree.fields)
    return _one(replace(tree, fields=fields))


def _value(found: Value) -> Value:
    if isinstance(found, Node):
        return restated(found)
    return tuple(map(restated, found)) if isinstance(found, tuple) else found


def _one(tree: Node) -> Node:
    if (limit := _limit(tree, ABOVE)) is not None:
        return _with_limit(tree, limit, 1)
    match tree.type:
        case "limit-most" | "test-most" | "test-seat-most":
            limit = f"{tree.type.removesuffix('most')}{'less' if tree.type == 'limit-most' else 'fewer'}"
            return _with_limit(tree, limit, 1)
        case "clause-otherwise":
            return _turned(tree)
        case "text-several":
            return _instead(tree)
        case "amount-equal":
            return for_each(tree)
        case _:
            return tree


def _limit(tree: Node, others: dict[str, str]) -> str | None:
    """The type of the other limit of a condition; None if it has no such limit."""
    start, _, how = tree.type.rpartition("-")
    known = f"{start}-" in LIMITS and how in others and isinstance(value(tree, "n"), int)
    return f"{start}-{others[how]}" if known else None


def _with_limit(tree: Node, type: str, more: int) -> Node:
    many = value(tree, "n")
    if not isinstance(many, int):
        return tree
    return replace(
        tree, type=type, fields=tuple((name, many + more if name == "n" else what) for name, what in tree.fields)
    )


def _turned(tree: Node) -> Node:
    """The condition from below comes first."""
    cond, deed, other = (value(tree, name) for name in ("cond", "deed", "other"))
    test = value(cond, "test") if isinstance(cond, Node) and cond.type == "cond-one" else None
    above = _above(test) if isinstance(test, Node) else None
    if above is None or deed is None or other is None:
        return tree
    return node(tree.type, cond=node("cond-one", test=above), deed=other, other=deed)


def _above(test: Node) -> Node | None:
    """The condition that holds wherever this limit from above does not."""
    if (limit := _limit(test, LOW)) is not None:
        return replace(test, type=limit)
    inner = value(test, "limit")
    if not isinstance(inner, Node) or (limit := _limit(inner, LOW)) is None:
        return None
    turned = replace(inner, type=limit)
    return replace(test, fields=tuple((name, turned if name == "limit" else what) for name, what in test.fields))


def _instead(tree: Node) -> Node:
    """A gain that another of the same good takes the place of, under a condition."""
    abilities = value(tree, "ability")
    if not isinstance(abilities, tuple) or len(abilities) != 2:
        return tree
    first, second = abilities
    usual = _acts(value(first, "effect"))
    clause = _instead_of(second)
    if clause is None or usual is None:
        return tree
    cond, other = clause
    if _sort(usual) is None or _sort(usual) != _sort(other):
        return tree
    does, instead = (node("deed-do", act=acts) for acts in (usual, other))
    whole = _turned(node("clause-otherwise", cond=cond, deed=(instead,), other=(does,)))
    effect = node("effect-clause", clause=whole)
    fields = tuple((name, effect if name == "effect" else what) for name, what in first.fields)
    return node("text-alone", ability=replace(first, fields=fields))


def _acts(effect: Value | None) -> tuple[Node, ...] | None:
    acts = value(effect, "act") if isinstance(effect, Node) and effect.type == "effect-do" else None
    return acts if isinstance(acts, tuple) else None


def _instead_of(ability: Node) -> tuple[Node, tuple[Node, ...]] | None:
    """The condition and the acts of *If ..., gain 3 coins instead.*"""
    effect = value(ability, "effect") if ability.type == "ability-plain" else None
    clause = value(effect, "clause") if isinstance(effect, Node) else None
    deeds = value(clause, "deed") if isinstance(clause, Node) and clause.type == "clause-instead" else None
    if not isinstance(deeds, tuple) or len(deeds) != 1 or deeds[0].type != "inner-if":
        return None
    cond, acts = value(deeds[0], "cond"), value(deeds[0], "act")
    return (cond, acts) if isinstance(cond, Node) and isinstance(acts, tuple) else None


def _sort(acts: tuple[Node, ...]) -> tuple[str, Value] | None:
    """What a single act does with a single good."""
    goods = value(acts[0], "goods") if len(acts) == 1 else None
    amounts = value(goods, "amount") if isinstance(goods, Node) else None
    if not isinstance(amounts, tuple) or len(amounts) != 1:
        return None
    good = value(amounts[0], "good")
    return (acts[0].type, good) if good is not None else None


def for_each(tree: Node) -> Node:
    """*Coins equal to the number of your cards*: 1 coin for each of them."""
    counted, good = value(tree, "value"), value(tree, "good")
    if not isinstance(counted, Node) or good is None:
        return tree
    many = 1
    if counted.type == "value-times" and isinstance(value(counted, "n"), int):
        inner, times = value(counted, "value"), value(counted, "n")
        if isinstance(inner, Node) and isinstance(times, int):
            counted, many = inner, times
    if counted.type not in ("value-count", "value-count-which"):
        return tree
    type = counted.type.replace("value-count", "amount-each")
    return node(type, good=good, n=many, **dict(counted.fields))
