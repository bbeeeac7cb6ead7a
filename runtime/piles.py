"""Things in piles: laid, taken off, made, mixed, shown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from . import chance
from .declared import Pile
from .endless import tick, too_many
from .events import happened
from .frames import NONE
from .limits import THINGS
from .slots import held, place_of
from .values import with_copy, without_copy

if TYPE_CHECKING:
    from .game import State


QUICK = 4
"""So many things that are mixed at once take about as long as one step."""


def pile_at(g: State, name: str, *keys: int) -> int:
    """A pile of some owners; nowhere where one of them is nothing or of another kind."""
    pile = g.rules.piles[name]
    if pile.side and keys and 0 <= keys[0] < g.n:
        keys = (held(g, pile.side, keys[0]), *keys[1:])
    return place_of(g.of, pile.base, pile.steps, keys)


def to_change(g: State, pile: int) -> list[int]:
    """What lies in a pile, for whoever is about to change it: until then a copy of the game may have the same list."""
    lent = g.lent_piles
    if lent is not None and lent[pile]:
        g.piles[pile], lent[pile] = g.piles[pile][:], 0
    return g.piles[pile]


def _set(g: State, pile: int, things: list[int]) -> None:
    """Another list in the place of what a pile was."""
    g.piles[pile] = things
    if g.lent_piles is not None:
        g.lent_piles[pile] = 0


def inside(g: State, pile: int) -> Sequence[int]:
    return g.piles[pile] if pile >= 0 else ()


def room(g: State, pile: int) -> int | None:
    """How much there is room for in a pile: as it is now, if it is worked out."""
    spec = g.rules.pile_at[pile]
    if not callable(spec.room):
        return spec.room
    keys = keys_of(g, pile)
    seat = next((key for key, kept in zip(keys, spec.keys, strict=True) if kept.kind == "player"), 0)
    most: int = spec.room(g, seat, *keys)
    return most


def keys_of(g: State, pile: int) -> list[int]:
    """Whose a pile is."""
    spec = g.rules.pile_at[pile]
    rest = pile - spec.base
    found: list[int] = []
    for key in spec.keys:
        at = rest // key.stride
        rest -= at * key.stride
        found.append(key.first + at)
    return found


def lay(g: State, thing: int, to: int, below: bool = False) -> bool:
    """A thing into a pile, from wherever it is; whether there was room."""
    if to < 0 or thing < 0:
        return False
    target = to_change(g, to)
    most = g.rules.pile_at[to].room
    if most is not None and len(target) >= (most if isinstance(most, int) else room(g, to) or 0):
        return False
    at = g.at
    if thing >= len(at):
        grow(g, thing)
    here = at[thing]
    if here >= 0:
        pile = to_change(g, here)
        if pile[-1] == thing:
            pile.pop()
        else:
            pile.remove(thing)
        if not pile and g.shown:
            hide(g, here)
        if g.rules.pile_events and here != to:
            _left(g, thing, here)
    elif thing < g.rules.size or thing in g.gone:
        g.gone -= {thing}
        g.all = {}
    if below:
        target.insert(0, thing)
    else:
        target.append(thing)
    at[thing] = to
    for phase in g.rules.waits:
        g.came[phase][thing] = g.times[phase]
    if g.rules.pile_events and here != to:
        _came(g, thing, to)
    return True


def laid(g: State, things: Iterable[int], to: int, below: bool = False) -> Iterator[int]:
    """Things into a pile, one after the other; where somebody watches, each for which there was room is told of."""
    found = list(things)
    tick(g, "", len(found))
    for thing in found:
        if lay(g, thing, to, below) and g.watch is not None:
            yield thing


def poured(g: State, things: Sequence[int], to: int) -> bool:
    """Things that lie side by side at an end of one pile go to another at once, where nobody is told of each; whether
    that could be done."""
    if not things:
        return True
    if g.watch is not None or g.shown or to < 0 or not g.rules.pile_at[to].plain:
        return False
    at = g.at
    here = at[things[0]] if 0 <= things[0] < len(at) else NONE
    if here < 0 or here == to:
        return False
    pile, many = g.piles[here], len(things)
    if things is pile or things == pile:
        things = pile
        _set(g, here, [])
    elif things == pile[: -many - 1 : -1]:
        del to_change(g, here)[-many:]
    elif things == pile[:many]:
        del to_change(g, here)[:many]
    else:
        return False
    tick(g, "", many)
    for thing in things:
        at[thing] = to
    to_change(g, to).extend(things)
    return True


def _left(g: State, thing: int, pile: int) -> None:
    _moved(g, thing, pile, g.rules.pile_at[pile].leaves)


def _came(g: State, thing: int, pile: int) -> None:
    _moved(g, thing, pile, g.rules.pile_at[pile].comes)


def _moved(g: State, thing: int, pile: int, event: int) -> None:
    if event >= 0:
        from .values import seat_of_pile

        of, beside = (*keys_of(g, pile), NONE, NONE)[:2]
        happened(g, (event, seat_of_pile(g, pile), thing, of, beside))


def grow(g: State, thing: int) -> None:
    """Room for what is kept of one more thing."""
    while len(g.at) <= thing:
        g.at.append(NONE)


def take_away(g: State, thing: int) -> bool:
    """A thing out of the pile it lies in; a pile that has been shown and is empty is hidden again."""
    if thing < 0:
        return False
    here = g.at[thing]
    if here >= 0:
        to_change(g, here).remove(thing)
        g.at[thing] = NONE
        if not g.piles[here] and g.shown:
            hide(g, here)
        if g.rules.pile_events:
            _left(g, thing, here)
    g.gone |= {thing}
    g.all = without_copy(g, thing)
    return True


def own(g: State) -> None:
    """What there is has been shared with a copy of the game until now: from here on each has its own."""
    if g.lent:
        g.of, g.lent = g.of[:], False


def room_for(g: State, many: int) -> None:
    """There are never so many copies that nothing could be done with them in good time."""
    if len(g.of) - g.rules.size + many > THINGS:
        raise too_many(g)


def make(g: State, element: int, to: int) -> int:
    """A new copy of an element, in a pile."""
    if to < 0 or element < 0:
        return NONE
    element = g.of[element]
    thing = len(g.of)
    room_for(g, 1)
    own(g)
    g.of.append(element)
    g.at.append(NONE)
    for kept, start in zip(g.grown, g.rules.grown_start, strict=True):
        kept.append(start)
    for phase in g.rules.waits:
        g.came[phase].append(NONE)
    g.all = with_copy(g, thing)
    return thing if lay(g, thing, to) else NONE


def make_each(g: State, element: int, to: int, many: int) -> Iterator[int]:
    """So many new copies of an element, in a pile; where somebody watches, each for which there was room is told of."""
    tick(g, "", max(many, 0))
    if many > 0 and to >= 0 and element >= 0 and g.watch is None and g.rules.pile_at[to].plain and not g.grown:
        element, first = g.of[element], len(g.of)
        room_for(g, many)
        own(g)
        g.of += [element] * many
        g.at += [to] * many
        to_change(g, to).extend(range(first, first + many))
        g.all = {}
        return
    for _ in range(many):
        thing = make(g, element, to)
        if thing >= 0 and g.watch is not None:
            yield thing


def take_off(g: State, pile: int, many: int, sort: frozenset[int] | None) -> list[int]:
    """So many of a sort from a pile: by chance from a bag, from the top of a stack, else the first. A pile that runs
    short is refilled once from where the rules say, and mixed if its order matters."""
    if pile < 0 or many <= 0:
        return []
    spec = g.rules.pile_at[pile]
    if sort is None and not g.fate and spec.order != "bag":
        return _off_the_end(g, pile, many, spec)
    taken: list[int] = []
    for _ in range(2):
        here = [it for it in g.piles[pile] if it not in taken and (sort is None or g.of[it] in sort)]
        while here and len(taken) < many:
            taken.append(_one(g, here, spec))
        if len(taken) >= many or not spec.refilled:
            break
        refill(g, pile, spec)
    return taken


def _off_the_end(g: State, pile: int, many: int, spec: Pile) -> list[int]:
    """The last of a stack, the first of what is no stack."""
    here, stack = g.piles[pile], spec.order == "stack"
    taken = here[: -many - 1 : -1] if stack else here[:many]
    short = many - len(taken)
    if short and spec.refilled:
        there = len(here)
        refill(g, pile, spec)  # what is taken still lies below
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
    """One of several, each as likely as any; nothing where there are none."""
    here = list(dict.fromkeys(things))
    if not here:
        return NONE
    fated: int | None = g.fated("draw", here) if g.fate else None
    found = fated
    if found is None:
        found = here[g.oracle.drawn(g, here) if g.oracle is not None else chance.below(g, len(here))]
    return found


def several_by_chance(g: State, things: Iterable[int], many: int) -> list[int]:
    """So many of several by chance; all of them where there are no more."""
    here = list(dict.fromkeys(things))
    found: list[int] = []
    while here and len(found) < many:
        found.append(by_chance(g, here))
        here.remove(found[-1])
    return found


def refill(g: State, pile: int, spec: Pile) -> None:
    """A pile that has run out takes in what lies in another one of the same owner."""
    source = g.rules.piles[spec.refilled]
    other = source.base + pile - spec.base if source.keys else source.base
    coming = list(g.piles[other])
    if spec.order == "stack":
        coming = mixed(g, coming)
    if g.watch is not None or g.rules.pile_events or not _emptied(g, other, pile, coming):
        for thing in coming:
            lay(g, thing, pile)
    if g.watch is not None:
        g.watch("refill", NONE, (("what", "pile", pile), ("from", "pile", other)))


def _emptied(g: State, source: int, pile: int, things: list[int]) -> bool:
    """All that lies in a pile goes to another at once, in this order; whether there is room and nobody to notice."""
    if g.rules.pile_at[pile].room is not None or g.rules.waits or g.shown or source == pile:
        return False
    _set(g, source, [])
    to_change(g, pile).extend(things)
    for thing in things:
        g.at[thing] = pile
    return True


def mixed(g: State, things: Iterable[int]) -> list[int]:
    """In a new order, every order as likely as any."""
    found = list(things)
    tick(g, "", len(found) // QUICK)
    if g.oracle is not None:
        return g.oracle.mixed(g, found)
    g.rng = chance.shuffled(g.rng, found)
    return found


def mix(g: State, pile: int) -> bool:
    if pile < 0:
        return False
    _set(g, pile, mixed(g, g.piles[pile]))
    return True


def arrange(g: State, pile: int, things: Iterable[Any]) -> None:
    """What lies in a pile, from now on in this order."""
    if pile < 0:
        return
    flat: list[int] = []
    for item in things:
        flat += item if isinstance(item, (list, tuple)) else [item]
    for thing in [thing for thing in g.piles[pile] if thing not in flat]:
        take_away(g, thing)
    for thing in flat:
        if g.at[thing] >= 0:
            to_change(g, g.at[thing]).remove(thing)
        g.at[thing] = pile
    _set(g, pile, flat)


def show(g: State, pile: int, seat: int) -> bool:
    """Lets everybody look into a pile, or one seat; whether that is new. An empty pile is never open."""
    entry = (pile, seat)
    if pile < 0 or entry in g.shown or not g.piles[pile]:
        return False
    g.shown = sorted([*g.shown, entry])
    return True


def hide(g: State, pile: int) -> bool:
    """A pile is no longer shown to anybody; whether it was."""
    kept = [entry for entry in g.shown if entry[0] != pile]
    shown, g.shown = g.shown, kept
    return len(kept) < len(shown)
