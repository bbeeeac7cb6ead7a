"""Misprints: a word that no phrase has, read as the one word that is a slip of a letter away."""

from __future__ import annotations

from collections.abc import Callable

from .index import Text

SHORTEST = 4
"""Shorter words are too near to one another."""
MOST = 3
"""A text with more strange words than this is not misspelt but another text."""


def corrected(seen: Text, vocabulary: frozenset[str], real: Callable[[str], bool]) -> tuple[tuple[str, str], ...]:
    """Each strange word and the word probably meant; nothing where one of them is near to none, or to several, or is
    a `real` word of the language: `oddać` is no slip for `dodać`."""
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
    """A letter too many, too few, or another one; or two neighbours swapped."""
    if abs(len(a) - len(b)) > 1 or len(b) < SHORTEST:
        return False
    start = 0
    while start < min(len(a), len(b)) and a[start] == b[start]:
        start += 1
    left, right = a[start:], b[start:]
    if left[1:] == right[1:] or left[1:] == right or left == right[1:]:
        return True
    return left[2:] == right[2:] and left[:2] == right[:2][::-1]
