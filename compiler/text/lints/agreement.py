"""Nouns in the form that a number or a word before them requires: `1 coins`, `2 Lek`, `do żeton`.

Text that is read as a phrase is compared with our sentence, whose forms are right. Other text is checked word by word
with the nouns of the phrases; without nouns, with the words of the file that follow 1 and other numbers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ...diagnostics.diagnostic import Diagnostic
from ...diagnostics.words import prose as say
from ..deck import Card, Deck
from ..languages import Language
from ..phrasebook import Noun
from ..tokens import Token, is_word
from ..usage import number_in, stands


def lint(deck: Deck) -> Iterator[Diagnostic]:
    rules = deck.rules
    if rules is None:
        return
    told = _words_alone(deck, rules) if not deck.nouns else dict[str, str]()
    for card in deck.cards:
        for at, token in enumerate(card.tokens):
            n = number_in(token.word, deck.usage)
            if n is not None and at + 1 < len(card.tokens) and not _ends_a_range(deck, card, at):
                yield from _counted(deck, card, at, n, rules)
                word = card.tokens[at + 1]
                if (n == 1) == (word.word in told) and (right := _right(told, word, n)):
                    yield _finding(card, word, word, right, token, sure=True)
            yield from _governed(deck, card, at, rules)


def _ends_a_range(deck: Deck, card: Card, at: int) -> bool:
    """`in rounds 1-3 players …`: a range does not count what follows it."""
    return at > 1 and card.words[at - 1] in ("-", "–") and number_in(card.words[at - 2], deck.usage) is not None


def _behind_adjectives(deck: Deck, card: Card, at: int) -> int:
    """The noun of `2 extra coins`."""
    while at < len(card.words) - 1 and card.words[at] in deck.adjectives and not deck.nouns_at(card, at):
        at += 1
    return at


def _counted(deck: Deck, card: Card, number: int, n: int, rules: Language) -> Iterator[Diagnostic]:
    at = _behind_adjectives(deck, card, number + 1)
    for id, (_, keys) in deck.nouns_at(card, at).items():
        noun = deck.phrases.nouns[id] if deck.phrases else None
        if noun is None or noun.always or any(_agrees(key, n, noun, rules) for key in keys):
            return
    for id, (size, _) in deck.nouns_at(card, at).items():
        noun = deck.phrases.nouns[id] if deck.phrases else None
        right = _form(noun, n, rules) if noun is not None else None
        if right:
            first, last = card.tokens[at], card.tokens[at + size - 1]
            yield _finding(card, first, last, right, card.tokens[number], sure=_certain(noun, n, rules))
            return


def _agrees(key: str, n: int, noun: Noun, rules: Language) -> bool:
    """Whether a form can follow a number, in any case that the sentence may require."""
    return any(rules.noun_key(rules.plural(n), case, noun.gender, noun.always) == key for case in rules.cases or ("",))


def _form(noun: Noun, n: int, rules: Language) -> str | None:
    case = "acc" if "acc" in rules.cases else ""
    return noun.forms.get(rules.noun_key(rules.plural(n), case, noun.gender, noun.always))


def _certain(noun: Noun | None, n: int, rules: Language) -> bool:
    """Whether the noun looks the same in the usual cases of counted things."""
    if noun is None or not rules.cases:
        return noun is not None
    forms = {noun.forms.get(rules.noun_key(rules.plural(n), case, noun.gender, "")) for case in ("nom", "acc")}
    return len(forms) == 1


def _finding(card: Card, first: Token, last: Token, right: str, number: Token, sure: bool) -> Diagnostic:
    seen = card.line.text[first.start : last.end]
    put = right[0].upper() + right[1:] if seen[0].isupper() else right[0].lower() + right[1:]
    put = right if seen[0].isupper() == right[0].isupper() else put
    fixes = card.fix(f"write “{put}”", first.start, last.end, put, sure)
    said = card.line.text[number.start : last.end]
    return say.number_agreement(card.line.at(number.start, last.end), said, put, fixes)


# ---- the case that a word requires


def _governed(deck: Deck, card: Card, at: int, rules: Language) -> Iterator[Diagnostic]:
    for words, cases in deck.usage.governs:
        if not stands(words, card.words, at, deck.usage):
            continue
        behind = at + len(words)
        n = number_in(card.words[behind], deck.usage) if behind < len(card.words) else None
        found = deck.nouns_at(card, behind + (n is not None))
        nouns = {id: deck.phrases.nouns[id] for id in found} if deck.phrases else {}
        wanted = {id: _wanted(noun, cases, n, rules) for id, noun in nouns.items()}
        if not found or any(
            keys & wanted[id] or not wanted[id] & nouns[id].forms.keys() for id, (_, keys) in found.items()
        ):
            return
        id, (size, keys) = next(iter(found.items()))
        plural = n != 1 and any(key.startswith("pl") for key in keys)
        right = next((key for key in sorted(wanted[id]) if key.startswith("pl") == plural), "")
        if form := nouns[id].forms.get(right):
            first, last = card.tokens[behind + (n is not None)], card.tokens[behind + (n is not None) + size - 1]
            seen = card.line.text[first.start : last.end]
            fixes = card.fix(f"write “{form}”", first.start, last.end, form, sure=len(cases) == 1)
            yield say.government(card.line.at(first.start, last.end), seen, form, fixes)
        return


def _wanted(noun: Noun, cases: tuple[str, ...], n: int | None, rules: Language) -> set[str]:
    numbers = ["sg", "pl"] if n is None else [rules.plural(n)]
    return {rules.noun_key(number, case, noun.gender, noun.always) for number in numbers for case in cases}


# ---- without any phrases


def _words_alone(deck: Deck, rules: Language) -> dict[str, str]:
    """Plurals that follow other numbers in the file, each with the singular that follows 1. Only for languages without
    cases, where an ending shows the difference."""
    if rules.cases:
        return {}
    one, more = Counter[str](), Counter[str]()
    for card in deck.cards:
        for at, token in enumerate(card.tokens[:-1]):
            n = number_in(token.word, deck.usage)
            if (n is not None or token.word in deck.usage.ones) and is_word(card.tokens[at + 1]):
                (one if n in (1, None) else more)[card.tokens[at + 1].word] += 1
    found: dict[str, str] = {}
    seen = {word for card in deck.cards for word in card.words}
    for plural in {*one, *more}:
        singular = next((word for word in _singulars(plural) if word in seen), "")
        if singular and more[plural] > more[singular]:
            found[plural] = singular
    return found


def _singulars(word: str) -> Iterator[str]:
    if word.endswith("ies"):
        yield f"{word[:-3]}y"
    if word.endswith("es"):
        yield word[:-2]
    if word.endswith("s"):
        yield word[:-1]


def _right(told: dict[str, str], word: Token, n: int) -> str:
    if n == 1:
        return told.get(word.word, "")
    return next((plural for plural, singular in told.items() if singular == word.word), "")
