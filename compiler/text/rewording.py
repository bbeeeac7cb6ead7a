"""Other sentences with the meaning of one that no phrase reads: synonyms, order of clauses, passive, *may*.

    Whenever you place a token, you receive 1 coin.      after you place a token, gain 1 coin
    Gain 1 coin after placing a token.                   after you place a token, gain 1 coin

The rewrites are data, in `usage.toml` of each language. A rewrite keeps every word that has a meaning of its own, so
that no condition or price is lost.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Set
from functools import cache
from typing import NamedTuple

from .usage import Usage, Words, number_in, one_of

DEPTH = 4
MOST = 150
"""At most this many sentences are made of one."""
LONGEST = 80

SOME = ("{x}", "{y}", "{z}", "{o}")
ALONE = "{o}"
"""Some words that mention no other player."""
MAYBE = ("{p}", "{q}")
VERBS = ("{v}", "{d}")
NUMBERS = ("#", "{m}")
SEVERAL = "{n}"
FINITE = ("{f}", "{g}")
"""Words said to a player, whose infinitive is kept."""

Bound = dict[str, Words]


def canon(seen: Words, known: Usage) -> Words:
    """A text in which the first of each group of synonyms replaces the others, and figures replace number words."""
    return tuple(str(known.numbers.get(word, word)) for word in _first(seen, known.groups))


def _first(seen: Words, groups: tuple[tuple[Words, ...], ...]) -> Words:
    longest, firsts = _firsts(groups)
    found: list[str] = []
    at = 0
    while at < len(seen):
        size = next((n for n in range(min(longest, len(seen) - at), 0, -1) if seen[at : at + n] in firsts), 0)
        found += firsts[seen[at : at + size]] if size else (seen[at],)
        at += size or 1
    return tuple(found)


@cache
def _firsts(groups: tuple[tuple[Words, ...], ...]) -> tuple[int, Mapping[Words, Words]]:
    # The first synonym of a group is never rewritten: another group must not split a phrase of several words.
    firsts = {other: group[0] for group in groups for other in group}
    return max(map(len, firsts), default=0), firsts


def otherwise(seen: Words, known: Usage, vocabulary: Set[str]) -> Iterator[list[Words]]:
    """The text itself, then its rewordings in waves, the nearest first; commas are words in it."""
    wave, done = [seen], {seen}
    for _ in range(DEPTH + 1):
        if wave:
            yield wave
        after: list[Words] = []
        for one in wave:
            for other in _rewritten(one, known, vocabulary):
                if other not in done and len(done) < MOST and len(other) <= LONGEST:
                    done.add(other)
                    after.append(other)
        wave = after


class Rewrite(NamedTuple):
    pattern: Words
    to: Words
    needs: frozenset[str]
    """The words of the pattern itself."""


def _rewritten(seen: Words, known: Usage, vocabulary: Set[str]) -> Iterator[Words]:
    """Each sentence of a text rewritten in each way, or the whole text if a rewrite is for two sentences."""
    start = 0
    for end in [at for at, word in enumerate((*seen, ".")) if word == "."]:
        sentence = seen[start:end]
        there = frozenset(sentence)
        for rewrite in _rewrites(known.rewrites, known.groups):
            if sentence and rewrite.needs <= there:
                for bound in _matches(rewrite.pattern, sentence, {}, known, vocabulary):
                    yield (*seen[:start], *_filled(rewrite.to, bound), *seen[end:])
        start = end + 1
    for rewrite in _rewrites(known.rewrites, known.groups) if "." in seen else ():
        if "." in rewrite.pattern:
            every = _matches(rewrite.pattern, seen, {}, known, vocabulary)
            yield from (tuple(_filled(rewrite.to, bound)) for bound in every)


@cache
def _rewrites(rewrites: tuple[tuple[Words, Words], ...], groups: tuple[tuple[Words, ...], ...]) -> tuple[Rewrite, ...]:
    """The rewrites with the first of each group of synonyms, as in the sentences that they are compared with."""
    return tuple(
        Rewrite(plain, _first(to, groups), frozenset(one for one in plain if not _is_sign(one)))
        for pattern, to in rewrites
        for plain in (_first(pattern, groups),)
    )


def _is_sign(one: str) -> bool:
    return one == "#" or one.startswith("{")


def _matches(pattern: Words, seen: Words, bound: Bound, known: Usage, vocabulary: Set[str]) -> Iterator[Bound]:
    if not pattern:
        if not seen:
            yield bound
        return
    first, rest = pattern[0], pattern[1:]
    if first in SOME or first in MAYBE:
        least = sum(one not in MAYBE for one in rest)
        sizes = range(first in SOME, len(seen) - least + 1)
        for size in [size for size in sizes if bound.get(first, seen[:size]) == seen[:size]]:
            if first == ALONE and any(one_of(known.players | known.others, word) for word in seen[:size]):
                continue
            yield from _matches(rest, seen[size:], {**bound, first: seen[:size]}, known, vocabulary)
        return
    if not seen:
        return
    for word in _fits(first, seen[0], known, vocabulary):
        if word and bound.get(first, (word,)) != (word,):
            continue  # a slot that occurs twice must match the same words
        yield from _matches(rest, seen[1:], {**bound, first: (word,)} if word else bound, known, vocabulary)


def _fits(one: str, word: str, known: Usage, vocabulary: Set[str]) -> Iterator[str]:
    """What a slot of a pattern matches at a word: the empty word if nothing of it is kept."""
    if one.startswith(VERBS):
        apart = known.amounts if one.startswith("{d}") else ()
        yield from (base for base in _bases(word, one[3:], known) if base in vocabulary and base not in apart)
    elif one in FINITE:
        known_ones = [infinitive for infinitive, finite in known.finite.items() if finite == word]
        yield from known_ones or (one for one in _turned(word, "{f}", known) if one in vocabulary)
    elif one == "{i}":
        if word in known.finite:
            yield known.finite[word]
        else:
            yield from (one for one in _turned(word, "{i}", known) if one in vocabulary)
    elif one in ("{w}", "{u}"):
        if word[0].isalpha():
            yield word
    elif one == SEVERAL:
        if (number_in(word, known) or 0) > 1:
            yield word
    elif one in NUMBERS:
        if number_in(word, known) is not None or word in known.ones:
            yield word
    elif one == word:
        yield ""


def _turned(word: str, ending: str, known: Usage) -> Iterator[str]:
    """uratujesz of ratując, ukończysz of kończąc: each possible ending, with the prefix of such a verb added or
    removed."""
    for old, new in known.turned.get(ending, ()):
        if word.endswith(old) and len(word) > len(old):
            plain = word[: -len(old)] + new
            yield plain
            yield from (prefix + plain for prefix in known.prefixes)
            yield from (plain[len(prefix) :] for prefix in known.prefixes if plain.startswith(prefix))


def _bases(word: str, ending: str, known: Usage) -> Iterator[str]:
    """place of placing, plan of planning, take of taken."""
    if not ending:
        yield word
    elif ending in known.turned:
        yield from (known.bases[word],) if word in known.bases else ()
        yield from _turned(word, ending, known)
        return
    elif ending == "ed" and word in known.bases:
        yield known.bases[word]
    if ending and word.endswith(ending) and len(word) > len(ending) + 1:
        stem = word[: -len(ending)]
        yield stem
        yield f"{stem}e"
        if stem[-1] == stem[-2:-1]:
            yield stem[:-1]
        if stem.endswith("i"):
            yield f"{stem[:-1]}y"


def _filled(to: Words, bound: Bound) -> Iterator[str]:
    verb = next((name for name in bound if name.startswith(VERBS)), "")
    for one in to:
        if verb and one.startswith(VERBS):
            yield bound[verb][0] + one[3:]
        else:
            yield from bound.get(one, (one,))


def spoken_words(known: Usage) -> frozenset[str]:
    """Every word of a synonym."""
    return frozenset(word for group in known.groups for one in group for word in one)


def replaced(seen: Words, wrong: Words, right: Words) -> Words:
    """A text with some words replaced."""
    found: list[str] = []
    at = 0
    while at < len(seen):
        fits = bool(wrong) and seen[at : at + len(wrong)] == wrong
        found += right if fits else (seen[at],)
        at += len(wrong) if fits else 1
    return tuple(found)
