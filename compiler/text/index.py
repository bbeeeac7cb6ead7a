"""The lookup tables for reading: the wordings of each place by first word, and the nouns of each class by first
word.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import field
from functools import partial
from weakref import ref

from ..frozen import frozen, slotted
from .of_phrase import OfPhrase
from .of_phrases import OfPhrases
from .phrasebook import Alternative, Implied, NameSlot, Noun, Phrase, Phrases, Symbol, Words
from .rewording import canon
from .spell import MEASURES, measured
from .spell import titles as all_titles
from .tree import category
from .usage import usage
from .words import words

Text = tuple[str, ...]
Shelf = Mapping[str, tuple[tuple[Text, str], ...]]
"""By first word: the words of a form, and the noun that has it."""


@frozen
class Wording:
    type: str
    steps: tuple[Symbol | Text, ...]
    """Text is split into words, and implied fields are left out."""
    implied: tuple[Implied, ...]
    alternative: Alternative
    needs: frozenset[str]
    """Words that a text must contain for this wording to match."""


@frozen
class Place:
    """The wordings of a category in a form."""

    by_word: Mapping[str, tuple[Wording, ...]]
    open: tuple[Wording, ...]
    """Those that begin with a slot."""


@frozen
class Joints:
    last: Text
    rest: Text
    pair: Text
    turn: Text


@frozen
class Index:
    places: Mapping[tuple[str, str], Place]
    nouns: Mapping[str, Shelf]
    """By class."""
    names: Mapping[str, Shelf]
    titles: Mapping[str, Shelf]
    """Quoted names after the noun of what they name."""
    adjectives: Mapping[str, tuple[Text, ...]]
    joints: Mapping[str, Joints]


@frozen
class Spoken:
    """The phrases of some languages, each with its lookup tables."""

    languages: Mapping[str, tuple[Phrases, Index]]


def index(phrases: Phrases, loose: bool = False) -> Index:
    """`loose`: synonyms are replaced by one word."""
    return (LOOSE if loose else MADE)(phrases)


def has_index(phrases: Phrases, made: Index) -> None:
    """Whether phrases that were read from a file have stored lookup tables."""
    MADE.keep(phrases, made)


Turn = Callable[[Text], Text]


def _as_it_is(seen: Text) -> Text:
    return seen


def _index(phrases: Phrases, turn: Turn) -> Index:
    adjectives = {id: _texts(one.forms.values(), turn) for id, one in phrases.adjectives.items()}
    joints = {
        id: Joints(*(turn(words(text)) for text in (one.last, one.rest, one.pair, one.turn)))
        for id, one in phrases.joints.items()
    }
    nouns = _shelves(phrases, _forms, turn)
    names = _shelves(phrases, _name, turn)
    titles = (
        _shelves(phrases, partial(all_titles, phrases=phrases), turn)
        if any(map(TITLED, phrases.phrases.values()))
        else {}
    )
    return Index(_places(phrases, turn), nouns, names, titles, adjectives, joints)


def _places(phrases: Phrases, turn: Turn) -> Mapping[tuple[str, str], Place]:
    by_category: dict[str, list[Phrase]] = {}
    for id, phrase in phrases.phrases.items():
        by_category.setdefault(category(id), []).append(phrase)
    found: dict[tuple[str, str], Place] = {}
    for of, those in by_category.items():
        made = _places_once(those) if turn is _as_it_is else _places_of(those, turn)
        found |= {(of, form): place for form, place in made.items()}
    return found


Places = Mapping[str, Place]
"""Of a category, by form."""


@slotted
class _Made:
    """The places of the phrases of a category, stored with the first of them."""

    phrases: tuple[ref[Phrase], ...] = ()
    places: Places = field(default_factory=dict[str, Place])


MADE_OF = OfPhrase(lambda _: _Made())


def _places_once(phrases: Sequence[Phrase]) -> Places:
    """Most categories have the same phrases in many editions, so their tables are made once."""
    known = MADE_OF(phrases[0])
    if len(known.phrases) != len(phrases) or any(
        one() is not phrase for one, phrase in zip(known.phrases, phrases, strict=True)
    ):
        known.phrases, known.places = tuple(map(ref, phrases)), _places_of(phrases, _as_it_is)
    return known.places


def _places_of(phrases: Iterable[Phrase], turn: Turn) -> Places:
    wordings: dict[str, list[Wording]] = {}
    for phrase in phrases:
        for form, found in (WORDED(phrase) if turn is _as_it_is else _wordings(phrase, turn)).items():
            wordings.setdefault(form, []).extend(found)
    return {form: _place(found) for form, found in wordings.items()}


MADE = OfPhrases(partial(_index, turn=_as_it_is))
LOOSE = OfPhrases(lambda phrases: _index(phrases, partial(canon, known=usage(phrases.language))))


def _wordings(phrase: Phrase, turn: Turn) -> Mapping[str, Sequence[Wording]]:
    """The wordings of a phrase, by form."""
    return {
        form: [_wording(phrase.id, alternative, turn) for alternative in alternatives]
        for form, alternatives in phrase.forms.items()
    }


WORDED = OfPhrase(partial(_wordings, turn=_as_it_is))


def _wording(id: str, alternative: Alternative, turn: Turn) -> Wording:
    steps: list[Symbol | Text] = []
    implied: list[Implied] = []
    needs: set[str] = set()
    for symbol in alternative.symbols:
        if isinstance(symbol, Words):
            text = turn(words(symbol.text))
            steps.append(text)
            needs.update(text)
        elif isinstance(symbol, Implied):
            implied.append(symbol)
        else:
            steps.append(symbol)
    needs.discard(".")
    return Wording(id, tuple(steps), tuple(implied), alternative, frozenset(needs))


def _place(found: list[Wording]) -> Place:
    by_word: dict[str, list[Wording]] = {}
    rest: list[Wording] = []
    for wording in found:
        first = wording.steps[0] if wording.steps else None
        if isinstance(first, tuple) and first:
            by_word.setdefault(first[0], []).append(wording)
        else:
            rest.append(wording)
    return Place({word: tuple(those) for word, those in by_word.items()}, tuple(rest))


def _forms(noun: Noun) -> Iterable[str]:
    return (*noun.forms.values(), *noun.others)


def _name(noun: Noun) -> Iterable[str]:
    return list(noun.forms.values())[:1]


def _asks_for_title(phrase: Phrase) -> bool:
    symbols = (symbol for alternatives in phrase.forms.values() for one in alternatives for symbol in one.symbols)
    return any(isinstance(symbol, NameSlot) and symbol.case for symbol in symbols)


TITLED = OfPhrase(_asks_for_title)


def _shelves(phrases: Phrases, forms: Callable[[Noun], Iterable[str]], turn: Turn) -> dict[str, Shelf]:
    found: dict[str, dict[str, dict[tuple[Text, str], None]]] = {}
    for noun in phrases.nouns.values():
        texts = _texts(forms(noun), turn)
        for of in noun.of:
            shelf = found.setdefault(of, {})
            for text in _texts(forms(measured(noun, phrases.language)), turn) if of in MEASURES else texts:
                shelf.setdefault(text[0], {})[text, noun.id] = None
    return {of: {word: tuple(those) for word, those in shelf.items()} for of, shelf in found.items() if shelf}


def _texts(forms: Iterable[str], turn: Turn) -> tuple[Text, ...]:
    texts = [text for text in map(words, forms) if text]
    return tuple(dict.fromkeys(texts if turn is _as_it_is else map(turn, texts)))
