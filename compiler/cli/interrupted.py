"""Games of `simulate` that were played before it was interrupted, kept in the user's cache folder until it is done.

Each game has a seed of its own, so finished games are the same whoever plays the rest. They are stored under a key of
the arguments, the rules and the version of the tool.
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict
from hashlib import blake2b
from time import monotonic
from typing import TYPE_CHECKING, Any

from rulewright.runtime.files import Kind, read, write

from .remembered import folder, forget, made_of

if TYPE_CHECKING:
    from rulewright.runtime.simulate import Played

MOST = 16
"""At most this many interrupted runs are kept; the oldest go first."""
PAUSE = 5.0
"""Seconds between two times that they are kept."""


class Kept:
    """The games of one run, as they are played."""

    def __init__(self, question: Sequence[object]) -> None:
        name = blake2b(json.dumps([*question, made_of()]).encode(), digest_size=16).hexdigest()
        self.path = os.path.join(folder(), f"simulate-{name}.json")
        self.games: list[Played] = []
        self.seconds = 0.0
        """How long they took, over all runs."""
        self._last = monotonic()

    def add(self, game: Played) -> None:
        self.games.append(game)
        if monotonic() - self._last > PAUSE:
            self.keep()

    def keep(self) -> None:
        """Writes them down, where that can be done; a simulation never fails because of it."""
        self.seconds += monotonic() - self._last
        self._last = monotonic()
        text = json.dumps({"seconds": self.seconds, "games": [asdict(game) for game in self.games]})
        if len(text) < Kind.CACHE.most:
            with suppress(OSError, ValueError):
                os.makedirs(os.path.dirname(self.path), mode=0o700, exist_ok=True)
                write(self.path, text)
                forget("simulate-", MOST)

    def done(self) -> None:
        """All games are played: nothing need be kept."""
        self.seconds += monotonic() - self._last
        with suppress(OSError):
            os.unlink(self.path)

    def take_up(self, seed: int, most: int) -> int:
        """Reads the games that an interrupted run has played, and returns how many. A damaged file has none."""
        try:
            if os.stat(self.path).st_uid != os.getuid():
                return 0
            kept = json.loads(read(self.path, Kind.CACHE))
            games = [_game(one, seed + number) for number, one in enumerate(kept["games"][:most])]
            self.seconds, self.games = float(kept["seconds"]), games
        except (OSError, ValueError, TypeError, KeyError, AttributeError, RecursionError):
            return 0
        return len(games)


def _game(one: Any, seed: int) -> Played:
    """A game as it was kept; a ValueError where it is not the one with that seed."""
    from rulewright.runtime.simulate import Played

    winners, scores = list(map(str, one["winners"])), dict(one["scores"])
    by_seat = {str(name): {str(seat): int(many) for seat, many in score.items()} for name, score in scores.items()}
    game = Played(
        int(one["seed"]), bool(one["finished"]), int(one["decisions"]), int(one["options"]), tuple(winners), by_seat
    )
    if game.seed != seed:
        raise ValueError("not a game of this run")
    return game
