"""Drawing: from a pile, at random, and into a new order."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from . import chance
from .declared import Pile
from .endless import tick
from .frames import NONE
from .piles import come, hide, lay, places, set_pile, to_change

if TYPE_CHECKING:
    from .game import State


QUICK = 4
"""Shuffling so many things takes about as long as one step."""


def take_off(g: State, pile: int, many: int, sort: frozenset[int] | None) -> list[int]:
    """Several things of a sort from a pile: at random from a bag, from the top of a stack, else the first ones. A pile
    that runs short is refilled once, as the rules say, and shuffled if its order matters."""
    if pile < 0 or many <= 0:
        return []
    spec = g.rules.pile_at[pile]
    if sort is None and not g.fate and spec.order != "bag":
        return _off_the_end(g, pile, many, spec)
    taken: list[int] = []
    for refilled in (False, True):
        here = [it for it in g.piles[pile] if it not in taken and (sort is None or g.of[it] in sort)]
        while here and len(taken) < many:
            taken.append(_one(g, here, spec))
        if len(taken) >= many or not spec.refilled or refilled:
            break
        refill(g, pile, spec)
    return taken


def dealt(g: State, pile: int, many: int, to: int) -> bool:
    """Moves things from the end of a pile or out of a bag to another pile in one step, where no watcher is informed of
    each. False: this is not possible here, and nothing was moved."""
    if g.watch is not None or g.fate or pile < 0 or to < 0 or pile == to:
        return False
    spec = g.rules.pile_at[pile]
    if not g.rules.pile_at[to].plain or (spec.order == "bag" and g.oracle is not None):
        return False
    here = g.piles[pile] if g.lent_piles is None else to_change(g, pile)
    if many > len(here) and spec.refilled:
        if spec.room is not None or g.shown or filled_from(g, pile, spec) == to:
            return False  # a thing that is being taken is still in the pile when it is refilled
        if here:
            many -= len(here)
            _handed(g, here, len(here), to, spec)
        refill(g, pile, spec)
        here = g.piles[pile] if g.lent_piles is None else to_change(g, pile)
    if many > 0 and here:
        _handed(g, here, many, to, spec)
        if g.shown and not here:
            hide(g, pile)
    return True


def _handed(g: State, here: list[int], many: int, to: int, spec: Pile) -> None:
    """Moves the last things of a stack, random things of a bag, else the first things, to another pile; at most as many
    as there are."""
    if spec.order == "bag":
        taken = _out_of(g, here, many)
    elif spec.order == "stack":
        taken = here[: -many - 1 : -1]
        del here[-many:]
    else:
        taken = here[:many]
        del here[:many]
    if many > 1:
        tick(g, "", len(taken))
    places(g)
    come(g, taken, to)
    target = g.piles[to] if g.lent_piles is None else to_change(g, to)
    target += taken


def _out_of(g: State, here: list[int], many: int) -> list[int]:
    """Several things at random, with equal chances; they are removed from the list."""
    taken: list[int] = []
    for left in range(len(here), max(len(here) - many, 0), -1):
        g.rng, number = chance.drawn(g.rng, left)
        taken.append(here.pop(number))
    return taken


def _off_the_end(g: State, pile: int, many: int, spec: Pile) -> list[int]:
    """The last things of a stack, the first things of other piles."""
    here, stack = g.piles[pile], spec.order == "stack"
    taken = here[: -many - 1 : -1] if stack else here[:many]
    short = many - len(taken)
    if short and spec.refilled:
        there = len(here)
        refill(g, pile, spec)  # the thing that is taken is still below
        coming = g.piles[pile][there:]
        taken += coming[: -short - 1 : -1] if stack else coming[:short]
    return taken


def _one(g: State, here: list[int], spec: Pile) -> int:
    if g.fate:
        fated: int | None = g.fated("draw", here)
        if fated is not None:
            here.remove(fated)
            return fated
    if spec.order == "bag":
        return here.pop(g.oracle.drawn(g, here) if g.oracle is not None else chance.below(g, len(here)))
    return here.pop() if spec.order == "stack" else here.pop(0)


def by_chance(g: State, things: Iterable[int]) -> int:
    """One of several at random, with equal chances; nothing where there are none."""
    here = list(dict.fromkeys(things))
    if not here:
        return NONE
    fated: int | None = g.fated("draw", here) if g.fate else None
    found = fated
    if found is None:
        found = here[g.oracle.drawn(g, here) if g.oracle is not None else chance.below(g, len(here))]
    return found


def several_by_chance(g: State, things: Iterable[int], many: int) -> list[int]:
    """Several of these at random; all of them where there are not more."""
    here = list(dict.fromkeys(things))
    found: list[int] = []
    while here and len(found) < many:
        found.append(by_chance(g, here))
        here.remove(found[-1])
    return found


def filled_from(g: State, pile: int, spec: Pile) -> int:
    """The pile from which a pile that has run short is refilled: that of the same owner."""
    source = g.rules.piles[spec.refilled]
    return source.base + pile - spec.base if source.keys else source.base


def refill(g: State, pile: int, spec: Pile) -> None:
    """Refills an empty pile from another pile of the same owner."""
    other = filled_from(g, pile, spec)
    coming = g.piles[other]
    coming = mixed(g, coming) if spec.order == "stack" else coming[:]
    if g.watch is not None or g.rules.pile_events or not _emptied(g, other, pile, coming):
        for thing in coming:
            lay(g, thing, pile)
    if g.watch is not None:
        g.watch("refill", NONE, (("what", "pile", pile), ("from", "pile", other)))


def _emptied(g: State, source: int, pile: int, things: list[int]) -> bool:
    """Moves all things of a pile to another at once, in this order. False where there may be no room, or where an
    ability would notice."""
    if g.rules.pile_at[pile].room is not None or g.shown or source == pile:
        return False
    set_pile(g, source, [])
    places(g)
    come(g, things, pile)
    if g.piles[pile]:
        to_change(g, pile).extend(things)
    else:
        set_pile(g, pile, things)
    return True


def mixed(g: State, things: Iterable[int]) -> list[int]:
    """In a new order, with equal chances for every order."""
    found = list(things)
    tick(g, "", len(found) // QUICK)
    if g.oracle is not None:
        return g.oracle.mixed(g, found)
    g.rng = chance.shuffled(g.rng, found)
    return found


def mix(g: State, pile: int) -> bool:
    if pile < 0:
        return False
    set_pile(g, pile, mixed(g, g.piles[pile]))
    return True
