"""Specimens of phrases: small trees made of the phrases alone, always the same."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set

from ..frozen import frozen
from .of_phrase import OfPhrase
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
    by_category: Mapping[str, Sequence[str]]
    """The smallest first."""


def makeable(phrases: Phrases, without: Set[str] = frozenset()) -> Makeable:
    """Phrases are left out that need a noun where none exists, or a child that never ends; and those with every part
    of a rule of the pack, because its own phrase is read first. `without`: classes whose nouns are not used."""
    nouns = BY_CLASS(phrases).keys() - without
    asked = ((id, ASKED(one)) for id, one in phrases.phrases.items() if not id.endswith(WHOLE))
    waiting = {id: children for id, (classes, children) in asked if classes <= nouns}
    heights: dict[str, int] = {}
    ready: set[str] = set()
    while these := [id for id, children in waiting.items() if children <= ready]:
        level = 1 + max(heights.values(), default=0)
        for id in these:
            heights[id] = level
            del waiting[id]
        ready.update(map(category, these))
    by_category: dict[str, list[str]] = {}
    for id in sorted(heights, key=lambda id: heights[id]):
        by_category.setdefault(category(id), []).append(id)
    return Makeable(phrases, heights, by_category)


def _asked(phrase: Phrase) -> tuple[frozenset[str], frozenset[str]]:
    """The classes of nouns that a phrase needs, and the categories of its children."""
    nouns: set[str] = set()
    children: set[str] = set()
    for _, kind in phrase.fields:
        what, *of = kind.split()
        if what == "noun":
            nouns.add(of[0] if of else "")
        elif what in ("child", "list"):
            children.add(of[0])
    return frozenset(nouns), frozenset(children)


ASKED = OfPhrase(_asked)


def specimen(able: Makeable, id: str, turn: int, depth: int = 0) -> Node:
    """A node of a phrase; a different one at each turn."""
    phrase = able.phrases.phrases[id]
    return node_of(
        id,
        {name: _thing(able, phrase, name, kind, turn + at, depth) for at, (name, kind) in enumerate(phrase.fields)},
    )


def _thing(able: Makeable, phrase: Phrase, name: str, kind: str, turn: int, depth: int) -> Value:
    what, *of = kind.split()
    match what:
        case "number":
            return NUMBERS[turn % len(NUMBERS)]
        case "noun":
            nouns = _nouns(able.phrases, of[0] if of else "")
            return nouns[turn % len(nouns)]
        case "child":
            return _child(able, of[0], turn, depth)
        case "list":
            return tuple(_child(able, of[0], turn + at, depth) for at in range(LEASTS(phrase)[name] + turn % 2))
        case _:
            rows = range(1 + turn % 3)
            return tuple(node_of(name, {pick: NUMBERS[(turn + at) % len(NUMBERS)] for pick in of}) for at in rows)


def _child(able: Makeable, of: str, turn: int, depth: int) -> Node:
    ids = able.by_category[of]
    return specimen(able, ids[turn % len(ids)] if depth < WIDE else ids[0], turn, depth + 1)


def _nouns(phrases: Phrases, of: str) -> Sequence[str]:
    return BY_CLASS(phrases).get(of, ())


def _by_class(phrases: Phrases) -> Mapping[str, Sequence[str]]:
    """The nouns of each class, and all of them."""
    found: dict[str, list[str]] = {}
    for noun in phrases.nouns.values():
        for of in dict.fromkeys(("", *noun.of)):
            found.setdefault(of, []).append(noun.id)
    return found


BY_CLASS = OfPhrases(_by_class)


def _leasts(phrase: Phrase) -> Mapping[str, int]:
    """By field: at least this many items, in any form."""
    found: dict[str, int] = {}
    for alternatives in phrase.forms.values():
        for alternative in alternatives:
            for symbol in alternative.symbols:
                if isinstance(symbol, ListSlot):
                    found[symbol.field] = max(symbol.least, found.get(symbol.field, 0))
    return found


LEASTS = OfPhrase(_leasts)
