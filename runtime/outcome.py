"""Who won, and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from .naming import seat_name, thing_name
from .slots import held

if TYPE_CHECKING:
    from .game import State
    from .streams import Point


@dataclass(frozen=True, slots=True)
class Outcome:
    winners: tuple[str, ...]
    """Seats, sides and non-players that the rules move; empty in a draw."""
    scores: dict[str, dict[str, int]]
    """For each counter that is a score, the points of each seat."""
    reasons: tuple[Point, ...] = ()
    """The reasons for points, each with its line, in a game that is recorded."""


def crowned(g: State, seat: int) -> bool:
    """Whether a seat has won, by itself or with its side."""
    sides = {slot.side for slot in g.rules.slots.values() if slot.side}
    return seat in g.winners or any(held(g, side, seat) in g.winners for side in sides)


def outcome_of(g: State, reasons: tuple[Point, ...] = ()) -> Outcome | None:
    if not g.over:
        return None
    scores = {
        slot.name: {seat_name(seat): held(g, slot.name, seat) for seat in g.seats}
        for slot in g.rules.slots.values()
        if "score" in slot.tags and (tuple(key.kind for key in slot.keys) == ("player",) or slot.side)
    }
    return Outcome(tuple(thing_name(g, seat) for seat in g.winners), scores, reasons)
