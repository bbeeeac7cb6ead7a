"""The rules of an edition as a generated module declares them: numbers for all there is, and the functions that play.

Things are numbers: seats first, then elements, then goods; copies are made while one plays and come after them. What
is kept of things is a range of one flat list of ints. Names are for people: they are looked up at the edges.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, cast

from .fitting import Fitting, Passing, fitting_of, readers_at
from .order import NOTHING, Touches, clash
from .values import both, one_of

if TYPE_CHECKING:
    from .game import State

Frame = list[Any]
Run = Callable[["State", Frame], bool]
"""A routine: goes on where its frame is, and says whether the game goes on at once."""
Test = Callable[..., Any]
NONE = -1
EVERYONE = -2

ROUTINE, AT, YOU, PHASES, HOLDS, FIRST = range(6)
"""A frame: which routine, at which block, whose, how many phases and holds were open before it, then its registers."""


@dataclass(frozen=True, slots=True)
class Laws:
    """When an ability may be used."""

    optional: bool = False
    once: int = NONE
    times: int = 1
    exhausts: bool = False
    works_in: str = ""
    open_until: int = NONE
    waits: int = NONE
    only_while: Test | None = None


ALWAYS = Laws()


@dataclass(frozen=True, slots=True)
class Keys:
    """The owners of one kind: the lowest of their numbers, how many there are from it on, the stride."""

    kind: str
    first: int
    many: int
    stride: int


@dataclass(slots=True)
class Slot:
    """A counter, flag, marker or wallet: where it is kept, one for each owner, and its bounds."""

    name: str
    sort: str
    base: int
    keys: tuple[Keys, ...]
    starts: int = 0
    low: int | Test | None = None
    high: int | Test | None = None
    excess: str = "lost"
    on: str = ""
    seen_by: str = "everyone"
    resets: str = ""
    side: str = ""
    tags: tuple[str, ...] = ()
    grown: int = NONE
    becomes: int = NONE
    rises: int = NONE
    falls: int = NONE
    """The numbers of its events, where they are heard."""
    heard: bool = False
    size: int = 0
    kept: bool = False
    """Whether sets that are kept up to date read it."""
    open: bool = False
    """Whether more can always come to each seat, and nothing else changes with it."""


@dataclass(slots=True)
class Pile:
    name: str
    base: int
    keys: tuple[Keys, ...]
    holds: str = "anything"
    room: int | Test | None = None
    seen_by: str = "everyone"
    refilled: str = ""
    side: str = ""
    order: str = "row"
    size: int = 0
    comes: int = NONE
    leaves: int = NONE
    plain: bool = False
    """Whether there is always room, and nothing else changes when a thing comes."""


@dataclass(frozen=True, slots=True)
class Wallet:
    """Points bought with goods; what is left over floats, and keeps its source."""

    name: str
    base: int
    until: str
    worth: dict[str, int]


@dataclass(slots=True)
class Routine:
    """A rule, ability, the lines of a thing, or what each seat does in secret."""

    id: str
    sort: str
    at: str
    run: Run
    params: tuple[tuple[str, str, str], ...] = ()
    """Role, name and sort of what its first registers hold."""
    registers: tuple[str, ...] = ()
    """The names of all its registers."""
    blocks: int = 1
    """How many there are: a frame stands at one of them."""
    catches: Mapping[int, tuple[int, int, int, int, int]] = field(
        default_factory=dict[int, "tuple[int, int, int, int, int]"]
    )
    """By block: where one goes on when something required cannot be done, with how many phases and holds."""
    event: int = NONE
    before: int = NONE
    fits: Mapping[str, Any] = field(default_factory=dict[str, Any])
    can: Test | None = None
    tail: tuple[int, ...] = ()


@dataclass(slots=True)
class Listener:
    """An ability that hears an event."""

    id: str
    event: int
    routine: int
    of: str
    laws: Laws
    hears: Test | None
    takes: tuple[int, ...]
    """Where in the event the named values are with which it begins."""
    at: str
    can: Test | None = None
    number: int = 0
    reach: int | None = None
    """So much of an event is about it; what comes behind is for the engine."""


@dataclass(slots=True)
class Free:
    """An ability without an event: the lines of an element."""

    id: str
    of: str
    laws: Laws
    at: str


@dataclass(slots=True)
class PriceAbility:
    id: str
    of: str
    laws: Laws
    swaps: Test
    at: str
    aim: Test | None = None
    """What it must be paid for."""
    goods: tuple[int, ...] = ()
    """Of which one must be in the price; none where any price will do."""
    test: Test | None = None
    """What must hold of such a good."""


@dataclass(slots=True)
class CountsAs:
    id: str
    of: str
    one: str
    other: str
    reverse: bool
    laws: Laws
    at: str


@dataclass(slots=True)
class Modifier:
    value: str
    args: Test
    by: Test
    test: Test | None
    of: str
    laws: Laws


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked at one place of the rules."""

    number: int
    prompt: str
    """choose, either, may, option, pay, order, count-as, use-ability"""
    at: str
    to: tuple[int, ...] = ()
    """Of ways to go on, the block of each."""
    ways: tuple[str, ...] = ()
    after: int = 0
    into: int = NONE
    """The register that takes the answer."""
    sort: str = ""
    verb: str = ""
    role: str = ""
    given: Test | None = None
    """The roles before it, by the names that they have in the rule it is for."""
    named: bool = False
    """The answer is a name, as a guess is, and no thing from a certain place."""
    plain: bool = True
    """Everybody knows the options by the same numbers: nothing in them lies in piles or has copies."""


