"""What follows from all phrases of an edition in a language, worked out once and kept as long as those are.

Whoever checks again and again, on every save, has other phrases each time. What was worked out for the old ones goes
with them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar
from weakref import WeakKeyDictionary

from .phrasebook import Phrases

T = TypeVar("T")


class OfPhrases(Generic[T]):
    """What is made must not refer to the phrases: they would keep each other."""

    def __init__(self, made: Callable[[Phrases], T]) -> None:
        self.made = made
        self.kept: WeakKeyDictionary[Phrases, T] = WeakKeyDictionary()

    def __call__(self, phrases: Phrases) -> T:
        found = self.kept.get(phrases)
        if found is None:
            found = self.kept[phrases] = self.made(phrases)
        return found
