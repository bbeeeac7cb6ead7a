"""Whether the seat that is asked sees the options in the order they are kept. Then no names are needed to tell them
apart."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .frames import EVERYONE

if TYPE_CHECKING:
    from .game import State


def in_sight(g: State) -> bool:
    """Whether the seat that is asked sees where all options lie, and no two of them are equal, or their order is the
    one in which they would be named anyway."""
    rules, at, of, me = g.rules, g.at, g.of, g.seat
    if g.question is not None and g.question.once and all(at[thing] < 0 for thing in g.options if thing >= 0):
        return True
    seen_by, bags, at_hand = rules.seen_by, rules.bags, rules.at_hand
    in_bags: set[int] = set()
    hidden, in_order, last, ended = False, True, -1, False
    for thing in g.options:
        if thing < 0:  # an option that stands for the end of the choice
            ended = True
            continue
        element = of[thing]
        if ended or element < last:
            in_order = False
        last = element
        pile = at[thing]
        if pile < 0:
            if thing >= rules.size:
                return False
            if thing not in at_hand:
                at_hand[thing] = is_name(g, thing) or not can_hide(g, thing)
            hidden = hidden or not at_hand[thing]
            continue
        seen = seen_by[pile]
        if seen != me and seen != EVERYONE:
            return False
        if bags[pile]:
            alike = element * rules.many_piles + pile
            if alike in in_bags:
                return False
            in_bags.add(alike)
    return in_order or not (hidden or in_bags)


def is_name(g: State, thing: int) -> bool:
    """Whether it stands for all its copies: the thing itself lies nowhere."""
    element = g.rules.elements.get(g.rules.names[thing])
    return element is None or element.copies == "only"


def can_hide(g: State, thing: int) -> bool:
    """Whether a thing may be in a pile that some seat cannot see."""
    sorts = g.rules.sorts_of(g.of[thing])
    closed = [spec for spec in g.rules.piles.values() if spec.seen_by != "everyone"]
    if any(spec.holds in sorts for spec in closed):
        return True
    # A pile for anything takes the kinds that have piles of their own; places are in no pile.
    kind = _kind(g, thing)
    loose = any(spec.holds == "anything" for spec in closed)
    return loose and any(pile >= 0 and _kind(g, other) == kind for other, pile in enumerate(g.at))


def _kind(g: State, thing: int) -> str:
    element = g.rules.elements.get(g.rules.names.get(g.of[thing], ""))
    return element.kind if element is not None else ""
