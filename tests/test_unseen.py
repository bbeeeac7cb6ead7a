"""What a seat cannot know changes nothing of what it sees, is told and can answer."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from driven import HIDDEN, asked, of_page, of_rules
from hiding import streams_agree
from rulewright.compiler.pipeline import compile_edition, edition_of
from rulewright.runtime import Game
from rulewright.runtime.play import voice_of
from rulewright.runtime.play.entries import entries, told_so_far
from rulewright.runtime.play.story import story
from rulewright.runtime.play.voice import Voice


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
