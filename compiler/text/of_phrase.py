"""What follows from a phrase by itself, worked out once for all editions that have it.

Most phrases are those that every game has. They are known by their identity: two that are alike are told apart, which
costs nothing but work.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from .phrasebook import Phrase

T = TypeVar("T")
MOST = 8_000
"""At most so many are kept: enough for all phrases of some editions in several languages."""


class OfPhrase(Generic[T]):
    def __init__(self, made: Callable[[Phrase], T]) -> None:
        self.made = made
        self.kept: dict[int, tuple[Phrase, T]] = {}
        """Each with its phrase, so that no other one can have its place in memory."""

    def __call__(self, phrase: Phrase) -> T:
        found = self.kept.get(id(phrase))
        if found is None:
            if len(self.kept) >= MOST:
                self.kept.clear()
            found = self.kept[id(phrase)] = phrase, self.made(phrase)
        return found[1]
