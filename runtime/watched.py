"""What happens in a game, recorded for each seat and passed on to a watcher."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from .asked import Asked
from .game import State
from .memory import Memory, noticed
from .naming import role_name, seat_name
from .streams import UNITED, Role, Watcher, happened, record_of, things_of


class Watched(Asked):
    """The part of a game that hears its events."""

    __slots__ = ("_memory", "_sealed", "_watch")

    _watch: Callable[..., None] | None
    _memory: Memory | None
    _sealed: State | None
    """The game before the first answer of the seats that choose in secret now."""

    def _listen(self, g: State) -> None:
        """From now on the game records or passes on the events of a state, if this was asked for."""
        if self._watch is None and self._record is None:
            g.watch = None
            return
        g.watch = Watcher(g, self._heard)
        for world in g.worlds or ():
            world.watch = Watcher(world, self._heard)

    def recorded(self) -> None:
        """Records from now on what each seat sees happen. Seats know nothing of what was before."""
        self._record, self._memory = record_of(self._g.seats), None
        self._listen(self._g)

    def _heard(self, g: State, verb: str, by: int, roles: Sequence[Role]) -> None:
        root = self._g
        if self._chances is not None:
            self._chances.heard += 1
            if self._chances.heard <= self._chances.skipped:
                return
        if verb == UNITED:
            self._sealed = None
        if self._memory is not None and g is root:
            pile = next((value for _, sort, value in roles if sort == "pile"), -1)
            noticed(self._memory, g, verb, pile, things_of(roles))
        if self._record is not None:
            happened(self._record, g, root, verb, by, roles)
        if self._watch is None or g is not root or verb == UNITED:
            return
        named: dict[str, Any] = {"by": seat_name(by) if by >= 0 else None}
        for role, sort, value in roles:
            named[role] = role_name(g, sort, value)
        self._watch(self, verb, named)
