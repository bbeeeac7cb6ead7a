"""`Move a coin to a card, then discard it.`: which?"""

from __future__ import annotations

from collections.abc import Iterator

from ...diagnostics.diagnostic import Diagnostic
from ...diagnostics.words import prose as say
from ..deck import Deck
from ..tokens import Token, is_word, sentences_of
from ..usage import Usage


def lint(deck: Deck) -> Iterator[Diagnostic]:
    known = deck.usage
    for card in deck.cards if known.pronouns else ():
        before: list[str] = []
        for sentence in sentences_of(card.tokens):
            here: list[str] = []
            for at, token in enumerate(sentence):
                if token.word in known.pronouns and not _stands_for_nothing(sentence, at):
                    near = here or before
                    if len(near) != 1:
                        yield say.unclear_pronoun(card.line.at(token.start, token.end), token.word, near)
                elif (noun := _brought_in(deck, sentence, at, known)) and noun not in here:
                    here.append(noun)
            before = here or before


def _brought_in(deck: Deck, sentence: tuple[Token, ...], at: int, known: Usage) -> str:
    """The word after `a`, `the`, `your`: a thing that the text mentions."""
    if sentence[at].word not in known.articles or (at and sentence[at - 1].word in known.prepositions):
        return ""
    behind = next((one for one in sentence[at + 1 :] if one.word not in known.fillers), None)
    if behind is None or not is_word(behind) or behind.word.endswith("s") or sentence[at + 1].word in known.vague:
        return ""
    return behind.word


def _stands_for_nothing(sentence: tuple[Token, ...], at: int) -> bool:
    """`if it is your turn`, `as it is`"""
    return (
        at + 1 < len(sentence)
        and sentence[at + 1].word in ("is", "was")
        and at + 2 < len(sentence)
        and (sentence[at + 2].word in ("your", "their", "possible", "not", "the"))
    )
