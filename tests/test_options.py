"""A choice is read with its options in any order, also where a phrase reads them as something else."""

from __future__ import annotations

import pytest

from held import is_same
from trees import LANGUAGES

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
    assert [text for text in TOLD[language] if not is_same("ruins", "choice", text, language)] == []
