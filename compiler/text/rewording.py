"""Other sentences that mean the same as one that no phrase reads: synonyms, the order of clauses, passive, *may*.

    Whenever you place a token, you receive 1 coin.      after you place a token, gain 1 coin
    Gain 1 coin after placing a token.                   after you place a token, gain 1 coin

What may be put for what is data, `usage.toml` of each language. A rewrite keeps every word that has a meaning of its
own: nothing is left out that a card could give away.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Set
from functools import cache

from .usage import Usage, Words, number_in

DEPTH = 4
MOST = 240
"""So many sentences are made of one at most."""
LONGEST = 80

Bound = dict[str, Words]


def canon(seen: Words, known: Usage) -> Words:
    """A text with the first of each group of synonyms in the place of the others."""
    longest, firsts = _firsts(known.groups)
    found: list[str] = []
    at = 0
    while at < len(seen):
        size = next((n for n in range(min(longest, len(seen) - at), 0, -1) if seen[at : at + n] in firsts), 0)
        found += firsts[seen[at : at + size]] if size else (seen[at],)
        at += size or 1
    return tuple(found)


@cache
def _firsts(groups: tuple[tuple[Words, ...], ...]) -> tuple[int, Mapping[Words, Words]]:
    firsts = {other: group[0] for group in groups for other in group[1:]}
    return max(map(len, firsts), default=0), firsts


def otherwise(seen: Words, known: Usage, vocabulary: Set[str]) -> Iterator[list[Words]]:
    """The text itself, then what it may be rewritten to, in waves, the nearest first; commas stand as words in it."""
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


def _rewritten(seen: Words, known: Usage, vocabulary: Set[str]) -> Iterator[Words]:
    """Each sentence of a text rewritten in each way."""
    start = 0
    for end in [at for at, word in enumerate((*seen, ".")) if word == "."]:
        sentence = seen[start:end]
        for pattern, to in known.rewrites if sentence else ():
            for bound in _matches(pattern, sentence, {}, known, vocabulary):
                yield (*seen[:start], *_filled(to, bound), *seen[end:])
        start = end + 1


def _matches(pattern: Words, seen: Words, bound: Bound, known: Usage, vocabulary: Set[str]) -> Iterator[Bound]:
    if not pattern:
        if not seen:
            yield bound
        return
    first, rest = pattern[0], pattern[1:]
    least = len(rest)
    if first in ("{x}", "{y}", "{z}"):
        for size in range(1, len(seen) - least + 1):
            yield from _matches(rest, seen[size:], {**bound, first: seen[:size]}, known, vocabulary)
        return
    if not seen:
        return
    for word in _fits(first, seen[0], known, vocabulary):
        yield from _matches(rest, seen[1:], {**bound, first: (word,)} if word else bound, known, vocabulary)


def _fits(one: str, word: str, known: Usage, vocabulary: Set[str]) -> Iterator[str]:
    """What a sign of a pattern stands for at a word: the empty word where nothing is kept of it."""
    if one.startswith("{v}"):
        yield from (base for base in _bases(word, one[3:], known) if base in vocabulary)
    elif one in ("{w}", "{u}"):
        if word[0].isalpha():
            yield word
    elif one == "#":
        if number_in(word, known) is not None or word in known.ones:
            yield word
    elif one == word:
        yield ""


def _bases(word: str, ending: str, known: Usage) -> Iterator[str]:
    """place of placing, plan of planning, take of taken."""
    if ending == "ed" and word in known.bases:
        yield known.bases[word]
    if word.endswith(ending) and len(word) > len(ending) + 1:
        stem = word[: -len(ending)]
        yield stem
        yield f"{stem}e"
        if stem[-1] == stem[-2:-1]:
            yield stem[:-1]
        if stem.endswith("i"):
            yield f"{stem[:-1]}y"


def _filled(to: Words, bound: Bound) -> Iterator[str]:
    for one in to:
        key = next((name for name in bound if name.startswith("{v}")), one) if one == "{v}" else one
        yield from bound.get(key, (one,))


def spoken_words(known: Usage) -> frozenset[str]:
    """Every word of a synonym."""
    return frozenset(word for group in known.groups for one in group for word in one)


def replaced(seen: Words, wrong: Words, right: Words) -> Words:
    """A text with some words in the place of others."""
    found: list[str] = []
    at = 0
    while at < len(seen):
        fits = bool(wrong) and seen[at : at + len(wrong)] == wrong
        found += right if fits else (seen[at],)
        at += len(wrong) if fits else 1
    return tuple(found)
