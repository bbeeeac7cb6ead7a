"""treat: a thing is counted as another."""

from __future__ import annotations

from ..game import Game
from ..words import Thing
from .asking import hands_over


@hands_over
def treat(game: Game, you: str, what: Thing, *, as_: Thing) -> None:
    """A thing is counted as another. If it is not that already, the ability that allows it is used up."""
    if what is not None and as_ is not None:
        game.push("core:treat", you, {"what": what, "other": as_})
