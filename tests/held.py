"""A text compared with a card, as `rulewright read` does."""

from __future__ import annotations

from functools import cache

from rulewright.compiler.source.text import Span, source_of
from rulewright.compiler.text.against import Entry, held_against
from rulewright.compiler.text.phrasebook import Phrases
from rulewright.compiler.text.printed import Line
from rulewright.compiler.text.spoken import spoken
from trees import game


@cache
def phrases(name: str, language: str) -> Phrases:
    every = game(name)
    return dict(spoken(every.model, every.packs).value)[language]


def held(name: str, id: str, text: str, language: str) -> Entry:
    """`name`: of an edition or a game, as `game` takes it."""
    model = game(name).model
    line = Line(model.elements[id].title, text, (), Span(source_of("cards.md", text), 0, len(text)), id=id)
    return held_against(model, phrases(name, language), [line])[0]


def is_same(name: str, id: str, text: str, language: str) -> bool:
    return held(name, id, text, language).status == "same"
