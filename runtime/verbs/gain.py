"""gain: goods come to a player."""

from __future__ import annotations

from ..game import Game
from ..whichever import is_open, left_open
from ..words import Open, Seat


def gain(game: Game, you: str, what: Open, *, for_: Seat | None = None) -> None:
    """Goods come to you, or to another player; what there is no room for is lost. Each kind of goods that really came
    is heard of by itself, and a gain of nothing is none. Of one or the other, you say which."""
    seat = for_ or you
    if isinstance(what, list) or is_open(game, what):
        left_open(game, "gain", you, seat, what)
        return
    for good, many in (what or {}).items():
        came = game.change(good, (seat,), max(many, 0))
        if came > 0:
            game.raise_event("gain", by=seat, what=good, many=came)
