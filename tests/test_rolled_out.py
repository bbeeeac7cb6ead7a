"""A game that is rolled out is played as one that is stepped."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from driven import EVERY, asked, of_page, of_rules
from editions import edition
from rulewright.runtime import Game
from rulewright.runtime.faults import Fault
from rulewright.runtime.rules import FEW


@pytest.mark.parametrize("name", EVERY)
def test_a_game_that_is_rolled_out_is_played_as_one_that_is_stepped(name: str) -> None:
    """The same numbers by chance, the same answers: at once, in two pieces, and of a game that keeps what it tells."""
    found = of_page(name) if "/" in name else edition(name)
    for seed in range(4):
        ways = [Game(found, seed=seed), Game(found, seed=seed), Game(found, seed=seed, record=True, undo=True)]
        stepped, dice = Game(found, seed=seed), random.Random(seed)
        while not stepped.over and len(stepped.answers) < 120:
            seat = stepped.seat if stepped.seat >= 0 else stepped.asked()[0]
            options = stepped.options_of(seat)
            stepped.apply(options[int(dice.random() * len(options))], seat)
        for game, pieces in zip(ways, ((120,), (7, 113), (120,)), strict=True):
            dice = random.Random(seed)
            assert sum(game.roll_out(dice.random, most) for most in pieces) == len(stepped.answers)
            assert game.answers == stepped.answers
            assert game.state.data() == stepped.state.data()
    over = Game(found, seed=0)
    over.roll_out()
    assert over.over and over.roll_out() == 0


@pytest.mark.parametrize("name", EVERY)
def test_a_game_rolled_out_to_its_end_is_played_as_one_that_is_stepped(name: str) -> None:
    """Rules are followed straight there, and not block by block, from whatever decision on."""
    found = of_page(name) if "/" in name else edition(name)
    found.rolled_out = FEW
    for seed in range(2):
        stepped, dice = Game(found, seed=seed), random.Random(seed)
        middle: list[tuple[Game, object]] = []
        while not stepped.over and len(stepped.answers) < 3_000:
            if len(stepped.answers) in (0, 5, 17 + 9 * seed):
                middle.append((stepped.clone(), dice.getstate()))
            seat = stepped.seat if stepped.seat >= 0 else stepped.asked()[0]
            options = stepped.options_of(seat)
            stepped.apply(options[int(dice.random() * len(options))], seat)
        if not stepped.over:
            return  # played at random it does not end
        whole = Game.played_out(found, seed=seed, random=random.Random(seed).random)
        assert whole.answers == stepped.answers and whole.answered == len(stepped.answers)
        assert whole.state.data() == stepped.state.data()
        for game, state in middle:
            dice = random.Random()
            dice.setstate(state)  # type: ignore[arg-type]
            known = len(game.answers)
            assert game.roll_out(dice.random) == len(stepped.answers) - known
            assert game.answers == stepped.answers
            assert game.state.data() == stepped.state.data()


ENDLESS = {
    "a loop": "to go-on:\n  repeat until fig of you less than 0: gain 1 fig",
    "a rule that calls itself": "to go-on:\n  gain 1 fig\n  if fig of you more than 0: go-on",
    "two abilities": "to go-on: gain 1 fig\nafter anyone gain fig: gain 1 pear\nafter anyone gain pear: gain 1 fig",
}


@pytest.mark.parametrize("how", ENDLESS)
def test_rules_that_never_end_are_stopped_where_they_are_followed_straight(how: str, tmp_path: Path) -> None:
    rules = f"""\
counter fig of each player
counter pear of each player
{ENDLESS[how]}
to play:
  each player: may gain 1 pear
  each player: go-on
  end-game
"""
    found = of_rules(tmp_path, rules)
    found.rolled_out = FEW
    for play in (lambda: Game(found, seed=1).roll_out(), lambda: Game.played_out(found, seed=1)):
        with pytest.raises(Fault, match=r"for ever|deeper"):
            play()


FOLLOWS_ITSELF = """\
kind card (cards)
card ruby "Ruby"
  follow ruby
to play:
  may follow ruby
  end-game
"""


def test_a_card_whose_lines_follow_it_again_is_offered_and_never_ends(tmp_path: Path) -> None:
    """Whether it could be followed was asked until there was no room for more."""
    found = of_rules(tmp_path, FOLLOWS_ITSELF)
    for rolled in (0, FEW):
        found.rolled_out = rolled
        assert asked(Game(found, seed=1), "player-1") == [["yes", "no"]]
        with pytest.raises(Fault, match=r"for ever|deeper"):
            Game(found, seed=1).roll_out(lambda: 0.0)
    with pytest.raises(Fault, match=r"for ever|deeper"):
        Game(found, seed=1).answer("yes")


CAUGHT = """\
counter coin (coins) of each player, from 0, starts 2
counter point (points) of each player, score
counter mark (marks) of each player, from 0
kind card (cards)
card ruby "Ruby"
  after you gain any mark:
    pay 1 coin
    gain 1 point
