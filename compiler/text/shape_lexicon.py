"""The words in an edition's phrases: the names of things, and the forms of verbs."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from .of_phrases import OfPhrases
from .phrasebook import Noun, Phrases, Words
from .rewording import canon
from .shape_stem import stem
from .shape_verbs import forms_of
from .shapes import Shapes, Text, shapes
from .usage import usage
from .words import words

NAMED = frozenset({"pile", "measure", "table", "phase", "die", "marker", "flag", "state", "mark", "set", "pointer"})
"""Classes of nouns that are no things."""
THINGS = frozenset({"good", "group", "piece", "thing", "kind", "access"})
GOODS = frozenset({"good", "group"})
LONGEST = 3
"""A thing of at most this many words is treated as one word."""
STOPS = frozenset(".;:,()")


WITH = "~with"
"""Behind a verb that takes what is paid in the instrumental."""
HAD = "~own"
"""Replaces `your` where the text says that you have something."""


class Item(NamedTuple):
    sort: str
    word: str
    mark: str = ""
    """The form of a verb; `pl` for several things."""
    good: bool = False
    opens: bool = False
    """Whether it describes a thing: in some languages it begins a new part after another one."""
    cases: str = ""
    """The first letters of its possible cases; empty if the form does not show them."""
    uncounted: bool = False
    """Whether its plural means nothing else than its singular: goods, whose number is written."""
    piece: str = ""
    """The word for the piece beside its kind: `token` of `scout token`."""


class Lexicon(NamedTuple):
    things: Mapping[str, tuple[tuple[Text, Noun], ...]]
    verbs: Mapping[str, str]
    names: Mapping[str, tuple[tuple[Text, str], ...]]
    """The forms of other nouns in a language with cases, and the stem of the first form."""
    stems: Mapping[str, Noun]
    """Things of one word by their stems, in a language with cases, for forms that the game does not print."""
    kinds: Mapping[str, tuple[str, ...]]
    """Pieces, and the kinds of pieces that they are: a scout is a token."""
    compounds: frozenset[Text]
    """Piles whose names begin with a word that could be a verb, in a language without cases: `draw pile`."""
    named: Mapping[str, str]
    """Pieces whose name is that of a kind and the word for the piece: `scout token`, and the kind."""


def _lexicon(phrases: Phrases) -> Lexicon:
    said, known = usage(phrases.language), shapes(phrases.language)
    assert known is not None
    found: dict[str, dict[Text, Noun]] = {}
    for noun in phrases.nouns.values():
        if THINGS & set(noun.of) or _is_numbered(noun):
            for text in (*noun.forms.values(), *noun.others):
                seen = canon(words(text), said)
                if 0 < len(seen) <= LONGEST:
                    found.setdefault(seen[0], {}).setdefault(seen, noun)
    things = {word: tuple(sorted(those.items(), key=lambda one: -len(one[0]))) for word, those in found.items()}
    kinds = {noun.id: noun.kinds for noun in phrases.nouns.values() if "piece" in noun.of and noun.kinds}
    named = _named(phrases, kinds, bool(known.endings))
    if known.endings:
        told = _told(phrases, known)
        verbs = {**told, **_stems(told, known), **known.verbs}
        return Lexicon(things, verbs, _names(phrases), _by_stem(found), kinds, frozenset(), named)
    acts = _acts(phrases, known)
    told = {form: base for verb in acts for form, base in forms_of(verb)}
    told |= {form: f"{base}~ed" for form, base in known.strong.items() if base in acts}
    verbs = {**told, **known.verbs, **_kin(acts, known)}
    piles = (words(text) for noun in phrases.nouns.values() if "pile" in noun.of for text in noun.forms.values())
    compounds = frozenset(text for text in piles if len(text) > 1 and verbs.get(text[0]) == text[0])
    return Lexicon(things, verbs, {}, {}, kinds, compounds, named)


def _named(phrases: Phrases, kinds: Mapping[str, tuple[str, ...]], bent: bool) -> dict[str, str]:
    """hero token: hero."""
    found: dict[str, str] = {}
    firsts = {words(noun.forms.get("gen" if bent else "sg", "")): noun for noun in phrases.nouns.values()}
    for id, above in kinds.items():
        text = words(next(iter(phrases.nouns[id].forms.values())))
        for piece in (phrases.nouns[one] for one in above if one in phrases.nouns):
            word = words(next(iter(piece.forms.values())))
            size = len(word)
            fits = text[:size] == word if bent else text[-size:] == word
            kind = firsts.get(text[size:] if bent else text[:-size]) if fits and len(text) > size else None
            if kind is not None:
                found[id] = kind.id
    return found


def _by_stem(found: Mapping[str, Mapping[Text, Noun]]) -> dict[str, Noun]:
    """Things by their stems, where no two have the same."""
    every: dict[str, set[str]] = {}
    nouns: dict[str, Noun] = {}
    for those in found.values():
        for text, noun in those.items():
            if len(text) == 1 and len(stem(text[0])) > 2:
                every.setdefault(stem(text[0]), set()).add(noun.id)
                nouns[stem(text[0])] = noun
    return {one: nouns[one] for one, ids in every.items() if len(ids) == 1}


def _stems(told: Mapping[str, str], known: Shapes) -> dict[str, str]:
    """The same of a language with many forms, by how its verbs begin."""
    found: dict[str, str] = {}
    for group in known.kin:
        ours = {told[stem] for stem in group if stem in told}
        found |= {stem: next(iter(ours)) for stem in group if len(ours) == 1}
    return found


def _kin(acts: set[str], known: Shapes) -> dict[str, str]:
    """Verbs that mean what a verb of the game does, where the game has only one of them."""
    found: dict[str, str] = {}
    for group in known.kin:
        ours = [verb for verb in group if verb in acts]
        for verb in group if len(ours) == 1 else ():
            found |= {form: ours[0] + base.removeprefix(verb) for form, base in forms_of(verb)}
            found |= {form: f"{ours[0]}~ed" for form, base in known.strong.items() if base == verb}
    return found


lexicon = OfPhrases(_lexicon)


def _names(phrases: Phrases) -> dict[str, tuple[tuple[Text, str], ...]]:
    found: dict[str, dict[Text, str]] = {}
    for noun in phrases.nouns.values():
        every = [words(text) for text in (*noun.forms.values(), *noun.others)]
        if NAMED & set(noun.of) and not THINGS & set(noun.of) and len(every) > 1 and every[0]:
            first = "-".join(map(stem, every[0]))
            for seen in every:
                if 0 < len(seen) <= LONGEST:
                    found.setdefault(seen[0], {}).setdefault(seen, first)
    return {word: tuple(sorted(those.items(), key=lambda one: -len(one[0]))) for word, those in found.items()}


def _is_numbered(noun: Noun) -> bool:
    """Whether it is a name with a number in it that counts nothing."""
    return "name" in noun.of and any(word.isdecimal() for text in noun.forms.values() for word in words(text))


def _acts(phrases: Phrases, known: Shapes) -> set[str]:
    """The acts of a player in the phrases of events: `you build any house`."""
    found: set[str] = set()
    said = usage(phrases.language)
    for id, phrase in phrases.phrases.items():
        first = phrase.forms[""][0].symbols[:1] if id.startswith("event-") and "" in phrase.forms else ()
        text = canon(words(first[0].text), said) if first and isinstance(first[0], Words) else ()
        if len(text) > 1 and text[0] in known.subject and _is_act(id, text, said.articles | known.any):
            found.add(text[1])
    return found


def _is_act(id: str, text: Text, articles: frozenset[str]) -> bool:
    """Whether it is a verb of the pack by its name, or one with its object behind it."""
    return text[1] == id.split("-")[1] or (len(text) > 2 and text[2] in articles)


def _told(phrases: Phrases, known: Shapes) -> dict[str, str]:
    """The stems of verbs in the phrases of acts and events, besides those of every game."""
    found: dict[str, str] = {}
    if not known.endings:
        return found
    for id, phrase in phrases.phrases.items():
        if id.startswith(("act-", "event-")):
            for alternatives in phrase.forms.values():
                for one in alternatives:
                    text = one.symbols[0].text if one.symbols and isinstance(one.symbols[0], Words) else ""
                    first = words(text)[:1]
                    stem = _stem(first[0], known) if first and not bent(first[0], known.verbs, known) else ""
                    if len(stem) > 2:
                        found[stem] = found.get(stem, stem)
                        for prefix in known.prefixes:
                            if stem.startswith(prefix) and len(stem) > len(prefix) + 2:
                                found[stem] = found[stem.removeprefix(prefix)] = stem.removeprefix(prefix)
    return _one_verb(found)


def _one_verb(found: dict[str, str]) -> dict[str, str]:
    """dopływasz, dopłyniesz: one verb."""
    return {stem: found.get(f"{base}n", base) for stem, base in found.items()}


def _stem(word: str, known: Shapes) -> str:
    ending = next((one for one in known.endings if word.endswith(one)), "")
    return word.removesuffix(ending) if ending else ""


def is_word(word: str, phrases: Phrases) -> bool:
    """Whether a word belongs to the language though no phrase has it: a form of a verb, or a word of a list."""
    known, said = shapes(phrases.language), usage(phrases.language)
    if word in said.words or known is None:
        return word in said.words
    verbs = lexicon(phrases).verbs
    plain = (word, *(word.removeprefix(one) for one in known.prefixes if word.startswith(one)))
    return any(bool(bent(one, verbs, known)) if known.endings else one in verbs for one in plain)


def acts(word: str, language: str) -> bool:
    """Whether a word is an act of somebody else: `gains`, `otrzymuje`."""
    known = shapes(language)
    if known is None:
        return False
    if known.endings:
        return (bent(word, known.verbs, known) or ("", ""))[1] == "s"
    return known.verbs.get(word, "").endswith("~s")


def thing_at(seen: Text, place: int, lex: Lexicon) -> tuple[Text, Noun] | None:
    """The longest thing whose name begins at a word."""
    named = lex.things.get(seen[place], ())
    return next((one for one in named if seen[place : place + len(one[0])] == one[0]), None)


def is_in(text: Text, noun: Noun, case: str) -> bool:
    """Whether a form is of this case and of no other."""
    forms = {key.removeprefix("pl-") for key, form in noun.forms.items() if words(form) == text}
    return forms == {case}


def name_at(seen: Text, place: int, lex: Lexicon) -> tuple[Text, str] | None:
    """The longest other noun that begins at a word, and its stem."""
    named = lex.names.get(seen[place], ())
    return next((one for one in named if seen[place : place + len(one[0])] == one[0]), None)


VOWELS = "aeiyą"
"""No imperative ends in these."""


MARKS = (
    (re.compile(r"(?:ąc|wszy)$"), "part"),
    (re.compile(r"(?:(?:ni|ci)(?:u|e|a|em)|aży)$"), "noun"),
)


def bent(word: str, verbs: Mapping[str, str], known: Shapes) -> tuple[str, str] | None:
    """The verb and the form of a word, in a language with many forms."""
    for size in range(len(word), 2, -1):
        verb = verbs.get(word[:size])
        if verb is not None:
            rest = word[size:]
            if not rest and word[-1] in VOWELS:
                return verb, "s"
            if not rest or rest in known.endings:
                return verb, next((mark for ending, mark in MARKS if ending.search(word)), "")
            if rest in known.others:
                return verb, "s"
    return None
