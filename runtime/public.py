"""A game as a program uses it: questions, answers, and what a seat may see. In ints and in names.

The state on which rules work is behind it. Players and bots receive views, decisions and events, not the game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from random import random
from typing import Any

from . import chance, chance_seat
from .actions import Actions
from .asked import CHANCE, UNSEEN, Asked
from .chance_seat import Chances
from .decisions import Decision, Option, in_order, offer_id
from .faults import Fault, NotOffered
from .game import State
from .given import a_seat, a_seed, an_edition, an_option, some_seats
from .groups import Groups
from .laws import accept, offers
from .memory import Memory, begin_again, noticed, other_answers, resample
from .naming import any_name, pile_name, role_name, seat_name
from .rollout import Random, rolled_out
from .rules import Rules
from .streams import UNITED, Record, Role, Watcher, answered, happened, record_of, things_of
from .taking import taken

Watch = Callable[["Game", str, Mapping[str, Any]], None]


class Game(Asked):
    """One game of an edition, from its first decision to its outcome."""

    __slots__ = ("_memory", "_past", "_sealed", "_turns", "_watch")

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
        self._clear = UNSEEN
        self._chances: Chances | None = None
        self._listen(self._g)
        if ask_chance:
            self._chances = Chances(self._g.clone(), State.begin)
        if begin:
            self._go(State.begin)

    @classmethod
    def of(cls, g: State) -> Game:
        """The game of a state."""
        made = cls.__new__(cls)
        made._g = g
        made._watch = made._past = made._record = made._memory = made._actions = made._sealed = made._chances = None
        made._clear, made._turns = UNSEEN, ()
        return made

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
        asked = g
        if g.worlds is not None:
            waiting = g.asking()
            alone = seat < 0 and len(waiting) == 1
            asked = waiting[0] if alone else next((world for world in waiting if world.seat == seat), g)
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

    # ---- copies

    def clone(self, seed: int | str | None = None) -> Game:
        """A copy of the game, which can go on another way; with a seed, what comes by chance from here on is
        different."""
        made = Game.__new__(Game)
        made._g, made._turns, made._actions = self._g.clone(), self._turns, self._actions
        made._clear = UNSEEN
        made._watch = made._past = made._record = made._memory = made._sealed = made._chances = None
        if self._past is None and self._record is None and self._chances is None and seed is None:
            return made
        made._past = list(self._past) if self._past is not None else None
        made._record = self._record.copy() if self._record is not None else None
        made._memory = self._memory.copy() if self._memory is not None else None
        made._sealed = self._sealed
        made._chances = self._chances.copy() if self._chances is not None else None
        if made._record is not None:
            made._listen(made._g)
        if seed is not None:
            for n, world in enumerate([made._g, *(made._g.worlds or ())]):
                world.rng = world.first_rng = chance.seeded(f"{a_seed(seed)}/{n}")
            made._turns = (*made._turns, made._g.clone())
        return made

    def resampled(self, seat: str, seed: int | str) -> Game:
        """A copy in which everything that a seat cannot know is different: where hidden things lie, what others have
        chosen in secret and not shown yet, and what will come by chance. Needs `record=True`, and that chance is not
        asked."""
        if self._memory is None:
            raise Fault("what each seat has seen is not recorded: begin the game with record=True")
        number, seed = self.sight(seat).seat, a_seed(seed)
        if number < 0:
            raise Fault("what a spectator has seen is not recorded: name a seat")
        if self._chances is not None and self._chances.open is not None:
            # A question to chance repeats the rule from the last answer, with the real hidden things.
            raise Fault("chance is asked now: answer it first")
        made = self.clone()
        assert made._memory is not None
        resample(made._memory, made._g, number, seed)
        if made._g.worlds is not None and made._sealed is not None:
            start = made._sealed.clone()
            resample(made._memory, start, number, seed)
            begin_again(start, number)
            made._g = other_answers(start, made._g, number, f"{seed}/answers")
            made._turns = (*made._turns, start)
        made._turns = (*made._turns, made._g.clone())
        made._listen(made._g)
        return made

    def unrecorded(self) -> Game:
        """A copy that records nothing and has no watcher: faster for trying things out."""
        made = Game.of(self._g.clone())
        made._turns = self._turns
        made._listen(made._g)
        return made

    def undo(self) -> None:
        """Takes the last answer back, for the program that drives the game: everything is as before. Needs
        `undo=True`."""
        if self._past is None:
            raise Fault("this game has no undo: begin it with undo=True")
        if not self._past:
            raise Fault("nothing has been answered yet")
        if self._record is not None:
            raise Fault("a recorded game has no undo: clone the game instead")
        self._g = self._past.pop().clone()  # a copy of the game may have the same earlier states
        self._turns = tuple(turn for turn in self._turns if len(turn.answers) <= len(self._g.answers))
        self._listen(self._g)
        if self._chances is not None:
            self._chances = Chances(self._g.clone(), State.begin)

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

    # ---- what happens

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

    def watched_by(self, watch: Watch | None) -> None:
        """Another watcher receives the events from now on."""
        self._watch = watch
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


def _applied(g: State, option: int, seat: int, whole: bool) -> None:
    g.apply(option, seat, whole)


__all__ = ["CHANCE", "Game", "any_name", "in_order", "pile_name"]
