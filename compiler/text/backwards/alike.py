"""Trees in one form, so that a sentence and the rule that is written of it can be compared.

*Lose 1 Wound. Then gain 1 Glory.* is *Lose 1 Wound and gain 1 Glory.*; *1 extra Coin* is *1 Coin*.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...replacing import replace
from ..tree import Node, Value, category, node, node_of, value
from ..view.effects import shortest
from .completed import everywhere

HEARING = ("ability-after", "ability-before")


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
    found = everywhere(tree, _plain)
    abilities = value(found, "ability")
    if category(found.type) != "text" or abilities is None:
        return found
    return node("text-several", ability=tuple(_joined(_nodes(abilities))))


def _plain(tree: Node) -> Node:
    counter = value(tree, "counter") if tree.type == "value-counter" else None
    if isinstance(counter, Node) and counter.type == "counter-yours":
        return node_of("value-held", {"good": dict(counter.fields)["measure"]})
    named = value(tree, "ref") if tree.type == "some-ref" else None
    if isinstance(named, Node) and named.type == "ref-named":
        return node_of("some-a", {"thing": dict(named.fields)["name"]})
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
