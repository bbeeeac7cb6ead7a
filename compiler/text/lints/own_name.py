"""A card that mentions itself by name."""

from __future__ import annotations

from collections.abc import Iterator

from ...diagnostics.diagnostic import Diagnostic
from ...diagnostics.words import prose as say
from ..deck import Card, Deck
from ..shape_lexicon import acts
from ..words import words


def lint(deck: Deck) -> Iterator[Diagnostic]:
    for card in deck.cards:
        name = words(card.name)
        for at in range(len(card.words)) if name and any(map(str.isalpha, "".join(name))) else ():
            if card.words[at : at + len(name)] == name:
                start, end = card.tokens[at].start, card.tokens[at + len(name) - 1].end
                # A name has a capital; the same word in small letters is a common word.
                alone = _stands_alone(card, at + len(name), deck)
                if alone and card.line.text[start].isupper() and not _begins(card.line.text, start):
                    yield say.own_name(card.line.at(start, end), card.name)


def _stands_alone(card: Card, behind: int, deck: Deck) -> bool:
    """False if it is part of another name: *Fox tracks*."""
    word = card.words[behind] if behind < len(card.words) else "."
    return not word[0].isalpha() or word in deck.usage.prepositions | deck.usage.small or acts(word, deck.language)


def _begins(text: str, at: int) -> bool:
    """Whether a sentence begins here."""
    return not text[:at].strip() or text[:at].rstrip()[-1] in ".!?:"