card opal "Opal"
  pay 1 coin
  gain 2 points
pile shelf of each player, of card
to toil:
  pay 1 coin
  gain 1 point
to play:
  each player: create 1 opal + 1 ruby in shelf of you
  repeat 6 times:
    phase round:
      each player:
        choose up to 2 card of shelf of you as chosen
        for each c in chosen: follow c
        choose one:
          option toil: toil
          option mark: gain 1 mark
          option end:
            gain 1 coin
            stop
        may pay 1 coin to gain 3 points
      all-toil
      idle
  end-game
to all-toil:
  for each p in each player:
    p does toil
    p does gain 1 mark
to idle:
  phase rest:
    gain 1 mark
    repeat until mark of you at least 3:
      choose up to 1 card of shelf of you as idol
      if count idol is 0: stop
      for each i in idol: follow i
      gain 1 mark
"""


IN_SECRET = """\
counter coin (coins) of each player, from 0, starts 2
counter bid of each player, from 0 to 3, seen by owner
counter point (points) of each player, score
kind way (ways)
way left "Left"
way right "Right"
kind card (cards)
  has a number called worth
card ruby "Ruby", worth 3
card opal "Opal", worth 1
pile hand of each player, of card, bag, seen by owner
pile side of each player at each way, of card, seen by owner
pile deck, of card, stack, seen by nobody, refilled from waste
pile waste, of card
let gems be [ruby, opal]
to play:
  create 6 opal + 4 ruby in deck
  shuffle deck
  repeat 5 times:
    each player: draw 3 card from deck to hand of you
    secretly each player:
      choose one:
        option high: set bid of you to 2
        option low: set bid of you to 1
      for each c in cards of hand of you:
        choose a way as w
        move c to side of you at w
        reveal side of you at w
    each player:
      gain (bid of you) points
      move each card of side of you at left to hand of you
      choose up to 1 card of hand of you as kept
      for each k in kept: gain (worth of k) points
      choose up to 1 card of gems where (worth of it at most coin of you) as bought
      for each b in bought: change coin of you by 0 - worth of b
      move each card of hand of you to waste
      move each card of side of you at right to waste
  end-game
"""


FROM_NOTHING = """\
kind card (cards)
card ruby "Ruby"
card opal "Opal"
pile hand of each player, of card
pile waste, of card
to play:
  move ruby to hand of you
  move opal to waste
  repeat 3 times:
    each player:
      may:
        choose a card of hand of you by chance as lost
        move lost to waste
  end-game
"""


HEARD_LATER = """\
counter coin (coins) of each player, from 0
counter point (points) of each player, score
kind token (tokens)
token pawn "Pawn"
token king "King"
pile bag of each player, of token, bag
pile table, of token, bag
pile deck, of token, stack
after a token comes to table: create 1 pawn in deck
after you gain any coin:
  if coin of you at least 3: gain 1 point
to play:
  each player: create 2 pawn + 2 king in bag of you
  repeat 4 times:
    each player:
      move 1 token from bag of you to table
      for each t in tokens of deck:
        choose up to 1 token of table as taken
        for each k in taken: move k to bag of you
        gain 1 coin
      if point of you at least 1:
        may lose 1 coin
      gain 1 coin
      trade
  end-game at once
to trade:
  gain 1 coin
  repeat 2 times:
    may gain 1 coin
    gain 1 coin
  change coin of you by -2
"""


ENDED_BY_A_CARD = """\
counter coin (coins) of each player, from 0
kind card (cards)
  works in crew
card ruby "Ruby"
  trade
  gain 1 coin
card opal "Opal"
  after you gain any coin:
    if coin of you at least 6: end-game
pile crew of each player, of card
to trade:
  if coin of you at least 4: end-game
to look-around:
  choose one:
    option abilities
    option none
to earn: may gain 1 coin
to play:
  move ruby to crew of you
  move opal to crew of (next of you)
  repeat 9 times:
    each player:
      gain 1 coin
      look-around
      earn
      gain 1 coin
  end-game
"""


TAKEN_UP = """\
counter coin (coins) of each player, from 0
counter point (points) of each player, score
kind card (cards)
  works in crew
card ruby "Ruby"
  may: gain 1 coin
  may: gain 2 coins
  gain 1 coin
pile crew of each player, of card
after you gain any coin: gain 1 point
to look-around:
  choose one:
    option abilities
    option none
  if point of you at least 3: change coin of you by -point of you
to play:
  move ruby to crew of (next of you)
  repeat 4 times:
    each player: look-around
  end-game
