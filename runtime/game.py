"""The state of a game in plain lists of ints, and how it goes on from one answer to the next."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from . import chance
from .declared import Question
from .events import Event, hear
from .faults import NotOffered
from .frames import NONE, Frame
from .laws import Offer
from .rules import Rules, Straight
from .running import call, call_before, end_game, run
from .secret import go_on
from .several import Many
from .taking import Roll, taken

Watch = Callable[[str, int, tuple[tuple[str, str, Any], ...]], None]
"""Receives each event: the verb, the acting seat, and for each part its role, the sort of its number, and the
number."""


new = object.__new__


class State:
    """One game of an edition, from its first decision to its last. Rules work on it; players use a `Game`."""

    __slots__ = (
        "aims", "all", "answers", "apart", "asked", "at", "came", "clockwise", "exhausted", "fate", "first_rng", "fits",
        "forced", "gone", "grown", "held", "kept", "lent", "lent_fits", "lent_piles", "lent_places", "many", "n",
        "names", "of", "offered", "offers", "opponents", "options", "oracle", "over", "paid", "phase_seats", "phases",
        "piles", "question", "raised", "rng", "roll", "rules", "s", "seat", "seats", "seed", "shifts", "shown", "stack",
        "straight", "ticks", "times", "used", "watch", "winners", "worlds",
    )  # fmt: skip

    rules: Rules
    s: list[int]
    """The values of counters, flags and markers."""
    grown: list[list[int]]
    """The same for those that copies have."""
    piles: list[list[int]]
    at: list[int]
    """The pile in which each thing lies."""
    of: list[int]
    """The element that each thing is."""
    stack: list[Frame]
    raised: list[Event]
    """Events that have not been heard yet."""
    held: list[list[Event]]
    offers: list[Offer]
    used: Mapping[tuple[str, int, int], int]
    """When each limited ability was used last: by ability, thing and owner."""
    exhausted: frozenset[int]
    came: dict[int, list[int]]
    times: list[int]
    phases: list[int]
    phase_seats: list[int]
    shifts: list[tuple[str, tuple[Any, ...], int, int]]
    shown: list[tuple[int, int]]
    winners: list[int]
    gone: frozenset[int]
    rng: int
    first_rng: int
    asked: int
    over: bool
    options: list[int]
    question: Question | None
    seat: int
    many: Many | None
    offered: list[Offer]
    worlds: list[State] | None
    """While seats choose in secret, the world of each seat."""
    apart: bool
    """Whether this is such a world."""
    kept: list[Event]
    forced: bool
    """Whether questions with one answer are asked, too."""
    answers: list[tuple[int, int]]
    """Every answer so far as (seat, option)."""
    names: list[tuple[str, str]]
    """The same by names, where they were given so. Copies share the list while it is empty."""
    fate: dict[str, list[Any]]
    oracle: chance.Oracle | None
    """Decides what chance brings, in place of the stream."""
    watch: Watch | None
    straight: Straight | None
    """The plain functions of the rules, while the game is played on at random."""
    roll: Roll | None
    """Answers at once, while the game is played on at random."""
    seed: int | str
    n: int
    seats: range
    clockwise: list[tuple[int, ...]]
    opponents: list[tuple[int, ...]]
    all: dict[str, Sequence[int]]
    """The things of each sort that has been asked for. When one is no longer right, a new one is made."""
    fits: dict[int, list[int]]
    """Sets that are kept up to date, as far as they have been asked for. They follow from the rest and are never
    changed in place."""
    lent_fits: bool
    """Whether the mapping of them is shared with a copy of the game."""
    lent: bool
    """Whether `of` is shared with a copy of the game."""
    lent_piles: bytearray | None
    """For each pile, whether its list is shared with a copy of the game; None where no copy was made."""
    lent_places: bool
    """Whether `at` and `came` are shared with a copy of the game."""
    ticks: int
    aims: Any
    """The rules of a payment that is only tested, not made."""
    paid: tuple[Any, ...]
    """The roles of the rule for which the last payment was made, where this has been asked for."""

    def __init__(
        self,
        rules: Rules,
        seats: int | None = None,
        seed: int | str = 0,
        begin: bool = True,
        watch: Watch | None = None,
        forced: bool = False,
        oracle: chance.Oracle | None = None,
    ) -> None:
        rules.ready()
        least, most = rules.players
        self.n = least if seats is None else seats
        if not least <= self.n <= most:
            many = f"{least}" if least == most else f"{least} to {most}"
            raise NotOffered(f"{rules.name} is played by {many}, not by {self.n}")
        self.rules, self.seed = rules, seed
        self.seats, self.clockwise, self.opponents = rules.seated(self.n)
        self.s = list(rules.start)
        fixed = rules.size
        self.of, self.lent, self.lent_places, self.lent_fits = list(range(fixed)), False, False, False
        self.at = [NONE] * fixed
        self.grown = [[start] * fixed for start in rules.grown_start]
        self.piles, self.lent_piles = [[] for _ in range(rules.many_piles)], None
        self.stack, self.raised, self.held, self.offers, self.kept = [], [], [], [], []
        self.used, self.exhausted, self.gone = {}, frozenset(), frozenset()
        self.came = {phase: [NONE] * fixed for phase in rules.waits}
        self.times = [0] * len(rules.phases)
        self.phases, self.phase_seats, self.shifts, self.shown, self.winners = [], [], [], [], []
        self.rng = self.first_rng = chance.seeded(seed)
        self.asked = self.ticks = 0
        self.aims = self.paid = ()
        self.over = self.apart = False
        self.options, self.question, self.seat, self.many, self.offered = [], None, NONE, None, []
        self.worlds, self.forced, self.answers, self.fate = None, forced, [], {}
        self.names = []
        self.oracle, self.watch, self.roll, self.all, self.fits = oracle, watch, None, {}, {}
        self.straight = None
        if begin:
            self.begin()

    def begin(self) -> None:
        """Runs to the first question."""
        play = self.rules.by_id.get("play")
        if play is not None:
            before = self.rules.routines[play].before != NONE
            (call_before if before else call)(self, play, 0)
        else:
            whole: Callable[..., Any] = self.rules.procedures["play"].run
            whole(self, 0)
        self.go_on()

    def go_on(self, whole: bool = True) -> None:
        """Runs to the next question. With `whole` false, it just stops where nothing is left to do."""
        while self.seat < 0:
            if self.worlds is not None:
                if not go_on(self):
                    return
                if self.raised:
                    hear(self)
            run(self)
            if self.worlds is None or any(world.stack for world in self.worlds):
                break
        if whole and not self.stack and not self.over:
            end_game(self)

    def apply(self, option: int, seat: int = NONE, whole: bool = True) -> None:
        """Answers a question and runs to the next one."""
        who = self.seat
        if who < 0 or seat not in (NONE, who) or self.worlds is not None:
            who = self._taken(option, seat)
        else:
            taken(self, option)
        self.answers.append((who, option))
        if self.seat < 0:
            self.go_on(whole)

    def named(self, seat: str, option: str) -> None:
        """Records an answer that was given by names."""
        if self.names:
            self.names.append((seat, option))
        else:
            self.names = [(seat, option)]

    def asking(self) -> list[State]:
        """The states that have a question: the game itself, or worlds of seats that choose in secret. A seat with
        questions in several worlds answers the first one first."""
        if self.worlds is None:
            return [self] if self.seat >= 0 else []
        first: dict[int, State] = {}
        for world in self.worlds:
            if world.seat >= 0:
                first.setdefault(world.seat, world)
        return list(first.values())

    def asked_in(self, seat: int) -> State | None:
        """The state that asks a seat: the game itself, or a secret world. Without a seat, the only state that asks."""
        waiting = self.asking()
        if seat == NONE:
            return waiting[0] if len(waiting) == 1 else None
        return next((world for world in waiting if world.seat == seat), None)

    def _taken(self, option: int, seat: int) -> int:
        if self.worlds is None:
            if self.seat < 0 or seat not in (NONE, self.seat):
                raise NotOffered("nothing is asked" + (f" of player-{seat + 1}" if seat >= 0 else ""))
            who = self.seat
            taken(self, option)
            return who
        asked = [world for world in self.asking() if seat in (NONE, world.seat)]
        if not asked or (seat == NONE and len(asked) > 1):
            raise NotOffered(
                "several seats are asked: name the one that answers" if asked else "nothing is asked of that seat"
            )
        who = asked[0].seat
        taken(asked[0], option)
        return who

    def clone(self) -> State:
        """A copy of the game, which can go on another way."""
        other = new(State)
        # Objects that are never changed in place, or are copied before a change, are shared. The other lists are mostly
        # empty, and making an empty list is faster than copying one. Assigning four at once would make a tuple first.
        other.rules, other.seed, other.n = self.rules, self.seed, self.n
        other.seats = self.seats
        other.clockwise, other.opponents, other.all = self.clockwise, self.opponents, self.all
        self.lent = other.lent = self.lent_places = other.lent_places = True
        self.lent_fits = other.lent_fits = True
        other.of, other.s, other.piles = self.of, self.s.copy(), self.piles
        other.grown = self.grown
        other.at, other.came = self.at, self.came
        if other.piles:
            other.piles = self.piles.copy()
            self.lent_piles, other.lent_piles = bytearray(self.rules.all_lent), bytearray(self.rules.all_lent)
        else:
            other.lent_piles = None
        if other.grown:
            other.grown = [kept.copy() for kept in self.grown]
        stack = self.stack
        other.stack = [stack[0].copy()] if len(stack) == 1 else [frame.copy() for frame in stack]
        other.raised = self.raised.copy() if self.raised else []
        other.offers, other.kept, other.used = self.offers, self.kept, self.used
        other.winners = self.winners
        other.exhausted, other.gone, other.shifts = self.exhausted, self.gone, self.shifts
        other.shown = self.shown
        other.held = [held.copy() for held in self.held] if self.held else []
        other.times, other.phases, other.phase_seats = self.times.copy(), self.phases.copy(), self.phase_seats.copy()
        other.rng, other.first_rng, other.asked = self.rng, self.first_rng, self.asked
        other.ticks = self.ticks
        other.over, other.apart, other.forced = self.over, self.apart, self.forced
        other.options, other.question, other.seat = self.options, self.question, self.seat
        other.many = self.many.copy() if self.many is not None else None
        other.offered, other.answers = self.offered, self.answers.copy()
        other.names = self.names.copy() if self.names else self.names
        other.worlds = [world.clone() for world in self.worlds] if self.worlds is not None else None
        other.fate = {name: list(what) for name, what in self.fate.items()} if self.fate else {}
        other.oracle = other.watch = other.roll = other.straight = None
        other.aims = other.paid = ()
        other.fits = self.fits
        return other

    # ---- for scenarios

    def fated(self, name: str, among: Iterable[Any]) -> Any:
        """The foreseen outcome, if it is among the possible ones."""
        waiting = self.fate.get(name)
        if not waiting:
            return None
        for one in among:
            if one == waiting[0] or (name == "draw" and self.of[one] == waiting[0]):
                del waiting[0]
                return one
        return None
