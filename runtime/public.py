"""A game as players hold it: what is asked, what can be answered, what a seat may see. Ints inside, names on demand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from .decisions import Decision, decision_of, offer_id, option_of
from .faults import NotOffered
from .game import State
from .laws import accept, offers
from .named import Named
from .naming import any_name, pile_name, role_name, seat_name, thing_number
from .outcome import Outcome, outcome_of
from .rules import Rules
from .why import reasons

Watch = Callable[["Game", str, Mapping[str, Any]], None]


class Game:
    """One game of an edition, from its first decision to its outcome."""

    __slots__ = ("_g", "_watch")

    def __init__(
        self,
        edition: Rules,
        seats: int | None = None,
        seed: int | str = 0,
        begin: bool = True,
        watch: Watch | None = None,
        ask_forced: bool = False,
    ) -> None:
        self._watch = watch
        self._g = State(edition, seats, seed, False, self._told if watch is not None else None, ask_forced)
        if begin:
            self._g.begin()

    @classmethod
    def of(cls, g: State) -> Game:
        """The game that a state is."""
        made = cls.__new__(cls)
        made._g, made._watch = g, None
        return made

    # ---- what is asked

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

    @property
    def seat(self) -> int:
        """Whose decision it is; -1 where it is nobody's, or several seats choose in secret."""
        return self._g.seat

    @property
    def options(self) -> list[int]:
        """What can be answered, as ints."""
        return self._g.options

    def pending(self) -> list[Decision]:
        """What is asked now: one decision, or one of each seat where all choose in secret."""
        return [found for world in self._g.asking() if (found := decision_of(world)) is not None]

    def apply(self, option: int, seat: int = -1) -> None:
        """Answers with an option as an int."""
        self._g.apply(option, seat)

    def answer(self, option: str, seat: str | None = None) -> None:
        """Answers the decision of a seat, or the only one, by the id of an option; plays on to the next."""
        self._answer(option, seat, True)

    def answer_only(self, option: str, seat: str) -> None:
        """The same in what is no whole game: a scenario, a rule by itself."""
        self._answer(option, seat, False)

    def _answer(self, option: str, seat: str | None, whole: bool) -> None:
        worlds = [world for world in self._g.asking() if seat in (None, seat_name(world.seat))]
        if not worlds:
            raise NotOffered("nothing is asked" + (f" of {seat}" if seat else ""))
        if len(worlds) > 1:
            raise NotOffered("several seats are asked: say which of them answers")
        world = worlds[0]
        assert world.question is not None
        ids = [option_of(world, world.question, one).id for one in world.options]
        if option not in ids:
            listed = ", ".join(ids[:12])
            raise NotOffered(f"{option!r} is not offered; {seat_name(world.seat)} can answer {listed}")
        who = world.seat
        self._g.names.append((seat_name(who), option))
        self._g.apply(world.options[ids.index(option)], who, whole)

    @property
    def answers(self) -> list[tuple[str, str]]:
        """Every answer so far as (seat, option): with edition, seats and seed it is the whole game."""
        if len(self._g.names) != len(self._g.answers):
            from .answers import by_name

            self._g.names = by_name(self._g)
        return self._g.names

    # ---- for scenarios and tables

    def table(self) -> State:
        """What the rules work on. It is not for players: nothing in it is checked or hidden."""
        return self._g

    def open_to(self, seat: str) -> list[str]:
        """The abilities that lie open to a seat, as options."""
        number = self.seats.index(seat)
        return list(dict.fromkeys(offer_id(self._g, offer) for offer in offers(self._g, number)))

    def take_up(self, option: str, seat: str) -> None:
        """Takes up an ability that lies open, in what is no whole game."""
        number = self.seats.index(seat)
        offer = next(one for one in offers(self._g, number) if offer_id(self._g, one) == option)
        accept(self._g, offer)
        self._g.go_on(False)

    def why_not(self, thing: str, seat: str) -> list[str]:
        """In the author's words, what keeps a thing from being offered in what a seat is asked now."""
        number = thing_number(self._g, thing)
        worlds = [world for world in self._g.asking() if seat_name(world.seat) == seat]
        return reasons(worlds[0], number) if worlds and number >= 0 else []

    # ---- the whole of it

    @property
    def state(self) -> Named:
        """All of it by names: for saves, tests, and whoever runs the table. It holds what is hidden."""
        return Named(self._g)

    def outcome(self) -> Outcome | None:
        """Who won and why, once the game is over."""
        return outcome_of(self._g)

    def returns(self) -> list[int]:
        """Of each seat 1 for a win, -1 for a loss, 0 for a draw, once the game is over."""
        if not self._g.over or not self._g.winners:
            return [0] * self._g.n
        return [1 if seat in self._g.winners else -1 for seat in self._g.seats]

    def clone(self) -> Game:
        """The same game, free to go on another way."""
        return Game.of(self._g.clone())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.state.data() == other.state.data()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        asked = ", ".join(f"{one.seat} is asked: {one.prompt}" for one in self.pending()) or "over"
        return f"<{self.edition.name}, {self._g.n} seats, {len(self.answers)} answers, {asked}>"

    def _told(self, verb: str, by: int, roles: tuple[tuple[str, str, Any], ...]) -> None:
        if self._watch is None:
            return
        g = self._g
        named: dict[str, Any] = {"by": seat_name(by) if by >= 0 else None}
        for role, sort, value in roles:
            named[role] = role_name(g, sort, value)
        self._watch(self, verb, named)


__all__ = ["Game", "any_name", "pile_name"]
