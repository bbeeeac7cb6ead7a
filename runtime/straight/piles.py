"""Moves of things that no ability hears and that change nothing else, to piles that always have room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import chance
from ..copies import make_each, room_for
from ..drawing import QUICK
from ..frames import NONE
from ..piles import come, hide, lay, places, to_change

if TYPE_CHECKING:
    from ..game import State


def lies(g: State, sort: frozenset[int], pile: int) -> bool:
    """Whether a pile has a thing of a sort."""
    of = g.of
    return not sort.isdisjoint([of[thing] for thing in g.piles[pile]])


def laid_on(g: State, thing: int, to: int) -> None:
    """Moves a thing to another pile."""
    at = g.at
    here = at[thing]
    if g.lent_piles is not None or g.lent_places or here < 0:
        lay(g, thing, to)
        return
    pile = g.piles[here]
    if pile[-1] == thing:
        pile.pop()
    else:
        pile.remove(thing)
    if not pile and g.shown:
        hide(g, here)
    g.piles[to].append(thing)
    at[thing] = to
    for phase in g.rules.waits:
        g.came[phase][thing] = g.times[phase]


def pour(g: State, source: int, to: int) -> None:
    """Moves all things of a pile to another one."""
    things = g.piles[source]
    if not things:
        return
    g.ticks += len(things)
    places(g)
    come(g, things, to)
    if g.lent_piles is None:
        g.piles[to] += things
        g.piles[source] = []
    else:
        to_change(g, to).extend(things)
        g.piles[source], g.lent_piles[source] = [], 0
    if g.shown:
        hide(g, source)


def made(g: State, element: int, to: int, many: int) -> None:
    """Makes several copies of an element in a pile."""
    if many <= 0 or g.lent or g.lent_places or g.lent_piles is not None or g.grown or g.rules.waits:
        for _ in make_each(g, element, to, many):
            pass
        return
    g.ticks += many
    first = len(g.of)
    room_for(g, many)
    g.of += [g.of[element]] * many
    g.at += [to] * many
    g.piles[to] += range(first, first + many)
    if g.all:
        g.all = {}


def off_stack(g: State, pile: int, many: int, to: int, source: int = NONE) -> None:
    """Moves several things from the top of a stack; it is refilled once from another pile, if it has one."""
    here = g.piles[pile]
    if g.lent_piles is None and not g.lent_places and 0 < many < len(here):
        if many == 1 and not g.rules.waits:
            thing = here.pop()
            g.at[thing] = to
            g.piles[to].append(thing)
            return
        taken = here[: -many - 1 : -1]
        del here[-many:]
        if g.rules.waits:
            come(g, taken, to)
        else:
            at = g.at
            for thing in taken:
                at[thing] = to
        g.piles[to] += taken
        g.ticks += many
        return
    here = g.piles[pile] if g.lent_piles is None else to_change(g, pile)
    target = g.piles[to] if g.lent_piles is None else to_change(g, to)
    places(g)
    left = many - len(here)
    if left > 0:
        here.reverse()
        come(g, here, to)
        target += here
        if source >= 0 and g.piles[source]:
            coming = g.piles[source][:]
            g.ticks += len(coming) // QUICK
            g.rng = chance.shuffled(g.rng, coming)
            come(g, coming, pile)
            g.piles[pile], g.piles[source] = coming, []
            if g.lent_piles is not None:
                g.lent_piles[pile] = g.lent_piles[source] = 0
            if g.shown:
                hide(g, source)
            here, many = coming, left
        else:
            here.clear()
            many = 0
    if many > 0:
        taken = here[: -many - 1 : -1]
        del here[-many:]
        g.ticks += many
        come(g, taken, to)
        target += taken
    if g.shown and not here:
        hide(g, pile)


def off_bag(g: State, pile: int, many: int, to: int) -> None:
    """Moves several things out of a bag, drawn at random."""
    here = g.piles[pile] if g.lent_piles is None else to_change(g, pile)
    if many <= 0 or not here:
        return
    target = g.piles[to] if g.lent_piles is None else to_change(g, to)
    taken: list[int] = []
    while many > 0 and here:
        g.rng, place = chance.drawn(g.rng, len(here))
        taken.append(here.pop(place))
        many -= 1
    places(g)
    come(g, taken, to)
    target += taken
    if g.shown and not here:
        hide(g, pile)


def off_row(g: State, pile: int, many: int, to: int) -> None:
    """Moves the first things of a pile."""
    if many == 1 and g.lent_piles is None and not g.lent_places and not g.rules.waits and len(g.piles[pile]) > 1:
        thing = g.piles[pile].pop(0)
        g.at[thing] = to
        g.piles[to].append(thing)
        return
    here = g.piles[pile] if g.lent_piles is None else to_change(g, pile)
    if many <= 0 or not here:
        return
    target = g.piles[to] if g.lent_piles is None else to_change(g, to)
    taken = here[:many]
    del here[:many]
    places(g)
    come(g, taken, to)
    target += taken
    if g.shown and not here:
        hide(g, pile)
