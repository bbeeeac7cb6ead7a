"""Ambiguous words: two phrases of one place, or two nouns of one class, that look the same."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ..diagnostics.diagnostic import Diagnostic
from ..diagnostics.words import text as say
from ..source.text import Span
from .phrasebook import (
    LABEL,
    Alternative,
    ChildSlot,
    ColumnSlot,
    Implied,
    ListSlot,
    NameSlot,
    NounSlot,
    NumberSlot,
    Phrases,
    Words,
)
from .places import Places
from .tree import category
from .words import words

Look = tuple[object, ...]
"""What a reader sees of a wording: its category and form, its words, and what kind of thing fills each slot."""


TOLD = frozenset(("log", "bit", "entry"))
"""Categories that only a table tells: no text is read by them, so two of their phrases may say the same."""


def same_words(places: Places, known: Mapping[Look, tuple[str, Span]]) -> Iterator[Diagnostic]:
    """Wordings that look like a wording of another phrase, which is among them or in `known`."""
    seen: dict[Look, tuple[str, Span]] = {}
    for look, id, span in _looks(places):
        first = known.get(look) or seen.setdefault(look, (id, span))
        if first[0] != id:
            yield say.same_words(span, first[1], id, first[0])


def looks_of(places: Places) -> Mapping[Look, tuple[str, Span]]:
    """The look of each wording, and its phrase: the first one with that look."""
    found: dict[Look, tuple[str, Span]] = {}
    for look, id, span in _looks(places):
        found.setdefault(look, (id, span))
    return found


def _looks(places: Places) -> Iterator[tuple[Look, str, Span]]:
    for (id, form), wordings in places.wordings.items():
        for alternative, span in wordings:
            if (of := category(id)) not in TOLD:
                yield (of, form, *_look(alternative)), id, span


def _look(alternative: Alternative) -> tuple[object, ...]:
    found: list[object] = []
    for symbol in alternative.symbols:
        match symbol:
            case Words(text):
                found.extend(words(text))
            case NumberSlot():
                found.append(("number",))
            case NounSlot(_, of, _, _, _, adjectives, article):
                found.append(("noun", of, adjectives, article))
            case NameSlot(_, of, case):
                found.append(("title" if case else "name", of))
            case ChildSlot(_, of, form):
                found.append(("child", of, form))
            case ListSlot(_, of, joint, form):
                found.append(("list", of, joint, form))
            case ColumnSlot(_, _, between):
                found.append(("column", between))
            case Implied():
                pass
    return tuple(found)


def same_nouns(phrases: Phrases, places: Places) -> Iterator[Diagnostic]:
    """Two nouns of one class with the same words in the same form cannot be told apart. In different forms it is only a
    note."""
    seen: dict[tuple[str, ...], dict[str, str]] = {}
    for noun in (noun for noun in phrases.nouns.values() if noun.of != LABEL):
        for key, text in noun.forms.items():
            seen.setdefault(words(text), {}).setdefault(noun.id, key)
    told: set[tuple[str, str]] = set()
    for look, found in seen.items():
        first, *rest = found
        for other in rest:
            if (first, other) in told:
                continue
            told.add((first, other))
            one, two = phrases.nouns[first], phrases.nouns[other]
            shared = not set(one.of).isdisjoint(two.of)
            grave = shared and any(words(text) == words(two.forms.get(key, "")) for key, text in one.forms.items())
            spans = places.entries[f"noun-{other}"], places.entries[f"noun-{first}"]
            yield say.same_noun(*spans, " ".join(look), other, first, grave)
