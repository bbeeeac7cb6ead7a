"""lose: goods leave a player."""

from __future__ import annotations

from ..game import Game
from ..whichever import is_open, left_open
from ..words import Open, Seat


def lose(game: Game, you: str, what: Open, *, for_: Seat | None = None) -> None:
    """Goods leave you, or another player, as far as they are there; of one or the other, you say which. A payment is
    not a loss."""
    seat = for_ or you
    if isinstance(what, list) or is_open(game, what):
        left_open(game, "lose", you, seat, what)
        return
    for good, many in (what or {}).items():
        gone = -game.change(good, (seat,), -max(many, 0))
        if gone > 0:
            game.raise_event("lose", by=seat, what=good, many=gone)
