"""A game driven by a program: what a seat sees, is told and can answer; chance as a seat; other hands; numbers."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from functools import partial
from itertools import permutations
from pathlib import Path
from typing import Any, cast

import pytest

from editions import edition, names
from hiding import streams_agree
from pages import editions
from rulewright.compiler.pipeline import compile_edition, edition_of
from rulewright.runtime import Edition, Game, NotOffered
from rulewright.runtime.faults import Fault
from rulewright.runtime.play import voice_of
from rulewright.runtime.play.story import story
from rulewright.runtime.play.telling import entries, told_so_far
from rulewright.runtime.play.voice import Voice
from rulewright.runtime.rules import FEW

CASES = Path(__file__).parent / "cases"
HIDDEN = ["games/leduc", "games/sealed-bids", "games/bluff", "games/auction", "games/roles", "play/veils", "play/apart"]


def of_page(name: str) -> Edition:
    return next(editions(CASES / f"{name}.md"))[0]


def of_rules(folder: Path, rules: str) -> Edition:
    (folder / "pack.toml").write_text('name = "small"\ntitle = "Small"\nplayers = [2, 3]\n', "utf-8")
    (folder / "01-small.rules").write_text(rules, "utf-8")
    told = compile_edition(str(folder))
    assert told.value is not None and not told.said, told.said
    return edition_of(told.value)


def asked(game: Game, seat: str) -> list[list[str]]:
    return [[option.id for option in one.options] for one in game.pending() if one.seat == seat]


# ---- what looks the same


@pytest.mark.parametrize("name", HIDDEN)
def test_what_a_seat_cannot_know_changes_nothing_for_it(name: str) -> None:
    """Other hidden things in the places of these: the seat sees, is told and can answer the same."""
    found = of_page(name)
    dice = random.Random(name)
    others = 0
    for seed in range(3):
        game = Game(found, seed=seed, record=True)
        while not game.over and len(game.answers) < 60:
            for seat in game.seats:
                other = game.resampled(seat, dice.randrange(1_000_000))
                others += other.state.piles != game.state.piles
                assert other.view(seat) == game.view(seat)
                assert other.stream(seat) == game.stream(seat)
                assert asked(other, seat) == asked(game, seat)
            decision = dice.choice(game.pending())
            game.answer(dice.choice(decision.options).id, decision.seat)
    assert others or name in ("games/roles", "play/apart"), "what is hidden there are counters"


@pytest.mark.parametrize("name", HIDDEN)
def test_histories_that_look_the_same_go_on_the_same(name: str) -> None:
    """Two games that a seat was told the same of show it the same and ask it the same, until it is told otherwise. The
    story at the table is the same too, though it reads the line of each event, which no stream tells."""
    found = of_page(name)
    dice, voice = random.Random(name), voice_of(found, "en")
    alike = read = 0
    for seed in range(12):
        game = Game(found, seed=seed, record=True)
        seat = dice.choice(game.seats)
        dealt = (Game(found, seed=f"{seed} {n}", record=True) for n in range(20))
        resampled = game.resampled(seat, seed)
        other = (
            next((one for one in dealt if one.stream(seat) == game.stream(seat)), resampled) if seed % 2 else resampled
        )
        while not game.over and not other.over and game.stream(seat) == other.stream(seat):
            assert streams_agree(game, other, seat)
            mine = story_to(voice, game, seat)
            assert story_to(voice, other, seat) == mine
            alike, read = alike + 1, read + len(mine)
            decision = dice.choice(game.pending())
            ids = [option.id for option in decision.options]
            theirs = [option.id for one in other.pending() if one.seat == decision.seat for option in one.options]
            both = [id for id in ids if id in theirs]
            if not both or len(game.answers) > 80:
                break
            id = dice.choice(both)
            game.answer(id, decision.seat)
            other.answer(id, decision.seat)
    assert alike > 10 and read > 10


def story_to(voice: Voice, game: Game, seat: str) -> list[str]:
    """What a seat reads of the setup and the last answers."""
    told = [*entries(voice, game, seat, 0)[:1], *entries(voice, game, seat, max(1, told_so_far(game, seat) - 3))]
    return [part for entry in told for part in story(voice, entry, seat)]


VOTES = """\
kind vote (votes)
vote yea
vote nay
pile hand of each player, of vote, seen by owner
pile urn, of vote, seen by nobody
pile table, of vote
to play:
  each player: create 1 yea + 1 nay in hand of you
  secretly each player:
    move a vote of hand of you to urn
  shuffle urn
  for each v in votes of urn: move v to table
  choose a vote of table as kept
  end-game
