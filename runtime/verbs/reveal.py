"""reveal: a pile is shown to all."""

from __future__ import annotations

from ..game import Game
from ..words import Pile


def reveal(game: Game, you: str, what: Pile) -> None:
    """Everybody may look into a pile, until it is empty or concealed."""
    if what not in game.state.shown:
        game.state.shown.append(what)
        game.raise_event("reveal", by=you, what=what)
