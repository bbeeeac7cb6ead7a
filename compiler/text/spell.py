"""A noun in the form that its place asks for: number, case, adjectives before it, and the article."""

from __future__ import annotations

from .languages import LANGUAGES
from .phrasebook import Missing, Noun, NounSlot, Phrases


def spelled(slot: NounSlot, noun: Noun, count: int | None, phrases: Phrases) -> str | Missing:
    """`dodatkową monetę`, `an apple`; or what is missing, never another form."""
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


def key_of(slot: NounSlot, noun: Noun, count: int | None, language: str) -> str:
    """The key of the form that is asked for."""
    rules = LANGUAGES[language]
    number = rules.plural(count) if slot.count and count is not None else slot.number
    return rules.noun_key(number, slot.case or next(iter(rules.cases), ""), noun.gender, noun.always)
