"""A choice is read with its options in any order, also where a phrase reads them as something else."""

from __future__ import annotations

import pytest

from rulewright.compiler.source.text import Span, source_of
from rulewright.compiler.text.against import held_against
from rulewright.compiler.text.printed import Line
from rulewright.compiler.text.spoken import spoken
from trees import LANGUAGES, game

TOLD = {
    "en": [
        "Choose one: draw 2 cards; or gain 2 torches.",
        "Choose one: draw 2 cards from your deck to your hand; or gain 2 torches.",
        "Either draw 2 cards or gain 2 torches.",
        "Draw 2 cards or gain 2 torches.",
        "Gain 2 torches or draw 2 cards.",
    ],
    "pl": [
        "Wybierz jedno: dobierz 2 karty albo zdobądź 2 pochodnie.",
        "Wybierz jedno: dobierasz 2 karty; albo otrzymujesz 2 pochodnie.",
        "Dobierasz 2 karty albo otrzymujesz 2 pochodnie.",
        "Otrzymujesz 2 pochodnie albo dobierasz 2 karty.",
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_order_of_options_means_nothing(language: str) -> None:
    every = game("ruins")
    phrases = dict(spoken(every.model, every.packs).value)[language]
    for text in TOLD[language]:
        line = Line(
            every.model.elements["choice"].title, text, (), Span(source_of("cards.md", text), 0, len(text)), id="choice"
        )
        assert held_against(every.model, phrases, [line])[0].status == "same", text
