"""Abilities as trees: the trigger and the effect, one thing that counts as another, a changed value."""

from __future__ import annotations

from ...meaning.model import Ability, CountsAs, Shift, Truth
from ...replacing import replace
from ..tree import Node, node
from .acts import act_node
from .effects import effect_node, plainly
from .events import event_node, heard_good, with_heard
from .prices import price_node
from .scope import Scope
from .shifts import shift_node
from .truths import cond_node


def ability_node(ability: Ability, scope: Scope) -> Node:
    scope = replace(scope, at=ability.at)
    if ability.payment:
        return price_node(ability, scope)
    event = event_node(ability.event, scope)
    within = replace(with_heard(ability.event, scope), heard=heard_good(ability.event, scope))
    effect = plainly(effect_node(ability.block, within))
    return node(f"ability-{ability.event.moment}", event=event, effect=effect)


def counts_node(counts: CountsAs, scope: Scope) -> Node:
    if counts.other in scope.model.groups:
        id = "ability-counts-any-both" if counts.reverse else "ability-counts-any"
        return node(id, kind=counts.one, group=counts.other)
    return node(
        "ability-counts-both" if counts.reverse else "ability-counts-as", **{"kind": counts.one, "as": counts.other}
    )


def while_node(shift: Shift, scope: Scope) -> Node:
    """A value changed while something holds, or for good."""
    if shift.test is None or shift.test == Truth(True):
        return node("ability-shift", shift=shift_node(shift, scope))
    return node("ability-while", cond=cond_node(shift.test, scope, act_node), shift=shift_node(shift, scope))
