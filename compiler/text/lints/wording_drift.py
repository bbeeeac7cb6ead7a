"""A text worded differently from the other cards of the file. (Differences from our sentence are reported where the
text is compared with its rule.)
"""

from __future__ import annotations

from collections.abc import Iterator
from difflib import SequenceMatcher
from itertools import pairwise

from ...diagnostics.diagnostic import Diagnostic
from ...diagnostics.words import prose as say
from ..deck import Card, Deck
from ..tokens import Token
from ..usage import number_in

LEAST = 3
"""A wording is usual if at least this many cards share it."""
NEAR = 0.8
SHORT = 6
"""Shorter texts are similar by chance."""
SAMPLE = 2000

Shape = tuple[str, ...]


def lint(deck: Deck) -> Iterator[Diagnostic]:
    """Texts with nearly the words that several cards share: only small words differ."""
    shapes: dict[Shape, list[Card]] = {}
    for card in deck.cards:
        if card.entry is None and len(card.words) >= SHORT:
            shapes.setdefault(_shape(card, deck), []).append(card)
    usual = {shape: cards for shape, cards in shapes.items() if len(cards) >= LEAST}
    by_content: dict[Shape, list[Shape]] = {}
    for shape in list(usual)[:SAMPLE]:
        by_content.setdefault(_content(shape, deck), []).append(shape)
    for shape, cards in shapes.items():
        near = by_content.get(_content(shape, deck), ()) if shape not in usual else ()
        best = max(near, key=lambda one: SequenceMatcher(None, one, shape).ratio(), default=None)
        if best is None or SequenceMatcher(None, best, shape).ratio() < NEAR:
            continue
        for card in cards:
            first = usual[best][0]
            yield say.wording_drift_among(card.line.span, first.line.text, len(usual[best]), first.line.span)


def _shape(card: Card, deck: Deck) -> Shape:
    """The words of a text, with a sign for each number and each name (a word with a capital inside a sentence)."""
    if not card.tokens:
        return ()
    text = card.line.text
    found = [_sign(card.tokens[0], text, deck, first=True)]
    for before, token in pairwise(card.tokens):
        found.append(_sign(token, text, deck, first=before.word in ".!?:"))
    return tuple(found)


def _sign(token: Token, text: str, deck: Deck, first: bool) -> str:
    if number_in(token.word, deck.usage) is not None:
        return "#"
    return "@" if not first and text[token.start].isupper() else token.word


def _content(shape: Shape, deck: Deck) -> Shape:
    """All words but the small ones, in alphabetical order: the topic of a text."""
    return tuple(sorted(word for word in shape if word not in deck.usage.small))
