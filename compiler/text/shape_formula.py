"""A calculation told in steps, in one sentence of the usual form: `formula` in `shapes.toml`.

Count X. Multiply that number by Y, divide by 2, round down and gain that many points
Gain points equal to half (rounded down) the product of X and Y
    ->   gain points equal to the number of X multiplied by the number of Y. Divide the result by 2 and round down

Only a text that is nothing but one calculation is rewritten; what is counted keeps its words.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache

from .of_phrases import OfPhrases
from .phrasebook import Phrases
from .shape_stem import stem
from .shape_steps import Formula
from .shapes import Shapes, Text, shapes
from .usage import Usage
from .words import words

STEP = re.compile(r"<(\w+)(?::([^<>]+))?>")
SWAPPED = "swapped"
LONGEST = 90
"""A calculation has at most this many words."""


def calculated(seen: Text, phrases: Phrases, known: Shapes, said: Usage, kept: bool, turn: str = "") -> Text:
    """`seen`: signs in small letters. `kept`: whether `your` counts before something that everybody has. `turn`:
    `swapped` for the other order of what is multiplied or added."""
    of = known.formula
    if of is None or len(seen) > LONGEST:
        return seen
    found = _parsed(" ".join(str(said.numbers.get(word, word)) for word in seen).rstrip(" ."), phrases.language)
    if found is None:
        return seen
    now, steps, out = found
    x, y = (_factor(now[one], of, phrases, kept) for one in "xy")
    if out:
        told = _without(out, (x, y), of, phrases, known)
        if not told:
            return seen
        x, y = told
    x, y = (y, x) if turn == SWAPPED else (x, y)
    x = f"{x} {now['when']}" if now.get("when") else x
    how = "sum" if now.get("plus") else "product"
    whole = of.said[how].format(w=now["w"], x=x, y=y)
    whole += "".join(of.said[name].format(value) for name, value in steps.items())
    return (*whole.split(), ".")


@lru_cache(maxsize=1 << 8)
def _parsed(text: str, language: str) -> tuple[Mapping[str, str], Mapping[str, str], list[str]] | None:
    """What is gained for which two numbers; the steps after that; what a last sentence does not count."""
    known = shapes(language)
    of = known.formula if known is not None else None
    if of is None or of.asks.search(text) is None:
        return None
    asked = of.left_out.search(text)
    text = text[: asked.start()].rstrip(" .") if asked else text
    for pattern, mark in of.steps:
        text = pattern.sub(mark, text)
    found = next((match for form in of.forms if (match := form.fullmatch(text)) is not None), None)
    steps = STEP.findall(text)
    if found is None or [name for name, _ in steps] not in ([], ["by"], ["by", "round"]):
        return None
    now = {name: one for name, one in found.groupdict().items() if one}
    out = asked["what"].split() if asked else []
    return None if STEP.search(" ".join(now[one] for one in "xyw")) else (now, dict(steps), out)


def _factor(told: str, of: Formula, phrases: Phrases, kept: bool) -> str:
    for pattern, to in of.factors:
        told = pattern.sub(to, told).strip()
    for pattern, to in of.bare if not kept else ():
        told = pattern.sub(to, told)
    return " ".join(_of_many(told.split(), of, phrases)) if of.many else told


def _of_many(told: list[str], of: Formula, phrases: Phrases) -> Iterator[str]:
    """`policz żetony (nie karty)`: the number of them, in the genitive, in a language with cases."""
    many = GENITIVES(phrases)
    for place, word in enumerate(told):
        behind = next((one for one in told[place + 1 : place + 3] if one in many), "")
        if word in many:
            yield many[word]
        elif behind and (end := next((one for one in of.many if word.endswith(one)), "")) and len(word) > 3:
            yield word.removesuffix(end) + of.many[end]
        else:
            yield word


def _plurals(phrases: Phrases) -> Mapping[str, str]:
    """Plurals of one word that are no genitives as well, and their genitives."""
    found: dict[str, str] = {}
    for noun in phrases.nouns.values():
        many, of = (words(noun.forms.get(key, "")) for key in ("pl-acc", "pl-gen"))
        alone = len(many) == len(of) and many[1:] == of[1:] and many[:1] != of[:1]
        found |= {many[0]: of[0]} if alone else {}
    return found


GENITIVES = OfPhrases(_plurals)


def _without(
    what: list[str], factors: tuple[str, str], of: Formula, phrases: Phrases, known: Shapes
) -> tuple[str, ...]:
    """`red cards do not count`: beside red tokens, not the cards."""
    head = what[0] if known.endings else what[-1]
    rest = {stem(one) for one in what if one != head}
    mine = [rest <= {stem(one) for one in factor.split()} for factor in factors]
    same = [stem(head) in {stem(one) for one in factor.split()} for factor in factors]
    fits = [place for place in range(2) if rest and mine[place] and not same[place]]
    if len(fits) != 1:
        return ()
    out = of.said["left-out"].format(" ".join(_of_many([head], of, phrases)))
    return tuple(f"{one} {out}" if place == fits[0] else one for place, one in enumerate(factors))
