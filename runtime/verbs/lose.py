"""lose: goods leave a player."""

from __future__ import annotations

from ..game import Game
from ..words import Goods, Seat


def lose(game: Game, you: str, what: Goods, *, for_: Seat | None = None) -> None:
    """Goods leave you, or another player, as far as they are there. A payment is not a loss."""
    seat = for_ or you
    for good, many in (what or {}).items():
        gone = -game.change(good, (seat,), -max(many, 0))
        if gone > 0:
            game.raise_event("lose", by=seat, what=good, many=gone)
