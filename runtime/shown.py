"""What a game shows: to a seat, to a spectator, and to the program that runs it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from .decisions import offer_id
from .faults import Fault, NotOffered
from .game import State
from .given import a_name, shown
from .laws import offers
from .named import Named
from .naming import seat_name, thing_number
from .outcome import Outcome, crowned, outcome_of
from .rules import Rules
from .sight import NOBODY, Secrets, Sight, learnt, secrets, view_of
from .streams import NO_TRACE, Event, Point, Record
from .why import Obstacle, closed, obstacles, reasons


class Shown:
    """The part of a game that only reads it."""

    __slots__ = ("_g", "_record")

    _g: State
    _record: Record | None

    @property
    def edition(self) -> Rules:
        return self._g.rules

    @property
    def seats(self) -> list[str]:
        return [seat_name(seat) for seat in self._g.seats]

    @property
    def seed(self) -> int | str:
        return self._g.seed

    @property
    def over(self) -> bool:
        return self._g.over

    # ---- what a seat sees and is told

    def sight(self, seat: str | None) -> Sight:
        """What a seat sees; for `None`, a spectator."""
        if seat is None:
            return Sight(self._g, NOBODY)
        return Sight(self._g, self._seat(seat))

    def _seat(self, seat: Any) -> int:
        """The number of a seat that a program names."""
        if a_name(seat, "a seat") not in self.seats:
            raise NotOffered(f"there is no {shown(seat)} in this game: its seats are {', '.join(self.seats)}")
        return self.seats.index(seat)

    def view(self, seat: str | None) -> dict[str, Any]:
        """The game as a seat sees it, as plain data."""
        return view_of(self.sight(seat))

    def stream(self, seat: str | None, first: int = 0, traces: bool = False) -> list[Event]:
        """The events that a seat has seen since the game began, forced answers included, from event `first` on. Needs
        `record=True`. `traces` adds the line of each event, for the program that runs the game: it may depend on what
        the seat does not see."""
        if self._record is None:
            raise Fault("this game has no streams: begin it with record=True")
        told = self._record.told[self.sight(seat).seat][first:]
        return told if traces else [replace(event, trace=NO_TRACE) for event in told]

    def points(self) -> list[Point]:
        """Where points came from, each with its line. Needs `record=True`."""
        if self._record is None:
            raise Fault("this game has no reasons for points: begin it with record=True")
        return list(self._record.points)

    def secrets(self) -> Secrets:
        """What each seat may not see now. Comparing it later shows whether a seat has learnt something."""
        return secrets(self._g)

    def tells_more_than(self, before: Secrets) -> bool:
        """Whether chance has been used since then, or a seat has seen what was hidden from it."""
        return learnt(self._g, before)

    # ---- for scenarios, and whoever runs a table

    def table(self) -> State:
        """The state on which rules work. It is not for players: nothing in it is checked or hidden."""
        return self._g

    def open_to(self, seat: str) -> list[str]:
        """The abilities that a seat may use now, as options."""
        sight = self.sight(seat)
        return list(dict.fromkeys(offer_id(sight, offer) for offer in offers(self._g, sight.seat)))

    def why_not(self, thing: str, seat: str) -> list[str]:
        """In the author's words, why a thing is not an option of a seat's current question."""
        by = self._seat(seat)
        number = self.sight(seat).thing(thing) if "@" in a_name(thing, "a thing") else thing_number(self._g, thing)
        world = self._g.asked_in(by)
        return reasons(world, number) if world is not None and number >= 0 else []

    def obstacles(self, thing: str, seat: str) -> list[Obstacle]:
        """What prevents the abilities of a thing; nothing for a thing that the seat cannot see."""
        sight = self.sight(seat)
        number = sight.thing(a_name(thing, "a thing"))
        return list(obstacles(sight, number)) if number >= 0 and sight.finds(number) else []

    def closed(self, seat: str) -> list[str]:
        """The ways to go on, in the current question of a seat, that are not possible now."""
        world = self._g.asked_in(self._seat(seat))
        return closed(world) if world is not None else []

    @property
    def state(self) -> Named:
        """The state by names: for saves, tests, and the program that runs the game. It contains what is hidden."""
        return Named(self._g)

    def outcome(self) -> Outcome | None:
        """Who won and why, once the game is over."""
        return outcome_of(self._g, tuple(self._record.points) if self._record is not None else ())

    def returns(self) -> list[int]:
        """For each seat, 1 for a win (its own or of its side), -1 for a loss, 0 for a draw and before the game is
        over."""
        if not self._g.over or not self._g.winners:
            return [0] * self._g.n
        return [1 if crowned(self._g, seat) else -1 for seat in self._g.seats]
