"""Names that are common nouns and names that are not: *a Gun*, *2 Guns*, but *Storm* and *2 × Kalt 9mm*."""

from __future__ import annotations

from functools import cache

import pytest

from pages import compiled
from rulewright.compiler.pipeline import Compiled
from rulewright.compiler.text.english import several
from rulewright.compiler.text.logged import logged_in
from rulewright.compiler.text.said import Said
from rulewright.compiler.text.spoken import spoken
from rulewright.compiler.text.voice import rule_steps, voice_of

PAGE = """
```rules
kind piece (pieces)
piece gun "Gun"
piece kalt "Kalt 9mm"
kind trophy (trophies)
trophy storm "Storm"
kind foe (foes)
  has a number called points
foe rat "Rat", points 2
kind hex (hexes)
hex north-hex "North hex"
counter wounds of each foe, from 0 to 9
counter coin (coins) of each player
pile sack, of piece
pile bag of each player, of piece
pile lots, of player
pile shelf of each player, of trophy
marker rival of each player, on player
to attack any player: set rival of you to player
to fight-over a hex against any player: gain 1 coin
to fill-the-sack:
  create 12 gun + 3 kalt in sack
  exhaust each gun of sack
  remove each gun of sack
  remove each player of lots
  set wounds of rat to 2
  if wounds of rat at least 2: gain (points of rat) coins
to play: end-game
```
"""


@cache
def page() -> Compiled:
    return compiled(PAGE)


def flat(said: tuple[Said, ...]) -> list[str]:
    return [text for one in said for text in (one.words.text, *flat(one.below))]


def test_lines_of_a_rule() -> None:
    voice = voice_of(page().model, page().packs, "en")
    assert flat(rule_steps(voice, page().model.rules["fill-the-sack"])) == [
        "Add 12 Guns and 3 × Kalt 9mm from the box to the sack.",
        "Exhaust each Gun in the sack.",
        "Remove each Gun in the sack from the game.",
        "Take each player out of the lots.",
        "Set the number of wounds of Rat to 2.",
        "If the number of wounds of Rat is at least 2, gain coins equal to the number of points of Rat.",
    ]


def test_what_a_table_tells() -> None:
    said = spoken(page().model, page().packs).value
    tell = logged_in(page().model, said["en"])
    bag, shelf = {"to": "bag:player-2"}, {"to": "shelf:player-2"}
    assert tell("move", "player-1", [("gun", 1)], bag, True) == "moves a Gun to the bag of player 2"
    assert tell("move", "player-1", [("gun", 2)], bag, True) == "moves 2 Guns to the bag of player 2"
    assert tell("move", "player-1", [("storm", 1)], shelf, True) == "moves Storm to the shelf of player 2"
    assert tell("move", "player-1", [("kalt", 2)], bag, True) == "moves 2 × Kalt 9mm to the bag of player 2"
    assert tell("attack", "player-1", [("player-2", 1)], {}, True) == "attacks player 2"
    over = tell("fight-over", "player-1", [("north-hex", 1)], {"against": "player-2"}, True)
    assert over == "fights over North hex against player 2"


@pytest.mark.parametrize(
    ("one", "many"),
    [
        ("Gun", "Guns"),
        ("Party", "Parties"),
        ("Box", "Boxes"),
        ("Kalt 9mm", "Kalt 9mm"),
        ("Disc of four", "Disc of four"),
    ],
)
def test_a_plural_only_where_it_is_sure(one: str, many: str) -> None:
    assert several(one) == many
