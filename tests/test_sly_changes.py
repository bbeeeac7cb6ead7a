"""Subtle but meaningful changes in cards: of a hundred, at most one goes unnoticed."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from rulewright.compiler.source.text import Span, source_of
from rulewright.compiler.text.against import held_against
from rulewright.compiler.text.printed import Line
from rulewright.compiler.text.spoken import spoken
from trees import LANGUAGES, edition, game

SLY: dict[str, dict[str, dict[str, list[str]]]] = tomllib.loads(
    Path(__file__).with_name("sly_changes.toml").read_text("utf-8")
)
UNSEEN: dict[str, dict[str, dict[str, list[str]]]] = tomllib.loads(
    Path(__file__).with_name("unseen_changes.toml").read_text("utf-8")
)
TAKEN = {
    # Of two kinds of areas that share a word, the word is put behind the first as well.
    "You may switch 1 token between your Access areas and Metro Harbor on your Assignment board.",
}
"""What is still taken for the same."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_sly_changes_are_not_the_same(language: str) -> None:
    tried, same = 0, set[str]()
    for name, cards in SLY[language].items():
        every = game(name)
        phrases = dict(spoken(every.model, every.packs).value)[language]
        for id, texts in cards.items():
            for text in texts:
                line = Line(
                    every.model.elements[id].title, text, (), Span(source_of("cards.md", text), 0, len(text)), id=id
                )
                tried += 1
                if held_against(every.model, phrases, [line])[0].status == "same":
                    same.add(text)
    assert tried > 1100
    assert same <= TAKEN, "\n".join(sorted(same - TAKEN))


@pytest.mark.parametrize("language", LANGUAGES)
def test_changes_that_nothing_was_built_for(language: str) -> None:
    every = edition("resurgence-encounters-solo")
    phrases = dict(spoken(every.model, every.packs).value)[language]
    same: list[str] = []
    for id, text in [
        (id, text) for cards in UNSEEN[language].values() for id, texts in cards.items() for text in texts
    ]:
        line = Line(every.model.elements[id].title, text, (), Span(source_of("cards.md", text), 0, len(text)), id=id)
        same += [text] if held_against(every.model, phrases, [line])[0].status == "same" else []
    assert same == []
