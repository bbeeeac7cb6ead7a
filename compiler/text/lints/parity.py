"""Numbers and icons compared with the other language, or with the rule if no phrase reads the text."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from ...diagnostics.diagnostic import Diagnostic
from ...diagnostics.words import prose as say
from ..deck import Card, Deck
from ..usage import Usage, number_in
from ..witness import witnesses
from ..words import words

ICON = re.compile(
    r"\{[^{}\s]{1,30}\}|\[[^\[\]\s]{1,30}\](?!\()|(?<!\w):[a-z][\w-]{0,30}:|[\u2190-\u21ff\u2600-\u27bf\U0001f300-\U0001faff]"
)


def lint(deck: Deck) -> Iterator[Diagnostic]:
    rows = {_row(card) for card in deck.cards}
    tables = {table for table, row in rows if row}
    for card in deck.other.cards if deck.other is not None else ():
        if card.line.row and _row(card)[0] in tables and _row(card) not in rows:
            yield say.missing_card(card.line.span, card.name, deck.language)
    for card in deck.cards:
        if deck.other is not None and card.other is None:
            yield say.missing_card(card.line.span, card.name, deck.other.language)
        for witness in witnesses(deck, card):
            mine, theirs = _numbers(card.words, deck.usage), _numbers(witness.words, witness.usage)
            if mine != theirs:
                here, there = (
                    _listed(mine - theirs, card.words, deck.usage),
                    _listed(theirs - mine, witness.words, witness.usage),
                )
                yield say.number_parity(card.line.span, witness.kind, here, there, witness.span)
        if card.other is not None and (icons := _icons(card)) != (others := _icons(card.other)):
            here, there = (" ".join(sorted(one.elements())) for one in (icons - others, others - icons))
            yield say.icon_parity(card.line.span, here, there, card.other.line.span)


def _row(card: Card) -> tuple[str, int]:
    return card.line.span.source.name, card.line.row


def _numbers(seen: tuple[str, ...], known: Usage) -> Counter[int]:
    """The numbers in a text, without 1, which need not be written."""
    found = [number_in(word, known) for word in seen]
    return Counter(n for n in found if n is not None and n != 1)


def _listed(numbers: Counter[int], seen: tuple[str, ...], known: Usage) -> str:
    """The numbers that the other text lacks; if there are none, a 1 that is written here."""
    return ", ".join(map(str, sorted(numbers.elements()))) or (
        "1" if any(number_in(word, known) == 1 for word in seen) else ""
    )


def _icons(card: Card) -> Counter[str]:
    return Counter(found[0] for found in ICON.finditer(card.line.text) if words(found[0]))
