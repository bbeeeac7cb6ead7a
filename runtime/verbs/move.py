"""move: things go from where they are to a pile."""

from __future__ import annotations

from .. import changing
from ..game import Game
from ..words import Pile, Things, things_meant


def move(game: Game, you: str, what: Things, *, to: Pile, from_: Pile | None = None) -> None:
    """Things go to a pile. `2 card from deck` are the first that come: off the top, at random out of a bag."""
    for thing in changing.move(game, things_meant(game, what, from_), to):
        game.raise_event("move", by=you, what=thing, to=to, **{"from": from_})
