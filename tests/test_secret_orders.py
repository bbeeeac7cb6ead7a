"""The order of secret answers does not matter: the game that follows is the same, for two to six players."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from invariants import conserved
from rulewright.compiler.pipeline import compile_edition, edition_of
from rulewright.runtime import Edition, Game

RULES = """\
kind card (cards)
card ace
card king
kind coin (coins)
coin penny
counter orange of each player, from 0 to 9, starts 3
counter plum of each player, from 0 to 9
counter got of each player
counter bell
marker lead, on player
pile bag-of, of card, bag
pile hand of each player, of card, seen by owner
pile offer of each player, of coin, seen by owner
die luck: 1, 2, 3, 4, 5, 6
after you gain any plum: change bell by 1
to bid:
  secretly each player:
    choose one:
      option make:
        pay 1 orange
        create 2 penny in offer of you
      option throw:
        roll luck as n
        change got of you by n
      option hand-on:
        if some card of hand of you:
          move a card of hand of you to hand of (next of you)
      option ring:
        change bell by 1
        gain 1 plum
      option lead-on: set lead to you
      option burn:
        create 1 penny in offer of you
        for each c in offer of you: remove c
    may gain 1 plum, or lose 1 orange
to play:
  create 6 ace + 6 king in bag-of
  each player: draw 2 card from bag-of to hand of you
  repeat 2 times:
    bid
    each player: reveal offer of you
  end-game
"""
ORDERS, TRIALS = 4, 6


@pytest.fixture(scope="module")
def edition(tmp_path_factory: pytest.TempPathFactory) -> Edition:
    folder: Path = tmp_path_factory.mktemp("orders")
    (folder / "pack.toml").write_text('name = "orders"\ntitle = "Orders"\nplayers = [2, 6]\n', "utf-8")
    (folder / "01-orders.rules").write_text(RULES, "utf-8")
    told = compile_edition(str(folder))
    assert told.value is not None and not told.said, told.said
    return edition_of(told.value)


def ended(edition: Edition, seats: int, trial: int, order: int) -> str:
    """The game in which each seat answers as the trial says, the next seat to answer being found by lot."""
    game, lot = Game(edition, seats, seed=trial), random.Random(f"{trial}/{order}")
    asked: dict[str, int] = {}
    while game.pending():
        decision = lot.choice(game.pending())
        asked[decision.seat] = asked.get(decision.seat, 0) + 1
        own = random.Random(f"{trial}/{decision.seat}/{asked[decision.seat]}")
        game.answer(own.choice(decision.options).id, decision.seat)
        conserved(game, f"{seats} seats, trial {trial}, order {order}")
    return game.state.hash()


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_any_order_of_answers_is_the_same_game(edition: Edition, seats: int) -> None:
    for trial in range(TRIALS):
        found = {ended(edition, seats, trial, order) for order in range(ORDERS)}
        assert len(found) == 1, f"{seats} seats, trial {trial}: it matters who answers first"


def test_other_answers_are_another_game(edition: Edition) -> None:
    assert len({ended(edition, 3, trial, 0) for trial in range(TRIALS)}) == TRIALS


ASKS_OTHERS = """\
kind card (cards)
card ace
card king
card queen
card jack
pile hand of each player, of card, seen by owner
pile deck, of card, seen by nobody
pile spare of each player, of card, seen by owner
pile offer of each player, of card, seen by owner
pile gift of each player, of card, seen by owner
to play:
  create 9 ace + 9 king + 9 queen + 9 jack in deck
  each player:
    draw 3 card from deck to hand of you
    draw 3 card from deck to spare of you
  secretly each player:
    move a card of hand of you to offer of you
    for each p in each player of players where (it is next of you):
      p does donate
    move a card of hand of you to offer of you
  each player:
    reveal offer of you
    reveal gift of you
  end-game
to donate: move a card of spare of you to gift of you
"""


def of_others(folder: Path) -> Edition:
    (folder / "pack.toml").write_text('name = "others"\ntitle = "Others"\nplayers = [2, 4]\n', "utf-8")
    (folder / "01-others.rules").write_text(ASKS_OTHERS, "utf-8")
    told = compile_edition(str(folder))
    assert told.value is not None and not told.said, told.said
    return edition_of(told.value)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_one_does_in_secret_may_ask_another(seats: int, tmp_path: Path) -> None:
    """A seat that is asked in the world of another sees what it is asked there: what is offered can be answered."""
    edition = of_others(tmp_path)
    edition.rolled_out = 0
    for seed in range(40):
        game, dice = Game(edition, seats, seed=seed), random.Random(seed)
        while not game.over:
            asked = [decision.seat for decision in game.pending()]
            assert len(set(asked)) == len(asked), "one decision at a time is put to a seat"
            decision = game.pending()[0]
            assert decision.options
            assert len(game.options_of(game.seats.index(decision.seat))) == len(decision.options)
            game.answer(dice.choice(decision.options).id, decision.seat)
            conserved(game, f"{seats} seats, seed {seed}")
        rolled = Game.played_out(edition, seats, seed=seed, random=random.Random(seed).random)
        assert rolled.over
        again = Game(edition, seats, seed=seed)
        for seat, option in rolled.answers:
            again.answer(option, seat)
        assert again.state.data() == rolled.state.data()


@pytest.mark.parametrize("seats", [2, 3])
def test_what_others_have_chosen_is_another_in_a_copy(seats: int, tmp_path: Path) -> None:
    """From the first answer on, though the game begins with secret choices. The seat cannot tell the two apart."""
    edition = of_others(tmp_path)
    others = 0
    for seed in range(10):
        game, dice = Game(edition, seats, seed=seed, record=True), random.Random(seed)
        while not game.over:
            for seat in game.seats:
                copy = game.resampled(seat, dice.randrange(1_000))
                assert copy.view(seat) == game.view(seat)
                assert copy.stream(seat) == game.stream(seat)
                assert [one for one in copy.pending() if one.seat == seat] == [
                    one for one in game.pending() if one.seat == seat
                ]
                others += copy.answers[-1:] != game.answers[-1:]
            decision = dice.choice(game.pending())
            game.answer(dice.choice(decision.options).id, decision.seat)
    assert others
