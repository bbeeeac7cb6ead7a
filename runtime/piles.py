"""Moving things between piles, ordering them, and showing them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from .endless import tick
from .events import happened
from .frames import NONE
from .slots import held, place_of
from .values import without_copy

if TYPE_CHECKING:
    from .game import State


def pile_at(g: State, name: str, *keys: int) -> int:
    """A pile of some owners; -1 where one of them is nothing or of another kind."""
    pile = g.rules.piles[name]
    if pile.side and keys and 0 <= keys[0] < g.n:
        keys = (held(g, pile.side, keys[0]), *keys[1:])
    return place_of(g.of, pile.base, pile.steps, keys)


def to_change(g: State, pile: int) -> list[int]:
    """The things of a pile, for changing: if a copy of the game shares the list, it is copied first."""
    lent = g.lent_piles
    if lent is not None and lent[pile]:
        g.piles[pile], lent[pile] = g.piles[pile][:], 0
    return g.piles[pile]


def places(g: State) -> list[int]:
    """The pile of each thing, for changing: if a copy of the game shares the list, it is copied first."""
    if g.lent_places:
        g.at, g.lent_places = g.at[:], False
        g.came = {phase: came[:] for phase, came in g.came.items()}
    return g.at


def set_pile(g: State, pile: int, things: list[int]) -> None:
    """Replaces the things of a pile."""
    g.piles[pile] = things
    if g.lent_piles is not None:
        g.lent_piles[pile] = 0


def inside(g: State, pile: int) -> Sequence[int]:
    return g.piles[pile] if pile >= 0 else ()


def room(g: State, pile: int) -> int | None:
    """How many things a pile has room for: the current number, where it is computed."""
    spec = g.rules.pile_at[pile]
    if not callable(spec.room):
        return spec.room
    keys = keys_of(g, pile)
    seat = next((key for key, kept in zip(keys, spec.keys, strict=True) if kept.kind == "player"), 0)
    most: int = spec.room(g, seat, *keys)
    return most


def keys_of(g: State, pile: int) -> list[int]:
    """The owners of a pile."""
    spec = g.rules.pile_at[pile]
    rest = pile - spec.base
    found: list[int] = []
    for key in spec.keys:
        at = rest // key.stride
        rest -= at * key.stride
        found.append(key.first + at)
    return found


def lay(g: State, thing: int, to: int, below: bool = False) -> bool:
    """Moves a thing to a pile from anywhere. Whether there was room."""
    if to < 0 or thing < 0:
        return False
    lent = g.lent_piles
    target = to_change(g, to) if lent is not None and lent[to] else g.piles[to]
    most = g.rules.pile_at[to].room
    if most is not None and len(target) >= (most if isinstance(most, int) else room(g, to) or 0):
        return False
    at = places(g) if g.lent_places else g.at
    if thing >= len(at):
        grow(g, thing)
    here = at[thing]
    if here >= 0:
        pile = to_change(g, here) if lent is not None and lent[here] else g.piles[here]
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


def come(g: State, things: Iterable[int], to: int) -> None:
    """Records that things are now in a pile. The lists of places must belong to this game alone."""
    at = g.at
    for thing in things:
        at[thing] = to
    for phase in g.rules.waits:
        came, now = g.came[phase], g.times[phase]
        for thing in things:
            came[thing] = now


def laid(g: State, things: Iterable[int], to: int, below: bool = False) -> Iterator[int]:
    """Moves things to a pile, one after the other. With a watcher, one for each thing for which there was room."""
    found = list(things)
    tick(g, "", len(found))
    for thing in found:
        if lay(g, thing, to, below) and g.watch is not None:
            yield thing


def poured(g: State, things: Sequence[int], to: int) -> bool:
    """Moves things that are together at one end of a pile to another pile at once, where no watcher is informed of
    each. Whether this was possible."""
    if not things:
        return True
    if g.watch is not None or to < 0 or not g.rules.pile_at[to].plain:
        return False
    at = places(g) if g.lent_places else g.at
    here = at[things[0]] if 0 <= things[0] < len(at) else NONE
    if here < 0 or here == to:
        return False
    pile, many = g.piles[here], len(things)
    if things is pile or things == pile:
        things = pile
        set_pile(g, here, [])
    elif things == pile[: -many - 1 : -1]:
        del to_change(g, here)[-many:]
    elif things == pile[:many]:
        del to_change(g, here)[:many]
    else:
        return False
    if many > 1:
        tick(g, "", many)
    come(g, things, to)
    target = g.piles[to] if g.lent_piles is None else to_change(g, to)
    target += things
    if g.shown and not g.piles[here]:
        hide(g, here)
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
    """Adds room for the values of one more thing."""
    while len(g.at) <= thing:
        places(g).append(NONE)


def take_away(g: State, thing: int) -> bool:
    """Removes a thing from its pile. A shown pile that becomes empty is hidden again."""
    if thing < 0:
        return False
    here = g.at[thing]
    if here >= 0:
        to_change(g, here).remove(thing)
        places(g)[thing] = NONE
        if not g.piles[here] and g.shown:
            hide(g, here)
        if g.rules.pile_events:
            _left(g, thing, here)
    g.gone |= {thing}
    g.all = without_copy(g, thing)
    return True


def arrange(g: State, pile: int, things: Iterable[Any]) -> None:
    """Puts the things of a pile into this order."""
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
        places(g)[thing] = pile
    set_pile(g, pile, flat)


def show(g: State, pile: int, seat: int) -> bool:
    """Shows a pile to all seats, or to one. Whether it was hidden from them before. An empty pile is never shown."""
    entry = (pile, seat)
    if pile < 0 or entry in g.shown or not g.piles[pile]:
        return False
    g.shown = sorted([*g.shown, entry])
    return True


def hide(g: State, pile: int) -> bool:
    """Hides a pile from all seats. Whether it was shown."""
    kept = [entry for entry in g.shown if entry[0] != pile]
    shown, g.shown = g.shown, kept
    return len(kept) < len(shown)
