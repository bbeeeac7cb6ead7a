"""The phrases of Resurgence, and trees made up from phrases alone: each with every kind of thing in its fields."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from hypothesis import strategies as st

from rulewright.compiler.pipeline import Compiled, compile_edition
from rulewright.compiler.text.languages import LANGUAGES as LANGUAGE_RULES
from rulewright.compiler.text.phrasebook import ListSlot, Phrase, Phrases
from rulewright.compiler.text.specimen import makeable
from rulewright.compiler.text.spoken import spoken
from rulewright.compiler.text.tree import Node, Value, category, node_of

ROOT = Path(__file__).parent.parent
LANGUAGES = ("en", "pl")


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


def trees(phrases: Phrases, of: str) -> st.SearchStrategy[Node]:
    """Any node of a category."""
    return st.deferred(
        lambda: st.one_of([_of_phrase(phrases, phrases.phrases[id]) for id in _able(phrases) if category(id) == of])
    )


@cache
def _able(phrases: Phrases) -> tuple[str, ...]:
    """The phrases for whose places there are nouns: not every game speaks of its piles."""
    heights = makeable(phrases).heights
    return tuple(id for id in phrases.phrases if id in heights)


def _of_phrase(phrases: Phrases, phrase: Phrase) -> st.SearchStrategy[Node]:
    fields = {name: _value(phrases, phrase, name, kind) for name, kind in phrase.fields}
    return st.fixed_dictionaries(fields).map(lambda found: node_of(phrase.id, found))


def _value(phrases: Phrases, phrase: Phrase, name: str, kind: str) -> st.SearchStrategy[Value]:
    what, *of = kind.split()
    if what == "number":
        return st.integers(0, 30)
    if what == "noun":
        return st.sampled_from(nouns(phrases, of[0]))
    if what == "child":
        return trees(phrases, of[0])
    if what == "list":
        return st.lists(trees(phrases, of[0]), min_size=_least(phrase, name), max_size=4).map(tuple)
    row = st.fixed_dictionaries({pick: st.integers(0, 30) for pick in of}).map(lambda found: node_of(name, found))
    return st.lists(row, min_size=1, max_size=4).map(tuple)


def nouns(phrases: Phrases, of: str) -> list[str]:
    """Those of a class; where a language has articles, those whose article is known. No pile is said with one."""
    articles = LANGUAGE_RULES[phrases.language].article is not None and of != "pile"
    return [noun.id for noun in phrases.nouns.values() if of in noun.of and (noun.article or not articles)]


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