"""


def test_a_shuffled_vote_cannot_be_traced(tmp_path: Path) -> None:
    """Who cast which vote: another seat sees, is asked and is told the same."""
    found = of_rules(tmp_path, VOTES)
    seen: set[str] = set()
    games: list[Game] = []
    for answers in (("yea", "nay"), ("nay", "yea")):
        for seed in range(8):
            game = Game(found, 3, seed, record=True)
            game.answer("yea", "player-1")
            for seat, answer in zip(game.seats[1:], answers, strict=True):
                game.answer(answer, seat)
            seen.add(str((sorted(game.view("player-1")["piles"]["table"]), sorted(asked(game, "player-1")[0]))))
            assert "#" not in str(game.view("player-1")) + str(game.stream("player-1")) + str(game.pending())
            games.append(game)
    orders = {tuple(game.view("player-1")["piles"]["table"]) for game in games}
    assert len(seen) == 1 < len(orders)


def test_a_copy_is_named_by_where_it_is_seen(tmp_path: Path) -> None:
    """By its element, by its pile among others, by its position among its like; never by where it is hidden."""
    rules = """\
kind guard (guards)
guard sentry
flag tired of each guard
pile front, of guard
pile back, of guard
pile hand of each player, of guard, seen by owner
to play:
  create 2 sentry in front
  create 1 sentry in back
  each player: create 1 sentry in hand of you
  for each g in guards of back: set tired of g to yes
  choose a guard as first-one
  set tired of first-one to yes
  choose a guard of front as second-one
  end-game
"""
    found = of_rules(tmp_path, rules)
    game = Game(found, 2)
    options = game.pending()[0].options
    assert [option.id for option in options] == [
        "sentry@front",
        "sentry@back",
        "sentry@hand:player-1",
        "sentry",
    ]
    assert game.view("player-1")["values"] == {"tired:sentry@back/1": True}
    game.answer("sentry@front")
    assert [option.id for option in game.pending()[0].options] == ["sentry@front/1", "sentry@front/2"]
    assert game.actions() != sorted(game.actions(), reverse=True) and len(set(game.actions())) == 2


DECK = """\
kind card (cards)
card ace
card king
card queen
pile deck, of card, stack, seen by nobody
pile gone, of card, seen by nobody
pile hand of each player, of card, seen by owner
marker guess, on card
to play:
  put each card in deck
  shuffle deck
  draw 1 card from deck to hand of last of players
  draw 1 card from deck to gone
  choose a card as named
  accuse named
  end-game
