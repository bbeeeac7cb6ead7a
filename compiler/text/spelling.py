"""Misprints: an unknown word, read as the only word that differs from it by one letter."""

from __future__ import annotations

from collections.abc import Callable

from .index import Text

SHORTEST = 4
"""Shorter words are too similar to each other."""
MOST = 3
"""A text with more unknown words is not misspelt but about something else."""


def corrected(seen: Text, vocabulary: frozenset[str], real: Callable[[str], bool]) -> tuple[tuple[str, str], ...]:
    """Each unknown word with the word that is probably meant; None if one of them has no similar word or several, or is
    a `real` word of the language: `oddać` is no misprint of `dodać`."""
    strange = [word for word in dict.fromkeys(seen) if word[0].isalpha() and word not in vocabulary]
    if len(strange) > MOST:
        return ()
    found: list[tuple[str, str]] = []
    for word in strange:
        near = [other for other in vocabulary if _one_slip(word, other)] if len(word) >= SHORTEST else []
        if len(near) != 1 or real(word):
            return ()
        found.append((word, near[0]))
    return tuple(found)


def _one_slip(a: str, b: str) -> bool:
    """One letter added, missing or replaced, or two neighbours swapped. A word with another first letter is another
    word: *bold*, *gold*."""
    if abs(len(a) - len(b)) > 1 or len(b) < SHORTEST:
        return False
    start = 0
    while start < min(len(a), len(b)) and a[start] == b[start]:
        start += 1
    left, right = a[start:], b[start:]
    if not start and len(a) == len(b) and left[1:] == right[1:]:
        return False
    if left[1:] == right[1:] or left[1:] == right or left == right[1:]:
        return True
    return left[2:] == right[2:] and left[:2] == right[:2][::-1]
