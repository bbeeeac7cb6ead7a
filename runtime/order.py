"""Whether the order of two abilities matters: whether one writes what the other reads or writes."""

from __future__ import annotations

from dataclasses import dataclass

EVERYTHING = "everything"


@dataclass(frozen=True, slots=True)
class Touches:
    """What an ability may read and write, with everything that follows from it: counters, piles, limits and chance, by
    name."""

    reads: frozenset[str]
    adds: frozenset[str]
    """What it only adds to: of two abilities that only add, either may come first."""
    takes: frozenset[str]
    sets: frozenset[str]


NOTHING = Touches(frozenset(), frozenset(), frozenset(), frozenset())


def clash(one: Touches, other: Touches) -> bool:
    return _disturbs(one, other) or _disturbs(other, one)


def _disturbs(one: Touches, other: Touches) -> bool:
    """Whether one ability writes what another reads, or writes in another way than by adding."""
    theirs = other.reads | other.adds | other.takes | other.sets
    if EVERYTHING in one.sets:
        return bool(theirs)
    if EVERYTHING in theirs:
        return bool(one.adds or one.takes or one.sets)
    return not (
        one.sets.isdisjoint(theirs)
        and one.adds.isdisjoint(other.reads | other.takes)
        and one.takes.isdisjoint(other.reads | other.adds)
    )
