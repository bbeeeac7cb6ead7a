"""win: a player has won."""

from __future__ import annotations

from ..game import Game
from ..words import Seat


def win(game: Game, you: str, *, for_: Seat | None = None) -> None:
    """You are among the winners. The game goes on until it is ended."""
    seat = for_ or you
    if seat not in game.state.winners:
        game.state.winners.append(seat)
        game.raise_event("win", by=seat)
