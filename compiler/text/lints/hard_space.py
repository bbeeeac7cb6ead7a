"""`w lesie`: a short word must not end a line. Reported only if the file has non-breaking spaces at all."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from ...diagnostics.diagnostic import Diagnostic
from ...diagnostics.words import prose as say
from ..deck import Deck

HARD = "\u00a0"


def lint(deck: Deck) -> Iterator[Diagnostic]:
    if not any(HARD in card.line.text for card in deck.cards):
        return
    for card in deck.cards:
        for one, two in pairwise(card.tokens):
            number = one.word.isdecimal() and two.word[0].isalpha()
            short = one.word in deck.usage.short or (number and bool(deck.usage.short))
            if short and card.line.text[one.end : two.start] == " ":
                fixes = card.fix("put a hard space there", one.end, two.start, HARD)
                yield say.hard_space(card.line.at(one.start, two.start), one.word, fixes)
