"""The names that a pack gives in its rules, added to the phrases so that nobody writes them twice.

A name is used as it is. In the language of the rules it also has a plural and an article; in another language it has
neither, and a place that needs one reports that the phrase files lack it.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..frozen import frozen
from ..replacing import replace
from ..source.text import Span
from .languages import LANGUAGES
from .phrasebook import Noun, Phrases
from .spell import UNCOUNTED
from .words import words

UNTRANSLATED = ("untranslated",)
"""The class of a name in a language that has no word for it."""


@frozen
class Name:
    id: str
    of: tuple[str, ...]
    """The classes in whose places it may be used."""
    text: str
    at: Span | None = None
    plural: str = ""
    always: tuple[str, ...] = ()
    """Classes that it is always in, whatever the phrase files say."""
    kinds: tuple[str, ...] = ()
    """The kinds of the thing, the nearest first."""
    neutral: bool = False
    """Whether it is no word of any language: `a1`."""


def with_names(phrases: Phrases, names: Iterable[Name]) -> Phrases:
    """The phrases with a noun for each name. A noun of that id in the phrase files is kept. A title may have no
    letters; then no sentence can contain it."""
    nouns, names = dict(phrases.nouns), tuple(names)
    goods = {name.plural for name in names if "good" in name.of} | {
        noun.forms.get("pl", "") for noun in nouns.values() if "good" in noun.of
    }
    for name in names:
        if not words(name.text):
            continue
        known = nouns.get(name.id)
        if known is not None and "way" in known.of:
            # An axis of a board is called by its own words: as a name it would be read twice.
            continue
        if known is not None:
            nouns[name.id] = replace(known, of=tuple(dict.fromkeys((*known.of, *name.always))), kinds=name.kinds)
        else:
            uncounted = (UNCOUNTED,) if name.text in goods else ()
            nouns[name.id] = _noun(replace(name, always=(*name.always, *uncounted)), phrases.language)
    return replace(phrases, nouns=nouns)


def _noun(name: Name, language: str) -> Noun:
    rules = LANGUAGES[language]
    forms = {rules.keys[0]: name.text}
    if name.plural and words(name.plural):
        forms["pl"] = name.plural
    alone = not {"trait", "pointer"}.isdisjoint(name.always)
    article = rules.article(name.text) if rules.article and (name.plural or alone) else ""
    return Noun(name.id, (*name.of, *name.always), forms, article=article, kinds=name.kinds)


def untranslated(phrases: Phrases, id: str) -> bool:
    """Whether a thing has the same name in this language as in the rules."""
    noun = phrases.nouns.get(id)
    return noun is not None and noun.of[: len(UNTRANSLATED)] == UNTRANSLATED


def name_of(phrases: Phrases, id: str) -> str | None:
    """The name of a thing by itself: on its card, in a list, at a table."""
    noun = phrases.nouns.get(id)
    return next(iter(noun.forms.values())) if noun else None
