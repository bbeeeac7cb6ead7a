"""Which wordings of a place can begin with a word: looked up, where each would be tried in vain.

Of all acts, before `gain 1 coin` only those that begin with `gain`, or with something that may begin so. An answer is
worked out when it is first asked for, and kept beside the phrases.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from .index import Index, Text, Wording
from .languages import LANGUAGES
from .of_phrases import OfPhrases
from .phrasebook import ChildSlot, ColumnSlot, ListSlot, NameSlot, NounSlot, NumberSlot, Phrases, Symbol
from .usage import usage
from .words import number

At = tuple[str, str]
"""A place: a category and a form."""
ANY = " any"
"""Stands for every word, where a wording need not begin with one of its own. No word has a space in it."""
NUMBER = " number"
MOST = 1 << 15
"""After so many answers those to another text are forgotten: it may be of any words."""


@dataclass(slots=True)
class Firsts:
    """What has been asked for so far."""

    language: str
    wordings: dict[tuple[str, str, str], tuple[Wording, ...]] = field(
        default_factory=dict[tuple[str, str, str], "tuple[Wording, ...]"]
    )
    signs: dict[At, frozenset[str]] = field(default_factory=dict[At, "frozenset[str]"])
    """Of each place, what it can begin with: words, and signs for numbers and classes of nouns."""
    words: dict[str, frozenset[str]] = field(default_factory=dict[str, "frozenset[str]"])
    """The signs that fit each word."""


MADE = OfPhrases(lambda phrases: Firsts(phrases.language))
LOOSE = OfPhrases(lambda phrases: Firsts(phrases.language))


def firsts(phrases: Phrases, loose: bool = False) -> Firsts:
    """`loose`: with one word for all that mean the same."""
    return (LOOSE if loose else MADE)(phrases)


def beginning(known: Firsts, index: Index, of: str, form: str, word: str) -> tuple[Wording, ...]:
    """The wordings of a place that can begin with this word."""
    key = of, form, word
    found = known.wordings.get(key)
    if found is None:
        if len(known.wordings) >= MOST:
            known.wordings.clear()
            known.words.clear()
        place = index.places[of, form]
        fits = _fitting(known, index, word)
        rest = (one for one in place.open if not fits.isdisjoint(_signs_of(known, index, one)))
        found = known.wordings[key] = (*place.by_word.get(word, ()), *rest)
    return found


def _fitting(known: Firsts, index: Index, word: str) -> frozenset[str]:
    found = known.words.get(word)
    if found is None:
        shelves = (("noun", index.nouns), ("name", index.names), ("title", index.titles))
        nouns = (f"{what} {of}" for what, those in shelves for of, shelf in those.items() if word in shelf)
        usual = usage(known.language)
        counts = number(word) is not None or word in usual.numbers or word in usual.ones
        found = known.words[word] = frozenset((word, ANY, *nouns, *((NUMBER,) if counts else ())))
    return found


def _signs_of(known: Firsts, index: Index, wording: Wording) -> frozenset[str]:
    inside = _first_place(wording)
    if inside is None:
        return frozenset(_own(wording, index, known.language))
    if inside not in known.signs:
        known.signs[inside] = _signs(index, known.language, inside)
    return known.signs[inside]


def _signs(index: Index, language: str, asked: At) -> frozenset[str]:
    """All that a place can begin with, and whatever can stand first in it."""
    found: set[str] = set()
    seen, waiting = {asked}, [asked]
    while waiting:
        place = index.places.get(waiting.pop())
        if place is None:
            continue
        found.update(place.by_word)
        for wording in place.open:
            inside = _first_place(wording)
            if inside is None:
                found.update(_own(wording, index, language))
            elif inside not in seen:
                seen.add(inside)
                waiting.append(inside)
    return frozenset(found)


def _first_place(wording: Wording) -> At | None:
    """Where what it begins with is looked up in its turn."""
    first = wording.steps[0] if wording.steps else None
    return (first.of, first.form) if isinstance(first, ChildSlot | ListSlot) else None


def _own(wording: Wording, index: Index, language: str) -> Iterator[str]:
    first: Symbol | Text | None = wording.steps[0] if wording.steps else None
    match first:
        case NumberSlot() | ColumnSlot():
            yield NUMBER
        case NameSlot(of=of, case=case):
            yield f"{'title' if case else 'name'} {of}"
        case NounSlot(article=True):
            yield from LANGUAGES[language].articles
        case NounSlot(adjectives=(adjective, *_)):
            yield from (text[0] for text in index.adjectives.get(adjective, ()))
        case NounSlot(of=of):
            yield f"noun {of}"
        case (str() as word, *_):
            yield word
        case _:
            yield ANY
