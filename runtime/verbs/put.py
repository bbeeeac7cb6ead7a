"""put: things are laid into a pile, on it or under it."""

from __future__ import annotations

from .. import changing
from ..game import Game
from ..words import Pile, Things, things_meant


def put(
    game: Game,
    you: str,
    what: Things,
    *,
    in_: Pile | None = None,
    into: Pile | None = None,
    on: Pile | None = None,
    under: Pile | None = None,
    from_: Pile | None = None,
) -> None:
    """Things are laid into a pile or on top of it; `under`, at its bottom."""
    to = in_ or into or on or under
    if to is None:
        return
    moved = changing.move(game, things_meant(game, what, from_), to, bottom=under is not None)
    if moved:
        game.raise_event("put", by=you, what=moved[0], many=len(moved), to=to)
