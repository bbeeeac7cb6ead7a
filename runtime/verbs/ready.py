"""ready: things can be used again."""

from __future__ import annotations

from ..game import Game
from ..words import Things, things_meant


def ready(game: Game, you: str, what: Things) -> None:
    """Exhausted things can be used again."""
    for thing in things_meant(game, what, None):
        if game.state.values.pop(f"~exhausted:{thing}", None):
            game.raise_event("ready", by=you, what=thing)
