"""Subtle but meaningful changes in cards: of a hundred, at most one goes unnoticed."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from held import is_same
from trees import LANGUAGES

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
        for id, texts in cards.items():
            for text in texts:
                tried += 1
                if is_same(name, id, text, language):
                    same.add(text)
    assert tried > 1100
    assert same <= TAKEN, "\n".join(sorted(same - TAKEN))


@pytest.mark.parametrize("language", LANGUAGES)
def test_changes_that_nothing_was_built_for(language: str) -> None:
    every = [(id, text) for cards in UNSEEN[language].values() for id, texts in cards.items() for text in texts]
    assert [text for id, text in every if is_same("resurgence-encounters-solo", id, text, language)] == []
