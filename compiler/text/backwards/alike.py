"""Trees in one form, so that a sentence and the rule that is written of it can be compared.

*Lose 1 Wound. Then gain 1 Glory.* is *Lose 1 Wound and gain 1 Glory.*; *1 extra Coin* is *1 Coin*.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from ...replacing import replace
from ..tree import Node, Value, category, node, node_of, nodes_of, types_of, value
from ..view.effects import shortest
from .samples import Samples

HEARING = ("ability-after", "ability-before")
CHOOSING = ("act-choose", "act-choose-as")
OTHERS = ("-anyone", "-other")
"""Endings of what is done by other players."""


def resolved(tree: Node, samples: Samples) -> Node:
    """A tree with what a sentence leaves to the reader.

    *Choose an opponent; that player loses 1 coin*: the chosen one, unless the event is about another player.
    *Draw 2 cards*: from and to where all other cards of the edition draw, if that is one way.
    """
    types = set(types_of(tree))
    chosen = any(one.type in CHOOSING and _is_player(value(one, "some")) for one in nodes_of(tree))
    if chosen and not any(one.endswith(OTHERS) for one in types):
        tree = _everywhere(tree, lambda one: replace(one, type="seat-chosen") if one.type == "seat-that" else one)
    return _everywhere(tree, lambda one: _drawn(one, samples)) if "act-draw" in types else tree


def _is_player(some: Value | None) -> bool:
    return isinstance(some, Node) and (some.type == "some-opponent" or value(some, "thing") == "player")


def _drawn(act: Node, samples: Samples) -> Node:
    if act.type != "act-draw":
        return act
    n, thing = value(act, "n"), value(act, "what")
    ways = samples.draws(thing) if isinstance(thing, str) else set[tuple[Node, Node]]()
    if len(ways) != 1 or not isinstance(n, int) or not isinstance(thing, str):
        return act
    ((source, to),) = ways
    return node_of("act-draw-from", {"from": source, "to": to, "what": node("some-n", n=n, thing=thing)})


def _everywhere(tree: Node, change: Callable[[Node], Node]) -> Node:
    return change(Node(tree.type, tuple((name, _within(found, change)) for name, found in tree.fields)))


def _within(found: Value, change: Callable[[Node], Node]) -> Value:
    if isinstance(found, Node):
        return _everywhere(found, change)
    return tuple(_everywhere(one, change) for one in found) if isinstance(found, tuple) else found


def continued(tree: Node) -> Node | None:
    """*After you sell, gain 1 coin. Each opponent gains 1 coin.*: the second sentence as part of the ability before it;
    None if there is no such sentence."""
    abilities = list(_nodes(value(tree, "ability") or ()))
    joined: list[Node] = []
    for one in abilities:
        before = joined[-1] if joined else one
        if one.type == "ability-plain" and before.type in HEARING:
            steps = (*_steps(before), *_steps(one))
            joined[-1] = node_of(before.type, {**dict(before.fields), "effect": node("effect-steps", step=steps)})
        else:
            joined.append(one)
    if len(joined) == len(abilities):
        return None
    return node("text-several", ability=tuple(joined)) if len(joined) > 1 else node("text-alone", ability=joined[0])


def _steps(ability: Node) -> tuple[Node, ...]:
    effects = _nodes(value(ability, "effect") or ())
    return tuple(step for effect in effects for step in _nodes(value(_in_steps(effect), "step")))


def plainly(tree: Node) -> Node:
    found = _everywhere(tree, _plain)
    abilities = value(found, "ability")
    if category(found.type) != "text" or abilities is None:
        return found
    return node("text-several", ability=tuple(_joined(_nodes(abilities))))


def _plain(tree: Node) -> Node:
    found = replace(tree, type="amount-of") if tree.type == "amount-extra" else tree
    return _in_steps(shortest(found)) if category(found.type) == "effect" else found


def _joined(abilities: Iterable[Node]) -> Iterator[Node]:
    """What is done without an event, as one ability, in the place of the first."""
    every = list(abilities)
    plain = [effect for one in every if one.type == "ability-plain" for effect in _nodes(value(one, "effect"))]
    steps = _merged(step for effect in plain for step in _nodes(value(effect, "step")))
    if steps:
        yield node("ability-plain", effect=node("effect-steps", step=steps))
    yield from (one for one in every if one.type != "ability-plain")


def _in_steps(effect: Node) -> Node:
    """An effect as its steps."""
    match effect.type:
        case "effect-steps":
            steps = _nodes(value(effect, "step"))
        case "effect-clause":
            steps = tuple(node("step-clause", clause=one) for one in _nodes(value(effect, "clause")))
        case _:
            steps = (node("step-deed", deed=replace(effect, type=effect.type.replace("effect-", "deed-"))),)
    return node("effect-steps", step=_merged(steps))


def _merged(steps: Iterable[Node]) -> tuple[Node, ...]:
    """Acts that follow one another are one step."""
    found: list[Node] = []
    for step in steps:
        acts, before = _acts(step), _acts(found[-1]) if found else ()
        if acts and before:
            found[-1] = node("step-deed", deed=node("deed-do", act=(*before, *acts)))
        else:
            found.append(step)
    return tuple(found)


def _acts(step: Node) -> tuple[Node, ...]:
    deed = value(step, "deed")
    return _nodes(value(deed, "act")) if isinstance(deed, Node) and deed.type == "deed-do" else ()


def _nodes(found: Value | None) -> tuple[Node, ...]:
    return (found,) if isinstance(found, Node) else found if isinstance(found, tuple) else ()
