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
    return (*found[:4], tuple(sorted(_part(one, known) for one in _joined(found[4], known))), *found[5:])


def _joined(every: Shape, known: Shapes) -> Shape:
    """If your total value is 10/12/14+, gain 2/4/7 points: for a total value of 10/12/14+."""
    alone = [one for one in every if _is_alone(one)]
    about = [one for one in every if len(one[0]) == 1 and one[0][0][0] in known.price]
    if len(alone) != 1 or len(about) != 1 or _is_table(about[0][0][0][1]):
        return every
    ((prep, words),), under = about[0]
    number = alone[0][0][0][1][0]
    head = next((word[:-1] for word in words if word.endswith("*")), "")
    said = [word for word in words if word not in ("own", "pl", *known.comes_to)]
    told = [*said, number if known.endings else f"{number}>{head}", YOURS if "own" in words else ANYONES]
    rest = [one for one in every if one not in (alone[0], about[0])]
    return (*rest, (((prep, tuple(sorted(told))),), under))


def _is_alone(part: Shape) -> bool:
    """Whether it is nothing but the numbers of a table."""
    every, under = part
    return len(every) == 1 and not under and not every[0][0] and len(every[0][1]) == 1 and _is_table(every[0][1])


def _part(part: Shape, known: Shapes) -> Shape:
    every, under = part
    if len(every) != 1 or every[0][0] not in known.price or not _is_table(every[0][1]):
        return part
    prep, words = every[0]
    said = [word for word in words if word.partition(">")[0] not in (TOTAL, "own", f"{known.number}*")]
    names = {word.rstrip("*").partition(">")[0] for word in said}
    under = tuple(sorted(_apart(one, names, known) for one in under))
    return ((prep, tuple(sorted(one.rstrip("*") for one in said) if known.endings else said)),), under


def _apart(part: Shape, names: set[str], known: Shapes) -> Shape:
    """Red cards (not red tokens): not tokens."""
    every, under = part
    if len(every) != 1 or every[0][0] not in known.negations or not any(word.endswith("*") for word in every[0][1]):
        return part
    prep, words = every[0]
    kept = tuple(word for word in words if word.endswith("*") or word.partition(">")[0] not in names - {"pl"})
    return ((prep, kept),), under


def _is_table(words: tuple[str, ...]) -> bool:
    return any(word[0].isdigit() and "/" in word for word in words)


def unowned(found: Shape) -> Shape:
    """The same where the text does not say whose things are counted."""
    bare = (one for one in found if one not in (YOURS, ANYONES))
    return tuple(unowned(one) if _is_shape(one) else one for one in bare)


def _is_shape(one: Any) -> TypeGuard[Shape]:
    return isinstance(one, tuple)
