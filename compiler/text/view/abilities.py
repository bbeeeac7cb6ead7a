"""Abilities as trees: what is heard and what follows, a price changed, one thing counted as another."""

from __future__ import annotations

from collections.abc import Sequence

from ...meaning.built_in import verb_named, verb_of
from ...meaning.model import (
    Ability,
    Act,
    Block,
    CountsAs,
    Event,
    Expr,
    Noun,
    Number,
    OneOf,
    Pattern,
    Pick,
    Shift,
    Truth,
)
from ...replacing import replace
from ...verbs.verb import Replace, pays, steps
from ..tree import Node, node
from .acts import act_node
from .effects import effect_node, plainly
from .events import event_node, heard_good, with_heard
from .goods import good_and_number, goods_node
from .scope import Scope, plain_number
from .shifts import shift_node
from .truths import cond_node
from .unsaid import Unsayable


def ability_node(ability: Ability, scope: Scope) -> Node:
    scope = replace(scope, at=ability.at)
    if ability.payment:
        return _price(ability, scope)
    event = event_node(ability.event, scope)
    within = replace(with_heard(ability.event, scope), heard=heard_good(ability.event, scope))
    effect = plainly(effect_node(ability.block, within))
    return node(f"ability-{ability.event.moment}", event=event, effect=effect)


def _price(ability: Ability, scope: Scope) -> Node:
    """A payment of any cost, or for something that is done, part of which is spared or replaced."""
    event, aim = ability.event, ability.event.aim
    said = [pattern for _, pattern in event.roles if pattern.noun is not None]
    heard = verb_named(event.verb, scope.model)
    good = _good_of(said, scope)
    known = event.who == "you" and (not said or (bool(good) and aim is None))
    found = _replaced(ability.block) if known and heard is not None and pays(heard) else None
    if found is None or (good and found[1] is not None):
        raise Unsayable("payment", event.verb, at=scope.at)
    what, other = found
    if good:
        return node("ability-spare-of", good=good, goods=goods_node(what, scope))
    if aim is not None:
        if other is not None:
            raise Unsayable("payment", event.verb, at=scope.at)
        done = event_node(Event("after", aim.verb, "you", aim.roles), scope)
        return node("ability-spare-for", event=done, goods=goods_node(what, scope))
    if isinstance(what, Pick) and what.word in ("any number of", "up to"):
        return _one_for_one(what, other, event.verb, scope)
    if other is None:
        return node("ability-spare", goods=goods_node(what, scope))
    options = what.items if isinstance(what, OneOf) else (what,)
    goods = [good_and_number(option, scope) for option in options]
    group, one = good_and_number(other, scope)
    numbers = {n for _, n in goods}
    if len(numbers) != 1 or one != 1 or group not in scope.model.groups:
        raise Unsayable("payment", event.verb, at=scope.at)
    return node(
        "ability-swap",
        n=numbers.pop(),
        good=tuple(node("good-named", good=good) for good, _ in goods),
        group=group,
        member=tuple(node("good-named", good=good) for good in scope.model.groups[group].members),
    )


def _one_for_one(what: Pick, other: Expr | None, verb: str, scope: Scope) -> Node:
    """Each of some goods of a price replaced by one of another good."""
    good = what.noun.kind
    most = Number(999) if what.word == "any number of" else what.most
    plain = what == Pick(Noun(good), Number(0), most, False, what.word, goods=True)
    if other is None or not plain or good in scope.model.groups:
        raise Unsayable("payment", verb, at=scope.at)
    come, many = good_and_number(other, scope)
    if many != 1 or come in scope.model.groups:
        raise Unsayable("payment", verb, at=scope.at)
    if what.word == "any number of":
        return node("ability-swap-any", good=good, other=come)
    return node("ability-swap-up-to", good=good, n=plain_number(what.most, scope), other=come)


def _good_of(said: Sequence[Pattern], scope: Scope) -> str:
    """The one good that must be in the price, and nothing else asked of it."""
    noun = said[0].noun if len(said) == 1 else None
    if noun is None:
        return ""
    slot = scope.model.slots.get(noun.kind)
    return noun.kind if slot is not None and noun == Noun(slot.name) else ""


def _replaced(block: Block) -> tuple[Expr, Expr | None] | None:
    """The goods that one line takes out of a price, and those that it puts in their place."""
    verb = verb_of(block[0]) if len(block) == 1 else None
    act = block[0] if verb is not None else None
    if verb is None or not isinstance(act, Act):
        return None
    args = dict(act.args)
    for step in steps(verb, Replace):
        if args.keys() == {step.gone, step.come} - {""}:
            return args[step.gone], args.get(step.come)
    return None


def counts_node(counts: CountsAs, scope: Scope) -> Node:
    if counts.other in scope.model.groups:
        id = "ability-counts-any-both" if counts.reverse else "ability-counts-any"
        return node(id, kind=counts.one, group=counts.other)
    return node(
        "ability-counts-both" if counts.reverse else "ability-counts-as", **{"kind": counts.one, "as": counts.other}
    )


def while_node(shift: Shift, scope: Scope) -> Node:
    """A value changed as long as something holds, or for good."""
    if shift.test is None or shift.test == Truth(True):
        return node("ability-shift", shift=shift_node(shift, scope))
    return node("ability-while", cond=cond_node(shift.test, scope, act_node), shift=shift_node(shift, scope))
