"""The things of a kind that pass a test now, kept from one time they are asked for to the next.

A test of this sort reads nothing but slots, of which it is known for whom: what is written looks again only at those.
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
    """By place of the flat state: the things whose test reads it. None where too many do to look at them each time."""


FEW = 8
"""So many things are looked at again at each write without a thought; else at most a third of them."""


def fitting_of(things: Sequence[int], reads: Callable[[int], Iterable[int]], passing: Passing) -> Fitting:
    """`reads` says of a thing what its test reads."""
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
    """The sets of a game, to be changed: no longer those of a copy as well."""
    if g.lent_fits:
        g.fits, g.lent_fits = g.fits.copy(), False
    return g.fits


def written(g: State, at: int) -> None:
    """A slot has been written: those whose test reads it are looked at again."""
    fits = own(g) if g.lent_fits else g.fits
    for number, readers, concerned, passing in g.rules.readers_at[at]:
        before = fits.get(number)
        if before is not None:
            # A copy of the game may still have the list as it was.
            now = [thing for thing in before if thing not in concerned]
            now += passing(g, readers)
            now.sort()
            fits[number] = now


Reader = tuple[int, tuple[int, ...], frozenset[int], Passing]
"""A set by its number, the things that are looked at again, in their order and to ask for, and their test."""


def readers_at(fittings: Sequence[Fitting], places: int) -> list[list[Reader]]:
    """By place of the flat state: of each set the things whose test reads it."""
    found: list[list[Reader]] = [[] for _ in range(places)]
    for number, one in enumerate(fittings):
        for at, readers in one.readers.items():
            found[at].append((number, readers, frozenset(readers), one.passing))
    return found


__all__ = ["Fitting", "fitting", "fitting_of", "readers_at", "written"]
