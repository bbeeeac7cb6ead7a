"""Every word in the phrases: needed only if a text has a word that no phrase has."""

from __future__ import annotations

from collections.abc import Iterator

from .index import Index, index
from .of_phrases import OfPhrases
from .phrasebook import Phrases


def vocabulary(phrases: Phrases, loose: bool = False) -> frozenset[str]:
    """`loose`: synonyms are replaced by one word."""
    return (LOOSE if loose else MADE)(phrases)


MADE = OfPhrases(lambda phrases: frozenset(_words(index(phrases))))
LOOSE = OfPhrases(lambda phrases: frozenset(_words(index(phrases, True))))


def _words(known: Index) -> Iterator[str]:
    for place in known.places.values():
        for wording in (*place.open, *(one for those in place.by_word.values() for one in those)):
            yield from wording.needs
    for shelf in (*known.nouns.values(), *known.titles.values()):
        for found in shelf.values():
            for text, _ in found:
                yield from text
    for texts in known.adjectives.values():
        for text in texts:
            yield from text
    for one in known.joints.values():
        yield from (*one.last, *one.rest, *one.pair)