to accuse a card: set guess to the card
"""


def test_a_guess_is_heard_wherever_the_card_lies(tmp_path: Path) -> None:
    """In the deck, in a hand, or aside, unseen: the same is offered, in the same order, told and said of it."""
    found = of_rules(tmp_path, DECK)
    seen: dict[str, set[str]] = {"ace": set(), "king": set(), "queen": set()}
    where: set[str] = set()
    for seed in range(12):
        for card, told in seen.items():
            game = Game(found, 2, seed, record=True)
            assert asked(game, "player-1") == [["ace", "king", "queen"]]
            assert game.obstacles(card, "player-1") == [] and game.sight("player-1").all_of(card) == []
            where.add(game.state.at.get(card, "nowhere"))
            game.answer(card)
            told.add(str([event for event in game.stream("player-1") if event.answer]))
            told.add(str([event for event in game.stream(None) if event.answer]))
    assert len(where) == 3, where
    assert all(len(told) == 1 and card in str(told) for card, told in seen.items())


def test_the_order_of_a_hidden_pile_is_not_listed(tmp_path: Path) -> None:
    rules = DECK.replace("choose a card as named", "choose a card of deck as named")
    told = set[str]()
    (tmp_path / "pack.toml").write_text('name = "small"\ntitle = "Small"\nplayers = [2, 3]\n', "utf-8")
    (tmp_path / "01-small.rules").write_text(rules.replace("  draw 1 card from deck to gone\n", ""), "utf-8")
    compiled = compile_edition(str(tmp_path)).value
    assert compiled is not None
    for seed in range(30):
        game = Game(edition_of(compiled), 2, seed)
        told.update(str(options) for options in asked(game, "player-1"))
    assert all(options == str(sorted(eval(options))) for options in told), told


# ---- chance as a seat

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


# ---- every stop, numbers, other ways to go on


@pytest.mark.parametrize("name", ["resurgence", "tic-tac-toe"])
def test_forced_answers_can_be_asked_for(name: str) -> None:
    """What is not asked otherwise is asked with one option, and the game that is played is the same one."""
    found = edition(name)
    forced = 0
    for seed in range(6):
        plain, every = Game(found, seed=seed), Game(found, seed=seed, ask_forced=True)
        dice = random.Random(seed)
        while not every.over:
            decision = every.pending()[0]
            mine = [one for one in plain.pending() if (one.id, one.seat) == (decision.id, decision.seat)]
            if len(decision.options) == 1 and not (mine and mine[0].options == decision.options):
                forced += 1
                every.answer(decision.options[0].id, decision.seat)
                continue
            assert [option.id for option in mine[0].options] == [option.id for option in decision.options]
            answer = dice.choice(decision.options).id
            every.answer(answer, decision.seat)
            plain.answer(answer, decision.seat)
        assert plain.over and plain.outcome() == every.outcome()
    assert forced


@pytest.mark.parametrize("name", ["games/deck-builder", "games/leduc", "games/kalah", "games/bluff"])
def test_each_option_has_one_number(name: str) -> None:
    """The same option has the same number in every game, different ones have different ones."""
    found = of_page(name)
    meaning: dict[tuple[str, int], str] = {}
    for seed in range(4):
        dice = random.Random(seed)
        game = Game(found, seed=seed)
        while not game.over and len(game.answers) < 150:
            decision = dice.choice(game.pending())
            numbers = game.actions(decision.seat)
            assert len(set(numbers)) == len(numbers) == len(decision.options)
            assert all(0 <= n < game.action_space().count or option.phrase == "pay-way"
                       for n, option in zip(numbers, decision.options, strict=True))  # fmt: skip
            for n, option in zip(numbers, decision.options, strict=True):
                words = option.id.partition("@")[0]
                assert meaning.setdefault((decision.at or decision.id, n), words) == words
            game.answer(dice.choice(decision.options).id, decision.seat)


def test_ints_and_names_are_one_game() -> None:
    found = edition("resurgence")
    by_name, by_int = Game(found, seed=4), Game(found, seed=4)
    dice = random.Random(4)
    while not by_name.over:
        decision = dice.choice(by_name.pending())
        n = dice.randrange(len(decision.options))
        by_name.answer(decision.options[n].id, decision.seat)
        seat = by_int.seats.index(decision.seat)
        if by_int.seat >= 0:
            assert len(by_int.options) == len(decision.options)
            by_int.apply(by_int.options[n])
        else:
            by_int.answer(decision.options[n].id, by_int.seats[seat])
    assert by_int.state.hash() == by_name.state.hash()


EVERY = sorted({*names(), *(f"games/{page.stem}" for page in (CASES / "games").glob("*.md")), *HIDDEN})
"""Every bundled edition and every game of the case pages."""


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


def test_answers_are_taken_back_one_by_one() -> None:
    found = edition("resurgence")
    game = Game(found, seed=5, undo=True)
    hashes = [game.state.hash()]
    dice = random.Random(5)
    for _ in range(40):
        decision = dice.choice(game.pending())
        game.answer(dice.choice(decision.options).id, decision.seat)
        hashes.append(game.state.hash())
    for wanted in reversed(hashes[:-1]):
        game.undo()
        assert game.state.hash() == wanted
    with pytest.raises(Fault, match="nothing has been answered"):
        game.undo()
    with pytest.raises(Fault, match="undo=True"):
        Game(found).undo()


def test_copies_that_take_the_same_answer_back_go_on_apart() -> None:
    game = Game(edition("resurgence"), seed=5, undo=True)
    for _ in range(3):
        decision = game.pending()[0]
        game.answer(decision.options[0].id, decision.seat)
    copy = game.clone()
    for _ in range(2):
        game.undo()
        copy.undo()
        before = game.state.data()
        decision = copy.pending()[0]
        copy.answer(decision.options[-1].id, decision.seat)
        assert game.state.data() == before
        copy.undo()
        assert copy.state.data() == before


def test_another_seed_is_another_future() -> None:
    found = of_page("games/dice")
    game = Game(found, seed=1)
    ends: set[str] = set()
    for seed in range(6):
        other = game.clone(seed=seed)
        dice = random.Random(0)
        for _ in range(12):
            if not other.over:
                decision = other.pending()[0]
                other.answer(dice.choice(decision.options).id, decision.seat)
        ends.add(other.state.hash())
    assert len(ends) > 3 and not game.answers


def test_points_have_reasons() -> None:
    """What was gained and lost of a score comes to the score."""
    found = of_page("games/leduc")
    for seed in range(5):
        game = Game(found, seed=seed, record=True)
        dice = random.Random(seed)
        while not game.over:
            decision = game.pending()[0]
            game.answer(dice.choice(decision.options).id, decision.seat)
        outcome = game.outcome()
        assert outcome is not None
        for seat, chips in outcome.scores["chip"].items():
            assert 13 + sum(point.many for point in outcome.reasons if point.seat == seat) == chips
        assert all(point.trace.at.startswith("leduc.rules.md:") for point in outcome.reasons)


def test_each_step_is_traced_to_its_line_and_law() -> None:
    """An ability that is used: its line, what triggered it, and the laws by which it may be."""
    found = edition("resurgence")
    traced: set[str] = set()
    for seed in range(6):
        game = Game(found, seed=seed, record=True)
        dice = random.Random(seed)
        while not game.over:
            decision = dice.choice(game.pending())
            game.answer(dice.choice(decision.options).id, decision.seat)
        for event in game.stream("player-1", traces=True):
            assert event.trace.at.startswith("rules/resurgence/"), event
            if event.trace.event:
                assert event.trace.event.startswith(("after ", "before ")) and event.trace.of
                traced.add(f"{event.trace.rule}: {', '.join(event.trace.laws)}")
    assert any("once per round" in one and "works in crew" in one for one in traced), traced


LINES = """\
counter coin (coins) of each player
counter gem (gems) of each player
to earn:
  gain 1 coin
  gain 2 coins
