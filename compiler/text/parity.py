"""Two languages compared: each has every phrase of the other, with the same fields."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from ..diagnostics.diagnostic import Diagnostic
from ..diagnostics.words import text as say
from ..source.text import Span
from .fields import agree
from .languages import RULES
from .phrasebook import LABEL, Phrases
from .places import Places
from .tree import category

NAMED = ("bit", "key")
"""The names of things inside a sentence, and how they are attached: each language has its own way."""


def parity(
    one: Phrases, places: Places, two: Phrases, others: Places, named: Collection[str] = ()
) -> Iterator[Diagnostic]:
    """`named` are the things that the rules name, which a language need not repeat, and the verbs whose phrases come
    from the rules in the language of the rules."""
    yield from _missing(one, two, places.entries, named)
    yield from _missing(two, one, others.entries, named)
    for id, phrase in one.phrases.items():
        if id not in two.phrases or category(id) in NAMED:
            continue
        here, there = dict(phrase.fields), dict(two.phrases[id].fields)
        same = here.keys() == there.keys() and all(agree(kind, there[name]) for name, kind in here.items())
        if not same and id not in places.broken | others.broken:
            spans = others.entries[id], places.entries[id]
            yield say.said_otherwise(*spans, id, there, here)


def _missing(one: Phrases, two: Phrases, entries: Mapping[str, Span], named: Collection[str]) -> Iterator[Diagnostic]:
    for id in one.phrases:
        if id not in two.phrases and category(id) not in NAMED and not (id in named and two.language == RULES):
            yield say.not_said(entries[id], id, two.language)
    for id, noun in one.nouns.items():
        if id not in two.nouns and id not in named and noun.of != LABEL:
            yield say.not_said(entries[f"noun-{id}"], f"noun-{id}", two.language)
