"""What is derived from a single phrase, computed once for all editions that have it and kept as long as the phrase.

Most phrases belong to every game. They are compared by identity: for equal copies the work is only done twice.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Generic, TypeVar
from weakref import ref

from .phrasebook import Phrase

T = TypeVar("T")


class OfPhrase(Generic[T]):
    """A result must not refer to its phrase: they would keep each other alive."""

    def __init__(self, made: Callable[[Phrase], T]) -> None:
        self.made = made
        self.kept: dict[int, tuple[ref[Phrase], T]] = {}
        """By `id`. When a phrase is freed, its entry is removed before another object can have that `id`."""

    def __call__(self, phrase: Phrase) -> T:
        key = id(phrase)
        found = self.kept.get(key)
        if found is None:
            found = self.kept[key] = ref(phrase, partial(self.kept.pop, key)), self.made(phrase)
        return found[1]
