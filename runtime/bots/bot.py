"""What a bot is: it is shown what its seat may see and what it is asked, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..decisions import Decision
from ..public import Game
from ..sight import view


class Look:
    """What a seat may know. Called, it gives what the seat sees; worked out only if the bot looks."""

    __slots__ = ("_game", "_seat")

    def __init__(self, game: Game, seat: str) -> None:
        self._game, self._seat = game, seat

    def __call__(self) -> Mapping[str, Any]:
        return view(self._game, self._seat)

    def possible(self, seed: int | str) -> Game:
        """A game to try things in: all that the seat cannot know is mixed anew. Needs a game that keeps a record."""
        return self._game.resampled(self._seat, seed).unrecorded()


Bot = Callable[[Look, Decision], str]
"""Answers a decision with the id of one of its options."""
Maker = Callable[[str], Bot]
"""A bot from a seed."""
