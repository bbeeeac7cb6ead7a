"""spare: in a price, goods need not be paid."""

from __future__ import annotations

from ..game import Game
from ..words import Cost


def spare(game: Game, you: str, what: Cost) -> None:
    """Some goods of a price need not be paid. Stands under `when you pay`."""
