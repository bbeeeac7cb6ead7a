"""create: copies of a thing are made."""

from __future__ import annotations

from .. import changing
from ..game import Game
from ..words import Pile, Things


def create(game: Game, you: str, what: Things, *, in_: Pile) -> None:
    """New copies of an element, in a pile: `create 6 coin in bag of you`."""
    if isinstance(what, dict):
        for element, many in what.items():
            changing.make(game, element, many, in_)
    else:
        for thing in [what] if isinstance(what, str) else what or []:
            changing.make(game, thing.partition("#")[0], 1, in_)
