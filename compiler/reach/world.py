"""Everything known so far about what can happen in one edition: the facts, the waiting work, and what follows from the
plan.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..plan import expressions as x
from ..plan import steps as s
from ..plan.flags_held import NONE, Flag, Flags, Held
from ..plan.numbered import Name, Numbered
from ..plan.plan import Free, Listener, Param, Plan, Routine
from ..source.text import Span
from .assumed import Known, shared
from .elsewhere import Away
from .facts import Facts, Key
from .lasting import names_in
from .offered_after import OfferedAfter
from .often import Index, begun, copies, index_of
from .ranges import NEVER, Names, Range, joined
from .sites import Kind, Site, When
from .typed import of_type

if TYPE_CHECKING:
    from .place import Passes


@dataclass(eq=False)
class World(Facts):
    plan: Plan
    passes: Passes
    """How the range of each sort of expression is found."""
    work: dict[Key, Work] = field(default_factory=dict[Key, "Work"])
    sorts: dict[str, Names] = field(default_factory=dict[str, Names])
    alone: frozenset[str] = frozenset()
    changed: frozenset[str] = frozenset()
    """The named values that something changes."""
    bound: dict[str, frozenset[str]] = field(default_factory=dict[str, frozenset[str]])
    """For each routine, the names that its steps and its callers set."""
    set_twice: dict[str, frozenset[str]] = field(default_factory=dict[str, frozenset[str]])
    """For each routine, the names that are set more than once."""
    bounds: dict[str, tuple[float, float]] = field(default_factory=dict[str, "tuple[float, float]"])
    """For each counter, its lowest and its highest value."""
    swapped: tuple[frozenset[str], ...] = ()
    """Goods that an ability may take out of a price."""
    flags: Held | None = None
    """The flags that are certainly set, line by line."""
    cancelled: Mapping[str, Listener] = field(default_factory=dict[str, Listener])
    """Abilities whose event another ability always cancels."""
    elsewhere: Mapping[str, Away] = field(default_factory=dict[str, Away])
    """Abilities whose card lies where it does not work, whenever they could be triggered."""
    sources: Names = frozenset({""})
    """The things whose lines or abilities can be running, and nobody."""
    against: frozenset[str] = frozenset()
    """Abilities that hear a rule with what it refuses."""
    offers: OfferedAfter | None = None
    """Where abilities are offered again after a line."""
    forbidden: Mapping[str, Listener] = field(default_factory=dict[str, Listener])
    """Rules that an ability always cancels, each with that ability."""
    heard: frozenset[tuple[str, bool]] = frozenset()
    """The events that some ability hears, and whether it hears them before they happen."""
    printed: dict[tuple[str, Names], Range] = field(default_factory=dict[tuple[str, Names], Range])
    """What the members of a set can have printed on them, by the name of the trait."""
    parts: dict[Site, dict[str, Range]] = field(default_factory=dict[Site, "dict[str, Range]"])
    """For each event at a place, the range of each of its roles."""
    moved: dict[Site, None] = field(default_factory=dict[Site, None])
    """Sites that are new, or have grown, since sites were last sorted into kinds."""
    tests: dict[int, x.And] = field(default_factory=dict[int, x.And])
    steady: Known = field(default_factory=dict[int, "tuple[x.Expr, bool]"])
    """Whether an expression gives the same value each time, as long as nothing changes."""
    again: dict[int, tuple[tuple[x.Expr, ...], tuple[bool, ...]]] = field(
        default_factory=dict[int, "tuple[tuple[x.Expr, ...], tuple[bool, ...]]"]
    )
    tied: dict[tuple[int, int], tuple[object, bool]] = field(
        default_factory=dict[tuple[int, int], "tuple[object, bool]"]
    )
    reached: set[Name] = field(default_factory=set[Name])
    """Reached lines, among those that may turn out to do nothing."""
    did: set[Name] = field(default_factory=set[Name])
    """Those of them that can do something."""
    idle: dict[Name, str] = field(default_factory=dict[Name, str])
    """Why they have done nothing so far: zero, full, empty."""
    openings: Mapping[str, tuple[x.Expr | None, x.Expr | None, Span]] = field(
        default_factory=dict[str, "tuple[x.Expr | None, x.Expr | None, Span]"]
    )
    """For each ability, what certainly holds when its lines begin."""
    index: Index | None = None
    counted: dict[tuple[str, str], float] = field(default_factory=dict[tuple[str, str], float])
    """How often phases begin at most, and how many copies of elements there are."""

    numbered: Numbered = field(default_factory=Numbered)
    listeners: dict[str, Listener] = field(default_factory=dict[str, Listener])
    free: dict[str, Free] = field(default_factory=dict[str, Free])

    # ---- lines

    def name_of(self, line: object) -> Name:
        return self.numbered.names[id(line)]

    def place_of(self, line: Name) -> Span:
        return self.numbered.place_of(line)

    def named_place(self, span: Span, routine: str) -> Name | Span:
        return self.numbered.at(span, (routine,)) or span

    def because(self, step: s.Step) -> list[Span]:
        """The earlier lines that decide the test of this line."""
        every: list[Name | Span] = self.every("because", self.name_of(step))
        return [one if isinstance(one, Span) else self.place_of(one) for one in every]

    def flags_at(self, routine: str, step: object, before: bool) -> Flags:
        """The flags that are certainly set when a line raises something."""
        return self.flags.at(routine, step, before) if self.flags is not None else NONE

    def offered_after(self, site: Site, phase: str) -> bool:
        """Whether abilities may be offered after an event, before the phase ends."""
        self.reads(("after", site.step, phase))
        return site.when.later is not None or self.may_be_offered(site.step, phase)

    def may_be_offered(self, line: Name, phase: str) -> bool:
        step = self.numbered.lines.get(line)
        return step is None or self.offers is None or self.offers.after(line[0], step, phase)

    def flags_of(self, site: Site) -> list[Flag]:
        """The flags that are set when an event happens, each with the line that sets it."""
        line = self.numbered.lines.get(site.step)
        return [one for one in self.flags_at(site.step[0], line, site.before) if one in site.held] if line else []

    # ---- computed once from the plan

    def every_source(self) -> Names:
        """The things that have lines or abilities, and nobody."""
        self.reads(("sources",))
        return self.sources

    def routine(self, id: str) -> Routine:
        self.reads(("routine", id))
        return self.plan.routines[id]

    def listener(self, id: str) -> Listener | None:
        self.reads(("listener", id))
        return self.listeners.get(id)

    def lines(self) -> Index:
        if self.index is None:
            self.index = index_of(self.plan)
        return self.index

    def begun(self, phase: str) -> float:
        self.reads(("begun", phase))
        return self.most_begun(phase)

    def most_begun(self, phase: str) -> float:
        found = self.counted.get(("begun", phase))
        if found is None:
            found = self.counted["begun", phase] = begun(phase, self.lines())
        return found

    def copies(self, name: str) -> float:
        """The largest number of copies of a thing."""
        self.reads(("copies", name))
        return self.most_copies(name)

    def most_copies(self, name: str) -> float:
        if name in self.alone or name not in self.plan.elements:
            return 1
        found = self.counted.get(("copies", name))
        if found is None:
            element = self.plan.elements[name]
            found = copies(name, self.lines()) + (0 if element.copied else 1)
            self.counted["copies", name] = found
        return found

    def test_of(self, param: Param) -> x.And:
        """All conditions on a parameter as one test, the same object each time."""
        found = self.tests.get(id(param))
        if found is None:
            found = self.tests[id(param)] = x.And("truth", tuple(one for _, one in param.tests))
        return found

    def read_again(self, items: tuple[x.Expr, ...]) -> tuple[bool, ...]:
        """For each part of a test, whether a later part reads the same value."""
        found = self.again.get(id(items))
        if found is None:
            found = self.again[id(items)] = items, shared(items)
        return found[1]

    def matters(self, test: x.Expr, block: s.Block) -> bool:
        """Whether the lines below a test may use a name that the test uses."""
        key = id(test), id(block)
        found = self.tied.get(key)
        if found is None:
            found = self.tied[key] = (test, block), not names_in(test).isdisjoint(names_in(block))
        return found[1]

    def slot(self, name: str) -> Range:
        """The range of a counter, flag or marker."""
        return self.bounded(name, self.get("slot", name))

    def bounded(self, name: str, found: Range) -> Range:
        low, high = self.bounds[name]
        return Range(max(found.low, low), min(found.high, high), found.names) if found.low <= found.high else found

    def part(self, site: Site, role: str, value: Range) -> None:
        """Adds a value that this role of an event can have."""
        if self.tape is not None:
            self.tape.changes(("parts", site), self, "part", site, role, value)
        known = self.parts.setdefault(site, {})
        before = known.get(role)
        after = value if before is None else joined(before, value)
        if after is not before:
            key = ("parts", site, role)
            after = self.widened(key, NEVER if before is None else before, after)
            slot = site.event.rpartition(" ")[0]
            known[role] = self.bounded(slot, after) if role == "value" and slot in self.bounds else after
            self.moved[site] = None
            self.has_grown(("parts", site))

    def site(self, site: Site, roles: Mapping[str, Range]) -> None:
        """Adds a site: an event can happen here."""
        self.note(("sites", site.event, site.before), site)
        self.new_site(site)
        for role, found in roles.items():
            self.part(site, role, found)

    def new_site(self, site: Site) -> None:
        if self.tape is not None:
            self.tape.does("site", site)
        if site not in self.parts:
            self.moved[site] = None

    def alike(self, event: str, before: bool, what: str = "") -> list[Kind]:
        """The kinds of sites of an event; with a name, those whose event can be about that element."""
        found = self.every("kinds", event, before, what)
        return found + self.every("kinds", event, before, OPEN) if what else found

    def _sort_out(self) -> None:
        """Sort the sites that have grown into kinds."""
        for site in self.moved:
            roles = self.parts.get(site, {})
            kind = Kind(site.when, site.seated, tuple(roles.items()), site.held, site)
            what = roles.get(ABOUT)
            names = (OPEN,) if what is None or what.names is None or what.low <= what.high else sorted(what.names)
            for name in ("", *names):
                self.note(("kinds", site.event, site.before, name), kind)
        self.moved = {}

    def parts_of(self, site: Site) -> dict[str, Range]:
        """The range of each role of an event."""
        self.reads(("parts", site))
        return self.parts.get(site, {})

    def comes_to(self, step: s.Step, does: bool, why: str = "") -> None:
        """Records that a line is reached, and whether it can do something here."""
        self.outcome(self.name_of(step), does, why)

    def outcome(self, line: Name, does: bool, why: str) -> None:
        if self.tape is not None:
            self.tape.does("outcome", line, does, why)
        self.reached.add(line)
        if does:
            self.did.add(line)
        else:
            self.idle[line] = why

    # ---- work

    def begin(self, key: Key, work: Work) -> None:
        """Runs work once, and again whenever a fact that it has read has grown."""
        if self.tape is not None:
            self.tape.does(*key)
        if key not in self.work:
            self.work[key] = work
            self.waiting[key] = None

    def settle(self) -> None:
        """Runs all waiting work until no fact grows any more."""
        self._sort_out()
        while self.waiting:
            key = next(iter(self.waiting))
            del self.waiting[key]
            self.now = key
            if self.tape is None:
                self.work[key](self)
            else:
                self.tape.do(key, self.work[key], self)
            self._sort_out()
        self.now = ()

    def whens(self, routine: str) -> list[When]:
        """The moments at which a routine can run."""
        return [key[2] for key in self.work if key[0] == "walk" and key[1] == routine]

    # ---- elements

    def of_sort(self, sort: str) -> Names | None:
        """The elements of a sort, goods of a group, or seats; None if there is no such name."""
        return self.sorts.get(sort)

    def of_type(self, type: str) -> Range:
        """Anything that a type allows."""
        return of_type(type, self.sorts, self.plan)


Work = Callable[[World], None]
"""It receives the world and keeps no reference to it, so that a world that is no longer used is freed at once."""
ABOUT = "what"
"""The role for what an event is about: most abilities test it."""
OPEN = "*"
"""In place of a name: anything."""
