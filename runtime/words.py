"""The types by which verbs say what they take; the compiler checks rules against them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from .game import Game

Goods = dict[str, int]
Cost = dict[str, int] | list[dict[str, int]]
Open = dict[str, int] | list[dict[str, int]]
"""Goods that may leave open which they are."""
Names = dict[str, int] | list[dict[str, int]]
"""Goods of which only the names matter."""
Thing = str | None
Things = str | list[str] | dict[str, int] | None
"""One thing, several, or so many of a sort."""
Pile = str
"""The key of a pile: its name, and its owners behind colons."""
Seat = str


def things_meant(game: Game, what: Any, source: str | None) -> list[str]:
    """The things an act is done to: one, several, a pile's, or so many of a sort off a pile."""
    from .changing import top_of

    if what is None:
        return []
    if isinstance(what, dict):
        counted = cast(dict[str, int], what)
        taken: list[str] = []
        for sort, many in counted.items() if source else ():
            taken += top_of(game, source or "", many, sort, taken)
        return taken
    if isinstance(what, str):
        return list(game.state.piles[what]) if what in game.state.piles else [what]
    return list(what)
