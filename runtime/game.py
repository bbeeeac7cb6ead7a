"""A game being played: its state, what one may ask of it, and what rules may do with it.

All of the state is data in plain lists and dicts (`state.py` copies, saves and hashes it); at every decision it can be
saved, cloned, compared and gone on with.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import product
from typing import Any, cast

from . import ahead, built_in, chance, hearing, reading, running, secret
from .choices import Decision, options_of
from .edition import Edition
from .faults import NotOffered
from .outcome import Outcome, outcome_of
from .pack import Vars
from .payments import alternatives
from .state import State
from .words import Cost

Test = Callable[[str], Any]
Watch = Callable[["Game", str, Mapping[str, Any]], None]


class Game:
    """One game of an edition, from its first decision to its outcome."""

    __slots__ = ("answers", "edition", "fate", "looks", "named", "raised", "seed", "state", "watch")

    def __init__(
        self,
        edition: Edition,
        seats: int | None = None,
        seed: int | str = 0,
        begin: bool = True,
        watch: Watch | None = None,
    ) -> None:
        self.edition = edition
        self.named = edition.named
        """What can be asked for by name: of the game, for a seat, of what."""
        self.seed = seed
        self.answers: list[tuple[str, str]] = []
        """Every answer so far as (seat, option): with edition, seats and seed it is the whole game."""
        self.raised: list[dict[str, Any]] = []
        self.looks = 0
        """How many rules are being looked into, each because the one before begins with it."""
        self.fate: dict[str, list[Any]] = {}
        """What a scenario says that chance will bring: of `roll` and `draw`, the next ones first."""
        self.watch = watch
        """Told of what happens, for a table or a log; it has no part in the game."""
        self.state = State.first(edition, seats or edition.players[0], seed)
        if begin:
            self.call("play", self.seats[0], {})
            running.run(self)

    # ---- for who plays

    @property
    def seats(self) -> list[str]:
        return self.state.seats

    @property
    def over(self) -> bool:
        return self.state.over

    def pending(self) -> list[Decision]:
        """What is asked now: one decision, or one of each seat where all choose in secret."""
        return [self._decision(frame) for frame in running.asking(self)]

    def _decision(self, frame: dict[str, Any]) -> Decision:
        ask = frame["ask"]
        handler = self.edition.handlers.get(frame["do"])
        return Decision(
            ask["id"],
            ask["seat"],
            ask["prompt"],
            tuple(ask["args"]),
            tuple(options_of(ask)),
            handler.at if handler else "",
            running.is_secret(self, frame),
        )

    def answer(self, option: str, seat: str | None = None) -> None:
        """Answers the decision of a seat, or the only one, and plays on to the next."""
        frames = [frame for frame in running.asking(self) if seat in (None, frame["ask"]["seat"])]
        if not frames:
            raise NotOffered("nothing is asked" + (f" of {seat}" if seat else ""))
        frame = frames[0]
        running.take(self, frame, option)
        self.answers.append((frame["ask_was"], option))
        del frame["ask_was"]
        running.run(self)

    def answer_only(self, option: str, seat: str) -> None:
        """Answers like `answer`, in what is no whole game."""
        frame = next(frame for frame in running.asking(self) if frame["ask"]["seat"] == seat)
        running.take(self, frame, option)
        del frame["ask_was"]
        running.run(self, whole=False)

    def go_on(self) -> None:
        """Plays on in what is no whole game: a scenario, a rule by itself."""
        running.run(self, whole=False)

    def outcome(self) -> Outcome | None:
        """Who won and why, once the game is over."""
        return outcome_of(self)

    def clone(self) -> Game:
        """The same game, free to go on another way."""
        other = Game.__new__(Game)
        other.edition, other.named, other.seed, other.watch = self.edition, self.named, self.seed, None
        other.answers = list(self.answers)
        other.fate = {name: list(what) for name, what in self.fate.items()}
        other.raised, other.looks = [], 0
        other.state = self.state.copy()
        return other

    # ---- for rules: reading

    # Rules read all the time, mostly something of one owner: that way is a short one.

    def read(self, slot: str, *keys: Any) -> Any:
        if len(keys) != 1:
            return reading.read(self, slot, keys)
        found = self.state.values.get(f"{slot}:{keys[0]}")
        if found is None and slot in self.edition.sides:
            return reading.read(self, slot, keys)
        return found if found is not None else self.edition.starts.get(slot, 0)

    def inside(self, pile: str, *keys: Any) -> list[str]:
        if None in keys:
            return []
        found = self.state.piles.get(":".join((pile, *keys)))
        return found if found is not None else self.state.piles[self.pile(pile, *keys)]

    def pile(self, pile: str, *keys: Any) -> str:
        """The key of a pile. A pile for each element is that of its copies too."""
        if None in keys:
            return ""
        return ":".join((pile, *map(reading.definition, keys)))

    def divided(self, one: int, other: int) -> int:
        """A quotient, rounded down; by nothing, nothing."""
        return one // other if other else 0

    def things_in(self, key: str) -> list[str]:
        return self.state.piles[key]

    def trait(self, thing: Any, name: str) -> Any:
        element = self.edition.elements.get(thing)
        if element is not None and name in element.traits:
            return element.traits[name]
        return reading.trait(self, thing, name)

    def is_a(self, thing: Any, sort: str) -> bool:
        return thing is not None and reading.is_a(self, thing, sort)

    each = reading.each
    some = reading.some
    holds = reading.holds

    def clockwise(self, seat: str) -> list[str]:
        """All seats in turn order, beginning with one."""
        return built_in.clockwise(self, seat)

    def look(self, table: str, *keys: Any) -> Any:
        return reading.look(self.edition.tables[table], keys)

    def chart(self, name: str, thing: Any, key: int) -> Any:
        return reading.look(self.edition.tables.get(f"{name}:{reading.definition(thing or '')}", ()), (key,))

    def floating(self, wallet: str, seat: str) -> int:
        """The points that float for a seat."""
        from .payments import floating

        return floating(self, seat, wallet, list(self.edition.wallets[wallet][1]))

    def total(self, what: Test, among: Iterable[Any]) -> int:
        return sum(what(it) for it in among)

    def highest(self, what: Test, among: Iterable[Any]) -> int:
        return max((what(it) for it in among), default=0)

    def lowest(self, what: Test, among: Iterable[Any]) -> int:
        return min((what(it) for it in among), default=0)

    def groups(self, of: Iterable[Any], by: Test) -> list[list[Any]]:
        return reading.groups(of, by)

    def during(self, phase: str) -> bool:
        return any(scope["name"] == phase for scope in self.state.scopes)

    fits = ahead.fits
    possible = ahead.possible
    usable = ahead.usable
    why_not = ahead.why_not

    def passes_for(self, you: str, thing: Any, other: Any) -> bool:
        from .counting import ways

        return None not in (thing, other) and (self.is_a(thing, other) or bool(ways(self, you, thing, other)))

    def can_pay(self, you: str, cost: Any, accepting: Any = None) -> bool:
        from .payments import solutions

        return bool(solutions(self, you, cost, accepting, most=1))

    # ---- for rules: doing

    def put(self, slot: str, keys: tuple[Any, ...], value: Any) -> None:
        from .changing import put

        put(self, slot, keys, value)

    def change(self, slot: str, keys: tuple[Any, ...], by: int) -> int:
        from .changing import change

        return change(self, slot, keys, by)

    def arrange(self, key: str, things: Iterable[Any]) -> None:
        from .changing import arrange

        arrange(self, key, things)

    def shift(self, value: str, args: tuple[Any, ...], by: int, until: str) -> None:
        self.edition.loosen(value)
        self.state.shifts.append({"value": value, "args": list(args), "by": by, "until": until})

    def chance(self, n: int) -> int:
        """A number from 0 to n - 1, from the one stream of the game."""
        self.state.rng, number = chance.below(self.state.rng, n)
        return number

    def foresee(self, name: str, what: Iterable[Any]) -> None:
        """Says what chance will bring, in what is no whole game."""
        self.fate.setdefault(name, []).extend(what)

    def fated(self, name: str, among: Iterable[Any]) -> Any:
        """What has been foreseen, if it is among what can come now."""
        waiting = self.fate.get(name)
        if not waiting:
            return None
        for one in among:
            if one == waiting[0] or (isinstance(one, str) and one.partition("#")[0] == waiting[0]):
                del waiting[0]
                return one
        return None

    def rolled(self, dice: Any) -> Any:
        """One face of a die, or one of each of several."""
        if isinstance(dice, str):
            faces = self.edition.dice[dice]
            face = self.fated("roll", faces)
            face = faces[self.chance(len(faces))] if face is None else face
            self.tell("roll", {"what": dice, "face": face})
            return face
        if isinstance(dice, Mapping):
            dice = [name for name, many in cast(Mapping[str, int], dice).items() for _ in range(many)]
        return [self.rolled(die) for die in dice]

    def raise_event(self, verb: str, **roles: Any) -> None:
        """Says that something has happened; who hears it acts once the rule that did it pauses or ends."""
        self.tell(verb, roles)
        hearing.raised(self, {"verb": verb, **roles})

    def tell(self, verb: str, roles: Mapping[str, Any]) -> None:
        """Lets who watches know. What is done in secret is not told."""
        if self.watch is not None and not running.in_secret(self):
            self.watch(self, verb, roles)

    def call(self, verb: str, you: str, args: Mapping[str, Any], check: tuple[str, ...] = ()) -> None:
        running.call(self, verb, you, args, check)

    def push(self, do: str, you: str, vars: Vars) -> dict[str, Any]:
        return running.push(self, do, you, vars)

    def cancel(self) -> None:
        hearing.cancel(self)

    def rewrite(self, name: str, value: Any) -> None:
        hearing.rewrite(self, name, value)

    def give_up(self) -> None:
        running.give_up(self)

    def begin(self, phase: str, seat: str | None = None) -> None:
        running.begin(self, phase, seat)

    def end(self) -> None:
        running.end(self)

    def hold(self) -> None:
        """What is done from here on is heard only at the release."""
        self.state.held.append([])

    def release(self) -> None:
        held = [*self.state.held.pop(), *self.raised]
        self.raised = []
        if self.state.held:
            self.state.held[-1] += held
        else:
            self.raised = hearing.settled(held)

    def secretly(self, do: str, vars: Vars) -> None:
        secret.secretly(self, do, vars)

    def ask(
        self,
        then: int,
        seat: str | None,
        name: str,
        options: list[tuple[str, str, tuple[Any, ...]]],
        prompt: str = "choose",
        args: tuple[Any, ...] = (),
        least: int = 1,
        most: int = 1,
        single: bool = True,
        room: list[int] | None = None,
        like: list[int] | None = None,
    ) -> int:
        return running.ask(self, then, seat, name, options, prompt, args, least, most, single, room, like or [])

    def choose(
        self,
        then: int,
        seat: str | None,
        name: str,
        things: Iterable[str],
        kind: str = "thing",
        least: int = 1,
        most: int = 1,
        single: bool = True,
        to: tuple[str, str] = ("", ""),
        given: Vars | None = None,
    ) -> int:
        """Asks for one thing, or for several, one after the other; `to` says which role of which verb it will take,
        `given` what the roles before it are."""
        found = list(dict.fromkeys(things))
        alike = reading.alike(self, found)
        found = [group[0] for group in alike] if single else [thing for group in alike for thing in group]
        like = [] if single else [found.index(thing) for group in alike for thing in group[1:]]
        options = [(thing, "thing", (thing,)) for thing in found]
        about = (kind, *to, given or {})
        return running.ask(self, then, seat, name, options, "choose", about, least, most, single, None, like)

    def choose_goods(
        self,
        then: int,
        seat: str | None,
        name: str,
        good: str,
        least: int = 1,
        most: int = 1,
        single: bool = True,
        of: str | None = None,
    ) -> int:
        """Asks for goods of a group, the same more than once if wanted; `of` a player, as far as they are there."""
        goods = self.edition.groups.get(good, (good,))
        room = [most if of is None else self.read(one, of) for one in goods]
        options = [(one, "good", (one,)) for one, many in zip(goods, room, strict=True) if many > 0]
        room = [many for many in room if many > 0]
        return running.ask(self, then, seat, name, options, "choose", (good,), least, most, single, room, [])

    def decide(self, then: int, seat: str | None, name: str, prompt: str, options: Iterable[tuple[str, object]]) -> int:
        """Asks for one of several ways to go on, as far as they are possible."""
        found = [(id, "option", (id,)) for id, possible in options if possible]
        return running.ask(self, then, seat, name, found, prompt, (), 1, 1, True, None, [])

    def bundle(self, chosen: Any) -> dict[str, int]:
        """Goods that were chosen one by one, counted."""
        found: dict[str, int] = {}
        for good in [chosen] if isinstance(chosen, str) else chosen or []:
            found[good] = found.get(good, 0) + 1
        return found

    def both(self, *goods: Cost) -> Any:
        """Goods and more goods, together; where somebody chooses among some, among as many together with the rest."""
        if any(isinstance(some, list) for some in goods):
            return [self.both(*ones) for ones in product(*map(alternatives, goods))]
        found: dict[str, int] = {}
        for one in goods:
            for good, many in one.items() if isinstance(one, dict) else ():
                found[good] = found.get(good, 0) + many
        return found

    def offers(self, you: str) -> list[tuple[str, str, tuple[Any, ...]]]:
        """The abilities of a seat that lie open, as options."""
        return hearing.offers(self, you)

    def accept(self, you: str, option: str) -> None:
        hearing.accept(self, you, option)

    def end_game(self) -> None:
        running.end_game(self)
