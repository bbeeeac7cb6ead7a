"""shuffle: a pile is mixed."""

from __future__ import annotations

from .. import changing
from ..game import Game
from ..words import Pile


def shuffle(game: Game, you: str, what: Pile) -> None:
    """What lies in a pile comes into a new order, every order as likely as any."""
    game.state.piles[what] = changing.mixed(game, game.state.piles[what])
    game.raise_event("shuffle", by=you, what=what)
