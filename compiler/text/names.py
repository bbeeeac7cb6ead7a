"""Names that a pack gives in its rules, added to the phrases: they stand as they are and are never inflected."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from ..diagnostics.diagnostic import Diagnostic
from ..diagnostics.words import text as say
from ..source.text import Span
from ..told import Told
from .languages import LANGUAGES
from .phrasebook import Noun, Phrases
from .words import words


@dataclass(frozen=True, slots=True)
class Name:
    id: str
    of: tuple[str, ...]
    """The classes in whose places it may stand."""
    text: str
    at: Span | None = None


def with_names(phrases: Phrases, names: Iterable[Name]) -> Told[Phrases]:
    """The phrases with a noun for each name. Where the phrase files have a noun of that id, theirs is kept."""
    said: list[Diagnostic] = []
    nouns = dict(phrases.nouns)
    first = LANGUAGES[phrases.language].keys[0]
    for name in names:
        if not words(name.text):
            said.append(say.no_words_in_name(name.at, name.id))
        elif name.id not in nouns:
            nouns[name.id] = Noun(name.id, name.of, {first: name.text})
    return Told(replace(phrases, nouns=nouns), tuple(said))
