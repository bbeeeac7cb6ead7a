"""Abilities that would change a price, let one thing count as another, or change a value, and never do."""

from __future__ import annotations

from collections.abc import Iterable

from ..diagnostics.diagnostic import Diagnostic
from ..diagnostics.words import reach as words
from ..meaning import model as m
from ..plan.plan import Plan, PriceAbility
from .hear import can_work
from .lines import head_of, law_line
from .never_there import Lawful, once
from .sites import When
from .start import goods_of_price
from .world import World


def never_paid(missing: dict[str, Diagnostic], told: set[str], world: World, model: m.Model) -> dict[str, Diagnostic]:
    found: dict[str, Diagnostic] = {}
    plan = world.plan
    paid: list[tuple[When, frozenset[str], frozenset[str] | None]] = world.every("paid")
    for price in plan.prices:
        whens = [when for when, goods, _ in paid if not price.goods or not goods.isdisjoint(price.goods)]
        if not whens:
            found[price.id] = words.never_woken(
                head_of(price.at), [], "no price in the game is paid with that", "hear a price that is paid"
            )
            continue
        if not _concerned(price, [asked for _, _, asked in paid], plan):
            found[price.id] = words.never_woken(
                head_of(price.at), [], "no such price asks for the goods that are taken out of it",
                "write after `spare` or `swap` what is to be paid, and after `for` what may be paid instead",
                "no price is changed by this",
            )  # fmt: skip
            continue
        reached = can_work(price.of, price.laws, whens, world)
        if reached.station == "open":
            law = law_line(price.of, "only while", model)
            found[price.id] = words.never_lawful(
                head_of(price.at), price.of, law, "this never holds when something is paid", [], "",
                "give the card an `only while` of its own that holds then",
            )  # fmt: skip
    every: list[Lawful] = [*plan.prices, *plan.counts_as, *plan.modifiers]
    for of in dict.fromkeys(one.of for one in every if one.of in missing):
        said = once(of, missing, told)
        if said is not None:
            found[of] = said
    return found


def _concerned(price: PriceAbility, paid: Iterable[frozenset[str] | None], plan: Plan) -> bool:
    """Whether a price that the ability hears can contain the goods that it takes out: the rules ask for them, or
    another ability adds them."""
    others = [come for one in plan.prices if one.id != price.id for _, come, _ in one.swaps]
    put = frozenset[str]().union(*(goods_of_price(come, plan) for come in others)) - plan.groups.keys()
    gone = frozenset[str]().union(*(goods_of_price(gone, plan) for gone, _, _ in price.swaps))
    for asked in paid:
        if asked is None:
            # Goods that a player has chosen are no points of a wallet.
            if not price.goods or not plan.wallets.keys() >= set(price.goods):
                return True
            continue
        there = put.union(*({one, *plan.groups.get(one, ())} for one in asked))
        if (not price.goods or not there.isdisjoint(price.goods)) and not there.isdisjoint(gone):
            return True
    return not price.swaps
