"""How many of something lie on the table when a game begins, by the number of players."""

from __future__ import annotations

from ..frozen import frozen


@frozen
class SetUp:
    id: str
    """A pile, a thing or a kind."""
    many: tuple[tuple[int, int], ...]
    """Each number of players, and how many then."""
