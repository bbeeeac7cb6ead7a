"""A noun in the form that its place requires: number, case, adjectives before it, and the article; and a name in
quotes.
"""

from __future__ import annotations

from ..replacing import replace
from .languages import LANGUAGES
from .phrasebook import Missing, NameSlot, Noun, NounSlot, Phrases


def spelled(slot: NounSlot, noun: Noun, count: int | None, phrases: Phrases) -> str | Missing:
    """`dodatkową monetę`, `an apple`; or what is missing, but never another form."""
    if slot.of in MEASURES:
        noun = measured(noun, phrases.language)
    key = key_of(slot, noun, count, phrases.language)
    form = noun.forms.get(key)
    if form is None:
        return Missing("noun-form", noun.id, key)
    parts: list[str] = []
    for name in slot.adjectives:
        adjective = phrases.adjectives.get(name)
        if adjective is None:
            return Missing("adjective", name)
        agreeing = adjective.forms.get("") or adjective.forms.get(f"{noun.gender}-{key}")
        if agreeing is None:
            return Missing("adjective", name, f"{noun.gender}-{key}")
        parts.append(agreeing)
    if slot.article:
        first = phrases.adjectives[slot.adjectives[0]].article if slot.adjectives else noun.article
        if not first:
            return Missing("article", slot.adjectives[0] if slot.adjectives else noun.id)
        parts.insert(0, first)
    return " ".join([*parts, form])


UNCOUNTED = "uncounted"
"""The class of a number that has the same name as a good in the plural: `points` beside `2 points`."""
MEASURES = ("measure", "table", "chart")
"""The classes of numbers that are kept or printed."""
GOOD = "good"


def measured(noun: Noun, language: str) -> Noun:
    """The noun for the number of something: `liczba Leków`, `number of wounds`."""
    how = LANGUAGES[language].measured
    if how is None or UNCOUNTED in noun.of:
        return noun
    gender, forms = how(noun.forms, GOOD in noun.of)
    return replace(noun, gender=gender, forms=forms, always="") if forms else noun


SORTS = frozenset({"piece", "thing", "kind"})
PERSON = "m1"
"""A noun for men is not used with a woman's name: the noun for her card is."""


def titled(slot: NameSlot, noun: Noun, count: int | None, phrases: Phrases) -> str:
    """A name as it is; in a required case declined if it has forms, else quoted after a noun for the thing: `karty
    „Rybak”`."""
    name = next(iter(noun.forms.values()))
    if not slot.case:
        return name
    asked = NounSlot(slot.field, slot.of, slot.count, case=slot.case)
    if not slot.count and _by_itself(noun) and isinstance(own := spelled(asked, noun, count, phrases), str):
        return own
    kind = kind_of(noun, phrases)
    form = spelled(asked, kind, count, phrases) if kind is not None else None
    return f"{form} {quoted(name, phrases.language)}" if isinstance(form, str) else quoted(name, phrases.language)


def titles(noun: Noun, phrases: Phrases) -> tuple[str, ...]:
    """Every form a name can take where a case is required."""
    name = quoted(next(iter(noun.forms.values())), phrases.language)
    kind = kind_of(noun, phrases)
    behind = (f"{form} {name}" for form in (kind.forms.values() if kind is not None else ()))
    return (*(dict.fromkeys(noun.forms.values()) if _by_itself(noun) else ()), *behind, name)


def kind_of(noun: Noun, phrases: Phrases) -> Noun | None:
    """The noun for a thing's kind."""
    name = next(iter(noun.forms.values()))
    kinds = (phrases.nouns[kind] for kind in noun.kinds if kind in phrases.nouns)
    fits = (kind for kind in kinds if kind.gender != PERSON and _declined(kind))
    return next((kind for kind in fits if not name.startswith(next(iter(kind.forms.values())) + " ")), None)


def said_before(noun: Noun, phrases: Phrases) -> Noun | None:
    """The noun for a thing's kind, where it comes before the quoted name."""
    return None if _by_itself(noun) else kind_of(noun, phrases)


def _by_itself(noun: Noun) -> bool:
    """Whether the name itself is declined. For a piece that would mean any such piece: `przesuń Robotnika`."""
    return _declined(noun) and SORTS.isdisjoint(noun.of)


def _declined(noun: Noun) -> bool:
    return bool(noun.gender) and len(noun.forms) > 1


def quoted(name: str, language: str) -> str:
    before, behind = LANGUAGES[language].quotes
    return f"{before}{name}{behind}"


def key_of(slot: NounSlot, noun: Noun, count: int | None, language: str) -> str:
    """The key of the required form."""
    rules = LANGUAGES[language]
    number = rules.plural(count) if slot.count and count is not None else slot.number
    return rules.noun_key(number, slot.case or next(iter(rules.cases), ""), noun.gender, noun.always)
