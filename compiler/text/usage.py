"""Habits of writing in a language that are not in its phrases: `usage.toml` in the folder of its phrases."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence, Set
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
    """The word before prose that is no rule yet."""
    examples: Words = ()
    """The words that begin a worked example."""
    triggers: tuple[Words, ...] = ()
    """The words that begin a trigger."""
    small: frozenset[str] = frozenset()
    """Words that can be replaced by others without changing the meaning."""
    prepositions: frozenset[str] = frozenset()
    wanted: frozenset[str] = frozenset()
    """Words that make something optional, or forbid it."""
    scoped: frozenset[str] = frozenset()
    """Words for whose, which, or how often; `*` is any ending."""
    measures: frozenset[str] = frozenset()
    """Words for an amount without a number."""
    multipliers: tuple[Words, ...] = ()
    """The words that begin an amount for each of something."""
    negations: frozenset[str] = frozenset()
    players: frozenset[str] = frozenset()
    others: frozenset[str] = frozenset()
    """Words for players who were mentioned before."""
    places: frozenset[str] = frozenset()
    """Words before the name of a place."""
    twice: frozenset[str] = frozenset()
    """Words that may stand twice in a row."""
    pronouns: frozenset[str] = frozenset()
    articles: frozenset[str] = frozenset()
    """Words that introduce something new, to which a pronoun may refer."""
    fillers: frozenset[str] = frozenset()
    """Words between those and their noun."""
    vague: frozenset[str] = frozenset()
    """Words that introduce nothing new: `the same card`."""
    joins: frozenset[str] = frozenset()
    """Words that only join a sentence to the one before."""
    ties: tuple[Words, ...] = ()
    """Words that leave open what happens in a tie: `the most`."""
    amounts: frozenset[str] = frozenset()
    """Verbs that are done with amounts, for which `{d}` is no verb."""
    pointers: Mapping[str, str] = field(default_factory=dict[str, str])
    """Words that refer back, each with the usual word."""
    numbers: Mapping[str, int] = field(default_factory=dict[str, int])
    ones: frozenset[str] = frozenset()
    """Words that may mean 1."""
    words: frozenset[str] = frozenset()
    """Words that are no misprints, though they are similar to words of phrases."""
    short: frozenset[str] = frozenset()
    """Words that must not end a line: a non-breaking space follows them."""
    ordinals: Words = ()
    """Endings written after figures in ordinals, right or wrong."""
    endings: Mapping[str, str] = field(default_factory=dict[str, str])
    """The right ending, by the last figures, the longest first."""
    markers: Mapping[str, tuple[Words, ...]] = field(default_factory=dict[str, tuple[Words, ...]])
    """Words that change what a card does, by their meaning."""
    begun: Mapping[str, tuple[Marker, ...]] = field(default_factory=dict[str, tuple[Marker, ...]])
    """The patterns of markers by first word."""
    open: tuple[Marker, ...] = ()
    """Those whose first word may be one of several."""
    governs: tuple[tuple[Words, Words], ...] = ()
    """Words, and the cases that may follow them."""
    groups: tuple[tuple[Words, ...], ...] = ()
    """Synonyms; the first of each group replaces the others."""
    rewrites: tuple[tuple[Words, Words], ...] = ()
    """Sentences with the same meaning: `{x}` some words, `{o}` some that mention no other player, `{p}` some or none,
    `{w}` one word, `#` and `{m}` numbers, `{n}` one from 2 on, `{v}ing` a form of a verb or noun, `{d}` the same unless
    the verb is done with amounts, `{i}` an infinitive that becomes a verb for a player, `{f}` and `{g}` a verb for a
    player that becomes an infinitive. A slot used twice must match the same words both times."""
    bases: Mapping[str, str] = field(default_factory=dict[str, str])
    """Irregular forms of verbs."""
    finite: Mapping[str, str] = field(default_factory=dict[str, str])
    """The form of a verb that addresses a player, by infinitive: otrzymujesz of otrzymać."""
    turned: Mapping[str, tuple[tuple[str, str], ...]] = field(default_factory=dict[str, tuple[tuple[str, str], ...]])
    """How an ending in a rewrite is changed into others: `ując` of `ąc` into `ujesz`."""
    prefixes: Words = ()
    """A prefix that such a verb may need: ratując, uratujesz."""


@cache
def usage(language: str) -> Usage:
    """Empty for a language without such a file."""
    folder = folder_of(language)
    if folder is None or not (folder / "usage.toml").is_file():
        return Usage()
    table = tomllib.loads((folder / "usage.toml").read_text(encoding="utf-8"))
    return _usage(table)


SETS = (
    "wanted", "scoped", "measures", "negations", "players", "others", "places", "small", "prepositions", "twice",
    "pronouns", "articles", "fillers", "vague", "short", "words", "joins", "amounts",
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
        ties=tuple(map(words, table.get("ties", ()))),
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
        rewrites=tuple(_rewrites(table.get("rewrites", {}))),
        bases=dict(table.get("verbs", {}).get("irregular", {})),
        finite=dict(table.get("verbs", {}).get("finite", {})),
        turned={ending: tuple(map(tuple, pairs)) for ending, pairs in table.get("verbs", {}).get("turned", {}).items()},
        prefixes=tuple(table.get("verbs", {}).get("prefixes", ())),
        **sets,
    )


def _rewrites(table: Mapping[str, str | Sequence[str]]) -> Iterator[tuple[Words, Words]]:
    """Each sentence with another one; where it may be one of several, with each of them."""
    for one, others in table.items():
        for other in (others,) if isinstance(others, str) else others:
            yield _pattern(one), _pattern(other)


def _pattern(text: str) -> Words:
    """The words of a pattern, with `#`, `*` and `{slots}` left as they are."""
    return tuple(text.split())


def number_in(word: str, known: Usage) -> int | None:
    """The number that a word means, in figures or letters; None for a word with another meaning, too."""
    return int(word) if word.isdecimal() and len(word) < 10 else known.numbers.get(word)


def stands(pattern: Words, seen: Words, at: int, known: Usage) -> bool:
    """Whether a pattern matches at a word: `up to #`, `dowoln*`."""
    part = seen[at : at + len(pattern)]
    if len(part) < len(pattern) or (pattern and not _is(pattern[0], part[0], known)):
        return False
    return all(_is(one, word, known) for one, word in zip(pattern, part, strict=True))


def one_of(patterns: Set[str], word: str) -> bool:
    """Whether a word is in a list: `each`, `opponent*`."""
    return word in patterns or any("*" in one and _fits(one, word) for one in patterns)


def _is(one: str, word: str, known: Usage) -> bool:
    if one == "#":
        return number_in(word, known) is not None or word in known.ones
    return _fits(one, word)


def _fits(one: str, word: str) -> bool:
    if "*" not in one:
        return word == one
    head, _, tail = one.partition("*")
    return word.startswith(head) and word.endswith(tail) and len(word) >= len(head + tail)


def markers_in(seen: Words, known: Usage) -> dict[str, int]:
    """How often each marker occurs in some words."""
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
    """The patterns by first word, and those that can begin with several words."""
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
