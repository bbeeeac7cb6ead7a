"""pay: goods are given for something."""

from __future__ import annotations

from ..game import Game
from ..words import Cost, Names, Seat
from .asking import hands_over


@hands_over
def pay(game: Game, you: str, what: Cost, *, for_: Seat | None = None, accepting: Names | None = None) -> None:
    """A price is paid, in one of the ways in which it can be; which one is asked. Where there is none, what was to be
    bought is not: the rule stops."""
    game.push("core:pay", for_ or you, {"cost": what, "accepting": accepting})
