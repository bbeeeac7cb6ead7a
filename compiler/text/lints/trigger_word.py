"""A trigger with another word than in the rule, or than on most cards: `Whenever` for `After`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ...diagnostics.diagnostic import Diagnostic
from ...diagnostics.words import prose as say
from ..deck import Card, Deck
from ..usage import Words, stands
from ..words import words

MOST = 0.7
"""The usual word must begin at least this share of the triggers."""
LEAST = 4


def lint(deck: Deck) -> Iterator[Diagnostic]:
    begun = [(card, _trigger(card.words, deck)) for card in deck.cards]
    counts = Counter(trigger for _, trigger in begun if trigger)
    usual, many = counts.most_common(1)[0] if counts else ((), 0)
    common = many >= LEAST and many >= MOST * counts.total()
    followed = {_behind(card, trigger) for card, trigger in begun if trigger == usual}
    for card, trigger in begun:
        if not trigger:
            continue
        if card.entry is not None and card.entry.ours and card.entry.status == "same":
            ours = _trigger(words(card.entry.ours), deck)
            if ours and ours != trigger:
                yield _finding(card, trigger, " ".join(ours), "the rule is said so")
        elif card.entry is None and common and trigger != usual and _behind(card, trigger) in followed:
            said = " ".join(usual)
            yield _finding(card, trigger, said, f"{many} texts begin with “{said}”; say so here if it means the same")


def _behind(card: Card, trigger: Words) -> Words:
    """The first words of the event."""
    return card.words[len(trigger) : len(trigger) + 2]


def _trigger(seen: Words, deck: Deck) -> Words:
    fits = [one for one in deck.usage.triggers if stands(one, seen, 0, deck.usage)]
    return max(fits, key=len, default=())


def _finding(card: Card, trigger: Words, usual: str, why: str) -> Diagnostic:
    start, end = card.tokens[0].start, card.tokens[len(trigger) - 1].end
    seen = card.line.text[start:end]
    put = usual[0].upper() + usual[1:] if seen[0].isupper() else usual
    return say.trigger_word(
        card.line.at(start, end), seen, put, why, card.fix(f"write “{put}”", start, end, put, sure=False)
    )