@dataclass(frozen=True, slots=True)
class Verb:
    """A verb as it is played: its function, the roles that it takes behind the game, those of its event."""

    run: Test
    takes: tuple[str, ...]
    raises: tuple[str, ...]
    before: int
    sourced: bool = False


@dataclass(slots=True)
class Element:
    id: str
    kind: str
    title: str
    traits: Mapping[str, Any]
    copies: str = ""
    """`only` where there are only copies of it, `some` where there may be."""


class Rules:
    """Everything of an edition. A generated module fills one."""

    def __init__(
        self, name: str, title: str = "", players: tuple[int, int] = (2, 2), hash: str = "", packs: Sequence[str] = ()
    ) -> None:
        self.name, self.title, self.players, self.hash = name, title, players, hash
        self.packs = tuple(packs)
        """Their names, the base first; saves and logs say that they need them."""
        self.most = players[1]
        self.numbers: dict[str, int] = {f"player-{n + 1}": n for n in range(self.most)}
        """Of every seat, element and good."""
        self.names: dict[int, str] = {n: name for name, n in self.numbers.items()}
        self.elements: dict[str, Element] = {}
        self.kinds: dict[str, str] = {"player": "", "direction": "", "die": ""}
        self.groups: dict[str, tuple[str, ...]] = {}
        self.slots: dict[str, Slot] = {}
        self.piles: dict[str, Pile] = {}
        self.wallets: dict[str, Wallet] = {}
        self.goods: dict[int, Slot] = {}
        self.dice: dict[int, tuple[int, ...]] = {}
        self.links: dict[int, tuple[int, ...]] = {}
        self.phases: tuple[str, ...] = ()
        self.routines: list[Routine] = []
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
        self.procedures: dict[str, Routine] = {}
        self.questions: list[Question] = []
        self.fittings: list[Fitting] = []
        self.events: dict[str, int] = {}
        self.touched: dict[str, Touches] = {}
        """What each ability may do that can be triggered together with another."""
        self._clashes: dict[tuple[str, str], bool] = {}
        self.verbs: dict[str, Verb] = {}
        self.size = self.many_grown = self.many_piles = 0
        self.runs: list[Run] = []
        self.plain_dice: dict[int, bool] = {}
        self._groups: dict[str, tuple[int, ...]] = {}
        self._piles_of: dict[int, tuple[int, ...]] = {}
        self.owners: dict[int, Any] = {}
        """By how many seats there are: what belongs to whom (`owners.py`)."""
        self._put: dict[str, bool] = {}
        from .core import CORE

        self.routines += CORE

    # ---- what there is

    def kind(self, name: str, base: str = "") -> None:
        self.kinds[name] = base

    def element(
        self, id: str, kind: str, title: str, traits: Mapping[str, Any] | None = None, copies: str = ""
    ) -> None:
        self.elements[id] = Element(id, kind, title, traits or {}, copies)
        self.numbers[id] = self.most + len(self.elements) - 1
        self.names[self.numbers[id]] = id

    def one_of(self, *goods: Any) -> list[Any]:
        """Of goods that are printed: one of several."""
        return one_of(*goods)

    def both(self, *goods: Any) -> Any:
        """Of goods that are printed: some and some more."""
        return both(*goods)

    def counter(self, name: str, base: int, **more: Any) -> None:
        self._slot("counter", name, base, more)

    def flag(self, name: str, base: int, **more: Any) -> None:
        self._slot("flag", name, base, more)

    def marker(self, name: str, base: int, **more: Any) -> None:
        self._slot("marker", name, base, {"starts": NONE, **more})

    def _slot(self, sort: str, name: str, base: int, more: dict[str, Any]) -> None:
        keys = tuple(Keys(*key) for key in more.pop("keys", ()))
        self.slots[name] = Slot(name, sort, base, keys, size=_size(keys), **more)

    def wallet(self, name: str, base: int, until: str, worth: Mapping[str, int]) -> None:
        self.wallets[name] = Wallet(name, base, until, dict(worth))
        self._good(name, base)

    def pile(self, name: str, base: int, keys: Sequence[tuple[str, int, int, int]] = (), **more: Any) -> None:
        owners = tuple(Keys(*key) for key in keys)
        self.piles[name] = Pile(name, base, owners, size=_size(owners), **more)

    def _good(self, name: str, number: int) -> None:
        self.numbers[name] = number
        self.names[number] = name

    def laid_out(self, size: int, grown: int, piles: int) -> None:
        """All slots and piles are known."""
        self.size, self.many_grown, self.many_piles = size, grown, piles
        elements = self.most + len(self.elements)
        for slot in self.slots.values():
            single = slot.sort == "counter" and len(slot.keys) == 1 and slot.base >= elements and slot.grown < 0
            if single and (slot.keys[0].kind == "player" or slot.side):
                self._good(slot.name, slot.base)
                self.goods[slot.base] = slot
        self.sorts: dict[int, frozenset[str]] = {}
        for element in self.elements.values():
            self.sorts[self.numbers[element.id]] = frozenset(self._sorts(element))
        self.start = self._start()
        self.grown_start = [0] * grown
        for slot in self.slots.values():
            if slot.grown >= 0:
                self.grown_start[slot.grown] = slot.starts
        self.pile_at: list[Pile] = [self.piles[name] for name in self.piles for _ in range(self.piles[name].size)]
        self.bags = [pile.order == "bag" for pile in self.pile_at]
        self.seen_by = [_seer(pile, n - pile.base) for n, pile in enumerate(self.pile_at)]
        self._at_hand: dict[int, bool] = {}
        self.has_bags = any(pile.order == "bag" for pile in self.piles.values())
        self.copied_sorts = frozenset(
            sort for one in self.elements.values() if one.copies for sort in self.sorts[self.numbers[one.id]]
        )
        self.waits: frozenset[int] = frozenset()
        from .maps import boards, opposites

        self.rays, self.beside = boards(self)
        self.opposites = opposites(self)

    def _sorts(self, element: Element) -> set[str]:
        """All that an element is: itself, its kinds, and the groups it is in."""
        found = {element.id}
        kind = element.kind
        while kind and kind not in found:
            found.add(kind)
            kind = self.kinds.get(kind, "")
        return found | {group for group, members in self.groups.items() if element.id in members}

    def _start(self) -> list[int]:
        found = [0] * self.size
        for slot in self.slots.values():
            if slot.grown < 0 and slot.starts:
                found[slot.base : slot.base + slot.size] = [slot.starts] * slot.size
        return found

    # ---- what a module asks of it

    def towards(self, table: str, way: str) -> list[Any]:
        """Of each cell, what lies in one direction."""
        rows: list[Any] = getattr(self, table)
        return [row[self.numbers[way]] for row in rows]

    def sort(self, name: str) -> frozenset[int]:
        """The elements of a sort; of `red-card`, of a trait and a kind."""
        return frozenset(self.each(name)) or frozenset(n for n in self.sorts if self._has(n, name))

    def _has(self, number: int, name: str) -> bool:
        element = self.elements[self.names[number]]
        for kind in self.sorts[number]:
            if name.endswith(f"-{kind}"):
                word = name[: -len(kind) - 1]
                if element.traits.get(word) is True or any(value == word for value in element.traits.values()):
                    return True
        return False

    def each(self, name: str) -> tuple[int, ...]:
        """The elements of a sort in their order."""
        return tuple(n for n, sorts in self.sorts.items() if name in sorts or name == "anything")

    def table(self, name: str, sort: str) -> list[Any]:
        """What is printed under a name on each thing, and at the end what is printed on nothing."""
        empty: dict[str, Any] = {"thing": NONE, "goods": {}, "things": (), "text": ""}
        none = empty.get(sort, 0)
        found = [none] * (self.most + len(self.elements) + 1)
        for element in self.elements.values():
            if name in element.traits:
                found[self.numbers[element.id]] = self._printed(element.traits[name], sort)
        return found

    def _printed(self, value: Any, sort: str) -> Any:
        if sort == "thing":
            return self.numbers[value] if isinstance(value, str) else value
        if sort == "things":
            return [self._printed(one, "thing") for one in value]
        if sort == "goods" and not isinstance(value, int):  # on things of another kind it may mean a number
            if isinstance(value, list):
                return [self._printed(one, sort) for one in cast("Sequence[Any]", value)]
            return {self.numbers.get(good, good): many for good, many in value.items()}
        return int(value) if isinstance(value, bool) else value

    # ---- what happens

    def fitting(self, things: Sequence[int], reads: Callable[[int], Iterable[int]]) -> Callable[[Passing], int]:
        """A set that is kept up to date: of what, what the test of each reads, and which of some pass."""

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
        """What is done in a scenario."""
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
        can = more.get("can")

        def keep(function: Run) -> int:
            number = self._routine("ability", id, at, more)(function)
            table.setdefault(event, []).append(
                Listener(id, event, number, of, laws, hears, takes, at, can, reach=reach)
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
        """What an ability may read and change that can be triggered together with another."""
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

    def die(self, name: str, faces: Sequence[Any]) -> None:
        number = self.numbers[name]
        self.dice[number] = tuple(self.numbers[face] if isinstance(face, str) else face for face in faces)
        self.plain_dice[number] = not any(isinstance(face, str) for face in faces)

    def goods_names(self) -> list[str]:
        """The names of all that a seat has so many of."""
        return [self.names[number] for number in (*self.goods, *(one.base for one in self.wallets.values()))]

    def ready(self) -> None:
        """Everything is declared: what follows from it is worked out, once."""
        if self.runs:
            return
        self.runs = [one.run for one in self.routines]
        every = [one for table in (self.listeners, self.befores) for some in table.values() for one in some]
        for n, one in enumerate(every):
            one.number = n
        self.heard_by = every
        self.abilities = {one.id: one for one in every}
        self.begins_at = [self._heard(f"{name} begins") for name in self.phases]
        self.ends_at = [self._heard(f"{name} ends") for name in self.phases]
        self.wallets_until = [[one for one in self.wallets.values() if one.until == name] for name in self.phases]
        self.slots_heard = frozenset(name.rpartition(" ")[0] for name in self.events if " " in name)
        self.readers_at = readers_at(self.fittings)
        for slot in self.slots.values():
            numbers = [self.events.get(f"{slot.name} {how}", NONE) for how in ("becomes", "rises", "falls")]
            slot.becomes, slot.rises, slot.falls = numbers
            slot.heard = max(numbers) >= 0
            places = range(slot.base, slot.base + slot.size) if slot.grown < 0 else ()
            slot.kept = any(at in self.readers_at for at in places)
            bound = slot.high is not None or slot.side or slot.grown >= 0 or callable(slot.low)
            slot.open = not (bound or slot.heard or slot.kept) and [key.kind for key in slot.keys] == ["player"]
        self.pile_events = any(name.endswith((" comes", " leaves")) for name in self.events)
        lawful: list[Listener | Free | PriceAbility | CountsAs]
        lawful = [*every, *self.free_abilities, *self.prices, *self.counting]
        laws = [one.laws for one in lawful]
        self.waits = frozenset(one.waits for one in laws if one.waits >= 0)
        resets = [[one for one in self.slots.values() if one.resets == name] for name in self.phases]
        self.resets_at = [[one for one in slots if one.heard or one.kept or one.grown >= 0] for slots in resets]
        self.plain_resets_at = [
            [(one.base, one.size, [one.starts] * one.size) for one in slots if one not in others]
            for slots, others in zip(resets, self.resets_at, strict=True)
        ]
        for pile in self.piles.values():
            pile.plain = pile.room is None and not self.pile_events and not self.waits
            pile.comes, pile.leaves = (self.events.get(f"{pile.name} {how}", NONE) for how in ("comes", "leaves"))
        self.becoming = frozenset(n for name, n in self.events.items() if name.endswith(" becomes"))
        self.counter_at = {
            at: slot
            for slot in self.slots.values()
            if slot.sort == "counter" and slot.grown < 0
            for at in range(slot.base, slot.base + slot.size)
        }
        self.by_id = {one.id: n for n, one in enumerate(self.routines)}
        self.event_names = {n: name for name, n in self.events.items()}

    def _heard(self, event: str) -> int:
        """The number of an event, if an ability hears it."""
        number = self.events.get(event, NONE)
        return number if number in self.listeners else NONE

    def group_numbers(self, group: str) -> tuple[int, ...]:
        """The goods of a group."""
        found = self._groups.get(group)
        if found is None:
            found = self._groups[group] = tuple(self.numbers[one] for one in self.groups[group])
        return found

    def sorts_of(self, number: int) -> frozenset[str]:
        return self.sorts.get(number, frozenset())

    def piles_of(self, owner: int) -> tuple[int, ...]:
        """The piles that are kept for a player or a thing."""
        found = self._piles_of.get(owner)
        if found is None:
            found = self._piles_of[owner] = tuple(self._kept_for(owner))
        return found

    def _kept_for(self, owner: int) -> Iterator[int]:
        for pile in self.piles.values():
            for at in range(pile.base, pile.base + pile.size):
                rest = at - pile.base
                for key in pile.keys:
                    here = rest // key.stride
                    rest -= here * key.stride
                    if key.first + here == owner and (key.kind == "player") == (owner < self.most):
                        yield at
                        break

    def routine(self, frame: Frame) -> Routine:
        """What a frame is a place in."""
        number: int = frame[ROUTINE]
        return self.routines[number]

    def listener(self, number: int) -> Listener:
        return self.heard_by[number]

    def stays_put(self, sort: str) -> bool:
        """Whether nothing of a sort has copies or lies in piles, as the cells of a board: then it cannot be hidden."""
        known = self._put.get(sort)
        if known is None:
            held = {pile.holds for pile in self.piles.values()}
            known = self._put[sort] = not any(
                self.elements[self.names[n]].copies or not held.isdisjoint({*self.sorts[n], "anything"})
                for n in self.each(sort)
            )
        return known

    def is_at_hand(self, thing: int, test: Callable[[int], bool]) -> bool:
        """Whether an element that lies nowhere can be nowhere else, so that all know it."""
        known = self._at_hand.get(thing)
        if known is None:
            known = self._at_hand[thing] = test(thing)
        return known

    def number_of(self, id: str) -> int:
        """The number of a routine."""
        return next(n for n, one in enumerate(self.routines) if one.id == id)


def _params(params: Sequence[Sequence[str]]) -> tuple[tuple[str, str, str], ...]:
    """Parameters with their sorts; those of which nothing is said are things."""
    return tuple((param[0], param[1], param[2] if len(param) > 2 else "thing") for param in params)


def _size(keys: tuple[Keys, ...]) -> int:
    size = 1
    for key in keys:
        size *= max(key.many, 1)
    return size


def _seer(pile: Pile, rest: int) -> int:
    """Who may look into a pile whatever happens: everyone, the seat that it is kept for, or nobody."""
    if pile.seen_by == "everyone":
        return EVERYONE
    if pile.seen_by != "owner" or pile.side:
        return NONE
    for key in pile.keys:
        if key.kind == "player":
            return key.first + rest // key.stride
        rest %= key.stride
    return NONE
