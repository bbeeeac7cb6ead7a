"""exhaust: things are used up for now."""

from __future__ import annotations

from ..game import Game
from ..words import Things, things_meant


def exhaust(game: Game, you: str, what: Things) -> None:
    """Things cannot be used until they are made ready."""
    for thing in things_meant(game, what, None):
        if not game.state.values.get(f"~exhausted:{thing}"):
            game.state.values[f"~exhausted:{thing}"] = True
            game.raise_event("exhaust", by=you, what=thing)
