"""draw: things are taken off a pile."""

from __future__ import annotations

from .. import changing
from ..game import Game
from ..words import Pile, Things, things_meant


def draw(game: Game, you: str, what: Things, *, from_: Pile, to: Pile) -> None:
    """So many things come off a pile into another: off the top of a stack, at random out of a bag. A pile that runs
    short is refilled first, if it says from where."""
    for thing in changing.move(game, things_meant(game, what, from_), to):
        game.raise_event("draw", by=you, what=thing, **{"from": from_}, to=to)
