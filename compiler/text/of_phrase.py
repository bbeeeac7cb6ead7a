"""What follows from a phrase by itself, worked out once for all editions that have it, and kept as long as it is.

Most phrases are those that every game has. They are known by their identity: two that are alike are told apart, which
costs nothing but work.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Generic, TypeVar
from weakref import ref

from .phrasebook import Phrase

T = TypeVar("T")


class OfPhrase(Generic[T]):
    """What is made must not refer to the phrase: they would keep each other."""

    def __init__(self, made: Callable[[Phrase], T]) -> None:
        self.made = made
        self.kept: dict[int, tuple[ref[Phrase], T]] = {}
        """By their place in memory. When a phrase goes, so does what is here, before another can have its place."""

    def __call__(self, phrase: Phrase) -> T:
        key = id(phrase)
        found = self.kept.get(key)
        if found is None:
            found = self.kept[key] = ref(phrase, partial(self.kept.pop, key)), self.made(phrase)
        return found[1]
