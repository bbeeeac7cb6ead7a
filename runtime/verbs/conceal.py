"""conceal: a pile that was shown is hidden again."""

from __future__ import annotations

from .. import changing
from ..game import Game
from ..words import Pile


def conceal(game: Game, you: str, what: Pile) -> None:
    """Only those may look into a pile who could before it was revealed."""
    if changing.hide(game, what):
        game.raise_event("conceal", by=you, what=what)
