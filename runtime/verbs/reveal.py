"""reveal: a pile is shown to all, or to one player."""

from __future__ import annotations

from .. import changing
from ..game import Game
from ..words import Pile, Seat


def reveal(game: Game, you: str, what: Pile, *, to: Seat | None = None) -> None:
    """Everybody may look into a pile, or one player, until it is empty or concealed."""
    if what and changing.show(game, what, to):
        game.raise_event("reveal", by=you, what=what, to=to)
