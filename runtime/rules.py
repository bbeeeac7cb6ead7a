"""The rules of an edition as a generated module declares them: what there is, and the functions that play."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from .declared import (
    ALWAYS,
    CountsAs,
    Free,
    Laws,
    Listener,
    Modifier,
    PriceAbility,
    Question,
    Routine,
    Slot,
    Verb,
    Wallet,
)
from .derived import Placed, derive
from .fitting import Fitting, Passing, Reader, fitting_of
from .frames import NONE, ROUTINE, Frame, Run, Test
from .order import NOTHING, Touches, clash
from .things import Things

FEW = 20
"""After so many games at random, plain functions of the rules are worth the time to make them."""
Done = dict[int, Callable[..., None]]


@dataclass(frozen=True, slots=True)
class Straight:
    """The plain functions of the rules, for games that are played on at random."""

    routines: Done
    """By routine, its function."""
    lines: Done
    """By element, the function of its lines, where they never pause."""
    only_cancelled: frozenset[int]
    """The events that abilities cancel, and to which they do nothing else."""
    catches: dict[int, dict[int, tuple[int, int, int, int, int]]]
    """By routine, the blocks in which a failure is caught."""


Seating = tuple[range, list[tuple[int, ...]], list[tuple[int, ...]]]


class Rules(Things):
    """Everything of an edition. A generated module fills one."""

    # These follow from the rest (`derived.py`).
    heard_by: list[Listener]
    """Every ability that hears an event, by its number."""
    abilities: dict[str, Listener]
    hearing: dict[int, list[Placed[Listener]]]
    before_it: dict[int, list[Placed[Listener]]]
    freely: list[Placed[Free]]
    pricing: list[Placed[tuple[int, PriceAbility]]]
    passing: list[Placed[tuple[CountsAs, frozenset[int], frozenset[int]]]]
    changing: dict[str, list[Placed[Modifier]]]
    """Abilities of each sort, each with the piles in which it works; those by which a thing counts as another, with the
    elements of both."""
    waits: frozenset[int]
    """The phases in which a thing waits after it came."""
    becoming: frozenset[int]
    """The events at which something becomes a value."""
    readers_at: list[list[Reader]]
    """By place of the flat state: the sets that are kept up to date and read it."""
    counter_at: dict[int, Slot]
    """By place of the flat state: the counter there."""
    own_goods: frozenset[int]
    """The goods of which each seat has its own."""
    purses: dict[str, tuple[int, ...]]
    """The groups in which all goods are such goods, with their numbers."""
    pile_events: bool
    seat_at: list[int]
    """By pile, the first player among its owners, if there is one."""
    working: dict[str, dict[int, int]]
    """By the name of a pile, the same for each pile of that name."""
    begins_at: list[int]
    ends_at: list[int]
    """By phase, the event of its beginning or its end, where an ability hears it."""
    wallets_until: list[list[Wallet]]
    resets_at: list[list[Slot]]
    plain_resets_at: list[list[tuple[int, int, list[int]]]]
    """By phase, what its beginning resets: where, how many, and which values."""
    quiet: list[bool]
    """By phase, whether it resets nothing and no ability hears its beginning or its end."""
    by_id: dict[str, int]
    event_names: dict[int, str]

    def __init__(
        self, name: str, title: str = "", players: tuple[int, int] = (2, 2), hash: str = "", packs: Sequence[str] = ()
    ) -> None:
        super().__init__(players[1])
        self.name, self.title, self.players, self.hash = name, title, players, hash
        self.packs = tuple(packs)
        """The names of its packs, the base first. Saves and logs name them."""
        self.phases: tuple[str, ...] = ()
        self.listeners: dict[int, list[Listener]] = {}
        self.befores: dict[int, list[Listener]] = {}
        self.free_abilities: list[Free] = []
        self.prices: list[PriceAbility] = []
        self.counting: list[CountsAs] = []
        self.modifiers: dict[str, list[Modifier]] = {}
        self.values: dict[str, Test] = {}
        self.scores: dict[int, Test] = {}
        self.lines: dict[int, Any] = {}
        self.can_follow: dict[int, Test] = {}
        self.asked_to_follow: set[tuple[int, int, int]] = set()
        """The tests of `can_follow` that are running: game, seat and thing."""
        self.procedures: dict[str, Routine] = {}
        self.questions: list[Question] = []
        self.fittings: list[Fitting] = []
        self.events: dict[str, int] = {}
        self.touched: dict[str, Touches] = {}
        """What each ability reads and writes that can trigger together with another."""
        self._clashes: dict[tuple[str, str], bool] = {}
        self.verbs: dict[str, Verb] = {}
        self.said_at: dict[tuple[Any, int], tuple[str, str]] = {}
        """What is known about lines of the handlers: the author's line, and the rule where it is in no frame."""
        self._seated: dict[int, Seating] = {}
        self.runs: list[Run] = []
        self.straighten: Callable[[], Straight] | None = None
        """Makes the plain functions of the rules, where the rules were compiled in this process."""
        self.rolled_out = 0
        """How many games have been played at random, up to `FEW`."""
        self._straight: Straight | None = None
        from .core import CORE

        self.routines: list[Routine] = list(CORE)

    # ---- what happens

    def fitting(self, things: Sequence[int], reads: Callable[[int], Iterable[int]]) -> Callable[[Passing], int]:
        """A set that is kept up to date: its things, the slots that the test of each reads, and a function that tests
        some of them."""

        def keep(function: Passing) -> int:
            self.fittings.append(fitting_of(things, reads, function))
            return len(self.fittings) - 1

        return keep

    def value(self, name: str) -> Callable[[Test], Test]:
        def keep(function: Test) -> Test:
            self.values[name] = function
            return function

        return keep

    def procedure(self, id: str, at: str, **more: Any) -> Callable[[Test], Test]:
        """A routine that never pauses."""

        def keep(function: Test) -> Test:
            params = _params(more.pop("params", ()))
            self.procedures[id] = Routine(id, "procedure", at, function, params, **more)
            return function

        return keep

    def rule(self, id: str, at: str, **more: Any) -> Callable[[Run], int]:
        return self._routine("rule", id, at, more)

    def lines_of(self, id: str, at: str, **more: Any) -> Callable[[Run], int]:
        return self._routine("lines", id, at, more)

    def when(self, id: str, at: str, **more: Any) -> Callable[[Run], int]:
        """The steps of a scenario."""
        return self._routine("when", id, at, more)

    def part(self, id: str, at: str, **more: Any) -> Callable[[Run], int]:
        return self._routine("part", id, at, more)

    def _routine(self, sort: str, id: str, at: str, more: dict[str, Any]) -> Callable[[Run], int]:
        def keep(function: Run) -> int:
            params = more.pop("params", ())
            spare = more.pop("registers", ())
            names = (*(param[1] for param in params), *spare)
            tail = (NONE,) * len(spare)
            self.routines.append(Routine(id, sort, at, function, _params(params), names, tail=tail, **more))
            return len(self.routines) - 1

        return keep

    def after(self, event: int, id: str, at: str, **more: Any) -> Callable[[Run], int]:
        return self._listener(self.listeners, event, id, at, more)

    def before(self, event: int, id: str, at: str, **more: Any) -> Callable[[Run], int]:
        return self._listener(self.befores, event, id, at, more)

    def _listener(
        self, table: dict[int, list[Listener]], event: int, id: str, at: str, more: dict[str, Any]
    ) -> Callable[[Run], int]:
        of, laws = more.pop("of", ""), more.pop("laws", ALWAYS)
        takes, hears, reach = more.pop("takes"), more.pop("hears", None), more.pop("reach", None)
        can, cancels, toll = more.get("can"), more.pop("cancels", None), more.pop("toll", None)

        def keep(function: Run) -> int:
            number = self._routine("ability", id, at, more)(function)
            table.setdefault(event, []).append(
                Listener(id, event, number, of, laws, hears, takes, at, can, cancels, toll, reach=reach)
            )
            return number

        return keep

    def does(self, element: str, routine: Any, can: Test | None = None) -> None:
        """The lines of an element."""
        self.lines[self.numbers[element]] = routine
        if can is not None:
            self.can_follow[self.numbers[element]] = can

    def free(self, id: str, of: str, at: str, laws: Laws = ALWAYS) -> None:
        self.free_abilities.append(Free(id, of, laws, at))

    def when_paying(self, id: str, of: str, at: str, swaps: Test, laws: Laws = ALWAYS, **more: Any) -> None:
        self.prices.append(PriceAbility(id, of, laws, swaps, at, **more))

    def counts_as(self, id: str, of: str, at: str, one: str, other: str, reverse: bool, laws: Laws = ALWAYS) -> None:
        self.counting.append(CountsAs(id, of, one, other, reverse, laws, at))

    def modifier(
        self, value: str, args: Test, by: Test, of: str = "", test: Test | None = None, laws: Laws = ALWAYS
    ) -> None:
        self.modifiers.setdefault(value, []).append(Modifier(value, args, by, test, of, laws))

    def touches(self, id: str, **named: Sequence[str]) -> None:
        """What an ability may read and write that can trigger together with another."""
        sets = (frozenset(named.get(name, ())) for name in ("reads", "adds", "takes", "sets"))
        self.touched[id] = Touches(*sets)

    def clash(self, one: str, other: str) -> bool:
        """Whether the order of two abilities can matter."""
        known = self._clashes.get((one, other))
        if known is None:
            known = clash(self.touched.get(one, NOTHING), self.touched.get(other, NOTHING))
            self._clashes[one, other] = self._clashes[other, one] = known
        return known

    def score(self, element: str, function: Test) -> None:
        self.scores[self.numbers[element]] = function

    def question(self, prompt: str, at: str, **more: Any) -> Question:
        plain = prompt != "choose" or self.stays_put(more.get("sort", ""))
        found = Question(len(self.questions), prompt, at, plain=plain, **more)
        self.questions.append(found)
        return found

    def verb(self, name: str, run: Test, takes: Sequence[str], raises: Sequence[str], sourced: bool = False) -> None:
        self.verbs[name] = Verb(run, tuple(takes), tuple(raises), self.events.get(name, NONE), sourced)

    # ---- what is asked of it

    def ready(self) -> None:
        """Computes, once, what follows from the declarations."""
        if not self.runs:
            self.runs = [one.run for one in self.routines]
            derive(self)

    def straight(self) -> Straight | None:
        """The plain functions, made when they are first needed; none where the rules were only loaded."""
        if self.rolled_out < FEW:
            self.rolled_out += 1
            return None
        if self._straight is None and self.straighten is not None:
            self._straight, self.straighten = self.straighten(), None
            for number, more in self._straight.catches.items():
                self.routines[number].catches = {**self.routines[number].catches, **more}
        return self._straight

    def straight_now(self) -> Done:
        """The plain functions by routine, as far as they have been made."""
        return self._straight.routines if self._straight is not None else {}

    def seated(self, seats: int) -> Seating:
        """For a number of seats: all seats; for each seat all in turn order from it; and the same without itself."""
        known = self._seated.get(seats)
        if known is None:
            every = range(seats)
            clockwise = [tuple((first + n) % seats for n in every) for first in every]
            known = self._seated[seats] = (every, clockwise, [order[1:] for order in clockwise])
        return known

    def routine(self, frame: Frame) -> Routine:
        """The routine of a frame."""
        number: int = frame[ROUTINE]
        return self.routines[number]

    def listener(self, number: int) -> Listener:
        return self.heard_by[number]


def _params(params: Sequence[Sequence[str]]) -> tuple[tuple[str, str, str], ...]:
    """Parameters with their sorts; without a sort they are things."""
    return tuple((param[0], param[1], param[2] if len(param) > 2 else "thing") for param in params)
