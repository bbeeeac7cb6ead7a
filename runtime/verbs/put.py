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
    role, to = next(((role, pile) for role, pile in _places(in_, into, on, under) if pile), ("", ""))
    for thing in changing.move(game, things_meant(game, what, from_), to, bottom=role == "under"):
        game.raise_event("put", by=you, what=thing, **{role: to, "from": from_})


def _places(
    in_: Pile | None, into: Pile | None, on: Pile | None, under: Pile | None
) -> tuple[tuple[str, Pile | None], ...]:
    return (("in", in_), ("into", into), ("on", on), ("under", under))
