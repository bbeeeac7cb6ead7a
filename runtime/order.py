"""Whether it matters in which order two abilities are done: whether one changes what the other reads or changes."""

from __future__ import annotations

from dataclasses import dataclass

EVERYTHING = "everything"


@dataclass(frozen=True, slots=True)
class Touches:
    """What an ability may do, with all that comes of it: counters, piles, limits, chance, by name."""

    reads: frozenset[str]
    adds: frozenset[str]
    """What it only adds to: of two that do, either may come first."""
    takes: frozenset[str]
    sets: frozenset[str]


NOTHING = Touches(frozenset(), frozenset(), frozenset(), frozenset())


def clash(one: Touches, other: Touches) -> bool:
    return _disturbs(one, other) or _disturbs(other, one)


def _disturbs(one: Touches, other: Touches) -> bool:
    """Whether one changes what another reads, or changes otherwise."""
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
