"""A word for which the game has another: `worker` for `token`. From `[terms]`, or the second wording of a noun."""

from __future__ import annotations

from collections.abc import Iterator

from ...diagnostics.diagnostic import Diagnostic
from ...diagnostics.words import prose as say
from ..deck import Deck
from ..words import words


def lint(deck: Deck) -> Iterator[Diagnostic]:
    wrong = {words(seen): (seen, right) for seen, right in _wrong(deck) if words(seen)}
    longest = max(map(len, wrong), default=0)
    for card in deck.cards:
        at = 0
        while at < len(card.words):
            size = next((n for n in range(longest, 0, -1) if card.words[at : at + n] in wrong), 0)
            if size:
                _, right = wrong[card.words[at : at + size]]
                start, end = card.tokens[at].start, card.tokens[at + size - 1].end
                seen = card.line.text[start:end]
                put = right[0].upper() + right[1:] if seen[0].isupper() else right
                fixes = card.fix(f"write “{put}”", start, end, put)
                yield say.glossary_noun(card.line.at(start, end), seen, put, fixes)
            at += size or 1


def _wrong(deck: Deck) -> Iterator[tuple[str, str]]:
    yield from deck.terms.items()
    for noun in deck.phrases.nouns.values() if deck.phrases else ():
        ours = {words(form) for form in noun.forms.values()}
        for other in noun.others:
            if words(other) not in ours and len(noun.forms) == 1:
                yield other, next(iter(noun.forms.values()))
