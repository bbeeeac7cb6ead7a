"""Wordings that cannot begin with a word are skipped: reading gives the same result as with all of them."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from rulewright.compiler.text import first, match, read
from rulewright.compiler.text.first import Firsts
from rulewright.compiler.text.index import Index, Wording
from rulewright.compiler.text.phrasebook import Phrases
from rulewright.compiler.text.specimen import makeable, specimen
from rulewright.compiler.text.spoken import spoken
from rulewright.compiler.text.tree import Node, category
from rulewright.compiler.text.write import write
from trees import edition

Text = tuple[str, str, str]
"""Words, and where they may stand: a category and a form."""


def every(known: Firsts, index: Index, of: str, form: str, word: str) -> tuple[Wording, ...]:
    place = index.places[of, form]
    return (*place.by_word.get(word, ()), *place.open)


def written(phrases: Phrases, dice: random.Random) -> list[Text]:
    """Sentences as phrases have them, and some with a word left out, doubled or moved."""
    able, found = makeable(phrases), list[Text]()
    for id in able.heights:
        for form in phrases.phrases[id].forms:
            text = write(specimen(able, id, dice.randrange(6)), phrases, form)
            if isinstance(text, str):
                words = text.split()
                other = [words[dice.randrange(len(words))] for _ in words] if dice.random() < 0.2 else words
                found += ((text, category(id), form), (" ".join(other[dice.randrange(2) :]), category(id), form))
    return found


def readings(texts: list[Text], phrases: Phrases) -> list[tuple[Node, ...]]:
    return [read.trees(text, phrases, of, form) for text, of, form in texts]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_nothing_is_read_otherwise(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found = edition("resurgence")
    phrases = spoken(found.model, found.packs).value[language]
    texts = list(islice(written(phrases, random.Random(7)), 3000))
    ours = readings(texts, phrases)
    assert sum(map(bool, ours)) > len(texts) / 2
    monkeypatch.setattr(match, "beginning", every)
    assert readings(texts, phrases) == ours


def test_only_so_many_answers_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(first, "MOST", 10)
    found = edition("resurgence")
    phrases = spoken(found.model, found.packs).value["en"]
    for text in ("gain 1 food", "gain 2 ammo", "lose 1 food"):
        assert read.trees(text, phrases, "act")
        assert len(first.firsts(phrases).wordings) <= 10
