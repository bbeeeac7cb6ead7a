"""The table's sentences about events, in each language: cases, numbers, persons, and owners of piles."""

from __future__ import annotations

from functools import cache

import pytest

from rulewright.compiler.pipeline import compile_edition
from rulewright.compiler.text.logged import Logged, logged_in
from rulewright.compiler.text.spoken import spoken

ME, OTHER = "player-1", "player-2"


@cache
def told_in() -> dict[str, Logged]:
    compiled = compile_edition("resurgence").value
    assert compiled is not None
    said = spoken(compiled.model, compiled.packs).value
    found = {language: logged_in(compiled.model, said[language]) for language in ("en", "pl")}
    return {**found, "": logged_in(compiled.model, None)}


TOLD = [
    ("gain", [("ammo", 2)], {}, "gains 2 Ammo", "otrzymuje 2 Amunicje"),
    ("gain", [("meds", 5), ("food", 1)], {}, "gains 5 Meds and 1 Food", "otrzymuje 5 Leków i 1 Żywność"),
    (
        "move",
        [("laborer", 2), ("ranger", 1)],
        {"to": f"rest-area:{ME}"},
        "puts 2 Laborers and a Ranger in their Rest Area",
        "odkłada 2 Robotników i Łowcę do swojego Obszaru Odpoczynku",
    ),
    (
        "move",
        [("?", 3)],
        {"to": f"rest-area:{OTHER}"},
        "moves 3 tokens to the Rest Area of player 2",
        "przenosi 3 żetony do Obszaru Odpoczynku gracza 2",
    ),
    ("exhaust", [("hunter", 1)], {}, "exhausts “Hunter”", "wyczerpuje kartę „Myśliwa”"),
    (
        "place",
        [("ranger", 1)],
        {"in": "clinic"},
        "places a Ranger in “Clinic”",
        "umieszcza Łowcę w pomieszczeniu „Klinika”",
    ),
    ("plan-ahead", [("1", 1)], {}, "plans 1 Mission card", "planuje 1 kartę Misji"),
    (
        "exhaust",
        [("hunter", 1), ("farmer", 1)],
        {},
        "exhausts “Hunter” and “Farmer”",
        "wyczerpuje karty „Myśliwa” i „Rolnik”",
    ),
    (
        "draw",
        [("?", 4)],
        {"from": f"bag:{ME}", "to": f"drawn:{ME}"},
        "draws 4 tokens from their Draw Bag",
        "dobiera z Woreczka 4 żetony",
    ),
    (
        "draw",
        [("hunter", 1)],
        {"from": "survivor-deck", "to": "row:row-1"},
        "deals “Hunter” to the Survivor row, first from the right",
        "wykłada kartę „Myśliwa” na pierwsze miejsce z prawej w rzędzie Ocalałych",
    ),
    (
        "reveal",
        [(f"area:{ME}:metro", 1)],
        {},
        "reveals their Metro area",
        "odkrywa swój obszar Dostępu do Metra",
    ),
    ("rest", [("hero-token", 1)], {}, "rests the Hero token", "odsyła żeton Bohatera na odpoczynek"),
    ("remove", [("?", 1)], {"sort": "salvage"}, "returns a Salvage card to the box", "odkłada kartę Łupu do pudełka"),
    ("refill", [(f"bag:{ME}", 1)], {}, "refills their Draw Bag", "uzupełnia swój Woreczek"),
    (
        "earn",
        [("4", 1)],
        {"for": "resources-left"},
        "gains 4 VP for “Resources left”",
        "otrzymuje 4 PZ za „pozostałe Surowce”",
    ),
    (
        "switch",
        [],
        {"between": ["metro", "harbor"]},
        "switches 1 token between their Metro and Harbor Access areas on their Assignment board",
        "zamienia 1 żeton między swoimi obszarami z dostępem do Metra i dostępem do Portu na swojej planszy Przydziału",
    ),
]


@pytest.mark.parametrize(("verb", "what", "roles", "english", "polish"), TOLD)
def test_what_another_player_does_is_told_in_both_languages(
    verb: str, what: list[tuple[str, int]], roles: dict[str, object], english: str, polish: str
) -> None:
    assert told_in()["en"](verb, ME, what, roles, True) == english
    assert told_in()["pl"](verb, ME, what, roles, True) == polish


def test_the_player_is_addressed_in_the_second_person() -> None:
    assert told_in()["en"]("gain", ME, [("food", 1)], {}, False) == "gain 1 Food"
    assert told_in()["pl"]("gain", ME, [("food", 1)], {}, False) == "otrzymujesz 1 Żywność"


def test_what_no_phrase_tells_is_left_to_the_table() -> None:
    assert told_in()["pl"]("gallop", ME, [("food", 1)], {}, True) is None
    assert told_in()[""]("gain", ME, [("food", 1)], {}, True) is None