to play:
  earn
  gain 1 gem
  if coin of first of players is 3:
    lose 1 gem
  choose one:
    option grab: gain 3 coins
    option leave
  gain 4 gems
  each player:
    ask-on
    gain 5 gems
  end-game
to ask-on:
  choose one:
    option one
    option two
  gain 6 gems
"""


def test_each_line_is_traced_by_itself(tmp_path: Path) -> None:
    """The line that is followed: not that of its rule, nor the one before it, in rules that ask and in rules that do
    not."""
    folder = tmp_path / ("a-folder-with-a-long-name" * 4)
    folder.mkdir()
    game = Game(of_rules(folder, LINES), 2, record=True)
    while not game.over:
        game.answer(game.pending()[0].options[0].id)
    found = [
        (one.roles["many"], one.trace.at.rpartition(":")[2])
        for one in game.stream(None, traces=True)
        if "many" in one.roles
    ]
    assert found == [
        *((1, "4"), (2, "5"), (1, "8"), (1, "10"), (3, "12"), (4, "14")),
        *((6, "23"), (5, "17"), (6, "23"), (5, "17")),
    ]


def test_the_traceback_of_a_fault_names_the_line(tmp_path: Path) -> None:
    game = Game(of_rules(tmp_path, LINES), 2)
    game.table().s.clear()
    with pytest.raises(IndexError) as fault:
        game.answer("grab")
    (said,) = fault.value.__notes__
    assert said.endswith("01-small.rules:12 was followed")


def test_what_is_asked_of_no_seat_is_refused() -> None:
    found = of_page("games/sealed-bids")
    with pytest.raises(NotOffered, match="is played by"):
        Game(found, 9)
    game = Game(found, 2)
    with pytest.raises(NotOffered, match="name the one"):
        game.answer(game.pending()[0].options[0].id)
    with pytest.raises(NotOffered, match=r"there is no .player-9. in this game: its seats are player-1, player-2"):
        game.view("player-9")
    with pytest.raises(Fault, match="record=True"):
        game.stream("player-1")
    with pytest.raises(Fault, match="record=True"):
        game.resampled("player-1", 1)
    game = Game(found, 2, record=True)
    with pytest.raises(NotOffered, match=r"there is no .player-9. in this game: its seats are player-1, player-2"):
        game.stream("player-9")
    with pytest.raises(NotOffered, match=r"there is no .player-9. in this game: its seats are player-1, player-2"):
        game.resampled("player-9", 1)
    asks: list[Callable[[Any], object]] = [
        *(game.view, game.stream, game.open_to, game.closed),
        *(partial(game.why_not, "x"), partial(game.obstacles, "x")),
    ]
    for ask in asks:
        for seat in ("player-9", 0, ["player-1"]):
            with pytest.raises(NotOffered, match=r"there is no|a seat is given by its name, not by"):
                ask(seat)
    for told in (game.why_not, game.obstacles):
        assert told("no such thing", "player-1") == told("x@nowhere/1", "player-1") == []
        assert told(f"x@{'9' * 5000}/{'9' * 5000}", "player-1") == []
        with pytest.raises(NotOffered, match="a thing is given by its name, not by 0"):
            told(cast(Any, 0), "player-1")


SECRET = """\
kind stone (stones)
  has a number called worth
