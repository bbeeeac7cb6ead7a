"""What holds after every decision of a long run, looked at in a few dozen microseconds: nothing is lost, bounds hold,
and each seat may look into the piles it may look into.

look = Quick(edition, seats)        what does not change in an edition is worked out once
look.at(game, where)                fails with a sentence that names the game and the decision
"""

from __future__ import annotations

from operator import le

import invariants
from rulewright.runtime import Edition, Game
from rulewright.runtime.game import State
from rulewright.runtime.named_values import real_piles
from rulewright.runtime.sight import Sight

FAR = 1 << 62


class Quick:
    def __init__(self, edition: Edition, seats: int) -> None:
        self.low, self.high = [-FAR] * len(edition.start), [FAR] * len(edition.start)
        self.exact = False
        """Whether a bound is worked out, so that only the slow look knows it."""
        for slot in edition.slots.values():
            low, high = (0, 1) if slot.sort == "flag" else (-1, FAR) if slot.sort == "marker" else (slot.low, slot.high)
            self.exact = self.exact or callable(low) or callable(high) or slot.grown >= 0
            for at in range(slot.base, slot.base + slot.size) if slot.grown < 0 else ():
                self.low[at] = low if isinstance(low, int) else -FAR
                self.high[at] = high if isinstance(high, int) else FAR
        rooms = [pile.room for pile in edition.pile_at]
        self.exact = self.exact or any(map(callable, rooms))
        self.rooms = [(n, most) for n, most in enumerate(rooms) if isinstance(most, int)]
        self.seats = [*range(seats), -1]
        self.known: set[tuple[tuple[int, int], ...]] = set()
        """What was shown when each seat's sight of the piles was looked at."""

    def at(self, game: Game, where: str) -> None:
        for g in invariants.worlds(game):
            if not self._conserved(g):
                invariants.conserved(game, where)
                raise AssertionError(f"{where}: things are lost, and the slow look does not see it")
            if self.exact or not self._bounded(g):
                invariants.bounded(game, where)
                assert self.exact, f"{where}: a bound is broken, and the slow look does not see it"
            shown = tuple(g.shown)
            if shown not in self.known and g is game.table():
                self.known.add(shown)
                self._seen(g, where)

    def _conserved(self, g: State) -> bool:
        """A thing that lies in two places lies in one that is not its own; one that lies twice in a pile is one too
        many. What lies nowhere was removed."""
        at, lying = g.at, 0
        for n, things in enumerate(g.piles):
            if things:
                lying += len(things)
                for thing in things:
                    if at[thing] != n:
                        return False
        nowhere = at.count(-1)
        if lying != len(at) - nowhere or len(at) != len(g.of):
            return False
        size = g.rules.size
        return at[size:].count(-1) == sum(thing >= size and at[thing] < 0 for thing in g.gone)

    def _bounded(self, g: State) -> bool:
        if not all(map(le, self.low, g.s)) or not all(map(le, g.s, self.high)):
            return False
        return all(len(g.piles[n]) <= most for n, most in self.rooms)

    def _seen(self, g: State, where: str) -> None:
        for seat in self.seats:
            sight = Sight(g, seat)
            for pile in real_piles(g):
                said = f"{where}: seat {seat + 1} and pile {pile}"
                assert sight.into(pile) == invariants.may_look(g, seat, pile), said
