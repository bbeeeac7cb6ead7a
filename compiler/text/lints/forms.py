"""A noun in another form than in our sentence, while all else is the same: `2 Lek`, `umieszczeniu żeton`."""

from __future__ import annotations

from collections.abc import Iterator

from ...diagnostics.diagnostic import Diagnostic
from ...diagnostics.words import prose as say
from ..deck import Card, Deck
from ..slips import slips
from ..tokens import tokens
from ..usage import number_in


def lint(deck: Deck) -> Iterator[Diagnostic]:
    for card in deck.cards:
        entry = card.entry
        if entry is None or entry.status != "same" or not entry.ours or entry.rewritten:
            continue
        ours = tokens(entry.ours)
        for at, to, end in slips(card.words, tuple(one.word for one in ours), deck.nouns):
            yield _finding(deck, card, at, end, entry.ours[ours[to].start : ours[to + end - at - 1].end])


def _finding(deck: Deck, card: Card, at: int, end: int, right: str) -> Diagnostic:
    start, stop = card.tokens[at].start, card.tokens[end - 1].end
    seen, span = card.line.text[start:stop], card.line.at(start, stop)
    fixes = card.fix(f"write “{right}”", start, stop, right)
    counted = at > 0 and number_in(card.words[at - 1], deck.usage) is not None
    return (say.number_agreement if counted else say.government)(span, seen, right, fixes)
