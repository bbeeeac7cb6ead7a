"""A condition turned round, a gain instead of another, an amount for each: said otherwise, they are the same."""

from __future__ import annotations

import pytest

from held import held

SAME = {
    ("ruins", "en", "pick"): [
        "After you explore a chamber, gain 1 ducat. If the threat is 6 or more, gain 3 ducats instead.",
        "After you explore a chamber, if the threat is less than 6, gain 1 ducat. Otherwise, gain 3 ducats.",
        "After you explore a chamber, if the threat is more than 5, gain 3 ducats. Otherwise, gain 1 ducat.",
        "After you explore a chamber, if the threat is at most 5, gain 1 ducat. Otherwise, gain 3 ducats.",
    ],
    ("ruins", "pl", "pick"): [
        "Po zbadaniu komnaty, jeśli zagrożenie wynosi mniej niż 6, otrzymujesz 1 dukata. "
        "W przeciwnym razie otrzymujesz 3 dukaty.",
        "Po zbadaniu komnaty, jeśli zagrożenie wynosi więcej niż 5, otrzymujesz 3 dukaty. "
        "W przeciwnym razie otrzymujesz 1 dukata.",
    ],
    ("harbour", "en", "bank"): [
        "After the round ends, if you have fewer than 5 coins, gain 1 coin. Otherwise, gain 2 fame.",
        "After the round ends, if you have more than 4 coins, gain 2 fame. Otherwise, gain 1 coin.",
    ],
    ("harbour", "en", "galley"): [
        "Gain coins equal to the number of sailors in your crew.",
    ],
}
DIFFERENT = {
    ("ruins", "en", "pick"): [
        "After you explore a chamber, gain 3 ducats. If the threat is 6 or more, gain 1 ducat instead.",
        "After you explore a chamber, gain 1 ducat. If the threat is less than 6, gain 3 ducats instead.",
        "After you explore a chamber, gain 1 ducat. If the threat is 6 or more, gain 3 glory instead.",
        "After you explore a chamber, gain 1 ducat. If the threat is 6 or more, gain 3 ducats.",
        "After you explore a chamber, gain 1 ducat. If the threat is 6 or more, gain 3 ducats, too.",
        "After you explore a chamber, gain 1 ducat. If the threat is 6 or more, lose 3 ducats instead.",
        "After you explore a chamber, if the threat is at most 6, gain 1 ducat. Otherwise, gain 3 ducats.",
        "After you explore a chamber, if the threat is more than 6, gain 3 ducats. Otherwise, gain 1 ducat.",
        "After you explore a chamber, if the threat is less than 6, gain 3 ducats. Otherwise, gain 1 ducat.",
    ],
    ("ruins", "pl", "pick"): [
        "Po zbadaniu komnaty, jeśli zagrożenie wynosi mniej niż 6, otrzymujesz 3 dukaty. "
        "W przeciwnym razie otrzymujesz 1 dukata.",
    ],
    ("harbour", "en", "bank"): [
        "After the round ends, if you have fewer than 5 coins, gain 2 fame. Otherwise, gain 1 coin.",
        "After the round ends, if you have at most 5 coins, gain 1 coin. Otherwise, gain 2 fame.",
    ],
    ("harbour", "en", "galley"): [
        "Gain coins equal to twice the number of sailors in your crew.",
        "Gain coins equal to the number of cards in your crew.",
        "Gain coins equal to the number of sailors in your hand.",
    ],
}


def every(texts: dict[tuple[str, str, str], list[str]]) -> list[tuple[str, str, str, str]]:
    return [(*card, text) for card, said in texts.items() for text in said]


@pytest.mark.parametrize(("name", "language", "id", "text"), every(SAME))
def test_the_same_in_another_way(name: str, language: str, id: str, text: str) -> None:
    assert held(name, id, text, language).status == "same"


@pytest.mark.parametrize(("name", "language", "id", "text"), every(DIFFERENT))
def test_almost_the_same(name: str, language: str, id: str, text: str) -> None:
    assert held(name, id, text, language).status in ("differs", "unread")
