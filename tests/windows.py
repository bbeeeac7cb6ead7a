"""Checks while games are played that each ability used was triggered by an event that its laws allow.

with watched(edition) as windows:          from here on the engine is watched
    windows.follow(game)                   this game, not its copies
    ...                                    a use outside its laws fails with a sentence
    windows.used                           how often each ability was used, by event
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from rulewright.runtime import Edition, Game, events, laws
from rulewright.runtime.declared import Laws, Listener
from rulewright.runtime.game import State
from rulewright.runtime.naming import thing_name

Key = tuple[str, int, int]
"""An ability, its thing, whose."""


@dataclass(frozen=True)
class Triggered:
    """A moment at which an ability heard its event, with its laws holding."""

    times: tuple[int, ...]
    phases: tuple[int, ...]


class Windows:
    def __init__(self) -> None:
        self.table: State | None = None
        self.triggered: dict[Key, list[Triggered]] = {}
        self.spent: dict[Key, tuple[int, ...]] = {}
        """How often each phase had begun when the ability was used last."""
        self.used: Counter[tuple[str, str]] = Counter()

    def follow(self, game: Game) -> None:
        self.table, self.triggered, self.spent = game.table(), {}, {}

    def _follows(self, g: State) -> bool:
        return self.table is not None and g is self.table

    def happening(self, g: State, event: Sequence[Any]) -> None:
        """Records the abilities that an event triggers now, if their laws hold."""
        if not self._follows(g):
            return
        for one in g.rules.listeners.get(event[0], ()):
            for thing, owner in self._holders(g, one, event[1]):
                if one.hears is not None and not one.hears(g, owner, thing, *event[1 : one.reach]):
                    continue
                if self.in_force(g, one.laws, one.id, thing, owner):
                    moment = Triggered(tuple(g.times), tuple(g.phases))
                    self.triggered.setdefault((one.id, thing, owner), []).append(moment)

    def _holders(self, g: State, one: Listener, by: int) -> Sequence[tuple[int, int]]:
        return list(laws.holders(g, one.of, one.laws, max(by, 0)))

    def in_force(self, g: State, found: Laws, id: str, thing: int, owner: int) -> bool:
        """Checks the laws again."""
        if found.works_in and (g.at[thing] < 0 or g.rules.pile_at[g.at[thing]].name != found.works_in):
            return False
        if found.exhausts and thing in g.exhausted:
            return False
        spent = self.spent.get((id, thing, owner))
        if found.once >= 0 and spent is not None and spent[found.once] == g.times[found.once]:
            return False
        if found.waits >= 0 and thing >= 0 and g.came[found.waits][thing] == g.times[found.waits]:
            return False
        return found.only_while is None or bool(found.only_while(g, owner, thing))

    def consumed(self, g: State, found: Laws, id: str, thing: int, owner: int) -> None:
        """An ability is about to be used."""
        if not self._follows(g):
            return
        name = f"{id} of {thing_name(g, thing) if thing >= 0 else 'the rules'} for player-{owner + 1}"
        assert self.in_force(g, found, id, thing, owner), f"{name} is used outside its laws"
        key = id, thing, owner
        one = g.rules.abilities.get(id)
        event = g.rules.event_names[one.event] if one is not None else ""
        if one is not None and one in g.rules.listeners.get(one.event, ()):
            moments = [moment for moment in self.triggered.get(key, ()) if self._open(g, found, moment)]
            assert moments, f"{name} is used, and no {event!r} has triggered it inside its laws"
        self.spent[key] = tuple(g.times)
        self.used[id, event] += 1

    def _open(self, g: State, found: Laws, moment: Triggered) -> bool:
        """Whether what was triggered then may be used still."""
        if found.open_until >= 0:
            same = g.times[found.open_until] == moment.times[found.open_until]
            return same and found.open_until in g.phases
        # What lies not open is done before the next phase of the kind in which it was triggered begins.
        return all(g.times[phase] == moment.times[phase] for phase in moment.phases)


@contextmanager
def watched(*editions: Edition) -> Iterator[Windows]:
    windows = Windows()
    happened, consume = events.happened, laws.consume

    def happening(g: State, event: Any) -> None:
        windows.happening(g, event)
        happened(g, event)

    def consuming(g: State, found: Laws, id: str, thing: int, owner: int) -> None:
        windows.consumed(g, found, id, thing, owner)
        consume(g, found, id, thing, owner)

    rooms = [vars(room) for name, room in list(sys.modules.items()) if name.startswith("rulewright.runtime.")]
    # The handlers that were made of an edition have the functions of the runtime under their own names.
    rooms += [edition.routines[-1].run.__globals__ for edition in editions]
    changed = [
        (room, name, new)
        for room in rooms
        for name, old, new in (("happened", happened, happening), ("consume", consume, consuming))
        if room.get(name) is old
    ]
    for room, name, new in changed:
        room[name] = new
    try:
        yield windows
    finally:
        for room, name, _ in changed:
            room[name] = happened if name == "happened" else consume
