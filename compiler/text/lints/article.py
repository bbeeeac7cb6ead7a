"""The wrong article: a apple -> an apple; in languages with articles."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from ...diagnostics.diagnostic import Diagnostic
from ...diagnostics.words import prose as say
from ..deck import Deck
from ..tokens import is_word


def lint(deck: Deck) -> Iterator[Diagnostic]:
    rules = deck.rules
    if rules is None or rules.article is None:
        return
    nouns = deck.phrases.nouns.values() if deck.phrases else ()
    known = {next(iter(noun.forms.values())).casefold(): noun.article for noun in nouns if noun.article}
    for card in deck.cards:
        for one, two in pairwise(card.tokens):
            text = card.line.text
            if one.word not in rules.articles or _is_letter(text, one.start):
                continue
            if not is_word(two) or text[one.end : two.start] != " ":
                continue
            right = known.get(two.word) or rules.article(two.word)
            if right and right != one.word and len(two.word) > 1:
                seen = text[one.start : one.end]
                put = right.capitalize() if seen[0].isupper() else right
                fixes = card.fix(f"write “{put}”", one.start, one.end, put)
                yield say.wrong_article(card.line.at(one.start, two.end), seen, put, fixes)


def _is_letter(text: str, at: int) -> bool:
    """`player A and player B`: a capital inside a sentence is no article."""
    return text[at].isupper() and bool(text[:at].strip()) and text[:at].rstrip()[-1] not in ".!?:"
