"""create: copies of a thing are made."""

from __future__ import annotations

from .. import changing
from ..game import Game
from ..words import Pile, Things


def create(game: Game, you: str, what: Things, *, in_: Pile) -> None:
    """New copies of an element, in a pile: `create 6 coin in bag of you`."""
    wanted = what if isinstance(what, dict) else {}
    if not isinstance(what, dict):
        for thing in [what] if isinstance(what, str) else what or []:
            element = thing.partition("#")[0]
            wanted[element] = wanted.get(element, 0) + 1
    for element, many in wanted.items():
        for made in changing.make(game, element, many, in_):
            game.raise_event("create", by=you, what=made, **{"in": in_})
