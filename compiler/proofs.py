"""Content that was found correct, and results made on the way, stored under keys of everything they depend on: as long
as that is the same, they are valid.

Findings are not stored: faulty content is checked again, and reported with its current place.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import field
from hashlib import blake2b

from .frozen import slotted
from .packed import unpacked
from .source.text import Source


@slotted
class Proofs:
    known: frozenset[str] = frozenset()
    """From earlier runs."""
    packed: Mapping[str, bytes] = field(default_factory=dict[str, bytes])
    """Things from earlier runs, by their keys."""
    before: Mapping[str, object] = field(default_factory=dict[str, object])
    """Things that an earlier check of this run has made."""
    used: dict[str, None] = field(default_factory=dict[str, None])
    """What is so now: those that were asked for again, and new ones."""
    things: dict[str, object] = field(default_factory=dict[str, object])
    """Of the things, those that were asked for again, and new ones."""
    staying: dict[str, None] = field(default_factory=dict[str, None])
    """Of the things, those that nothing has asked for, and that stay."""
    made: dict[str, None] = field(default_factory=dict[str, None])
    """Of the things, those that are new, or other ones than before."""
    lasting: bool = True
    """Whether a later check can use them."""

    def holds(self, key: str) -> bool:
        """Whether it is known; then it stays known."""
        if key in self.known:
            self.used[key] = None
        return key in self.used

    def add(self, key: str) -> None:
        self.used[key] = None

    def thing(self, key: str, *sources: Source) -> object | None:
        """What has been made of such content, where it is kept; it lies in these sources."""
        found = self.things.get(key, self.before.get(key))
        if found is None and key in self.packed:
            found = unpacked(self.packed[key], {one.name: one for one in sources})
        if found is not None:
            self.things[key] = found
        return found

    def keep(self, key: str, thing: object) -> None:
        self.things[key] = thing
        self.made[key] = None

    def stay(self, key: str) -> None:
        """What is kept there is not needed now; it may be the next time."""
        if key in self.packed or key in self.before:
            self.staying[key] = None

    def next(self) -> Proofs:
        """For the next check: what this one has asked for and found."""
        left = {key: self.before[key] for key in self.staying if key in self.before}
        return Proofs(frozenset(self.used), before={**left, **self.things})


def work_of(what: str, edition: str) -> str:
    """The key of intermediate results, kept whatever the edition says: their user checks which of them are still
    valid."""
    return key_of("work", [what, edition])


def key_of(what: str, facts: Iterable[str]) -> str:
    """One key for all that a finding depends on. Where one fact ends and the next begins is part of it."""
    found = blake2b(what.encode(), digest_size=16)
    for fact in facts:
        data = fact.encode("utf-8", "surrogatepass")
        found.update(b"%d:%b" % (len(data), data))
    return found.hexdigest()
