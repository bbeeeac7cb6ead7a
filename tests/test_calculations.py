"""A calculation is read in whatever steps it is told, and only if its steps give the same."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from held import is_same, phrases
from rulewright.compiler.text.shape import says
from trees import LANGUAGES

TOLD: dict[str, dict[str, list[str]]] = tomllib.loads(Path(__file__).with_name("calculations.toml").read_text("utf-8"))
CARDS = "the number of cards in your hand"
SHIPS = "the number of ships you have"
KARTY = "kart na swojej ręce"
ALIKE = {
    "en": [
        (f"Gain coins equal to the sum of {SHIPS} and {CARDS}.", f"Add {SHIPS} to {CARDS} and gain that many coins."),
        (
            f"Gain coins equal to the sum of {SHIPS} and {CARDS}.",
            "Count your ships and the cards in your hand. Add the two numbers and gain that many coins.",
        ),
        (f"Gain coins equal to {SHIPS} multiplied by {CARDS}.", f"Multiply {CARDS} by {SHIPS}. Gain that many coins."),
        (
            f"Gain coins equal to {SHIPS} multiplied by {CARDS}.",
            f"You gain coins equal to the product of {SHIPS} and {CARDS}.",
        ),
        (
            f"Gain coins equal to {SHIPS} multiplied by {CARDS}. Divide the result by 3 and round up.",
            f"Multiply {CARDS} by {SHIPS}, divide by three, rounding up, and gain that many coins.",
        ),
    ],
    "pl": [
        (
            f"Otrzymujesz monety równe liczbie posiadanych statków pomnożonej przez liczbę {KARTY}.",
            f"Pomnóż liczbę posiadanych statków przez liczbę {KARTY}. Zdobywasz tyle monet.",
        ),
        (
            f"Otrzymujesz monety równe liczbie posiadanych statków pomnożonej przez liczbę {KARTY}. "
            "Podziel wynik przez 3 i zaokrąglij w górę.",
            f"Otrzymujesz tyle monet, ile wynosi iloczyn liczby posiadanych statków i liczby {KARTY}, podzielony przez "
            "3 (zaokrąglij w górę).",
        ),
    ],
}
UNLIKE = {
    "en": [
        (
            f"Gain coins equal to {SHIPS} multiplied by {CARDS}. Divide the result by 3 and round up.",
            f"Multiply {CARDS} by {SHIPS}, divide by 3, rounding down, and gain that many coins.",
        ),
        (
            f"Gain coins equal to {SHIPS} multiplied by {CARDS}. Divide the result by 3 and round up.",
            f"Gain coins equal to the sum of {SHIPS} and {CARDS}, divided by 3 (round up).",
        ),
        (f"Gain coins equal to {SHIPS} multiplied by {CARDS}.", f"Add {SHIPS} to {CARDS} and gain that many coins."),
        (
            f"Gain coins equal to {SHIPS} multiplied by {CARDS}. Divide the result by 3 and round up.",
            f"Multiply {CARDS} by {SHIPS}, rounding up, and divide by 3. Gain that many coins.",
        ),
    ],
    "pl": [
        (
            f"Otrzymujesz monety równe liczbie posiadanych statków pomnożonej przez liczbę {KARTY}.",
            f"Otrzymujesz tyle monet, ile wynosi suma liczby posiadanych statków i liczby {KARTY}.",
        ),
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_products_of_cards_are_read_in_any_steps(language: str) -> None:
    every = [(id, text) for id, texts in TOLD[language].items() for text in texts]
    assert [text for id, text in every if not is_same("resurgence-encounters-solo", id, text, language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_calculations_of_any_game(language: str) -> None:
    known = phrases("harbour", language)
    assert [told for ours, told in ALIKE[language] if not says(told, ours, known)] == []
    assert [told for ours, told in UNLIKE[language] if says(told, ours, known)] == []
