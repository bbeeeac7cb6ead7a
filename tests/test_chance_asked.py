"""Chance as a seat: each throw and draw is a decision with weights."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from itertools import permutations
from pathlib import Path

import pytest

from driven import of_page, of_rules
from rulewright.runtime import Game
from rulewright.runtime.faults import Fault

DRAWN = """\
kind stone (stones)
stone red
stone blue
die luck: 1, 2, 2, 3
pile sack of each player, of stone, bag, seen by owner
pile out, of stone
counter score-of-all
to play:
  create 3 red + 1 blue in sack of first of players
  roll luck as result
  set score-of-all to result
  draw 2 stone from sack of first of players to out
  choose one:
    option go
    option halt
  draw 1 stone from sack of first of players to out
  end-game
"""


def every_way(game: Game) -> Counter[str]:
    """How likely each end is, when chance alone decides and the first option is taken elsewhere."""
    found: Counter[str] = Counter()

    def follow(here: Game, likely: Fraction) -> None:
        while not here.over and here.seat != -2:
            here.answer(here.pending()[0].options[0].id)
        if here.over:
            view = here.view(None)
            found[f"{view['values'].get('score-of-all', 0)} {' '.join(view['piles']['out'])}"] += likely  # type: ignore[assignment]
            return
        options = here.pending()[0].options
        total = sum(option.weight for option in options)
        for option in options:
            other = here.clone()
            other.answer(option.id, "chance")
            follow(other, likely * option.weight / total)

    follow(game, Fraction(1))
    return found


def test_chance_is_a_decision_with_weights(tmp_path: Path) -> None:
    found = of_rules(tmp_path, DRAWN)
    game = Game(found, 2, ask_chance=True)
    assert [(option.id, option.weight) for option in game.pending()[0].options] == [("1", 1), ("2", 2), ("3", 1)]
    ends = every_way(game)
    wanted: Counter[str] = Counter()
    stones = ["red", "red", "red", "blue"]
    for face in (1, 2, 2, 3):
        for order in permutations(range(4), 3):
            wanted[f"{face} {' '.join(stones[n] for n in order)}"] += Fraction(1, 4 * 24)  # type: ignore[assignment]
    assert ends == wanted


def test_what_happens_is_told_once_where_chance_is_asked(tmp_path: Path) -> None:
    found = of_rules(tmp_path, DRAWN)
    heard: list[str] = []
    game = Game(found, 2, ask_chance=True, record=True, watch=lambda game, verb, roles: heard.append(verb))
    while not game.over:
        game.answer(game.pending()[0].options[0].id)
    assert heard.count("create") == 4 and heard.count("roll") == 1 and heard.count("draw") == 3
    assert [event.verb for event in game.stream(None) if event.verb != "answer"] == heard


UNSEEN = """\
die d6: 1, 2, 3, 4, 5, 6
counter shown of each player, from 0 to 6, seen by owner
counter luck of each player, from 0 to 6, seen by owner
counter point (points) of each player, score
to play:
  secretly each player:
    roll d6 as first-roll
    set luck of you to first-roll
    choose one:
      option risk:
        roll d6 as risked
        set shown of you to risked
      option keep: gain 2 points
    choose one:
      option more: gain 1 point
      option less: gain 2 points
  end-game
"""
"""Dice that seats roll in secret, before their first answer and behind it."""


def test_chance_is_asked_for_what_is_rolled_in_secret(tmp_path: Path) -> None:
    found = of_rules(tmp_path, UNSEEN)
    game = Game(found, 2, ask_chance=True, record=True)
    for face in ("2", "3"):
        game.answer(face, "chance")
    game.answer("risk", "player-2")
    assert [decision.seat for decision in game.pending()] == ["chance"]
    game.answer("6", "chance")
    game.answer("risk", "player-1")
    game.answer("5", "chance")
    worlds = game.table().worlds
    assert worlds is not None
    shown = found.slots["shown"].base
    assert (worlds[0].s[shown], worlds[1].s[shown + 1]) == (5, 6)
    for _ in range(2):
        decision = game.pending()[0]
        game.answer("more", decision.seat)
    assert game.over and [id for seat, id in game.answers if seat == "chance"] == ["2", "3", "6", "5"]


def test_a_copy_keeps_what_chance_has_brought_the_seat_in_secret(tmp_path: Path) -> None:
    """And not what it has brought the others."""
    found = of_rules(tmp_path, UNSEEN)
    game = Game(found, 2, ask_chance=True, record=True)
    for face in ("2", "3"):
        game.answer(face, "chance")
    game.answer("risk", "player-2")
    game.answer("6", "chance")
    game.answer("risk", "player-1")
    game.answer("5", "chance")
    theirs: Counter[tuple[int, int]] = Counter()
    for seed in range(200):
        copy = game.resampled("player-2", seed)
        assert copy.view("player-2") == game.view("player-2")
        assert copy.stream("player-2") == game.stream("player-2")
        worlds = copy.table().worlds
        assert worlds is not None
        theirs[worlds[0].s[found.slots["luck"].base], worlds[0].s[found.slots["shown"].base]] += 1
        dice = random.Random(seed)
        while not copy.over:
            decision = dice.choice(copy.pending())
            copy.answer(dice.choice(decision.options).id, decision.seat)
    assert {luck for luck, _ in theirs} == {1, 2, 3, 4, 5, 6}
    assert {shown for _, shown in theirs} == {0, 1, 2, 3, 4, 5, 6}


@pytest.mark.parametrize("name", ["games/dice", "games/leduc", "games/deck-builder"])
def test_a_game_can_be_played_with_chance_asked(name: str) -> None:
    found = of_page(name)
    game = Game(found, seed=1, ask_chance=True)
    dice = random.Random(name)
    while not game.over and len(game.answers) < 200:
        decision = dice.choice(game.pending())
        weights = [option.weight or 1 for option in decision.options]
        game.answer(dice.choices(decision.options, weights)[0].id, decision.seat)
    assert any(seat == "chance" for seat, _ in game.answers)


def test_no_other_hands_while_chance_is_asked(tmp_path: Path) -> None:
    """It would be followed from the real ones."""
    game = Game(of_rules(tmp_path, DRAWN), 2, ask_chance=True, record=True)
    assert game.seat == -2
    with pytest.raises(Fault, match="answer it first"):
        game.resampled("player-1", 1)
