"""How people write in a language, beside its phrases: `usage.toml` in the folder of its phrases."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Set
from dataclasses import field
from functools import cache
from typing import Any

from ..frozen import frozen
from ..wordings import folder_of
from .words import words

Words = tuple[str, ...]
Marker = tuple[str, Words]
"""The name of a marker, and one of its patterns."""


@frozen
class Usage:
    draft: str = "Draft"
    """What stands before prose that is no rule yet."""
    examples: Words = ()
    """What begins a worked example."""
    triggers: tuple[Words, ...] = ()
    """What begins to say when something happens."""
    small: frozenset[str] = frozenset()
    """Words that may be other ones without a change of meaning."""
    prepositions: frozenset[str] = frozenset()
    wanted: frozenset[str] = frozenset()
    """Words by which something is left to a player, or is not."""
    scoped: frozenset[str] = frozenset()
    """Words that say of whom, of which, or how often; `*` is any ending."""
    measures: frozenset[str] = frozenset()
    """Words that say how much, without a number."""
    multipliers: tuple[Words, ...] = ()
    """What begins to say that there is so much for each of something."""
    negations: frozenset[str] = frozenset()
    players: frozenset[str] = frozenset()
    places: frozenset[str] = frozenset()
    """Words before the name of a place."""
    twice: frozenset[str] = frozenset()
    """Words that may stand twice in a row."""
    pronouns: frozenset[str] = frozenset()
    articles: frozenset[str] = frozenset()
    """Words that bring in something new, to which a pronoun may go back."""
    fillers: frozenset[str] = frozenset()
    """Words between those and their noun."""
    vague: frozenset[str] = frozenset()
    """Words behind which nothing is brought in: `the same card`."""
    joins: frozenset[str] = frozenset()
    """Words that only join a sentence to the one before."""
    pointers: Mapping[str, str] = field(default_factory=dict[str, str])
    """Words that point at what was told of, and the one that stands for all."""
    numbers: Mapping[str, int] = field(default_factory=dict[str, int])
    ones: frozenset[str] = frozenset()
    """Words that may mean 1."""
    words: frozenset[str] = frozenset()
    """Words that are no slips, though they are near to words of phrases."""
    short: frozenset[str] = frozenset()
    """Words that do not end a line: a space that does not break stands behind them."""
    ordinals: Words = ()
    """What is written behind figures for a place in a row, rightly or not."""
    endings: Mapping[str, str] = field(default_factory=dict[str, str])
    """What should be: by the last figures, the longest first."""
    markers: Mapping[str, tuple[Words, ...]] = field(default_factory=dict[str, tuple[Words, ...]])
    """Words that change what a card does, by what they say."""
    begun: Mapping[str, tuple[Marker, ...]] = field(default_factory=dict[str, tuple[Marker, ...]])
    """The patterns of markers by their first word."""
    open: tuple[Marker, ...] = ()
    """Those whose first word may be one of several."""
    governs: tuple[tuple[Words, Words], ...] = ()
    """Words, and the cases that may follow them."""
    groups: tuple[tuple[Words, ...], ...] = ()
    """Words that mean the same; the first of each group stands for all."""
    rewrites: tuple[tuple[Words, Words], ...] = ()
    """Sentences that mean the same: `{x}` some words, `{p}` some or none, `{w}` one word, `#` a number, `{v}ing` a
    form of a verb or noun, `{i}` an infinitive that becomes what is said to a player, `{f}` and `{g}` what is said to
    a player and becomes an infinitive. A field used twice must be the same both times."""
    bases: Mapping[str, str] = field(default_factory=dict[str, str])
    """Forms of verbs that keep to no rule."""
    finite: Mapping[str, str] = field(default_factory=dict[str, str])
    """What is said to a player, by the infinitive: otrzymujesz of otrzymać."""
    turned: Mapping[str, tuple[tuple[str, str], ...]] = field(default_factory=dict[str, tuple[tuple[str, str], ...]])
    """How an ending that a rewrite names is turned into others: `ując` of `ąc` into `ujesz`."""
    prefixes: Words = ()
    """What may have to be put before a verb that is turned so: ratując, uratujesz."""


@cache
def usage(language: str) -> Usage:
    """Of a language without such a file, nothing is known."""
    folder = folder_of(language)
    if folder is None or not (folder / "usage.toml").is_file():
        return Usage()
    table = tomllib.loads((folder / "usage.toml").read_text(encoding="utf-8"))
    return _usage(table)


SETS = (
    "wanted", "scoped", "measures", "negations", "players", "places", "small", "prepositions", "twice", "pronouns",
    "articles", "fillers", "vague", "short", "words", "joins",
)  # fmt: skip


def _usage(table: Mapping[str, Any]) -> Usage:
    sets: dict[str, Any] = {name: frozenset(table.get(name, ())) for name in SETS}
    markers = {name: tuple(map(_pattern, one["words"])) for name, one in table.get("markers", {}).items()}
    begun, rest = _by_first(markers)
    governs = tuple((words(text), tuple(cases)) for text, cases in table.get("governs", {}).items())
    return Usage(
        draft=str(table.get("draft", "Draft")),
        examples=tuple(table.get("examples", ())),
        triggers=tuple(map(words, table.get("trigger", ()))),
        multipliers=tuple(map(_pattern, table.get("multipliers", ()))),
        pointers=dict(table.get("pointers", {})),
        numbers=dict(table.get("numbers", {})),
        ones=frozenset(table.get("ones", {}).get("words", ())),
        ordinals=tuple(table.get("ordinals", {}).get("seen", ())),
        endings=dict(table.get("ordinals", {}).get("ends", {})),
        markers=markers,
        begun=begun,
        open=rest,
        governs=tuple(sorted(governs, key=lambda one: -len(one[0]))),
        groups=tuple(tuple(map(words, group)) for group in table.get("synonyms", {}).get("groups", ())),
        rewrites=tuple((_pattern(one), _pattern(other)) for one, other in table.get("rewrites", {}).items()),
        bases=dict(table.get("verbs", {}).get("irregular", {})),
        finite=dict(table.get("verbs", {}).get("finite", {})),
        turned={ending: tuple(map(tuple, pairs)) for ending, pairs in table.get("verbs", {}).get("turned", {}).items()},
        prefixes=tuple(table.get("verbs", {}).get("prefixes", ())),
        **sets,
    )


def _pattern(text: str) -> Words:
    """The words of a pattern, with `#`, `*` and `{slots}` left as they are."""
    return tuple(text.split())


def number_in(word: str, known: Usage) -> int | None:
    """The number that a word says in figures or in letters; none of a word that may mean something else as well."""
    return int(word) if word.isdecimal() and len(word) < 10 else known.numbers.get(word)


def stands(pattern: Words, seen: Words, at: int, known: Usage) -> bool:
    """Whether a pattern stands at a word: `up to #`, `dowoln*`."""
    part = seen[at : at + len(pattern)]
    return len(part) == len(pattern) and all(_is(one, word, known) for one, word in zip(pattern, part, strict=True))


def one_of(patterns: Set[str], word: str) -> bool:
    """Whether a word is one of some words: `each`, `opponent*`."""
    return word in patterns or any("*" in one and _fits(one, word) for one in patterns)


def _is(one: str, word: str, known: Usage) -> bool:
    if one == "#":
        return number_in(word, known) is not None or word in known.ones
    return _fits(one, word)


def _fits(one: str, word: str) -> bool:
    head, star, tail = one.partition("*")
    return word.startswith(head) and word.endswith(tail) and len(word) >= len(head + tail) if star else word == one


def markers_in(seen: Words, known: Usage) -> dict[str, int]:
    """How often each marker stands in some words."""
    so: dict[str, set[int]] = {}
    never: dict[str, set[int]] = {}
    for at, word in enumerate(seen):
        for name, pattern in (*known.begun.get(word, ()), *known.open):
            if pattern[0] != "!" and stands(pattern, seen, at, known):
                so.setdefault(name, set()).add(at)
            elif pattern[0] == "!" and stands(pattern[1:], seen, at, known):
                never.setdefault(name, set()).update(range(at, at + len(pattern) - 1))
    many = {name: len(so[name] - never.get(name, set())) for name in known.markers if name in so}
    return {name: times for name, times in many.items() if times}


def _by_first(markers: Mapping[str, tuple[Words, ...]]) -> tuple[dict[str, tuple[Marker, ...]], tuple[Marker, ...]]:
    """The patterns that begin with a word, by that word; and those that may begin with several."""
    begun: dict[str, tuple[Marker, ...]] = {}
    rest: list[Marker] = []
    for name, patterns in markers.items():
        for pattern in patterns:
            first = pattern[1 if pattern[0] == "!" else 0]
            if first == "#" or "*" in first:
                rest.append((name, pattern))
            else:
                begun[first] = (*begun.get(first, ()), (name, pattern))
    return begun, tuple(rest)