stone red, worth 1
stone blue, worth 2
stone green, worth 3
counter point (points) of each player, score
to play:
  secretly each player:
    choose a stone where (worth of it more than 1) as mine
    gain (worth of mine) points
  end-game
"""


def test_the_last_to_choose_in_secret_needs_no_seat(tmp_path: Path) -> None:
    """The int of an option is the same with the seat and without it."""
    game = Game(of_rules(tmp_path, SECRET), 2)
    assert game.asked() == [0, 1] and game.seat == -1
    first, last = game.options_of(0)[0], game.options_of(1)[-1]
    with pytest.raises(NotOffered, match="several seats"):
        game.apply(first)
    game.apply(first, 0)
    alone = game.clone()
    alone.apply(last)
    game.apply(last, 1)
    assert alone == game and game.answers == [("player-1", "blue"), ("player-2", "green")]


def test_no_other_hands_while_chance_is_asked(tmp_path: Path) -> None:
    """It would be followed from the real ones."""
    game = Game(of_rules(tmp_path, DRAWN), 2, ask_chance=True, record=True)
    assert game.seat == -2
    with pytest.raises(Fault, match="answer it first"):
        game.resampled("player-1", 1)


@pytest.mark.parametrize("name", ["resurgence-encounters-solo", "connect-four"])
def test_a_game_that_is_copied_at_each_turn_is_played_as_one_that_never_was(name: str) -> None:
    """What a copy shares with its game until one of them changes it, neither can tell: both go on, each its own way."""
    found = edition(name)
    for seed in range(2):
        dice = random.Random(f"{name} {seed}")
        copied, alone = Game(found, seed=seed), Game(found, seed=seed)
        while not copied.over and len(copied.answers) < 120:
            other = copied.clone()
            for game in (other, copied, other):
                if not game.over:
                    game.answer(*(dice.choice((one := game.pending()[0]).options).id, one.seat))
            alone.answer(copied.answers[-1][1], copied.answers[-1][0])
            assert copied.state.data() == alone.state.data()


BRANCHES = """\
counter coin of each player, from 0, starts 5
kind card
card king "King"
card jack "Jack"
pile hand of each player, of card, seen by owner
pile deck, of card, seen by nobody
to set-up:
  create king in deck
  create jack in deck
  shuffle deck
  each player: draw 1 card from deck to hand of you
to play:
  set-up
  each player:
    if some card of hand of you where (it is king):
      lose 1 coin
    otherwise:
      lose 1 coin
  end-game
"""


def test_the_line_of_an_event_is_told_to_nobody_who_plays(tmp_path: Path) -> None:
    """Which branch was taken depends on a hidden card; the events are the same in both."""
    found = of_rules(tmp_path, BRANCHES)
    told: set[str] = set()
    traced: set[str] = set()
    for seed in range(8):
        game = Game(found, 2, seed=seed, record=True)
        told.add(str([event for event in game.stream("player-1") if event.by == "player-2" and event.verb == "lose"]))
        told.add(str([event for event in game.stream(None) if event.by == "player-2" and event.verb == "lose"]))
        traced.add(str([one.trace.at for one in game.stream(None, traces=True) if one.verb == "lose"]))
    assert len(told) == 1 and len(traced) == 2
