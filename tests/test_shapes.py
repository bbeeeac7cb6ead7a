"""Two texts have one shape only if they say the same."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulewright.compiler.text.shape import says, shape
from trees import LANGUAGES, resurgence

UNLIKE: dict[str, dict[str, list[tuple[str, str]]]] = tomllib.loads(
    Path(__file__).with_name("unlike_sentences.toml").read_text("utf-8")
)
ALIKE = {
    "en": [
        ("After you rescue a Survivor, gain 1 Food.", "1 Food is gained each time you rescue a Survivor."),
        ("Pay 1 Fuel to gain 2 Food.", "By paying one Fuel, you gain two Food."),
        ("You may pay 1 Fuel and gain 2 Food.", "If you wish, pay 1 Fuel. If you do, gain 2 Food."),
        ("You must pay 1 Fuel or lose 1 Meds.", "Unless you pay 1 Fuel, lose 1 Meds."),
        ("Gain 1 Resource of your choice.", "Choose a Resource and gain 1 of it."),
        ("Lose 2 Food.", "Reduce your Food by 2."),
        ("Gain 3 VP.", "Add 3 VP to your score."),
        ("You cannot build that room.", "That room may not be built."),
        ("After you rescue a Survivor, gain 1 Food.", "Each Survivor that you rescue earns you 1 Food."),
        ("Gain 1 VP for 2/3/4+ Scholars (not tokens).", "2/3/4+ Scholars (tokens do not count) are worth 1 VP."),
        (
            "After you place a token into a Zone with a Mutant, gain 1 VP.",
            "After you place a token into a Zone that has a Mutant in it, gain 1 VP.",
        ),
        ("Use the Event of this District.", "Use this District's Event."),
        ("You may switch a token between any areas.", "You may move a token from any area to any other."),
        (
            "You may switch a token between any areas on your board.",
            "You may transfer a token from any area of your board to any other area of that board.",
        ),
        ("Gain 1 Food.", "Your reward is 1 Food."),
        ("Draw 1 card and discard it.", "Draw 1 card, which you discard at once."),
        ("Pay 1 Fuel or lose 1 Meds.", "Pay 1 Fuel — or lose 1 Meds."),
        ("Gain 1 VP for 2 Scholars (not tokens).", "Gain 1 “VP” for 2 Scholars [not tokens]."),
        ("Use the Event of this District.", "Use the Event of that District."),
        (
            "After you place a token into a Zone, use the Event of the District where you have placed your token.",
            "After you place a token into a Zone, use the Event of the District you placed it in.",
        ),
        ("Discard 1 card from the row.", "1 card in the row is discarded."),
        ("Gain 1 Food if you are not here.", "Unless you are here, gain 1 Food."),
        ("Gain 2 Food for 2 Missions.", "Gain 2 Food (for 2 Missions)."),
        ("Choose 2 cards.", "You choose 2 cards."),
        ("Gain VP equal to the sum of your Food and your Fuel.", "Gain VP equal to your Fuel plus your Food."),
        ("Discard the 2 rightmost cards from the row.", "Discard the 2 cards at the right end of the row."),
        (
            "Trade any one Resource or Supply for any other Resource or Supply.",
            "Trade any one Resource or Supply for any other.",
        ),
        (
            "Gain VP equal to the number of cards you have multiplied by the number of rooms you have."
            " Divide the result by 2 and round down.",
            "Multiply the number of cards you have by the number of rooms you have. Gain VP equal to half the result,"
            " rounded down.",
        ),
    ],
    "pl": [
        ("Po uratowaniu Ocalałego otrzymujesz 1 Żywność.", "Dostajesz 1 Żywność, gdy uratujesz Ocalałego."),
        ("Wydaj 1 Paliwo, aby otrzymać 2 Żywności.", "Wydając 1 Paliwo, otrzymujesz dwie Żywności."),
        ("Możesz wydać 1 Paliwo i otrzymać 2 Żywności.", "Jeśli chcesz, wydaj 1 Paliwo i otrzymaj 2 Żywności."),
        ("Musisz wydać 1 Paliwo albo stracić 1 Lek.", "Wydaj 1 Paliwo, w przeciwnym razie tracisz 1 Lek."),
        ("Otrzymujesz 1 wybrany przez siebie Surowiec.", "Wybierz Surowiec i otrzymaj go."),
        ("Po uratowaniu Ocalałego otrzymujesz 1 Żywność.", "Każde uratowanie Ocalałego daje ci 1 Żywność."),
        ("Odrzucasz 2 karty.", "Odrzuca się 2 karty."),
        ("Możesz odrzucić 1 żeton.", "Możesz wybrać 1 żeton i go odrzucić."),
        ("Otrzymujesz 1 Lek i 1 Żywność.", "Dodaj do swoich zapasów 1 Lek oraz 1 Żywność."),
        ("Po umieszczeniu żetonu otrzymujesz 1 Lek.", "Jeśli umieszczasz żeton, po jego umieszczeniu dostajesz 1 Lek."),
        (
            "Możesz zamienić 1 żeton między obszarami z dostępem do Portu i dostępem do Metra.",
            "Możesz przesunąć 1 żeton między obszarem z dostępem do Metra a obszarem z dostępem do Portu.",
        ),
        ("Odrzucasz 2 karty z rzędu.", "Dwie karty z rzędu zostają odrzucone."),
        ("Odrzucasz 2 ze swoich kart.", "Odrzuć 2 swoje karty."),
        ("Otrzymujesz 1 PZ za 2/3/4+ Naukowców (nie żetony).", "2/3/4+ Naukowców (żetony się nie liczą) daje ci 1 PZ."),
        ("Wydaj 1 Paliwo albo strać 1 Lek.", "Wydaj 1 Paliwo – albo strać 1 Lek."),
        ("Korzystasz z Wydarzenia tej Dzielnicy.", "Użyj Wydarzenia tej Dzielnicy."),
        ("Kończysz Misję Dzielnicy albo Strefy.", "Kończysz Misję Strefy albo Dzielnicy."),
        ("Otrzymujesz 1 dodatkową Żywność.", "Otrzymujesz o 1 Żywność więcej."),
        (
            "Po umieszczeniu żetonu w Strefie kończysz Misję Strefy, w której umieszczono żeton.",
            "Po umieszczeniu żetonu w Strefie kończysz Misję Strefy, w której go umieszczono.",
        ),
        (
            "Otrzymujesz PZ równe liczbie posiadanych na koniec gry żetonów. Podziel wynik przez 2 i zaokrąglij w dół.",
            "Otrzymujesz PZ równe połowie liczby żetonów, które masz na koniec gry, zaokrąglonej w dół.",
        ),
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_says_something_else_has_another_shape(language: str) -> None:
    phrases = resurgence()[language]
    pairs = UNLIKE[language]["pairs"]
    assert len(pairs) > 50
    assert all(shape(one, phrases) for one, _ in pairs)
    assert [(one, other) for one, other in pairs if says(other, one, phrases) or says(one, other, phrases)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_says_the_same_has_one_shape(language: str) -> None:
    phrases = resurgence()[language]
    pairs = ALIKE[language]
    assert [(one, other) for one, other in pairs if not says(other, one, phrases)] == []


WORDS = sorted(
    {word for language in LANGUAGES for pair in UNLIKE[language]["pairs"] for text in pair for word in text.split()}
)


@given(st.lists(st.sampled_from([*WORDS, ",", ".", ":", "(", ")", "/", "+", "2"]), max_size=14).map(" ".join))
def test_no_text_is_too_odd(text: str) -> None:
    for phrases in resurgence().values():
        assert says(text, text, phrases) is (shape(text, phrases) is not None)
