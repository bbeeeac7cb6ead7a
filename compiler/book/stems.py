"""Words as search compares them: in lower case, without accents and without their endings.

Żywności -> zywnosc       łowcy -> lowc       cards -> card

The theme's fold.js does the same to what a reader types; a test holds the two against each other.
"""

from __future__ import annotations

import importlib
import re
import unicodedata
from collections.abc import Iterable
from functools import cache
from typing import Any

ENDINGS = sorted(
    (
        "owie iach iami iego iemu ami ach ego emu ymi imi iom iej owi ow om em ie ia iu io ej ym im ych ich a e i o u y"
    ).split(),
    key=lambda ending: -len(ending),
)
NOUNS = ("subst", "adj")
"""What Morfeusz calls nouns and adjectives. Verbs have some hundred forms, and few look for them."""
WORD = re.compile(r"[^\W_]+")
FORMS: dict[str, str] = {}
"""Polish words with the stems of all their forms, as far as somebody has asked: Morfeusz takes its time."""
MOST = 100_000
"""At most this many words are known at once."""


def folded(text: str) -> str:
    plain = unicodedata.normalize("NFKD", text.lower())
    return "".join(letter for letter in plain if not "\u0300" <= letter <= "\u036f").replace("ł", "l")


def stem(word: str, language: str) -> str:
    """A folded word without its ending."""
    if language == "pl":
        fits = (ending for ending in ENDINGS if word.endswith(ending) and len(word) - len(ending) >= 3)
        return word.removesuffix(next(fits, ""))
    if len(word) > 4 and word.endswith("ies"):
        return word[:-3] + "y"
    return word[:-1] if len(word) > 3 and word.endswith("s") and not word.endswith("ss") else word


def stems(text: str, language: str) -> list[str]:
    return [stem(word, language) for word in WORD.findall(folded(text))]


def inflected(words: Iterable[str], language: str) -> list[str]:
    """The stems of all forms of some words, sorted. Without morfeusz2 only those of the words themselves."""
    found: set[str] = set()
    for word in words:
        found.update(_stems_of(word, language))
    return sorted(found)


def _stems_of(word: str, language: str) -> list[str]:
    if language != "pl":
        return stems(word, language)
    if word not in FORMS:
        if len(FORMS) >= MOST:
            FORMS.clear()
        found = set(stems(word, language))
        found.update(stem for form in _forms(word.lower()) for stem in stems(form, language))
        FORMS[word] = " ".join(sorted(found))
    return FORMS[word].split()


def _forms(word: str) -> frozenset[str]:
    """Every form of every word that this may be a form of."""
    analyser = _analyser()
    if analyser is None:
        return frozenset()
    lemmas = {found[2][1].split(":")[0] for found in analyser.analyse(word) if found[2][2].startswith(NOUNS)}
    return frozenset(form[0] for lemma in lemmas for form in analyser.generate(lemma))


@cache
def _analyser() -> Any:
    """Morfeusz, which knows the forms of Polish words, where it is installed."""
    try:
        return importlib.import_module("morfeusz2").Morfeusz()
    except ImportError:
        return None
