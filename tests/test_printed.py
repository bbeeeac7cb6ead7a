"""Card sentences written without looking at the docs: most are read as they are, the others get a helpful answer."""

from __future__ import annotations

import pytest

from rulewright.compiler.meaning.resolve import resolve
from rulewright.compiler.source.text import source_of
from rulewright.compiler.syntax.parse import parse

GROUND = """
counter food of each player, from 0 to 9
counter fuel of each player, from 0 to 9
counter coin (coins) of each player, from 0 to 30
counter ammo of each player, from 0 to 9
counter vp of each player, score
group resource (resources): food, fuel
kind room (rooms)
  has a flag called wild
room kitchen
kind survivor (survivors)
  works in crew
  has a number called cost
survivor cook
pile crew of each player, of survivor
pile hand of each player, of survivor, seen by owner
pile deck, of survivor, stack, seen by nobody
pile discard, of survivor
to rest: stop
to build in a room: gain 1 vp
to visit a room: stop
to play:
  phase round:
    phase turn of first of players: rest
    phase upkeep: rest
  end-game
"""

SENTENCES = [
    ("after you gain any food: gain 1 food", ""),
    ("after you gain food: gain 1 food", ""),
    ("you may pay 1 fuel to gain 2 vp", ""),
    ("each opponent loses 1 food", ""),
    ("once per game", ""),
    ("gain 1 food, then gain 1 fuel", ""),
    ("after another player builds: gain 1 vp", ""),
    ("after an opponent builds in a room: gain 1 vp", ""),
    ("gain 1 vp for each survivor in your crew", ""),
    ("after you build in a room: you may pay 2 food to gain 3 vp", ""),
    ("whenever you gain food, gain 1 fuel", "whenever"),
    ("at the end of your turn, gain 1 food", "at-the-end"),
    ("gain 1 food or 1 fuel", ""),
    ("gain 2 food and 1 fuel", ""),
    ("if you have 3 food: gain 1 vp", ""),
    ("when you build, gain 1 vp", "colon-in-line"),
    ("twice per round", ""),
    ("pay 1 fuel: gain 2 vp", "price-colon"),
    ("draw a card", "unknown-name"),
    ("steal 1 food from another player", "unknown-verb"),
    ("an opponent of your choice loses 1 food", "your-choice"),
    ("each player gains 1 food", ""),
    ("you may discard a survivor of your hand", "unknown-verb"),
    ("gain 1 vp for every 2 food", "for-every"),
    ("after you rest: draw 1 survivor from deck to your hand", ""),
    ("once per round, after you rest: gain 1 food", "law-before-event"),
    ("the player to your left gains 1 food", "next-player"),
    ("lose 1 food, or lose 1 fuel", ""),
    ("gain any 2 resources", ""),
    ("if you have no food: gain 2 food", ""),
    ("after any player rests: gain 1 coin", ""),
    ("not resting of you", "condition-alone"),
    ("before you lose any food: lose 1 fuel instead", ""),
    ("choose one: gain 1 food, or gain 1 fuel", "choose-one-inline"),
    ("if you have more than 3 food: lose 1 food", ""),
    ("another player may gain 1 food", ""),
    ("gain 1 coin for each fuel", ""),
    ("repeat up to 3 times: pay 1 food to gain 1 coin", ""),
    ("after turn ends: gain 1 food", ""),
    ("at the start of upkeep: gain 1 food", "at-the-end"),
]
"""Each with the slug of what is said of it; none where it is taken."""

MANNERS = [
    # A game of workers and supplies.
    ("after you gain any food, gain 1 fuel", "colon-in-line"),
    ("when you rest, you may pay 1 food to gain 1 vp", "colon-in-line"),
    ("if you rest, gain 1 fuel", "if-for-after"),
    ("after an opponent gains food: you gain 1 food", ""),
    ("each opponent must pay 1 food, or lose 1 vp", ""),
    ("you may pay 2 food or 2 fuel to gain 1 coin", ""),
    ("score 2 per fuel", "for-every"),
    # A game of duels and cards in hand.
    ("choose an opponent as victim", ""),
    ("victim loses 1 food", "who-does"),
    ("discard 2 fuel to gain 1 vp", "unknown-verb"),
    ("twice per turn", ""),
    ("instead of gaining food, gain fuel", "instead-of"),
    ("draw 2 survivors from deck to your hand, then lose 1 food", ""),
    ("an opponent may gain 1 coin", ""),
    # A game of towns and trade.
    ("each room costs 1 coin less", "costs-less"),
    ("during upkeep: gain 1 food", "during-a-phase"),
    ("each player with 3 food loses 1 food", "player-with"),
    ("all opponents must pay 1 food", "each-other"),
    ("gain coins equal to your fuel", "for-every"),
    ("after upkeep begins: gain 1 food for each survivor in your crew", ""),
    ("after each player rests: gain 1 fuel", "moment-without-who"),
    ("repeat any number of times: pay 1 food to gain 1 coin", ""),
]
"""More of them, as newcomers to the docs type them in three games' manners."""

BELOW = parse(source_of("ground.rules", GROUND)).value


@pytest.mark.parametrize(("sentence", "slug"), [*SENTENCES, *MANNERS], ids=lambda text: text or "taken")
def test_a_sentence(sentence: str, slug: str) -> None:
    told = parse(source_of("card.rules", f"survivor x\n  {sentence}\n"))
    meant = resolve("page", "A page", (2, 4), [("page", frozenset(), (BELOW, told.value))])
    said = [one.slug for one in (*told.said, *meant.said)]
    assert said[:1] == ([slug] if slug else [])


def test_most_are_taken() -> None:
    assert sum(not slug for _, slug in SENTENCES) >= 26
