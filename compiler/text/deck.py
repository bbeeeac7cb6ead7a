"""The cards of a file in one language, as lints see them: alone, with their rules, or with another language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from ..diagnostics.diagnostic import Fix
from .against import Entry
from .languages import LANGUAGES, Language
from .mending import fix as mended
from .phrasebook import Phrases
from .printed import Line
from .tokens import Token, tokens
from .usage import Usage, usage
from .words import words


@dataclass(frozen=True)
class Card:
    line: Line
    entry: Entry | None = None
    """The result of comparing it with its rule; None without rules."""
    other: Card | None = None
    """The same card in the other language."""

    @cached_property
    def tokens(self) -> tuple[Token, ...]:
        return tokens(self.line.text)

    @cached_property
    def words(self) -> tuple[str, ...]:
        return tuple(token.word for token in self.tokens)

    @property
    def name(self) -> str:
        return self.line.name

    @property
    def key(self) -> str:
        """The key by which a card is found in two files."""
        return (self.entry.id if self.entry else None) or self.line.id

    def fix(self, said: str, start: int, end: int, text: str, sure: bool = True) -> tuple[Fix, ...]:
        return mended(self.line, said, start, end, text, sure)


@dataclass(frozen=True)
class Deck:
    language: str
    cards: Sequence[Card]
    phrases: Phrases | None = None
    terms: Mapping[str, str] = field(default_factory=dict[str, str])
    """Words that the game does not use, each with the word that it does."""
    other: Deck | None = None
    """The cards in the other language."""

    @property
    def rules(self) -> Language | None:
        return LANGUAGES.get(self.language)

    @cached_property
    def usage(self) -> Usage:
        return usage(self.language)

    @cached_property
    def nouns(self) -> Mapping[str, tuple[tuple[tuple[str, ...], str, str], ...]]:
        """By first word: the words of each form of each noun, the noun's id, and the form's key."""
        found: dict[str, dict[tuple[tuple[str, ...], str, str], None]] = {}
        for noun in self.phrases.nouns.values() if self.phrases else ():
            for key, form in noun.forms.items():
                if look := words(form):
                    found.setdefault(look[0], {})[look, noun.id, key] = None
        return {word: tuple(those) for word, those in found.items()}

    @cached_property
    def adjectives(self) -> frozenset[str]:
        """Words that may stand between a number and its noun."""
        known = self.phrases.adjectives.values() if self.phrases else ()
        return frozenset(word for one in known for form in one.forms.values() for word in words(form))

    def nouns_at(self, card: Card, at: int) -> dict[str, tuple[int, set[str]]]:
        """The nouns at a word: by id, their number of words, and the forms that they may be."""
        fits: dict[str, tuple[int, set[str]]] = {}
        for look, id, key in self.nouns.get(card.words[at], ()) if at < len(card.words) else ():
            size, keys = fits.get(id, (0, set[str]()))
            if card.words[at : at + len(look)] == look and len(look) >= size:
                fits[id] = (len(look), (keys if len(look) == size else set()) | {key})
        longest = max((size for size, _ in fits.values()), default=0)
        return {id: found for id, found in fits.items() if found[0] == longest}


def deck_of(
    language: str, lines: Iterable[Line], phrases: Phrases | None = None, terms: Mapping[str, str] | None = None
) -> Deck:
    """The cards of a file that holds nothing but cards."""
    found = list(lines)
    named = [line for line in found if not line.below] or found
    return Deck(language, [Card(line) for line in named], phrases, terms or {})


def side_by_side(one: Deck, two: Deck) -> tuple[Deck, Deck]:
    """Two languages, each card with the same card in the other: matched by row, id or name; by position if few have one
    of these and both files have equally many cards."""
    pairs = _pairs(one.cards, two.cards)
    there = {id(b): a for a, b in pairs}
    here = {id(a): b for a, b in pairs}
    mine = [replace(card, other=here.get(id(card))) for card in one.cards]
    theirs = [replace(card, other=there.get(id(card))) for card in two.cards]
    return replace(one, cards=mine, other=two), replace(two, cards=theirs, other=one)


def _pairs(one: Sequence[Card], two: Sequence[Card]) -> list[tuple[Card, Card]]:
    found: list[tuple[Card, Card]] = []
    mine, theirs = set[int](), set[int]()
    for by in (_row, _key, _name):
        left = {by(card): card for card in reversed(two) if by(card) and id(card) not in theirs}
        for card in one:
            if id(card) not in mine and (other := left.pop(by(card), None)) is not None:
                found.append((card, other))
                mine.add(id(card))
                theirs.add(id(other))
    by_place = len(one) == len(two) and len(found) * 2 < len(one)
    return list(zip(one, two, strict=True)) if by_place else found


def _row(card: Card) -> str:
    """The row in a table that has a column for each language."""
    return f"{card.line.span.source.name}:{card.line.row}" if card.line.row else ""


def _key(card: Card) -> str:
    return card.key


def _name(card: Card) -> str:
    return card.line.name.casefold()
