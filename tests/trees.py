"""The phrases of Resurgence, and trees made from phrases alone, with every kind of thing in their fields."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from random import Random

from hypothesis import strategies as st

from rulewright.compiler.pipeline import Compiled, compile_edition
from rulewright.compiler.text.languages import LANGUAGES as LANGUAGE_RULES
from rulewright.compiler.text.phrasebook import ListSlot, Missing, NounSlot, Phrase, Phrases
from rulewright.compiler.text.specimen import makeable
from rulewright.compiler.text.spell import spelled
from rulewright.compiler.text.spoken import spoken
from rulewright.compiler.text.tree import Node, Value, category, node_of

ROOT = Path(__file__).parent.parent
LANGUAGES = ("en", "pl")
DEEP = 6
"""Below this depth the shortest way out is taken."""
NUMBERS = (0, 1, 2, 3, 4, 5, 11, 12, 22, 30)


@cache
def edition(name: str) -> Compiled:
    compiled = compile_edition(str(ROOT / "rules" / name)).value
    assert compiled is not None
    return compiled


@cache
def resurgence() -> dict[str, Phrases]:
    """Its phrases, with the names that its rules give."""
    compiled = edition("resurgence")
    return dict(spoken(compiled.model, compiled.packs).value)


@cache
def said() -> Compiled:
    """A pack that has one of everything a card can speak of."""
    compiled = compile_edition(str(ROOT / "tests/said")).value
    assert compiled is not None
    return compiled


@cache
def game(name: str) -> Compiled:
    """An edition, the pack that has one of everything, or one of two small games whose cards are read."""
    if name == "said":
        return said()
    if not (ROOT / "tests/said_games" / name).is_dir():
        return edition(name)
    compiled = compile_edition(str(ROOT / "tests/said_games" / name)).value
    assert compiled is not None
    return compiled


@cache
def said_phrases() -> dict[str, Phrases]:
    return dict(spoken(said().model, said().packs).value)


def trees(phrases: Phrases, of: str) -> st.SearchStrategy[Node]:
    """Any node of a category."""
    return st.integers(0, 2**32).map(lambda seed: made(phrases, of, Random(seed)))


def made(phrases: Phrases, of: str, chance: Random, depth: int = 0) -> Node:
    heights, by_category = _able(phrases)
    ids = by_category[of]
    if depth > DEEP:
        ids = [id for id in ids if heights[id] == min(map(heights.__getitem__, ids))]
    phrase = phrases.phrases[chance.choice(ids)]
    fields = {name: _value(phrases, phrase, name, kind, chance, depth + 1) for name, kind in phrase.fields}
    return node_of(phrase.id, fields)


@cache
def _able(phrases: Phrases) -> tuple[Mapping[str, int], Mapping[str, list[str]]]:
    """The phrases for whose places there are nouns: not every game speaks of its piles."""
    lean = {of for of in _slots(phrases) if not nouns(phrases, of)}
    able = makeable(phrases, lean)
    by_category: dict[str, list[str]] = {}
    for id in able.heights:
        by_category.setdefault(category(id), []).append(id)
    return able.heights, by_category


def _value(phrases: Phrases, phrase: Phrase, name: str, kind: str, chance: Random, depth: int) -> Value:
    what, *of = kind.split()
    if what == "number":
        return chance.choice(NUMBERS)
    if what == "noun":
        return chance.choice(nouns(phrases, of[0]))
    if what == "child":
        return made(phrases, of[0], chance, depth)
    if what == "list":
        many = _least(phrase, name) + chance.choice((0, 0, 0, 0, 0, 1, 2))
        return tuple(made(phrases, of[0], chance, depth) for _ in range(many))
    rows = range(chance.randint(1, 4))
    return tuple(node_of(name, {pick: chance.randint(0, 30) for pick in of}) for _ in rows)


@cache
def nouns(phrases: Phrases, of: str) -> list[str]:
    """Those of a class that have every form that its places ask for."""
    numbers = {LANGUAGE_RULES[phrases.language].plural(n): n for n in range(30)}.values()
    return [
        noun.id
        for noun in phrases.nouns.values()
        if of in noun.of
        and not any(
            isinstance(spelled(slot, noun, n, phrases), Missing)
            for slot in _slots(phrases).get(of, ())
            for n in numbers
        )
    ]


@cache
def _slots(phrases: Phrases) -> dict[str, list[NounSlot]]:
    """The places of each class of nouns."""
    found: dict[str, list[NounSlot]] = {}
    for phrase in phrases.phrases.values():
        for alternatives in phrase.forms.values():
            for alternative in alternatives:
                for symbol in alternative.symbols:
                    if isinstance(symbol, NounSlot):
                        found.setdefault(symbol.of, []).append(symbol)
    return found


def _least(phrase: Phrase, name: str) -> int:
    """The fewest items that any form of a phrase takes."""
    slots = [
        symbol
        for alternatives in phrase.forms.values()
        for alternative in alternatives
        for symbol in alternative.symbols
        if isinstance(symbol, ListSlot) and symbol.field == name
    ]
    return max(slot.least for slot in slots)
