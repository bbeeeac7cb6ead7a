"""Twenty sentences in the manner of printed cards, written in three games' manners:
which are taken as they stand, and with what each of the others is answered."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.compiler.diagnostics.render import render
from test_right_answers import BLOCK, CARD, GAME, checked

MINE = "survivor bo\n  after you rest: {}\n"
TAKEN = (
    # an engine of workers
    (MINE, "gain 1 food and 1 coin"),
    (MINE, "you may pay 2 food to gain 3 vp"),
    (MINE, "gain 1 coin for each survivor in your crew"),
    (MINE, "each opponent may gain 1 food"),
    (MINE, "gain 1 food, then draw 1 survivor from deck to your crew"),
    (CARD, "you may pay 1 coin to rest"),
    # raids
    (MINE, "an opponent loses 1 coin"),
    (CARD, "player does lose 1 food"),
    (BLOCK, "if you have at least 3 coins: lose 1 coin"),
    (BLOCK, "if you have no food: gain 2 food"),
    ("survivor bo\n  {}\n  after you rest: gain 1 vp\n", "once per game"),
    # all but one
    (MINE, "move each other survivor of crew of you to deck"),
    (MINE, "gain 1 coin for each other survivor in your crew"),
    (MINE, "each other player loses 1 coin"),
    # auctions
    (BLOCK, "repeat up to 3 times: pay 1 food to gain 1 coin"),
    (BLOCK, "choose a survivor of your crew by chance as lost"),
)

ANSWERED = (
    # and the words that the answer must show
    (MINE, "gain 1 food twice", "times-behind", "repeat 2 times:"),
    (MINE, "move all other survivors of crew of you to deck", "other-things", "write `each other`"),
    (MINE, "gain 2 coins, or each opponent loses 1 coin", "joined-others", "choose one"),
    (MINE, "pay any number of food to gain that many coins", "that-many", "(spent)"),
    (MINE, "each player with the most food loses 1 coin", "player-with", "highest"),
    (MINE, "roll the die again", "roll-again", "do it again"),
    ("survivor bo\n  {}\n", "this card counts as 2 cards", "counts-twice", "where cards are counted"),
    ("survivor bo\n  {}\n", "once per game you may gain 2 coins", "law-before-event", "on one line"),
    ("survivor bo\n  {}\n", "whenever you gain food, gain 1 coin", "whenever", "after you gain"),
    (MINE, "draw a card", "missing-argument", "after `from`"),
)


@pytest.mark.parametrize(("where", "line"), TAKEN, ids=[line for _, line in TAKEN])
def test_it(where: str, line: str, tmp_path: Path) -> None:
    said = checked(GAME + where.format(line), tmp_path / "made")
    assert said == [], render(said)


@pytest.mark.parametrize(("where", "line", "slug", "shown"), ANSWERED, ids=[line for _, line, _, _ in ANSWERED])
def test_a_sentence_gets_an_answer(where: str, line: str, slug: str, shown: str, tmp_path: Path) -> None:
    said = checked(GAME + where.format(line), tmp_path / "made")
    assert [one.slug for one in said] == [slug], render(said)
    assert shown in " ".join(render(said).split())
