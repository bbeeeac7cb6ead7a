"""swap: in a price, goods take the place of others."""

from __future__ import annotations

from ..game import Game
from ..words import Cost


def swap(game: Game, you: str, what: Cost, *, for_: Cost) -> None:
    """In a price to be paid, some goods are put in the place of others. Stands under `when you pay`."""
