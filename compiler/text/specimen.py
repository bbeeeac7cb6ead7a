"""Specimens of phrases: small trees made of the phrases alone, always the same."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set

from ..frozen import frozen
from .of_phrases import OfPhrases
from .phrasebook import ListSlot, Phrase, Phrases
from .tree import WHOLE, Node, Value, category, node_of

NUMBERS = (1, 2, 5, 12, 22, 0)
"""Some numbers of every class."""
WIDE = 3
"""Down to this depth different children are used in turn; below it, the one with the smallest tree."""


@frozen
class Makeable:
    """The phrases that have a specimen."""

    phrases: Phrases
    heights: Mapping[str, int]
    """The depth of the smallest node of each phrase."""
    by_category: Mapping[str, tuple[str, ...]]
    """The smallest first."""


def makeable(phrases: Phrases, without: Set[str] = frozenset()) -> Makeable:
    """Phrases are left out that need a noun where none exists, or a child that never ends; and those with every part
    of a rule of the pack, because its own phrase is read first. `without`: classes whose nouns are not used."""
    heights: dict[str, int] = {}
    size = -1
    while size < len(heights):
        size = len(heights)
        ready = {category(id) for id in heights}
        level = 1 + max(heights.values(), default=0)
        heights |= {
            id: level
            for id, one in phrases.phrases.items()
            if id not in heights and not id.endswith(WHOLE) and _ready(phrases, one, ready, without)
        }
    by_category: dict[str, tuple[str, ...]] = {}
    for id in sorted(heights, key=lambda id: heights[id]):
        by_category[category(id)] = (*by_category.get(category(id), ()), id)
    return Makeable(phrases, heights, by_category)


def _ready(phrases: Phrases, phrase: Phrase, ready: set[str], without: Set[str]) -> bool:
    for _, kind in phrase.fields:
        what, *of = kind.split()
        if what == "noun" and (not _nouns(phrases, of) or not without.isdisjoint(of)):
            return False
        if what in ("child", "list") and of[0] not in ready:
            return False
    return True


def specimen(able: Makeable, id: str, turn: int, depth: int = 0) -> Node:
    """A node of a phrase; a different one at each turn."""
    phrase = able.phrases.phrases[id]
    fields = (
        (name, _thing(able, phrase, name, kind, turn + at, depth)) for at, (name, kind) in enumerate(phrase.fields)
    )
    return node_of(id, dict(fields))


def _thing(able: Makeable, phrase: Phrase, name: str, kind: str, turn: int, depth: int) -> Value:
    what, *of = kind.split()
    match what:
        case "number":
            return NUMBERS[turn % len(NUMBERS)]
        case "noun":
            nouns = _nouns(able.phrases, of)
            return nouns[turn % len(nouns)]
        case "child":
            return _child(able, of[0], turn, depth)
        case "list":
            return tuple(_child(able, of[0], turn + at, depth) for at in range(_least(phrase, name) + turn % 2))
        case _:
            rows = range(1 + turn % 3)
            return tuple(node_of(name, {pick: NUMBERS[(turn + at) % len(NUMBERS)] for pick in of}) for at in rows)


def _child(able: Makeable, of: str, turn: int, depth: int) -> Node:
    ids = able.by_category[of]
    return specimen(able, ids[turn % len(ids)] if depth < WIDE else ids[0], turn, depth + 1)


def _nouns(phrases: Phrases, of: list[str]) -> Sequence[str]:
    return BY_CLASS(phrases).get(of[0] if of else "", ())


def _by_class(phrases: Phrases) -> Mapping[str, Sequence[str]]:
    """The nouns of each class, and all of them."""
    found: dict[str, list[str]] = {}
    for noun in phrases.nouns.values():
        for of in dict.fromkeys(("", *noun.of)):
            found.setdefault(of, []).append(noun.id)
    return found


BY_CLASS = OfPhrases(_by_class)


def _least(phrase: Phrase, name: str) -> int:
    """At least this many items, in any form."""
    return max(
        symbol.least
        for alternatives in phrase.forms.values()
        for alternative in alternatives
        for symbol in alternative.symbols
        if isinstance(symbol, ListSlot) and symbol.field == name
    )
