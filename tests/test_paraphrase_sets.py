"""Most ways of saying a card otherwise are read, in both languages, in ten sets, each written before its try."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from rulewright.compiler.source.text import Span, source_of
from rulewright.compiler.text.against import held_against
from rulewright.compiler.text.printed import Line
from trees import edition, resurgence

LEAST = 32
"""Of forty. What is left says less or more than the card, or leaves the order of its words to the reader."""
SETS: dict[str, dict[str, dict[str, list[str]]]] = tomllib.loads(
    Path(__file__).with_name("paraphrases.toml").read_text("utf-8")
)


@pytest.mark.parametrize("number", [f"set-{number}" for number in range(1, 11)])
@pytest.mark.parametrize("language", ["en", "pl"])
def test_most_paraphrases_are_read(language: str, number: str) -> None:
    model, phrases = edition("resurgence").model, resurgence()[language]
    status: dict[str, str] = {}
    for id, texts in SETS[language][number].items():
        for text in texts:
            line = Line(model.elements[id].title, text, (), Span(source_of("cards.md", text), 0, len(text)), id=id)
            status[text] = held_against(model, phrases, [line])[0].status
    assert len(status) == 40
    unread = [text for text, one in status.items() if one != "same"]
    assert len(unread) <= len(status) - LEAST, "\n".join(unread)
