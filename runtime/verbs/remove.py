"""remove: things leave the game."""

from __future__ import annotations

from .. import changing
from ..game import Game
from ..words import Pile, Things, things_meant


def remove(game: Game, you: str, what: Things, *, from_: Pile | None = None) -> None:
    """Things go back to the box and take no further part."""
    for thing in things_meant(game, what, from_):
        changing.take_away(game, thing)
        game.raise_event("remove", by=you, what=thing)
