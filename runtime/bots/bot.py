"""What a bot is: it receives what its seat may see and its question, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..decisions import Decision
from ..public import Game
from ..sight import view


class Look:
    """What a seat may know. Calling it gives the seat's view, which is computed only then."""

    __slots__ = ("_game", "_seat")

    def __init__(self, game: Game, seat: str) -> None:
        self._game, self._seat = game, seat

    def __call__(self) -> Mapping[str, Any]:
        return view(self._game, self._seat)

    def possible(self, seed: int | str) -> Game:
        """A game to try options in: everything that the seat cannot know is random. Needs a recorded game."""
        return self._game.resampled(self._seat, seed).unrecorded()


Bot = Callable[[Look, Decision], str]
"""Answers a decision with the id of one of its options."""
Maker = Callable[[str], Bot]
"""A bot from a seed."""
