"""The names probably meant: near in spelling, in number, in hyphens, or in the order of their words."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import lru_cache

SAME_WORDS = 0.2
OTHER_NUMBER = 0.4
PART = 1.6
"""How far apart two names are that differ in this alone; a letter's slip is 1. A name that was cut short is further
than one slip, and nearer than two."""
FAR = 99.0


def near(name: str, known: Iterable[str], most: int = 3) -> list[str]:
    """At most this many known names, the nearest first, without the name itself."""
    wanted = _key(name)
    limit = _limit(wanted)
    scored = [(_score(wanted, _key(other), limit), other) for other in set(known) if other != name]
    scored = [pair for pair in scored if pair[0] < FAR]
    scored.sort(key=lambda pair: (pair[0], _key(pair[1])[:1] != wanted[:1], pair[1]))
    # A distant name is left out if there is a close one.
    return [other for score, other in scored if score <= scored[0][0] + 1][:most]


def is_close(name: str, other: str) -> bool:
    """Whether one is certainly a misspelling of the other: one letter differs, or two in a longer word. In a short word
    only the order of the letters may differ: `gian` is `gain`, but `gold` may be another word than `good`."""
    wanted, known = _key(name), _key(other)
    if len(wanted) <= 4:
        return sorted(wanted) == sorted(known)
    return _score(wanted, known, _limit(wanted)) <= (2 if len(wanted) > 7 else 1)


def _limit(key: str) -> int:
    return 1 if len(key) <= 4 else 2 if len(key) <= 8 else 3


@lru_cache(maxsize=1 << 15)
def _key(name: str) -> str:
    """What is left of a name when case and the marks between its words do not count."""
    folded = unicodedata.normalize("NFC", name).casefold().replace("_", " ").replace("-", " ")
    return "-".join(folded.split())


@lru_cache(maxsize=1 << 15)
def _letters(key: str) -> frozenset[str]:
    return frozenset(key)


@lru_cache(maxsize=1 << 15)
def _singular(key: str) -> str:
    return "-".join(_one(word) for word in key.split("-"))


def _one(word: str) -> str:
    if len(word) > 4 and word.endswith("ies"):
        return word[:-3] + "y"
    if len(word) > 4 and word.endswith(("ses", "xes", "zes", "ches", "shes")):
        return word[:-2]
    return word[:-1] if len(word) > 2 and word.endswith("s") and not word.endswith("ss") else word


def _score(wanted: str, other: str, limit: int) -> float:
    if wanted == other:
        return 0
    if wanted.replace("-", "") == other.replace("-", "") or _shuffled(wanted, other):
        return SAME_WORDS
    if _singular(wanted) == _singular(other):
        return OTHER_NUMBER
    if _part(wanted, other):
        return PART
    # Each letter that the other lacks costs a slip at least, so most names need no counting.
    if abs(len(wanted) - len(other)) > limit or len(_letters(wanted) - _letters(other)) > limit:
        return FAR
    slips = _slips(wanted, other, limit)
    return slips if slips <= limit else FAR


def _shuffled(wanted: str, other: str) -> bool:
    return len(wanted) == len(other) and "-" in wanted and sorted(wanted.split("-")) == sorted(other.split("-"))


def _part(wanted: str, other: str) -> bool:
    """Some words of the other, or its beginning."""
    if len(wanted) < 3 or len(wanted) >= len(other):
        return False
    return other.startswith(wanted) or ("-" in other and set(wanted.split("-")) <= set(other.split("-")))


def _slips(a: str, b: str, limit: int) -> int:
    """Letters left out, added, changed, or swapped with a neighbour; counted no further than one past the limit."""
    before: dict[int, int] = {}
    last = {j: j for j in range(min(len(b), limit) + 1)}
    for i in range(1, len(a) + 1):
        row = {0: i} if i <= limit else {}
        for j in range(max(1, i - limit), min(len(b), i + limit) + 1):
            changed = last.get(j - 1, limit + 1) + (a[i - 1] != b[j - 1])
            row[j] = min(changed, last.get(j, limit + 1) + 1, row.get(j - 1, limit + 1) + 1)
            if i > 1 and j > 1 and a[i - 1] == b[j - 2] and a[i - 2] == b[j - 1]:
                row[j] = min(row[j], before.get(j - 2, limit + 1) + 1)
        if min(row.values(), default=limit + 1) > limit:
            return limit + 1
        before, last = last, row
    return min(last.get(len(b), limit + 1), limit + 1)
