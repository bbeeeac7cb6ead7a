"""Titles in the order of an index: without their article, and a letter with a mark behind the one without.

The Bread Riot    under B
Łowca             behind Lornetka, before Malarz
"""

from __future__ import annotations

import unicodedata

from ..text.languages import LANGUAGES

THE = "the"
"""The article that a language with articles has besides those of its own list."""
PLAIN = {"ł": "l"}
"""Letters that are one with their mark."""


def index_key(title: str, language: str) -> tuple[tuple[tuple[str, str], ...], str]:
    first, _, rest = title.partition(" ")
    articles = LANGUAGES[language].articles
    named = rest if rest and articles and first.lower() in (*articles, THE) else title
    return tuple(_letter(one) for one in named.casefold()), title


def _letter(one: str) -> tuple[str, str]:
    """The letter itself, and its mark."""
    plain = PLAIN.get(one) or unicodedata.normalize("NFD", one)[0]
    return plain, one if plain != one else ""
