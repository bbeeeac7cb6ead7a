"""Abilities that change a price, as trees: goods that need not be paid, and goods that may be paid instead.

when you pay any cost: spare 1 coin                  (ability-spare goods=(goods-all amount=[…]))
when you pay any coin: swap 1 coin for 1 grain       (ability-exchange exchange=[…] paid=(paid-good good=coin))
"""

from __future__ import annotations

from typing import TypeAlias

from ...meaning.built_in import verb_named, verb_of
from ...meaning.model import Ability, Act, Event, Expr, Goods, Noun, Number, OneOf, Pick, Step
from ...verbs.verb import Replace, pays, steps
from ..tree import Node, node
from .events import event_node
from .goods import goods_node
from .portions import portion_node
from .scope import Scope, named, noun
from .unsaid import Unsayable

Change: TypeAlias = tuple[Expr, Expr | None]
"""The goods that one line takes out of a price, and those that replace them."""


def price_node(ability: Ability, scope: Scope) -> Node:
    event = ability.event
    heard = verb_named(event.verb, scope.model)
    changes = [_change(step) for step in ability.block]
    known = [one for one in changes if one is not None]
    if event.who != "you" or heard is None or not pays(heard) or not known or len(known) < len(changes):
        raise Unsayable("payment", event.verb, at=scope.at)
    paid = _paid(event, scope)
    within = named(scope, "amount", node("letter-amount"))
    if len(known) > 1:
        return node("ability-exchange", paid=paid, exchange=tuple(_exchange(one, event, within) for one in known))
    gone, come = known[0]
    if isinstance(gone, Pick) and gone.word in ("any number of", "up to"):
        return _one_for_one(gone, come, paid, event, within)
    if come is None:
        return _spared(gone, paid, event, within)
    return _for_any(gone, come, paid, scope) or node(
        "ability-exchange", paid=paid, exchange=(_exchange(known[0], event, within),)
    )


def _change(step: Step) -> Change | None:
    verb = verb_of(step)
    if verb is None or not isinstance(step, Act):
        return None
    args = dict(step.args)
    for one in steps(verb, Replace):
        if args.keys() == {one.gone, one.come} - {""}:
            return args[one.gone], args.get(one.come)
    return None


def _paid(event: Event, scope: Scope) -> Node:
    """The payment: any cost, one that contains some goods, or the cost of a rule."""
    said = [pattern.noun for _, pattern in event.roles if pattern.noun is not None]
    what: dict[str, str] = {}
    if said:
        (one,) = said if len(said) == 1 else (None,)
        sort = "group" if one is not None and one.kind in scope.model.groups else "good"
        if (
            one is None
            or one != Noun(one.kind)
            or (sort == "good" and one.kind not in (*scope.model.slots, *scope.model.wallets))
        ):
            raise Unsayable("payment", event.verb, at=scope.at)
        what = {sort: noun(scope, one.kind, sort)}
    if event.aim is None:
        return node(f"paid-{next(iter(what))}", **what) if what else node("paid-cost")
    done = event_node(Event("after", event.aim.verb, "you", event.aim.roles), scope)
    return node(f"paid-{next(iter(what))}-for", event=done, **what) if what else node("paid-for", event=done)


def _spared(gone: Expr, paid: Node, event: Event, scope: Scope) -> Node:
    goods = goods_node(gone, scope)
    fields = dict(paid.fields)
    match paid.type:
        case "paid-cost":
            return node("ability-spare", goods=goods)
        case "paid-good":
            return node("ability-spare-of", good=fields["good"], goods=goods)
        case "paid-for":
            return node("ability-spare-for", event=fields["event"], goods=goods)
        case _:
            return node("ability-spare-paid", paid=paid, goods=goods)


def _one_for_one(gone: Pick, come: Expr | None, paid: Node, event: Event, scope: Scope) -> Node:
    """Each of some goods of a price replaced by one of another good, or spared."""
    if gone != Pick(Noun(gone.noun.kind), Number(0), gone.most, False, gone.word, True):
        raise Unsayable("payment", event.verb, at=scope.at)
    portion = portion_node(gone, scope)
    if come is None:
        return node("ability-spare-portion", paid=paid, portion=portion)
    if not isinstance(come, Goods) or come.many != Number(1) or come.good in scope.model.groups:
        raise Unsayable("payment", event.verb, at=scope.at)
    return node("ability-swap-portion", paid=paid, portion=portion, other=noun(scope, come.good, "good"))


def _for_any(gone: Expr, come: Expr, paid: Node, scope: Scope) -> Node | None:
    """An amount of one good, or of another, for one of a group."""
    options = gone.items if isinstance(gone, OneOf) else (gone,)
    plain = [one for one in options if isinstance(one, Goods) and one.good in scope.model.slots]
    numbers = {one.many.value for one in plain if isinstance(one.many, Number)}
    if not isinstance(come, Pick) or not come.goods or (come.least, come.most) != (Number(1), Number(1)):
        return None
    group = come.noun.kind
    if come.noun != Noun(group) or len(plain) < len(options) or len(numbers) != 1:
        return None
    return node(
        "ability-swap",
        paid=paid,
        n=numbers.pop(),
        good=tuple(node("good-named", good=noun(scope, one.good, "good")) for one in plain),
        group=noun(scope, group, "group"),
        member=tuple(node("good-named", good=good) for good in scope.model.groups[group].members),
    )


def _exchange(change: Change, event: Event, scope: Scope) -> Node:
    gone, come = change
    if come is None or any(isinstance(one, Pick) and one.word in ("any number of", "up to") for one in change):
        raise Unsayable("payment", event.verb, at=scope.at)
    return node("exchange-goods", goods=goods_node(come, scope), gone=goods_node(gone, scope))
