"""Who won, and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from .reading import read

if TYPE_CHECKING:
    from .game import Game


@dataclass(frozen=True, slots=True)
class Outcome:
    winners: tuple[str, ...]
    """Nobody in a draw."""
    scores: dict[str, dict[str, int]]
    """Of each counter that is a score, what each seat has."""


def outcome_of(game: Game) -> Outcome | None:
    if not game.state.over:
        return None
    scores = {
        slot.name: {seat: read(game, slot.name, (seat,)) for seat in game.state.seats}
        for slot in game.edition.slots.values()
        if "score" in slot.tags and (slot.owners == ("player",) or slot.side)
    }
    return Outcome(tuple(game.state.winners), scores)
