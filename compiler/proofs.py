"""What has been found to be without fault, known by its content: as long as that is the same, it is so still.

Nothing is kept of what was found at fault: that is looked into again, and told with its place as it is now.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import blake2b


@dataclass(slots=True)
class Proofs:
    known: frozenset[str] = frozenset()
    """From earlier runs."""
    used: dict[str, None] = field(default_factory=dict[str, None])
    """What is so now: those that were asked for again, and new ones."""

    def holds(self, key: str) -> bool:
        """Whether it is known; then it stays known."""
        if key in self.known:
            self.used[key] = None
        return key in self.used

    def add(self, key: str) -> None:
        self.used[key] = None


def key_of(what: str, facts: Iterable[str]) -> str:
    """One key for all that a finding depends on. Where one fact ends and the next begins is part of it."""
    found = blake2b(what.encode(), digest_size=16)
    for fact in facts:
        data = fact.encode("utf-8", "surrogatepass")
        found.update(b"%d:%b" % (len(data), data))
    return found.hexdigest()
