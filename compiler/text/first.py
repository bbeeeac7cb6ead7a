"""The wordings of a place that can begin with a word: a lookup instead of trying each.

Of all acts, only those that begin with `gain`, or with something that may begin with it, are tried at `gain 1 coin`.
An answer is computed when it is first asked for, and kept with the phrases.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field

from ..frozen import slotted
from .index import Index, Text, Wording
from .languages import LANGUAGES
from .of_phrases import OfPhrases
from .phrasebook import ChildSlot, ColumnSlot, ListSlot, NameSlot, NounSlot, NumberSlot, Phrases, Symbol
from .usage import usage
from .words import number

At = tuple[str, str]
"""A place: a category and a form."""
ANY = " any"
"""Stands for every word, if a wording may begin with a slot. No word contains a space."""
NUMBER = " number"
MOST = 1 << 15
"""After this many answers, all are forgotten: texts may contain any words."""


@slotted
class Firsts:
    """The answers so far."""

    language: str
    wordings: dict[tuple[str, str, str], tuple[Wording, ...]] = field(
        default_factory=dict[tuple[str, str, str], "tuple[Wording, ...]"]
    )
    signs: dict[At, frozenset[str]] = field(default_factory=dict[At, "frozenset[str]"])
    """By place: what it can begin with, as words and as signs for numbers and classes of nouns."""
    words: dict[str, frozenset[str]] = field(default_factory=dict[str, "frozenset[str]"])
    """By word: the signs that it fits."""


MADE = OfPhrases(lambda phrases: Firsts(phrases.language))
LOOSE = OfPhrases(lambda phrases: Firsts(phrases.language))


def firsts(phrases: Phrases, loose: bool = False) -> Firsts:
    """`loose`: synonyms are replaced by one word."""
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
    """Everything that a place can begin with."""
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
    """The place in which the first slot is looked up in turn."""
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
