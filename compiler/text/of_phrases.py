"""What is derived from all phrases of an edition in a language, computed once and kept as long as these phrases.

A program that checks on every save has new phrases each time. The results for the old ones are freed with them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Generic, TypeVar
from weakref import ref

from .phrasebook import Phrases

T = TypeVar("T")


class OfPhrases(Generic[T]):
    """A result must not refer to its phrases: they would keep each other alive."""

    def __init__(self, made: Callable[[Phrases], T]) -> None:
        self.made = made
        self.kept: dict[int, tuple[ref[Phrases], T]] = {}
        """By `id`, which is quicker than a weak dictionary. When phrases are freed, their entry is removed before
        another object can have that `id`."""

    def __call__(self, phrases: Phrases) -> T:
        found = self.kept.get(id(phrases))
        return self.keep(phrases, self.made(phrases)) if found is None else found[1]

    def keep(self, phrases: Phrases, made: T) -> T:
        """Stores what has been computed before."""
        key = id(phrases)
        self.kept[key] = ref(phrases, partial(self.kept.pop, key)), made
        return made
