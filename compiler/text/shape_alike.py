"""Whole sentences replaced by the usual ones: `alike` in `shapes.toml`.

Multiply {x} by {y}. Gain points equal to half the result   ->   gain points equal to {x} multiplied by {y}. Divide ...

A pattern covers one sentence or several, whole. `{x}` `{y}` `{z}` are some words of one sentence, `{p}` `{q}` some or
none, `{w}` is one word, `{n}` a number or a row of them; each is kept. A slot
that occurs twice must match the same words. `a|b` is one word or the other.
"""

from __future__ import annotations

from collections.abc import Iterator

from .shape_local import number_at
from .shapes import Shapes, Text, plainly

ENDS = frozenset(".;")
TIMES = 4
"""At most this many replacements in one text."""
LONGEST = 120
SUFFIXED = frozenset({"{w}s"})

Bound = dict[str, Text]


def alike(seen: Text, known: Shapes) -> Text:
    for _ in range(TIMES if known.alike and len(seen) <= LONGEST else 0):
        put = next(_put(seen, known), seen)
        if put == seen:
            break
        seen = put
    return seen


def _put(seen: Text, known: Shapes) -> Iterator[Text]:
    there = frozenset(seen)
    starts = [0, *(place + 1 for place, word in enumerate(seen) if word in ENDS)]
    for pattern, to in known.alike:
        if all(word.startswith("{") or not there.isdisjoint(word.split("|")) for word in pattern):
            for start in starts:
                for end, bound in _matches(pattern, seen, start, {}):
                    said = (part for one in to for part in _filled(one, bound))
                    yield plainly((*seen[:start], *said, *seen[end:]), known.same)


def _matches(pattern: Text, seen: Text, place: int, bound: Bound) -> Iterator[tuple[int, Bound]]:
    """The possible ends of a pattern that begins at a word: each is the end of a sentence."""
    if not pattern:
        if place == len(seen) or seen[place] in ENDS:
            yield place, bound
        return
    first, rest = pattern[0], pattern[1:]
    if not first.startswith("{"):
        if place < len(seen) and seen[place] in first.split("|"):
            yield from _matches(rest, seen, place + 1, bound)
        return
    end = next((at for at in range(place, len(seen)) if seen[at] in ENDS), len(seen))
    least, most = place + (first not in ("{p}", "{q}")), min(end, place + 1) if first == "{w}" else end
    if first == "{n}":
        least = most = number_at(seen, place)
        if most == place:
            return
    for at in range(least, most + 1):
        said = _bare(seen[place:at])
        if bound.get(first, said) == said:
            yield from _matches(rest, seen, at, {**bound, first: said})


def _filled(one: str, bound: Bound) -> Text:
    """What a slot is bound to; `{w}s` is the form of a verb for others."""
    if one in SUFFIXED:
        return (f"{bound['{w}'][0]}s",)
    return bound.get(one, (one,))


def _bare(seen: Text) -> Text:
    """Without commas at its ends."""
    start = next((place for place, word in enumerate(seen) if word != ","), len(seen))
    end = next((place for place in range(len(seen), start, -1) if seen[place - 1] != ","), start)
    return seen[start:end]
