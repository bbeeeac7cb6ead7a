"""The things of a kind that pass a test now, kept from one use to the next.

Such a test reads only slots, and it is known which slots for which thing: a write tests again only the things
concerned.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .game import State

Passing = Callable[["State", Sequence[int]], list[int]]
"""Which of some things pass, in their order."""


@dataclass(frozen=True, slots=True)
class Fitting:
    things: tuple[int, ...]
    passing: Passing
    readers: dict[int, tuple[int, ...]] = field(default_factory=dict[int, tuple[int, ...]])
    """By place of the flat state: the things whose test reads it. None where there are too many of them to test them at
    each write."""


FEW = 8
"""So many things are always tested again at a write; above that, at most a third of them."""


def fitting_of(things: Sequence[int], reads: Callable[[int], Iterable[int]], passing: Passing) -> Fitting:
    """`reads` gives the slots that the test of a thing reads."""
    found: dict[int, list[int]] = {}
    for thing in things:
        for at in dict.fromkeys(reads(thing)):
            found.setdefault(at, []).append(thing)
    if any(len(readers) > max(FEW, len(things) // 3) for readers in found.values()):
        found = {}
    return Fitting(tuple(things), passing, {at: tuple(readers) for at, readers in found.items()})


def fitting(g: State, number: int) -> list[int]:
    """The things that pass now."""
    found = g.fits.get(number)
    if found is None:
        one = g.rules.fittings[number]
        found = one.passing(g, one.things)
        if one.readers:
            own(g)[number] = found
    return found


def own(g: State) -> dict[int, list[int]]:
    """The sets of a game, copied before they change if they are shared with a copy of the game."""
    if g.lent_fits:
        g.fits, g.lent_fits = g.fits.copy(), False
    return g.fits


def written(g: State, at: int) -> None:
    """A slot has been written: the things whose test reads it are tested again."""
    fits = own(g) if g.lent_fits else g.fits
    for number, readers, concerned, passing in g.rules.readers_at[at]:
        before = fits.get(number)
        if before is not None:
            # A copy of the game may share the list, so a new one is made.
            now = [thing for thing in before if thing not in concerned]
            now += passing(g, readers)
            now.sort()
            fits[number] = now


Reader = tuple[int, tuple[int, ...], frozenset[int], Passing]
"""A set by its number, the things to test again, in their order and as a set, and their test."""


def readers_at(fittings: Sequence[Fitting], places: int) -> list[list[Reader]]:
    """By place of the flat state: for each set the things whose test reads it."""
    found: list[list[Reader]] = [[] for _ in range(places)]
    for number, one in enumerate(fittings):
        for at, readers in one.readers.items():
            found[at].append((number, readers, frozenset(readers), one.passing))
    return found


__all__ = ["Fitting", "fitting", "fitting_of", "readers_at", "written"]
