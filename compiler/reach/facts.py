"""Facts that only grow, and the work that reads them.

    facts.add(("slot", "coin"), numbers(0, 3))      work that has read the range of `coin` runs again

A piece of work runs again whenever a fact that it has read has grown. When no work is waiting, whatever is not among
the facts is impossible.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from math import inf
from typing import Any, NamedTuple, Protocol

from .ranges import NEVER, Range, joined

Key = tuple[Any, ...]


class Tape(Protocol):
    """Records what a piece of work reads and adds."""

    def reads(self, key: Key, facts: Any, /) -> None: ...

    def changes(self, fact: Key, facts: Any, /, *change: Any) -> None: ...

    def does(self, *change: Any) -> None: ...

    def do(self, key: Key, work: Any, facts: Any, /) -> None: ...


class Kept(NamedTuple):
    """A computed value: when it was computed, the facts that it has read, and the object that its key identifies."""

    value: Range
    clock: int
    facts: frozenset[Key]
    held: object


@dataclass(eq=False, kw_only=True)
class Facts:
    ranges: dict[Key, Range] = field(default_factory=dict[Key, Range])
    sets: dict[Key, dict[Any, None]] = field(default_factory=dict[Key, "dict[Any, None]"])
    readers: dict[Key, dict[Key, None]] = field(default_factory=lambda: defaultdict(dict))
    """By fact: the work that has read it."""
    waiting: dict[Key, None] = field(default_factory=dict[Key, None])
    """Work that has yet to run, or to run again."""
    now: Key = ()
    """The work that is running."""
    grown: dict[Key, int] = field(default_factory=dict[Key, int])
    """How often each range has grown."""
    clock: int = 0
    """How often any fact has grown."""
    grew: dict[Key, int] = field(default_factory=dict[Key, int])
    """When each fact last grew."""
    read: list[set[Key]] = field(default_factory=list[set[Key]])
    """The facts read so far by each value that is being computed; the innermost value is last."""
    kept: dict[Key, Kept] = field(default_factory=dict[Key, Kept])
    tape: Tape | None = None
    """Records what work does, if that is kept."""

    def reads(self, key: Key) -> None:
        """Notes that the current work, and the value that is being computed, depend on this fact."""
        self.readers[key][self.now] = None
        if self.read:
            self.read[-1].add(key)
        if self.tape is not None:
            self.tape.reads(key, self)

    def keep(self, key: Key, held: object, made: Callable[[], Range]) -> Range:
        """Computes a value once, and again only when a fact that it has read has grown since. `held` is stored with it,
        because the key may contain its `id`."""
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

    def get(self, *key: Any) -> Range:
        self.reads(key)
        return self.ranges.get(key, NEVER)

    def add(self, key: Key, value: Range) -> None:
        if self.tape is not None:
            self.tape.changes(key, self, "add", key, value)
        before = self.ranges.get(key, NEVER)
        after = joined(before, value)
        if after is not before:
            self.ranges[key] = self.widened(key, before, after)
            self.has_grown(key)

    def every(self, *key: Any) -> list[Any]:
        self.reads(key)
        return list(self.sets.get(key, ()))

    def note(self, key: Key, value: Any) -> None:
        if self.tape is not None:
            self.tape.changes(key, self, "note", key, value)
        known = self.sets.setdefault(key, {})
        if value not in known:
            known[value] = None
            self.has_grown(key)

    def widened(self, key: Key, before: Range, after: Range) -> Range:
        """A range that has grown; it becomes unbounded if it has grown so often that it may never stop."""
        self.grown[key] = self.grown.get(key, 0) + 1
        if self.grown[key] <= OFTEN or before.low > before.high:
            return after
        low = after.low if after.low >= before.low else -inf
        return Range(low, after.high if after.high <= before.high else inf, after.names)

    def has_grown(self, key: Key) -> None:
        self.clock += 1
        self.grew[key] = self.clock
        for reader in self.readers.get(key, ()):
            if reader:
                self.waiting[reader] = None


OFTEN = 8
"""A range that has grown this often is assumed to grow without limit."""
