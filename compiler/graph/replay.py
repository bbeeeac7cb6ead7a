"""What the finder of certificates sees of a table on the way: enough to notice that it may have come round again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..frozen import frozen

if TYPE_CHECKING:
    from rulewright.runtime.game import State


@frozen
class Table:
    rest: tuple[Any, ...]
    """What must be as it was: where things lie, phases, limits, offers, chance."""
    counted: tuple[int, ...]
    """What may go up or down from one round to the next: counters, how much lies in each pile, phases begun."""
    stack: tuple[str, ...]


def seen_now(g: State) -> Table:
    rest = (
        tuple(g.at[: g.rules.size]),
        tuple(g.phases),
        tuple(g.phase_seats),
        tuple(sorted(g.exhausted)),
        tuple(map(repr, g.shifts)),
        tuple(g.shown),
        tuple(g.winners),
        tuple(map(repr, g.offers)),
        repr(g.raised),
        repr(g.held),
        g.rng,
    )
    return Table(rest, (*g.s, *map(len, g.piles), *g.times), tuple(repr(f) for f in g.stack))


def difference(one: Table, other: Table) -> tuple[int, ...] | None:
    """By how much all that is counted differs; None where anything else does. What waits below is not looked at: the
    first table's must be there still."""
    if one.rest != other.rest or not other.stack or one.stack[-1:] != other.stack[-1:]:
        return None
    if one.stack[:-1] != other.stack[: len(one.stack) - 1] or len(one.counted) != len(other.counted):
        return None
    return tuple(after - before for before, after in zip(one.counted, other.counted, strict=True))
