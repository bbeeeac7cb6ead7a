"""What is counted as well, or is not counted, told in a sentence or bracket of its own: `included` in `shapes.toml`.

Gain points for your cards. Your hero counts as a card; tokens do not count.
    ->   gain points for your cards ( including your hero ) ( not tokens ) .
Gain points for your cards (cards only, not tokens)   ->   gain points for your cards ( not tokens )
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from .phrasebook import Phrases
from .shape_lexicon import lexicon
from .shape_steps import Included
from .shape_tabled import alike_words
from .shapes import Shapes, Text

PARTS = re.compile(r" ([.;:()])(?= |$)")
SENTENCES = frozenset(".;")
SHORTEST = 3


def included(seen: Text, phrases: Phrases, known: Shapes) -> Text:
    """`seen`: signs in small letters."""
    of = known.in_count
    if of is None:
        return seen
    text = " ".join(seen)
    if of.asks.search(text) is None:
        return seen
    pieces = PARTS.split(text)
    said, done = list(zip(pieces[::2], [*pieces[1::2], ""], strict=True)), list[str]()
    for place, (one, sign) in enumerate(said):
        before = said[place - 1][1] if place else ""
        plain = one.strip()
        left = _left(plain, of, (before, sign), " ".join(done), phrases, known) if place else None
        if left is None:
            done += [plain, sign]
        elif before == "(":
            del done[-1]
            done += left
        else:
            ends = done.pop() if done[-1:] and done[-1] in SENTENCES else ""
            done += [*left, sign or ends]
    told = " ".join(one for one in done if one).split()
    return tuple(told)


def _left(
    one: str, of: Included, signs: tuple[str, str], told: str, phrases: Phrases, known: Shapes
) -> list[str] | None:
    """The brackets that replace a sentence or a bracket; None if it says anything else."""
    before, sign = signs
    if not (before in SENTENCES and sign in (*SENTENCES, "")) and signs != ("(", ")"):
        return None
    found: list[str] = []
    for piece in _apart(one, of):
        bracket = _bracket(piece, of, told, phrases, known)
        if bracket is None:
            return None
        found.append(bracket)
    return found or None


def _apart(one: str, of: Included) -> Iterator[str]:
    """The sentences that a conjunction joins: `include your hero, but do not count tokens`."""
    joint = of.joint.search(one)
    both = joint is not None and any(form.fullmatch(one[joint.end() :]) for form in (*of.counts, *of.leaves))
    if joint is None or not both:
        yield one
    else:
        yield from (one[: joint.start()], one[joint.end() :])


def _bracket(one: str, of: Included, told: str, phrases: Phrases, known: Shapes) -> str | None:
    for forms, to in ((of.counts, of.also), (of.leaves, of.out), (of.only, of.out)):
        for form in forms:
            match = form.fullmatch(one)
            if match is not None and not of.never & set(match["x"].split()):
                same = match.groupdict().get("as") or ""
                if all(_is_counted(word, told, phrases, known) for word in same.split()):
                    return to.format(match["x"])
    return None


def _is_counted(word: str, told: str, phrases: Phrases, known: Shapes) -> bool:
    """Whether a word was said before, outside brackets."""
    lex = lexicon(phrases)
    return any(alike_words(word, other, lex, known) for other in re.sub(r"\([^()]*\)", "", told).split())
