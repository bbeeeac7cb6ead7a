"""follow: what is written on a thing is done."""

from __future__ import annotations

from ..game import Game
from ..words import Thing
from .asking import hands_over


@hands_over
def follow(game: Game, you: str, what: Thing) -> None:
    """You do what the lines of a thing say."""
    element = (what or "").partition("#")[0]
    if f"does:{element}" in game.edition.handlers:
        game.push(f"does:{element}", you, {"self": what})
