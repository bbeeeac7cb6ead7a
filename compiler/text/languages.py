"""What is peculiar to a language: its number classes, the forms of its nouns, how its adjectives agree.

A form of a noun has a key: `sg`, `pl` in English, `nom`, `gen`, `pl`, `pl-gen` … in Polish. The first key is that of
the noun's own value in a phrase file, the others are names of attributes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ..frozen import frozen
from . import english, polish


@frozen
class Language:
    id: str
    classes: tuple[str, ...]
    """The classes of numbers, as CLDR names them; the last one is the rest."""
    plural: Callable[[int], str]
    keys: tuple[str, ...]
    cases: tuple[str, ...]
    """Empty where nouns have none; else the first is the one of a noun's own value."""
    genders: tuple[str, ...]
    noun_key: Callable[[str, str, str, str], str]
    """(number class or `sg` or `pl`, case, gender, always) -> key."""
    agree: Callable[[str], Mapping[str, str]]
    """All forms of an adjective that are certain, by `<gender>-<key>`, or by the empty key where nothing agrees."""
    of_others: Callable[[str, bool], str]
    """Words said to a player as they are said of another; whether they begin with what is done."""
    own_forms: tuple[str, ...] = ()
    """Forms of phrases that differ when another player is meant, beside a phrase's own words."""
    smooth: Callable[[str, str], str] | None = None
    """The end of a text before what follows it: `z` or `ze`."""
    article: Callable[[str], str] | None = None
    """The article before a word, empty where the spelling does not tell; none where there is no article."""
    articles: tuple[str, ...] = ()
    made: tuple[tuple[str, str, Callable[[str], str]], ...] = ()
    """Forms that are made of others where they are not written: the form, of which, and how its first words change."""
    straight: tuple[str, ...] = ()
    """Cases of a thing of which something is done, or that is somebody's: a slip from one into another says nothing."""
    quotes: tuple[str, str] = ("“", "”")
    measured: Callable[[Mapping[str, str], bool], tuple[str, Mapping[str, str]]] | None = None
    """How many there are of something, as a number that is kept: the gender of that, and its forms, from those of the
    noun and whether it is a good. None of them where it is not counted."""
    several: Callable[[str], str] = str
    """The plural of a name, as far as its spelling tells."""
    another: tuple[tuple[str, str], ...] = ()
    """Words that speak of any player, and those that speak of another."""


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
