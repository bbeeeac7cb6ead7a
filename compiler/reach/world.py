"""What is known so far of what can happen: facts that only grow, and the work that reads them.

A piece of work is done again whenever a fact that it has read has grown. When there is none left, all that is not
among the facts can never be.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from math import inf
from typing import TYPE_CHECKING, Any, NamedTuple

from ..plan import expressions as x
from ..plan import steps as s
from ..plan.flags_held import Held
from ..plan.plan import Listener, Param, Plan
from ..source.text import Span
from .assumed import Known, shared
from .lasting import names_in
from .often import Index, begun, copies, index_of
from .ranges import NEVER, Names, Range, joined
from .sites import Kind, Site, When
from .typed import of_type

if TYPE_CHECKING:
    from .place import Passes

Key = tuple[Any, ...]


class Kept(NamedTuple):
    """A value that has been worked out: when, which facts it has read, and what its key names by a number."""

    value: Range
    clock: int
    facts: frozenset[Key]
    held: object


@dataclass(eq=False)
class World:
    plan: Plan
    passes: Passes
    """What each sort of expression can be."""
    ranges: dict[Key, Range] = field(default_factory=dict[Key, Range])
    sets: dict[Key, dict[Any, None]] = field(default_factory=dict[Key, "dict[Any, None]"])
    readers: dict[Key, set[Key]] = field(default_factory=lambda: defaultdict(set))
    work: dict[Key, Work] = field(default_factory=dict[Key, "Work"])
    waiting: dict[Key, None] = field(default_factory=dict[Key, None])
    now: Key = ()
    sorts: dict[str, Names] = field(default_factory=dict[str, Names])
    alone: frozenset[str] = frozenset()
    changed: frozenset[str] = frozenset()
    """The named values that something changes."""
    bound: dict[str, frozenset[str]] = field(default_factory=dict[str, frozenset[str]])
    """For each routine, the names that its steps and its callers give values to."""
    set_twice: dict[str, frozenset[str]] = field(default_factory=dict[str, frozenset[str]])
    """Of each routine, the names that are given to more than one thing."""
    bounds: dict[str, tuple[float, float]] = field(default_factory=dict[str, "tuple[float, float]"])
    """Of each counter, how low and how high it can go."""
    swapped: tuple[frozenset[str], ...] = ()
    """Goods that an ability may take out of a price."""
    flags: Held | None = None
    """What is known of flags, line by line."""
    cancelled: Mapping[str, Listener] = field(default_factory=dict[str, Listener])
    """Abilities whose event another ability always cancels."""
    forbidden: Mapping[str, Listener] = field(default_factory=dict[str, Listener])
    """Rules that are cancelled each time, and by what."""
    heard: frozenset[tuple[str, bool]] = frozenset()
    """The events that somebody hears, and whether before they happen."""
    printed: dict[tuple[str, Names], Range] = field(default_factory=dict[tuple[str, Names], Range])
    """What is printed on the things of a set, by the name of the trait."""
    parts: dict[Site, dict[str, Range]] = field(default_factory=dict[Site, "dict[str, Range]"])
    """What takes part in events."""
    grown: dict[Key, int] = field(default_factory=dict[Key, int])
    moved: dict[Site, None] = field(default_factory=dict[Site, None])
    """Sites that are new, or of which more is known, since it was last looked which are alike."""

    clock: int = 0
    """How often any fact has grown."""
    grew: dict[Key, int] = field(default_factory=dict[Key, int])
    """When each fact has grown last."""
    read: list[set[Key]] = field(default_factory=list[set[Key]])
    """What has been read since each value that is being worked out was begun, the innermost last."""
    kept: dict[Key, Kept] = field(default_factory=dict[Key, Kept])
    tests: dict[int, x.And] = field(default_factory=dict[int, x.And])
    steady: Known = field(default_factory=dict[int, "tuple[x.Expr, bool]"])
    """Of expressions, whether they come out the same each time, as long as nothing changes."""
    again: dict[int, tuple[tuple[x.Expr, ...], tuple[bool, ...]]] = field(
        default_factory=dict[int, "tuple[tuple[x.Expr, ...], tuple[bool, ...]]"]
    )
    tied: dict[tuple[int, int], tuple[object, bool]] = field(
        default_factory=dict[tuple[int, int], "tuple[object, bool]"]
    )
    reached: dict[int, s.Step] = field(default_factory=dict[int, s.Step])
    """Lines that some game comes to, of those that may turn out to do nothing."""
    did: set[int] = field(default_factory=set[int])
    """Those of them that may do something."""
    idle: dict[int, str] = field(default_factory=dict[int, str])
    """Why they did nothing so far: zero, full, empty."""
    openings: Mapping[str, tuple[x.Expr | None, x.Expr | None, Span]] = field(
        default_factory=dict[str, "tuple[x.Expr | None, x.Expr | None, Span]"]
    )
    """Of abilities, what surely holds when their lines begin."""

    index: Index | None = None
    counted: dict[tuple[str, str], float] = field(default_factory=dict[tuple[str, str], float])
    """How often phases begin at most, and how many copies of elements there are."""

    # ---- facts

    def lines(self) -> Index:
        if self.index is None:
            self.index = index_of(self.plan)
        return self.index

    def begun(self, phase: str) -> float:
        found = self.counted.get(("begun", phase))
        if found is None:
            found = self.counted["begun", phase] = begun(phase, self.lines())
        return found

    def copies(self, name: str) -> float:
        """How many there can be of a thing."""
        if name in self.alone or name not in self.plan.elements:
            return 1
        found = self.counted.get(("copies", name))
        if found is None:
            element = self.plan.elements[name]
            found = copies(name, self.lines()) + (0 if element.copied else 1)
            self.counted["copies", name] = found
        return found

    def reads(self, key: Key) -> None:
        """The work that is done now, and the value that is worked out, hang on this fact."""
        self.readers[key].add(self.now)
        if self.read:
            self.read[-1].add(key)

    def keep(self, key: Key, held: object, made: Callable[[], Range]) -> Range:
        """A value that is worked out once, and again only when a fact that it has read has grown since. `held` is kept
        with it: the key may name it by its number."""
        known = self.kept.get(key)
        if known is not None and all(self.grew.get(one, 0) <= known.clock for one in known.facts):
            for one in known.facts:
                self.reads(one)
            return known.value
        clock = self.clock
        self.read.append(set())
        value = made()
        facts = self.read.pop()
        if self.read:
            self.read[-1] |= facts
        self.kept[key] = Kept(value, clock, frozenset(facts), held)
        return value

    def test_of(self, param: Param) -> x.And:
        """All that must hold of a parameter, the same each time."""
        found = self.tests.get(id(param))
        if found is None:
            found = self.tests[id(param)] = x.And("truth", tuple(one for _, one in param.tests))
        return found

    def speaks_again(self, items: tuple[x.Expr, ...]) -> tuple[bool, ...]:
        """Of each part of a test, whether a later one speaks of the same."""
        found = self.again.get(id(items))
        if found is None:
            found = self.again[id(items)] = items, shared(items)
        return found[1]

    def matters(self, test: x.Expr, block: s.Block) -> bool:
        """Whether the lines below a test may speak of what it speaks of."""
        key = id(test), id(block)
        found = self.tied.get(key)
        if found is None:
            found = self.tied[key] = (test, block), not names_in(test).isdisjoint(names_in(block))
        return found[1]

    def get(self, *key: Any) -> Range:
        self.reads(key)
        return self.ranges.get(key, NEVER)

    def add(self, key: Key, value: Range) -> None:
        before = self.ranges.get(key, NEVER)
        after = joined(before, value)
        if after != before:
            self.grown[key] = self.grown.get(key, 0) + 1
            if self.grown[key] > OFTEN:
                after = _widened(before, after)
            self.ranges[key] = after
            self._again(key)

    def slot(self, name: str) -> Range:
        """What a counter, flag or marker can be."""
        return self.bounded(name, self.get("slot", name))

    def bounded(self, name: str, found: Range) -> Range:
        low, high = self.bounds[name]
        return Range(max(found.low, low), min(found.high, high), found.names) if found.low <= found.high else found

    def part(self, site: Site, role: str, value: Range) -> None:
        """Something takes part in an event."""
        known = self.parts.setdefault(site, {})
        before = known.get(role)
        after = value if before is None else joined(before, value)
        if after != before:
            key = ("parts", site, role)
            self.grown[key] = self.grown.get(key, 0) + 1
            if before is not None and self.grown[key] > OFTEN:
                after = _widened(before, after)
            slot = site.event.rpartition(" ")[0]
            known[role] = self.bounded(slot, after) if role == "value" and slot in self.bounds else after
            self.moved[site] = None
            self._again(("parts", site))

    def site(self, site: Site, roles: Mapping[str, Range]) -> None:
        """An event can happen here."""
        self.note(("sites", site.event, site.before), site)
        if site not in self.parts:
            self.moved[site] = None
        for role, found in roles.items():
            self.part(site, role, found)

    def alike(self, event: str, before: bool, what: str = "") -> list[Kind]:
        """The kinds of sites of an event; with a name, those at which that can be what it is about."""
        found = self.every("kinds", event, before, what)
        return found + self.every("kinds", event, before, OPEN) if what else found

    def _sort_out(self) -> None:
        """Which sites are alike, as far as it is known."""
        for site in self.moved:
            roles = self.parts.get(site, {})
            kind = Kind(site.when, site.seated, tuple(roles.items()), site.held, site)
            what = roles.get(ABOUT)
            names = (OPEN,) if what is None or what.names is None or what.low <= what.high else sorted(what.names)
            for name in ("", *names):
                self.note(("kinds", site.event, site.before, name), kind)
        self.moved = {}

    def parts_of(self, site: Site) -> dict[str, Range]:
        """What takes part in an event, by role."""
        self.reads(("parts", site))
        return self.parts.get(site, {})

    def every(self, *key: Any) -> list[Any]:
        self.reads(key)
        return list(self.sets.get(key, ()))

    def note(self, key: Key, value: Any) -> None:
        known = self.sets.setdefault(key, {})
        if value not in known:
            known[value] = None
            self._again(key)

    def _again(self, key: Key) -> None:
        self.clock += 1
        self.grew[key] = self.clock
        for reader in self.readers.get(key, ()):
            if reader:
                self.waiting[reader] = None

    def comes_to(self, step: s.Step, does: bool, why: str = "") -> None:
        """A line is reached, and may do something here, or not."""
        self.reached[id(step)] = step
        if does:
            self.did.add(id(step))
        else:
            self.idle[id(step)] = why

    # ---- work

    def begin(self, key: Key, work: Work) -> None:
        """Work that is done once, and again when what it has read grows."""
        if key not in self.work:
            self.work[key] = work
            self.waiting[key] = None

    def settle(self) -> None:
        self._sort_out()
        while self.waiting:
            key = next(iter(self.waiting))
            del self.waiting[key]
            self.now = key
            self.work[key](self)
            self._sort_out()
        self.now = ()

    def whens(self, routine: str) -> list[When]:
        """The moments at which a routine is done."""
        return [key[2] for key in self.work if key[0] == "walk" and key[1] == routine]

    # ---- what there is

    def of_sort(self, sort: str) -> Names | None:
        """The elements of a sort, goods of a group, or seats; None where there are none of that name."""
        return self.sorts.get(sort)

    def of_type(self, type: str) -> Range:
        """Anything that a type allows."""
        return of_type(type, self.sorts, self.plan)


Work = Callable[[World], None]
"""It is given the world and does not hold it: a world that is done with goes at once."""
ABOUT = "what"
"""The role of what an event is about, by which most abilities are told apart."""
OPEN = "*"
"""In the place of a name: it can be anything."""
OFTEN = 8
"""Numbers that have grown so often are taken to grow for ever."""


def _widened(before: Range, after: Range) -> Range:
    if before.low > before.high:
        return after
    low = after.low if after.low >= before.low else -inf
    return Range(low, after.high if after.high <= before.high else inf, after.names)
