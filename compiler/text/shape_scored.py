"""What a table counts, as it is compared: that all of them count need not be said, nor whose they are, unless a
sentence before the table is about them.

for a total of 3/6/8+ of your cards   ->   for 3/6/8+ cards
gain points for your cards. For 3/6/8+ cards, ...   ->   for 3/6/8+ of your cards
"""

from __future__ import annotations

from typing import Any, TypeGuard

from .shapes import Shapes

Shape = tuple[Any, ...]

TOTAL = "~total"
"""Replaces words such as `total` before things."""
YOURS = "~yours"
"""For things that a sentence before the table says are yours."""
ANYONES = "~anyones"
"""For things of which such a sentence does not say whose they are."""


def scored(found: Shape, known: Shapes) -> Shape:
    if found[2] == "any-of":
        return found
    return (*found[:4], tuple(sorted(_part(one, known) for one in found[4])), *found[5:])


def _part(part: Shape, known: Shapes) -> Shape:
    every, under = part
    if len(every) != 1 or every[0][0] not in known.price or not _is_table(every[0][1]):
        return part
    prep, words = every[0]
    said = [word for word in words if word.partition(">")[0] not in (TOTAL, "own", f"{known.number}*")]
    return ((prep, tuple(sorted(one.rstrip("*") for one in said) if known.endings else said)),), under


def _is_table(words: tuple[str, ...]) -> bool:
    return any(word[0].isdigit() and "/" in word for word in words)


def unowned(found: Shape) -> Shape:
    """The same where the text does not say whose things are counted."""
    bare = (one for one in found if one not in (YOURS, ANYONES))
    return tuple(unowned(one) if _is_shape(one) else one for one in bare)


def _is_shape(one: Any) -> TypeGuard[Shape]:
    return isinstance(one, tuple)
