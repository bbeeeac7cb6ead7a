"""What each piece of work has read and added, kept so that it need not run again.

    walk build, in the turn      read    slot coin 0 to 9, rule place
                                 added   slot house 0 to 1; walk place, in the turn

If everything that the work has read is the same as in an earlier check, what it added then is added now in the same
order, and its lines are not read again. So the result is the same. Whatever it reads of the game as a whole is one
key: if that differs, nothing kept is used.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from itertools import islice
from typing import TYPE_CHECKING, Any

from ..frozen import frozen, slotted
from ..plan.digests import Digests, digest_of
from ..plan.flags_held import Flags
from ..plan.kept import NEARLY_ALL, Kept
from ..proofs import work_of
from ..replacing import replace
from .facts import OFTEN, Key
from .ranges import Range
from .walk import follow_up

if TYPE_CHECKING:
    from .world import World

Change = tuple[Any, ...]
"""A change of the facts: the name of the method, and its arguments. Facts read one after the other are one change."""


@frozen
class Run:
    """A piece of work, and what it did when it ran."""

    fixed: frozenset[Key]
    """What it has read that never grows: rules, abilities, and what follows from all of them."""
    read: tuple[tuple[Key, object], ...]
    """Each fact that it has read, as it was before the work changed it."""
    grown: tuple[tuple[Key, int], ...]
    """For ranges that it changed and then read: how often they had grown."""
    changes: tuple[Change, ...]


Runs = Mapping[Key, tuple[Run, ...]]


@frozen
class Recorded:
    ground: str
    fixed: Mapping[Key, object]
    """What never grows, as it was in that check."""
    runs: Runs


def tape_of(world: World, kept: Kept) -> Tape:
    """A new tape, with the last recording of this edition if that is still valid."""
    ground = ground_of(world, kept.digests)
    known = kept.proofs.thing(work_of("reach", world.plan.name))
    if isinstance(known, Recorded) and known.ground == ground:
        return Tape(ground, kept.digests, known.fixed, known.runs)
    return Tape(ground, kept.digests)


def keep(tape: Tape, kept: Kept) -> None:
    """Stores the recording, unless nearly all work was the same: then the earlier one is kept."""
    if tape.same > NEARLY_ALL * sum(map(len, tape.runs.values())):
        return
    runs = {key: tuple(runs) for key, runs in tape.runs.items()}
    used = frozenset[Key]().union(*(run.fixed for those in runs.values() for run in those))
    fixed = {key: tape.fixed[key] if key in tape.fixed else tape.known[key] for key in used}
    kept.proofs.keep(work_of("reach", kept.digests.plan.name), Recorded(tape.ground, fixed, runs))


def ground_of(world: World, digests: Digests) -> str:
    """The key of everything that work may read and that never grows, except rules and abilities, which are tracked one
    by one."""
    flags = sorted(world.flags.always.items()) if world.flags is not None else []
    return digest_of((digests.ground(), sorted(world.heard), sorted(world.changed), flags))


@slotted
class Begun:
    """A piece of work that is running."""

    fixed: dict[Key, None] = field(default_factory=dict[Key, None])
    read: dict[Key, object] = field(default_factory=dict[Key, object])
    grown: dict[Key, int] = field(default_factory=dict[Key, int])
    changes: list[Change] = field(default_factory=list[Change])
    changed: dict[Key, tuple[Range | int | None, int]] = field(
        default_factory=dict[Key, "tuple[Range | int | None, int]"]
    )
    """For each fact that it has changed: the range, or the size of the set, and how often it had grown."""


@slotted(eq=False)
class Tape:
    ground: str
    digests: Digests
    known: Mapping[Key, object] = field(default_factory=dict[Key, object])
    """What never grows, from an earlier check of the same game."""
    before: Runs = field(default_factory=dict[Key, "tuple[Run, ...]"])
    """The work of that check."""
    stale: frozenset[Key] | None = None
    """What never grows and differs from the earlier check."""
    fixed: dict[Key, object] = field(default_factory=dict[Key, object])
    runs: dict[Key, list[Run]] = field(default_factory=dict[Key, list[Run]])
    """The work of this check."""
    begun: Begun | None = None
    states: dict[Key, tuple[int, object]] = field(default_factory=dict[Key, "tuple[int, object]"])
    """Facts as they were when they last grew, and when that was."""
    same: int = 0
    """How often recorded work was used again."""

    def do(self, key: Key, work: Callable[[World], None], world: World) -> None:
        """Runs a piece of work, or repeats what it did last time if it would do the same now."""
        runs = self.runs.setdefault(key, [])
        for run in self.before.get(key, ()):
            if self._fits(run, world):
                world.tape = None
                _do_again(run.changes, world)
                world.tape = self
                self.same += 1
                runs.append(run)
                return
        self.begun = begun = Begun()
        work(world)
        self.begun = None
        # Part of an event that was changed and then read: its earlier value is not recorded.
        if not any(key[0] == "parts" for key in begun.grown):
            read, grown = tuple(begun.read.items()), tuple(begun.grown.items())
            runs.append(Run(frozenset(begun.fixed), read, grown, tuple(begun.changes)))

    def _fits(self, run: Run, world: World) -> bool:
        if self.stale is None:
            self.stale = frozenset(key for key, state in self.known.items() if self._now(key, world) != state)
        if not run.fixed.isdisjoint(self.stale):
            return False
        for key, was in run.read:
            state = self.state(key, world)
            if state is not was and state != was:
                return False
        return all(min(world.grown.get(key, 0), OFTEN) == many for key, many in run.grown)

    # ---- what work reports

    def reads(self, key: Key, world: World) -> None:
        begun = self.begun
        if begun is None or key in begun.read or key in begun.fixed:
            return
        if key[0] in FIXED:
            self._now(key, world)
            begun.fixed[key] = None
            return
        if key in begun.changed:
            was, begun.grown[key] = begun.changed[key]
            begun.read[key] = tuple(islice(world.sets[key], was)) if isinstance(was, int) else was
        else:
            begun.read[key] = self.state(key, world)
        if begun.changes and begun.changes[-1][0] == "read":
            begun.changes[-1] += (key,)
        else:
            begun.changes.append(("read", key))

    def changes(self, fact: Key, world: World, *change: Any) -> None:
        """Records that a fact is changed."""
        begun = self.begun
        if begun is None:
            return
        if fact not in begun.changed:
            many = min(world.grown.get(fact, 0), OFTEN)
            there = world.sets.get(fact)
            begun.changed[fact] = world.ranges.get(fact) if there is None else len(there), many
            if fact in begun.read:
                begun.grown[fact] = many
        begun.changes.append(change)

    def does(self, *change: Any) -> None:
        """Records an action that changes no fact that work can read."""
        if self.begun is not None:
            self.begun.changes.append(change)

    # ---- facts

    def state(self, key: Key, world: World) -> object:
        """A fact as it is now."""
        known = self.states.get(key)
        if known is not None and known[0] == world.grew.get(key, 0):
            return known[1]
        state = _state(key, world)
        self.states[key] = world.grew.get(key, 0), state
        return state

    def _now(self, key: Key, world: World) -> object:
        """A value that never grows, as it is now."""
        if key not in self.fixed:
            self.fixed[key] = FIXED[key[0]](key, world, self)
        return self.fixed[key]


def _state(key: Key, world: World) -> object:
    if key[0] == "parts":
        return tuple(world.parts.get(key[1], {}).items())
    found = world.sets.get(key)
    if found is None:
        return world.ranges.get(key)
    # Kinds are equal wherever they were first seen; here the place counts.
    return tuple((one, one.site) for one in found) if key[0] == "kinds" else tuple(found)


def _flags(key: Key, world: World) -> Flags:
    found = world.flags_at(key[1], world.numbered.lines.get(key[2]), key[3])
    return frozenset(replace(one, at=None) for one in found) if found else found


Fixed = Callable[[Key, "World", Tape], object]
FIXED: Mapping[str, Fixed] = {
    "routine": lambda key, world, tape: tape.digests.routine(key[1]),
    "listener": lambda key, world, tape: tape.digests.of(key, world.listeners.get(key[1])),
    "free": lambda key, world, tape: tape.digests.of(key, world.free.get(key[1])),
    "begun": lambda key, world, tape: world.most_begun(key[1]),
    "copies": lambda key, world, tape: world.most_copies(key[1]),
    "cancelled": lambda key, world, tape: key[1] in world.cancelled,
    "elsewhere": lambda key, world, tape: key[1] in world.elsewhere,
    "sources": lambda key, world, tape: tuple(sorted(world.sources)),
    "against": lambda key, world, tape: key[1] in world.against,
    "after": lambda key, world, tape: world.may_be_offered(key[1], key[2]),
    "flags": lambda key, world, tape: _flags(key, world),
}
"""What follows from the plan and never grows."""


def _do_again(changes: Sequence[Change], world: World) -> None:
    """Repeats what work has done to the facts."""
    now, readers = world.now, world.readers
    for change in changes:
        what = change[0]
        if what == "read":
            for key in change[1:]:
                readers[key][now] = None
        elif what == "note":
            world.note(change[1], change[2])
        elif what == "add":
            world.add(change[1], change[2])
        elif what == "part":
            world.part(*change[1:])
        elif what == "outcome":
            world.outcome(*change[1:])
        elif what == "site":
            world.new_site(change[1])
        elif what == "walk":
            follow_up(world, *change[1:])
