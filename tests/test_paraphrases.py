"""Forty paraphrases of ten cards, written before there was any code to read them."""

from __future__ import annotations

import pytest

from held import held, is_same

GAME = "resurgence-encounters-solo"
LEAST = 30
SWITCH = "1 token between your Harbor and Compound Access areas on your Assignment board."
ADD = "2 Food and immediately add a new Specialist token from your supply to your Draw Bag."
OTHERWISE = {
    "farmer": [
        "Gain 1 Food after you place a token into a Metro Access Zone.",
        "Whenever you place a token into a Metro Access Zone, you receive 1 Food.",
        "When you have placed a token in a Metro Access Zone, take 1 Food.",
        "After placing a token into a Metro Access Zone, gain one Food.",
    ],
    "chef": [
        "Each time you rescue a Survivor, you get 1 Food.",
        "Gain a Food whenever you rescue a Survivor.",
        "After rescuing a Survivor, 1 Food is gained.",
        "Once you rescue a Survivor, gain 1 Food",
    ],
    "dock-worker": [
        "You can switch one token between your Compound and Harbor Access areas on your Assignment board.",
        f"If you wish, switch {SWITCH}",
        f"You are allowed to switch {SWITCH}",
        f"Optionally, swap {SWITCH}",
    ],
    "firefighter": [
        "You can use a Ranger as a Builder, or the other way around.",
        "A Ranger may be used as a Builder or vice versa.",
        "You may treat a Ranger as a Builder and vice versa.",
        "You may use a Builder as a Ranger or vice versa.",
    ],
    "hunter": [
        "Whenever you gain Food, gain 1 additional Food.",
        "After gaining any Food, you gain 1 more Food.",
        "Gain 1 extra Food each time you gain any Food.",
        "When you gain any Food, you receive one extra Food.",
    ],
    "workshop": [
        "Place a Builder or Hero to gain any two Resources.",
        "Place a Hero or a Builder to receive 2 Resources of your choice.",
        "Place a Builder or a Hero and gain any 2 Resources.",
        "To gain any 2 Resources, place a Builder or a Hero.",
    ],
    "kitchen": [
        "Place any token and spend 1 Fuel to rescue a Survivor.",
        "Place any token, pay 1 Fuel and rescue a Survivor.",
        "Place a token of your choice and pay 1 Fuel in order to rescue a Survivor.",
        "Pay 1 Fuel and place any token to rescue a Survivor.",
    ],
    "academia": [
        "Score VP for your Scholar cards (not tokens): for 2/3/4+ Scholars, score 3/5/8 VP.",
        "You gain VP for your Scholar cards, not tokens: 3/5/8 VP for 2/3/4+ Scholars.",
        "For 2/3/4+ Scholar cards (not tokens), gain 3/5/8 VP.",
        "Gain VP for your Scholar cards (not tokens). For 2/3/4+ Scholars, you gain 3/5/8 VP.",
    ],
    "fisherman": [
        "After a token is placed by you into a Harbor Access Zone, gain 1 Food.",
        "As soon as you place a token into a Harbor Access Zone, gain 1 Food.",
        "If you place a token into a Harbor Access Zone, gain 1 Food.",
        "1 Food may be gained after you place a token into a Harbor Access Zone.",
    ],
    "dust-storm": [
        "You lose 1 Fuel and 1 Part.",
        "Lose 1 Part and 1 Fuel.",
        "Lose one Fuel and one Part.",
        "1 Fuel and 1 Part are lost.",
    ],
}


def test_most_of_them_are_read() -> None:
    found = {text: held(GAME, id, text, "en").status for id, texts in OTHERWISE.items() for text in texts}
    assert len(found) == 40
    unread = [text for text, status in found.items() if status != "same"]
    assert len(found) - len(unread) >= LEAST, "\n".join(unread)


GIVEN_AWAY = [
    ("kitchen", "Place any token to rescue a Survivor."),
    ("farmer", "Gain 1 Food."),
    ("farmer", "You receive 2 Food after you place a token into a Metro Access Zone."),
    ("hunter", "After you gain any Fuel, gain 1 additional Food."),
    ("dust-storm", "You may lose 1 Fuel and 1 Part."),
    ("dust-storm", "Gain 1 Fuel and 1 Part."),
    ("workshop", "Place a Builder to gain any 2 Resources."),
    ("workshop", "Place any token to receive 2 Resources of your choice."),
    (
        "power-grab",
        "Gain VP for your total Leadership value. If your total Leadership value is 10/12/14, gain 2/4/7 VP.",
    ),
    ("clinic", "Place any token and pay up to 1 Fuel to gain 2 Meds."),
    ("farmer", "After any player places a token into a Metro Access Zone, gain 1 Food."),
    ("farmer", "After you place a token into a Metro Access Zone, gain 1 Food twice."),
    ("cosmonaut", "After you complete a Mission, complete the next Mission. You need not pay the required items."),
    ("supply-drop", "Gain 1 Resource of your choice from a player of your choice."),
    ("kitchen", "You may place any token and pay 1 Fuel. If you do, rescue a Survivor."),
    ("late-harvest", "Gain 3 Food, or pay 1 Fuel."),
    ("late-harvest", "Unless you pay 1 Fuel, gain 3 Food."),
    ("dust-storm", "Lose 1 Fuel or lose 1 Part."),
    ("plague", "You may pay 1 Critical Supply of your choice. If you do, lose 1 VP."),
]


@pytest.mark.parametrize(("id", "text"), GIVEN_AWAY)
def test_what_is_given_away_is_never_the_same(id: str, text: str) -> None:
    assert not is_same(GAME, id, text, "en")


TOLD = [
    ("farmer", "Before you place a token into a Metro Access Zone, gain 1 Food.", "trigger"),
    ("farmer", "After you place a token into a Metro Access Zone, each player gains 1 Food.", "scope"),
    ("power-grab", GIVEN_AWAY[8][1], "amount"),
    ("dust-storm", "Lose 1 Fuel and 1 Part, and every opponent who has no token left gains 2 VP.", "clause"),
    ("supply-drop", "Gain 1 Resource of your choice at the start of the next round.", "clause"),
]


@pytest.mark.parametrize(("id", "text", "field"), TOLD)
def test_changes_are_reported_by_field(id: str, text: str, field: str) -> None:
    entry = held(GAME, id, text, "en")
    assert entry.status == "differs"
    assert field in {one.field for one in entry.differences}, entry.differences


AGAIN = [
    ("late-harvest", "You may pay 1 Fuel to gain 3 Food."),
    ("plague", "You have to pay 1 Critical Supply of your choice or lose 1 VP."),
    ("clinic", "Pay 1 Fuel and place any token to gain 2 Meds."),
    ("brewer", "Each time you place a token into a Metro Access Zone you gain one Fuel."),
    (
        "electrician",
        "When you pay any cost, you may replace 1 Ammo or Meds with a Resource of your choice (Food/Parts/Fuel).",
    ),
]


@pytest.mark.parametrize(("id", "text"), AGAIN)
def test_more_ways_to_say_it_are_read(id: str, text: str) -> None:
    assert is_same(GAME, id, text, "en")
