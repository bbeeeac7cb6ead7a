"""What the finder of certificates sees of a table on the way: enough to notice that a state may have come again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

from rulewright.runtime.frames import PHASES

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
    last: str
    """What is being done, its copies counted from the last one made and its phases from the innermost."""


def seen_now(g: State) -> Table:
    rest = (
        tuple(g.at[: g.rules.size]),
        # A phase may have been begun within itself.
        tuple(dict.fromkeys(zip(g.phases, g.phase_seats, strict=True))),
        tuple(g.phases[-1:]),
        # A copy that is exhausted lies there for good.
        tuple(sorted(one for one in g.exhausted if one < g.rules.size)),
        tuple(map(repr, g.shifts)),
        tuple(g.shown),
        tuple(g.winners),
        tuple(map(repr, g.offers)),
        repr(g.raised),
        repr(g.held),
        g.rng,
    )
    return Table(rest, (*g.s, *map(len, g.piles), *g.times), tuple(repr(f) for f in g.stack), _last(g))


def _last(g: State) -> str:
    if not g.stack:
        return ""
    size, many = g.rules.size, len(g.of)
    frame: list[Any] = [*g.stack[-1]]
    frame[PHASES] -= len(g.phases)
    return repr(_counted_back(frame, size, many))


def _counted_back(value: Any, size: int, many: int) -> Any:
    """Numbers that may be copies, counted from the last one; other numbers are the same in each round anyway."""
    if isinstance(value, list | tuple):
        return [_counted_back(one, size, many) for one in cast("Sequence[Any]", value)]
    return f"-{many - value}" if type(value) is int and value >= size and many > size else value


def difference(one: Table, other: Table) -> tuple[int, ...] | None:
    """The differences of everything that is counted; None if anything else differs. Frames below are not compared:
    those of the first table must still be there."""
    if one.rest != other.rest or not other.stack:
        return None
    if one.stack[-1:] != other.stack[-1:] and one.last != other.last:
        return None
    if one.stack[:-1] != other.stack[: len(one.stack) - 1] or len(one.counted) != len(other.counted):
        return None
    return tuple(after - before for before, after in zip(one.counted, other.counted, strict=True))
