"""What a text is compared with word by word: our sentence if no phrase reads it, or the card in the other language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from ..frozen import frozen
from ..source.text import Span
from .against import NEAR_RULE, Entry
from .deck import Card, Deck
from .fields_told import likeness
from .usage import Usage
from .words import words


@frozen
class Witness:
    kind: Literal["rule", "language"]
    words: tuple[str, ...]
    usage: Usage
    span: Span | None


def witnesses(deck: Deck, card: Card) -> Iterator[Witness]:
    """A text that is read as a tree is compared there; one that was read only after rewording is compared here, too."""
    entry = card.entry
    if entry is not None and entry.ours and (entry.rewritten or _may_be_meant(card.line.text, entry)):
        yield Witness("rule", words(entry.ours), deck.usage, None)
    same = [one.entry is not None and one.entry.status == "same" for one in (card, card.other) if one is not None]
    if card.other is not None and deck.other is not None and not all(same):
        yield Witness("language", card.other.words, deck.other.usage, card.other.line.span)


def _may_be_meant(text: str, entry: Entry) -> bool:
    return entry.status == "unread" and likeness(entry.ours, text) >= NEAR_RULE
