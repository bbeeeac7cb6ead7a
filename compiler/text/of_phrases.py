"""What is derived from all phrases of an edition in a language, computed once and kept as long as these phrases.

A program that checks on every save has new phrases each time. The results for the old ones are freed with them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar
from weakref import WeakKeyDictionary

from .phrasebook import Phrases

T = TypeVar("T")


class OfPhrases(Generic[T]):
    """A result must not refer to its phrases: they would keep each other alive."""

    def __init__(self, made: Callable[[Phrases], T]) -> None:
        self.made = made
        self.kept: WeakKeyDictionary[Phrases, T] = WeakKeyDictionary()

    def __call__(self, phrases: Phrases) -> T:
        found = self.kept.get(phrases)
        if found is None:
            found = self.kept[phrases] = self.made(phrases)
        return found
