"""The peculiarities of a language: its number classes, the forms of its nouns, the agreement of its adjectives.

A form of a noun has a key: `sg`, `pl` in English, `nom`, `gen`, `pl`, `pl-gen` … in Polish. The first key is for the
value of the noun in a phrase file, the others are names of attributes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ..frozen import frozen
from . import english, polish


@frozen
class Language:
    id: str
    classes: tuple[str, ...]
    """The classes of numbers by their CLDR names; the last one is the default."""
    plural: Callable[[int], str]
    keys: tuple[str, ...]
    cases: tuple[str, ...]
    """Empty if nouns have no cases; the first is the case of a noun's own value."""
    genders: tuple[str, ...]
    noun_key: Callable[[str, str, str, str], str]
    """(number class or `sg` or `pl`, case, gender, always) -> key."""
    agree: Callable[[str], Mapping[str, str]]
    """All forms of an adjective that are certain, by `<gender>-<key>`, or by the empty key if adjectives do not
    agree."""
    of_others: Callable[[str, bool], str]
    """Turns words said to a player into words about another; whether they begin with a verb."""
    own_forms: tuple[str, ...] = ()
    """Forms of phrases, beside their own words, that differ when another player is meant."""
    smooth: Callable[[str, str], str] | None = None
    """The end of a text before the following word: `z` or `ze`."""
    article: Callable[[str], str] | None = None
    """The article before a word, empty if the spelling does not tell; None in a language without articles."""
    articles: tuple[str, ...] = ()
    made: tuple[tuple[str, str, Callable[[str], str]], ...] = ()
    """Forms that are derived if they are not written: the form, its source, and how its first words change."""
    straight: tuple[str, ...] = ()
    """Cases of an object or an owner: a wrong case among these is no difference in meaning."""
    quotes: tuple[str, str] = ("“", "”")
    measured: Callable[[Mapping[str, str], bool], tuple[str, Mapping[str, str]]] | None = None
    """The noun phrase for an amount that is kept as a number: its gender and its forms, from the forms of the noun and
    whether it is a good. Empty if it is not counted."""
    several: Callable[[str], str] = str
    """The plural of a name, as far as its spelling shows."""
    another: tuple[tuple[str, str], ...] = ()
    """Words for any player, each with the word for another player."""


ENGLISH = Language(
    "en",
    ("one", "other"),
    english.plural,
    english.KEYS,
    (),
    (),
    english.noun_key,
    english.agree,
    english.of_others,
    ("value", "of", "not", "whose"),
    english.smooth,
    article=english.article,
    articles=english.ARTICLES,
    measured=english.measured,
    several=english.several,
    another=(("any player", "another player"),),
)
POLISH = Language(
    "pl",
    ("one", "few", "many"),
    polish.plural,
    polish.KEYS,
    polish.CASES,
    polish.GENDERS,
    polish.noun_key,
    polish.agree,
    polish.of_others,
    (
        "inf",
        "gen",
        "acc",
        "from",
        "in",
        "of",
        "less",
        "your",
        "your-from",
        "your-in",
        "your-gen",
        "whose",
        "value",
        "not",
    ),
    polish.smooth,
    made=(("during", "noun", polish.during), ("whose", "gen", polish.as_it_is)),
    straight=("nom", "gen", "acc"),
    quotes=("„", "”"),
    measured=polish.measured,
    another=(("dowolny gracz", "inny gracz"), ("dowolnego gracza", "innego gracza")),
)
LANGUAGES = {language.id: language for language in (ENGLISH, POLISH)}

RULES = ENGLISH.id
"""The language in which rules are written."""
