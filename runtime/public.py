"""A game as a program uses it: questions, answers, and what a seat may see. In ints and in names.

The state on which rules work is behind it. Players and bots receive views, decisions and events, not the game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from random import random
from typing import Any

from . import chance_seat
from .actions import Actions
from .asked import CHANCE, UNSEEN
from .chance_seat import Chances
from .decisions import Decision, Option, in_order, offer_id
from .faults import NotOffered
from .game import State
from .game_copies import Copyable
from .given import a_seat, a_seed, an_edition, an_option, some_seats
from .groups import Groups
from .laws import accept, offers
from .memory import Memory
from .naming import any_name, pile_name, seat_name
from .rollout import Random, rolled_out
from .rules import Rules
from .streams import Record, answered, record_of
from .taking import taken

Watch = Callable[["Game", str, Mapping[str, Any]], None]


class Game(Copyable):
    """One game of an edition, from its first decision to its outcome."""

    __slots__ = ()

    def __init__(
        self,
        edition: Rules,
        seats: int | None = None,
        seed: int | str = 0,
        begin: bool = True,
        watch: Watch | None = None,
        ask_forced: bool = False,
        ask_chance: bool = False,
        record: bool = False,
        undo: bool = False,
    ) -> None:
        """`ask_forced`: questions with one answer are asked, too. `ask_chance`: the seat `chance` chooses what comes by
        chance. `record`: what each seat sees happen is stored, and what it cannot know. `undo`: answers can be taken
        back. `watch` receives every event, hidden or not."""
        self._g = State(an_edition(edition), some_seats(seats), a_seed(seed), False, None, ask_forced)
        self._turns: tuple[State, ...] = ()
        self._watch = watch
        self._past: list[State] | None = [] if undo else None
        self._record: Record | None = record_of(self._g.seats) if record else None
        self._memory: Memory | None = None
        if record:
            self._memory = Memory({seat: Groups() for seat in self._g.seats}, list(self._g.at))
        self._actions: Actions | None = None
        self._sealed: State | None = None
        self._brought: dict[int, list[int]] = {}
        self._clear = UNSEEN
        self._chances: Chances | None = None
        self._listen(self._g)
        if ask_chance:
            self._chances = Chances(self._g.clone(), State.begin)
        if begin:
            self._go(State.begin)

    @classmethod
    def played_out(cls, edition: Rules, seats: int | None = None, seed: int | str = 0, random: Random = random) -> Game:
        """A whole game played at random, from its first line to its outcome. The same as `roll_out` of a new game, only
        faster."""
        game = cls(edition, seats, seed, begin=False)
        rolled_out(game._g, random, -1, game._answer_as_seen, begin=True)
        return game

    # ---- answers

    def apply(self, option: int, seat: int = -1) -> None:
        """Answers with an option as an int."""
        if option.__class__ is not int or seat.__class__ is not int:
            option, seat = an_option(option), a_seat(seat)
        g = self._g
        asked = g if g.worlds is None else g.asked_in(seat) or g
        question = asked.question
        if question is not None and self._past is None and self._record is None and self._chances is None:
            if question.plain:
                g.apply(option, seat)
                return
            if 0 <= option < len(asked.options) and self._sees(asked):
                g.apply(asked.options[option], seat)
                return
        put = question is not None and question.plain
        decision = self._asked(seat_name(seat) if seat >= 0 else None)
        if put and decision.seat != chance_seat.SEAT:
            found = next((one for one in decision.options if one.number == option), None)
        else:
            found = decision.options[option] if 0 <= option < len(decision.options) else None
        if found is None:
            raise NotOffered(f"option {option} is not offered")
        self._answer(decision, found, True)

    def roll_out(self, random: Random = random, most: int = -1) -> int:
        """Plays on at random, with equal chances for each option, until the game is over or `most` answers are given,
        and returns how many were. The same as `options` and `apply` in a loop, only faster."""
        many = 0
        while not self._g.over and many != most:
            if self._past is None and self._record is None and self._chances is None:
                return rolled_out(self._g, random, most, self._answer_as_seen)
            seat = self.seat
            if seat == -1:  # several choose in secret
                seat = self.asked()[0]
            options = self.options_of(seat) if self._g.worlds is not None else self.options
            self.apply(options[int(random() * len(options))], seat)
            many += 1
        return many

    def _answer_as_seen(self, asked: State, random: Random) -> None:
        """The seat that is asked answers at random, by what it sees; nothing goes on yet."""
        options = self._numbered(asked)
        chosen = options[int(random() * len(options))]
        if self._sees(asked):
            option = asked.options[chosen]
        else:
            decision = self._asked(seat_name(asked.seat))
            named = decision.options[chosen]
            self._g.named(decision.seat, named.id)
            option = named.number
        self._g.answers.append((asked.seat, option))
        taken(asked, option)

    def answer(self, option: str, seat: str | None = None) -> None:
        """Answers the decision of a seat, or the only one, by the id of an option, and runs to the next question."""
        self._answer_by_name(option, seat, True)

    def answer_only(self, option: str, seat: str) -> None:
        """The same in a state that is no whole game: a scenario, or a rule by itself."""
        self._answer_by_name(option, seat, False)

    def _answer_by_name(self, option: str, seat: str | None, whole: bool) -> None:
        decision = self._asked(seat)
        found = next((one for one in decision.options if one.id == option), None)
        if found is None:
            listed = ", ".join(one.id for one in decision.options[:12])
            raise NotOffered(f"{option!r} is not offered; {decision.seat} can answer {listed}")
        self._answer(decision, found, whole)

    def _answer(self, decision: Decision, option: Option, whole: bool) -> None:
        chances = self._chances
        if decision.seat == chance_seat.SEAT:
            assert chances is not None
            chances.base.named(decision.seat, option.id)
            chances.said.append(option.number)
            self._follow(chances)
            return
        who = self.seats.index(decision.seat)
        if self._past is not None:
            self._past.append(self._g.clone())
        self._g.named(decision.seat, option.id)
        if self._record is not None:
            answered(self._record, self._g, decision, option)
        self._go(partial(_applied, option=option.number, seat=who, whole=whole))

    def _go(self, act: Callable[[State], None]) -> None:
        """Changes the state and lets the game go on; where chance is asked, on a copy."""
        if self._chances is None:
            act(self._g)
            self._seal()
            return
        self._chances = Chances(self._g.clone(), act)
        self._follow(self._chances)

    def _seal(self) -> None:
        """Where seats begin to choose in secret, stores the game as it was before any answer."""
        if self._record is not None and self._g.worlds is not None and self._sealed is None:
            self._sealed = self._g.clone()

    def _follow(self, chances: Chances) -> None:
        told, chances.skipped = chances.heard, chances.heard
        chances.heard = 0

        def ready(g: State) -> None:
            self._g = g
            self._listen(g)

        self._g = chances.follow(ready)
        chances.heard = max(told, chances.heard)
        if chances.open is None:
            if chances.said and self._record is not None:
                self._brought[len(self._g.answers)] = list(chances.said)
            self._seal()

    @property
    def answers(self) -> list[tuple[str, str]]:
        """Every answer so far as (seat, option). With the edition, the number of seats and the seed they give the whole
        game."""
        if self._chances is None and len(self._g.names) != len(self._g.answers):
            from .answers import by_name

            self._g.names = by_name(self._g, self._turns)
        return self._g.names or []

    @property
    def is_led_to(self) -> bool:
        """Whether its seed and its answers lead to it: not for a copy with other chance or other secrets."""
        return not self._turns

    def watched_by(self, watch: Watch | None) -> None:
        """Another watcher receives the events from now on."""
        self._watch = watch
        self._listen(self._g)

    # ---- for scenarios

    def take_up(self, option: str, seat: str) -> None:
        """Uses an ability that is offered, in a state that is no whole game."""
        sight = self.sight(seat)
        offer = next(one for one in offers(self._g, sight.seat) if offer_id(sight, one) == option)
        accept(self._g, offer)
        self._g.go_on(False)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game) or self.edition.hash != other.edition.hash:
            return False
        said = self._chances.said if self._chances is not None else []
        theirs = other._chances.said if other._chances is not None else []
        return said == theirs and self.state.data() == other.state.data()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        asked = ", ".join(f"{one.seat} is asked: {one.prompt}" for one in self.pending())
        return f"<{self.edition.name}, {self._g.n} seats, {len(self.answers)} answers, {asked or 'over'}>"


def _applied(g: State, option: int, seat: int, whole: bool) -> None:
    g.apply(option, seat, whole)


__all__ = ["CHANCE", "Game", "any_name", "in_order", "pile_name"]
