"""A word written twice: gain gain 1 coin."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from ...diagnostics.diagnostic import Diagnostic
from ...diagnostics.words import prose as say
from ..deck import Deck
from ..tokens import is_word


def lint(deck: Deck) -> Iterator[Diagnostic]:
    for card in deck.cards:
        for one, two in pairwise(card.tokens):
            between = card.line.text[one.end : two.start]
            if one.word == two.word and is_word(one) and one.word not in deck.usage.twice and not between.strip():
                fixes = card.fix(f"remove one “{one.word}”", one.end, two.end, "")
                yield say.doubled_word(card.line.at(two.start, two.end), one.word, fixes)
