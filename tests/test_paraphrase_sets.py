"""Most paraphrases of card texts are read, in both languages: 51 sets, each written before it was tried."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from held import held
from trees import game

LEAST = 32
"""Of forty. What is left says less or more than the card, or leaves the order of its words to the reader."""
LATEST = {
    "set-11": 31,
    "set-12": 29,
    "set-13": 27,
    "set-14": 36,
    "set-15": 32,
    "set-23": 35,
    "set-24": 30,
    "set-29": 33,
    "set-33": 28,
    "set-34": 26,
    "set-35": 22,
    "set-38": 36,
    "set-39": 15,
    "set-41": 21,
    "set-43": 26,
    "set-45": 32,
    "set-46": 35,
    "set-47": 34,
    "set-48": 38,
    "set-49": 28,
    "set-51": 36,
}
"""Sets 11 to 13 were written by another person, of cards with the longest texts too: at the first try, 28, 22 and 26
were read in English, 26, 26 and 24 in Polish. Set 14 is of ten cards drawn by lot, set 15 of ten with long texts, both
by one who knew the reader: at the first try 33 and 28 in English, 30 and 31 in Polish. Sets 16 to 18 are of ten cards
drawn by lot, by one who had seen only the texts: at the first try, one after the other, 23, 26 and 31 in English,
31, 31 and 29 in Polish. Sets 19 to 22, by one who knew the reader by then: 28, 31, 35 and 37, in Polish 35, 35, 35 and
34. Set 23 is of ten cards drawn by lot, by a stranger who had seen nothing but their texts: at the first try 26 in
English, 26 in Polish; set 24 by another such stranger, after set 23 was mended: 30 and 30. Set 25 is
of the ten cards that the others have least, the longest among them, by a third stranger: 24 and 24; set 26 of ten
cards of another pack, drawn by lot: 11 and 14; set 27 of ten more
cards of the game, drawn by lot, by one who knew the reader by then: 31 and 33. Sets 28 and 29 are of ten cards of
two other games each, drawn by lot, by one who knew the reader but had not tried it on them: 12 and 8, 7 and 8.
Sets 30 to 35 are drawn by lot, by one who knew the reader: of ten cards of the game, 27 and 32; of ten more of one of
the two other games, 15 and 14. Written with those, but tried only after they were mended: of the game 28 and 28, of
the third game 18 and 20, with some of its words in mind by then. After that, of the game once more, some of its longest
cards among them, 25 and 30, and of the pack that has one of everything 18 and 20.
Sets 36 to 41 are by six true strangers, who saw nothing but the texts of ten cards each: of the game (36, 37, 40) at
the first try 30, 36 and 25 in English, 24, 33 and 21 in Polish; of the two other games (38, 39, 41) 20, 21 and 18, and
16, 14 and 21. What was mended was found in 36, 38 and 40 alone, which then had 37, 40 and 33, and 36, 37 and 36; the
others were held out, and had 36, 26 and 22, and 36, 16 and 23.
Sets 42 to 46 are by five more strangers, 43 of the two other games. Before those mends 42 to 44 had 26, 26 and 29, and
26, 20 and 28; after them 29, 34 and 32, and 27, 26 and 32, and nothing had been mended for 44. Sets 45 and 46 were
tried last: 30 and 33, 28 and 28. Sets 47 to 51 are by five more strangers, of the game: before anything was mended 26,
33, 26, 32 and 32 in English, 25, 29, 28, 32 and 31 in Polish. What was mended was found in 45 to 48; 49 to 51 were held
out, and had 28, 32 and 36 after that, and 28, 32 and 36."""
GAME = "resurgence-encounters-solo"
OTHERS = {
    "set-26": ("said",),
    "set-28": ("harbour",),
    "set-29": ("ruins",),
    "set-31": ("harbour",),
    "set-33": ("ruins",),
    "set-35": ("said",),
    "set-38": ("harbour", "ruins"),
    "set-39": ("harbour", "ruins"),
    "set-41": ("harbour", "ruins"),
    "set-43": ("harbour", "ruins"),
}
"""Of a pack that has one of everything a card can say, whose cards are odder than those of a game, and of two games."""
SETS: dict[str, dict[str, dict[str, list[str]]]] = tomllib.loads(
    Path(__file__).with_name("paraphrases.toml").read_text("utf-8")
)


@pytest.mark.parametrize("number", [f"set-{number}" for number in range(1, 52)])
@pytest.mark.parametrize("language", ["en", "pl"])
def test_most_paraphrases_are_read(language: str, number: str) -> None:
    status: dict[str, str] = {}
    for id, texts in SETS[language][number].items():
        name = next(one for one in OTHERS.get(number, (GAME,)) if id in game(one).model.elements)
        status |= {text: held(name, id, text, language).status for text in texts}
    assert len(status) == 40
    unread = [text for text, one in status.items() if one != "same"]
    assert len(unread) <= len(status) - LATEST.get(number, LEAST), "\n".join(unread)
