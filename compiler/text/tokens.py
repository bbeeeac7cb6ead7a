"""A text as words with their places, for lints that report one of them."""

from __future__ import annotations

from typing import NamedTuple

from .words import STOPS, WORD, words


class Token(NamedTuple):
    word: str
    """As it is read: in small letters, without a comma."""
    start: int
    end: int


def tokens(text: str) -> tuple[Token, ...]:
    found: list[Token] = []
    for one in WORD.finditer(text):
        folded = words(one[0])
        found += [Token(folded[0], one.start(), one.end())] if folded else []
    return tuple(found)


def sentences_of(seen: tuple[Token, ...]) -> list[tuple[Token, ...]]:
    """The words of each sentence, up to a full stop."""
    found: list[tuple[Token, ...]] = []
    start = 0
    for at, token in enumerate(seen):
        if token.word in STOPS:
            found.append(seen[start:at])
            start = at + 1
    return [one for one in (*found, seen[start:]) if one]


def is_word(token: Token) -> bool:
    return token.word[0].isalpha()
