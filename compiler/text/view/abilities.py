"""Abilities as trees: what is heard and what follows, a price changed, one thing counted as another."""

from __future__ import annotations

from dataclasses import replace

from ...meaning.model import Ability, Act, CountsAs, OneOf
from ..tree import Node, node
from .acts import event_node, heard_good
from .effects import effect_node
from .goods import good_and_number
from .scope import Scope
from .unsaid import Unsayable


def ability_node(ability: Ability, scope: Scope) -> Node:
    scope = replace(scope, at=ability.at)
    if ability.payment:
        return _swap(ability, scope)
    event = event_node(ability.event, scope)
    effect = effect_node(ability.block, replace(scope, heard=heard_good(ability.event, scope)))
    return node(f"ability-{ability.event.moment}", event=event, effect=effect)


def _swap(ability: Ability, scope: Scope) -> Node:
    """A payment of any cost in which something is put in the place of something else."""
    event = ability.event
    any_cost = event.verb == "pay" and event.who == "you" and all(pattern.noun is None for _, pattern in event.roles)
    match ability.block:
        case (Act(verb="swap", args=(("what", what), ("for", other))),) if any_cost:
            pass
        case _:
            raise Unsayable("payment", event.verb, at=scope.at)
    options = what.items if isinstance(what, OneOf) else (what,)
    goods = [good_and_number(option, scope) for option in options]
    group, one = good_and_number(other, scope)
    numbers = {n for _, n in goods}
    if len(numbers) != 1 or one != 1 or group not in scope.model.groups:
        raise Unsayable("payment", "swap", at=scope.at)
    return node(
        "ability-swap",
        n=numbers.pop(),
        good=tuple(node("good-named", good=good) for good, _ in goods),
        group=group,
        member=tuple(node("good-named", good=good) for good in scope.model.groups[group].members),
    )


def counts_node(counts: CountsAs, scope: Scope) -> Node:
    if counts.other in scope.model.groups:
        if counts.reverse:
            raise Unsayable("step", "reverse", at=counts.at)
        return node("ability-counts-any", kind=counts.one, group=counts.other)
    return node(
        "ability-counts-both" if counts.reverse else "ability-counts-as", **{"kind": counts.one, "as": counts.other}
    )