"""


LEFT_BEFORE = """\
counter coin (coins) of each player, from 0
to trade:
  may gain 1 coin
  together:
    gain 1 coin
    stop
  choose one:
    option more: gain 2 coins
    option less: gain 1 coin
to play:
  each player: trade
  end-game
"""


TOLL_BEFORE = """\
counter coin (coins) of each player, from 0
counter point (points) of each player, score
kind card (cards)
card ruby "Ruby"
card opal "Opal"
pile hand of each player, of card, seen by owner
let gems be [ruby, opal]
before you feed: pay 1 coin
to feed:
  reveal hand of you
to play:
  for each p in clockwise of (first of players):
    phase turn of p: take-turn
  end-game
to take-turn:
  may:
    repeat up to 2 times:
      choose up to 1 card of gems as chosen
      for each c in chosen: gain 1 point
    for each p in opponents of you:
      p does feed
    create 1 ruby in hand of you
"""


ONE_SEAT_FIRST = """\
counter amber of each player, from 0, starts 2
kind spot (spots)
spot south
counter load of each spot, from 0 to 3
kind way (ways)
way right
kind card (cards)
  has a number called worth
pile deck, of card, stack, seen by nobody, refilled from waste
pile waste, of card
pile hand of each player, of card, bag, seen by owner
pile side of each player at each way, of card, seen by owner
let gems be [c0, c1, c2]
let cards-few be [c0, c2, c4]
card c0 "C0", worth 0
  draw 2 card from deck to hand of you
card c1 "C1", worth 1
card c2 "C2", worth 2
card c3 "C3", worth 3
card c4 "C4", worth 4
to visit a spot where (load of it less than 2):
  choose up to 1 card of gems where (worth of it at most amber of you) as dv75
  for each yv75 in dv75: follow yv75
to play:
  create 3 c0 + 2 c1 + 2 c3 in deck
  repeat 3 times:
    for each p in clockwise of (first of players):
      phase turn of p: take-turn
    secretly each player:
      move up to 2 card of hand of you to side of you at right
to take-turn:
  choose up to 2 card of cards-few as v91
  for each yv91 in v91: move yv91 to waste
  each player:
    repeat 2 times:
      visit south
"""
"""Who chooses several things in secret, and does not see them as they are kept, chooses to the end first."""


SMALL = {
    "caught": CAUGHT,
    "in secret": IN_SECRET,
    "from nothing": FROM_NOTHING,
    "heard later": HEARD_LATER,
    "ended by a card": ENDED_BY_A_CARD,
    "taken up": TAKEN_UP,
    "left before": LEFT_BEFORE,
    "toll before": TOLL_BEFORE,
    "one seat first": ONE_SEAT_FIRST,
}


@pytest.mark.parametrize("rules", SMALL.values(), ids=SMALL)
def test_small_games_are_followed_straight_as_they_are_stepped(rules: str, tmp_path: Path) -> None:
    """What cannot be done ends an option, the lines of a card, or what one player does of what each does; `stop` leaves
    a phase; what each does in secret is done one after the other; what is raised is heard where it is in blocks; and so
    it is from whatever question on."""
    found = of_rules(tmp_path, rules)
    found.rolled_out = FEW
    for seed in range(100):
        stepped, dice = Game(found, seed=seed), random.Random(seed)
        middle: list[tuple[Game, object]] = []
        while not stepped.over:
            if seed < 10:
                middle.append((stepped.clone(), dice.getstate()))
            seat = stepped.seat if stepped.seat >= 0 else stepped.asked()[0]
            options = stepped.options_of(seat)
            stepped.apply(options[int(dice.random() * len(options))], seat)
        whole = Game.played_out(found, seed=seed, random=random.Random(seed).random)
        assert whole.answers == stepped.answers
        assert whole.state.data() == stepped.state.data()
        for game, state in middle:
            dice.setstate(state)  # type: ignore[arg-type]
            game.roll_out(dice.random)
            assert game.state.data() == stepped.state.data()


COUNTED = """\
kind spot (spots)
spot north "North"
spot south "South"
spot east "East"
kind token (tokens)
token stone "Stone"
marker claim of each spot, on player
pile heap, of token
to mark a spot where (claim of it is nothing and count each token at most 1): set claim of the spot to you
to play:
  each player:
    mark a spot
    create 1 stone in heap
  end-game
"""


def test_sets_with_copies_are_computed_again(tmp_path: Path) -> None:
    """The spots that can be marked are not kept from one question to the next, for no slot is written when a stone is
    made. Without a grid anything may be called north."""
    game = Game(of_rules(tmp_path, COUNTED), 3, ask_forced=True)
    asked_for: list[list[str]] = []
    while not game.over:
        decision = game.pending()[0]
        asked_for.append([option.id for option in decision.options])
        game.answer(decision.options[0].id, decision.seat)
    assert asked_for == [["north", "south", "east"], ["south", "east"]], "two stones lie there for the third player"
