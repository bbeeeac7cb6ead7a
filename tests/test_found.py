"""Found wrong, and no matter of one scenario: secrets, seats, the protocol, the table. Strict marks, as on the pages of
`cases/findings`: what comes out right fails until its mark is taken away.

All of it goes through what a program or a player may use: a game, what it asks, answers, views, clones, the table.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from pages import compiled
from rulewright.compiler.cli.main import main
from rulewright.compiler.pipeline import Compiled, edition_of
from rulewright.runtime import Game, view
from rulewright.runtime.faults import Fault
from test_play import session

ROOT = Path(__file__).parent.parent


def found(name: str, why: str) -> pytest.MarkDecorator:
    return pytest.mark.xfail(strict=True, reason=f"{name}: {why}")


@cache
def meant(rules: str) -> Compiled:
    return compiled(f"```rules\n{rules}```\n")


def game(rules: str, seats: int = 2, seed: int = 0) -> Game:
    return Game(edition_of(meant(rules)), seats, seed)


def ids(one: Game) -> list[list[str]]:
    return [[option.id for option in asked.options] for asked in one.pending()]


# ---- what a copy's number would give away

VOTES = """
kind vote (votes)
vote aye
vote nay
pile hand of each player, of vote, seen by owner
pile box, of vote, stack, seen by nobody
to play:
  each player: create 1 aye + 1 nay in hand of you
  each player:
    choose a vote of hand of you as cast
    move cast to box
  shuffle box
  reveal box
  choose a vote of box as shown
  end-game
"""

COINS = """
kind coin (coins)
coin penny
pile bank, of coin, bag, seen by nobody
pile purse of each player, of coin
to play:
  create 6 penny in bank
  repeat 3 times:
    draw 2 penny from bank to purse of you
    may move each coin of purse of you to bank
  end-game
"""


def voted(first: str, second: str) -> Game:
    """Two have voted, and a third looks at what came out of the box."""
    one = game(VOTES, 3)
    for answer in (first, second, "aye"):
        asked = one.pending()[0]
        one.answer(next(option.id for option in asked.options if option.id.startswith(answer)), asked.seat)
    return one


def test_a_view_has_no_number_of_a_copy() -> None:
    one = voted("aye", "nay")
    for seat in (*one.seats, None):
        assert "#" not in json.dumps(view(one, seat))


def test_an_option_has_no_number_of_a_copy() -> None:
    assert not [id for asked in ids(voted("aye", "nay")) for id in asked if "#" in id]


def test_a_shuffled_vote_is_nobody_s() -> None:
    """Whoever voted what: who looks on sees the same, but for the order, which is chance."""
    one, other = (view(voted(*votes), "player-3")["piles"]["box"] for votes in (("aye", "nay"), ("nay", "aye")))
    assert sorted(map(str, one)) == sorted(map(str, other))


def test_a_penny_put_back_is_any_penny() -> None:
    one = game(COINS)
    for _ in range(2):
        purse = json.dumps(view(one, "player-1")["piles"]["purse:player-1"])
        assert "penny" in purse and "#" not in purse
        one.answer("yes")


GUARDS = """
kind guard (guards)
guard sentry
pile hand of each player, of guard, seen by owner
pile gone, of guard
to play:
  each player: create 1 sentry in hand of you
  create 1 sentry in gone
  phase turn:
    choose a guard as pick
    choose a guard where (it is not pick) as other
  end-game
"""


def test_choosing_among_copies_tells_nothing_of_hands() -> None:
    """Either it is refused, or nothing that is asked says where a copy lies that the chooser does not see."""
    try:
        asked = game(GUARDS).pending()
    except AssertionError:
        return
    told = session(edition_of(meant(GUARDS)), "1", "1", bots=("human", "first"))
    assert not re.search(r"Sentry \(.*player 2", told)
    assert not any("player-2" in option.id for one in asked for option in one.options)


# ---- the table

BIDS = """
counter bid of each player, seen by owner
counter orange (oranges) of each player
to play:
  each player:
    choose one:
      option high: set bid of you to 2
      option low: set bid of you to 1
  secretly each player:
    choose one:
      option left: set bid of you to 3
      option right: set bid of you to 4
  end-game
"""


SHOWN = """
kind card (cards)
card ace
card king
pile deck, of card, seen by nobody
pile gone, of card
to play:
  put each card in deck
  each player:
    reveal deck to you
    choose a card of deck as pick
    conceal deck
  end-game
"""

SECRET = """
counter orange (oranges) of each player
to play:
  secretly each player:
    choose one:
      option left: set orange of you to 3
      option right: set orange of you to 4
  end-game
"""


@pytest.mark.parametrize("rules", [SHOWN, SECRET])
def test_a_shared_screen_is_handed_over(rules: str) -> None:
    told = session(edition_of(meant(rules)), "", "1", "", "1", "", "1", bots=("human", "human"))
    assert "Now player 2. Press Enter" in told


def test_a_shared_screen_is_handed_over_where_something_is_seen_by_its_owner() -> None:
    told = session(edition_of(meant(BIDS)), "", "1", "", "1", bots=("human", "human"))
    assert "Now player 2. Press Enter" in told


GONE = """
kind card (cards)
  works in front
card ace
  after you rest: gain 1 orange
card king
  after you rest: gain 1 orange
counter orange (oranges) of each player, from 0 to 9
pile front of each player, of card
pile deck, of card, stack, seen by nobody
to rest: gain 1 orange
to play:
  put each card in deck
  remove {gone}
  choose one:
    option wait: rest
    option go: rest
  end-game
"""


def test_why_says_the_same_of_what_is_unseen() -> None:
    said = [
        session(edition_of(meant(GONE.format(gone=gone))), "why ace", bots=("human", "first"))
        for gone in ("ace", "king")
    ]
    assert said[0] == said[1]


DRAWN = """
kind card (cards)
card ace
card king
pile hand of each player, of card, seen by owner
pile deck, of card, stack, seen by nobody
counter orange (oranges) of each player, from 0 to 9
to play:
  put each card in deck
  shuffle deck
  choose one:
    option draw-one: draw 1 card from deck to hand of you
    option wait: gain 1 orange
  choose one:
    option stay: gain 1 orange
    option go: gain 2 orange
  end-game
"""


def test_what_was_seen_cannot_be_undone() -> None:
    """Back, the same draw would be known before it is made."""
    told = session(edition_of(meant(DRAWN)), "draw-one", "undo", bots=("human", "first"))
    assert "Taken back." not in told


def test_answers_that_revealed_nothing_can_be_undone() -> None:
    told = session(edition_of(meant(DRAWN)), "wait", "undo", bots=("human", "first"))
    assert "Taken back." in told


# ---- seats

TURNS = """
counter orange (oranges) of each player, from 0 to 9
to play:
  secretly each player:
    choose one:
      option left: gain 1 orange
      option right: gain 2 orange
  end-game
"""


@pytest.mark.parametrize("seats", [1, 5, 9, -1])
def test_seats_are_those_of_the_pack(seats: int) -> None:
    with pytest.raises((Fault, ValueError)):
        game(TURNS, seats)


def test_an_answer_says_whose_it_is() -> None:
    one = game(TURNS)
    assert len(one.pending()) == 2
    with pytest.raises((Fault, ValueError)):
        one.answer("left")


def test_the_only_one_asked_need_not_be_named() -> None:
    one = game(TURNS)
    one.answer("left", "player-2")
    one.answer("right")
    assert one.over


@pytest.mark.parametrize("seat", ["player-9", "", "you"])
def test_a_view_is_that_of_a_seat(seat: str) -> None:
    with pytest.raises((Fault, ValueError)):
        view(game(TURNS), seat)


# ---- places


def test_a_question_says_where_it_is_asked() -> None:
    rules = TURNS.strip("\n").split("\n")
    line = 1 + next(n for n, text in enumerate(rules) if "choose one" in text)
    places = {asked.at.rpartition(":")[2] for asked in game(TURNS.lstrip("\n")).pending()}
    head = 1  # the mark of the block stands above the rules
    assert places == {str(line + head)}


# ---- the protocol


def test_the_protocol_is_documented() -> None:
    pages = [path.read_text("utf-8") for path in (ROOT / "docs" / "pages").rglob("*.md")]
    assert any(all(word in page for word in (".clone(", "view(", "stream(", ".options", ".apply(")) for page in pages)


def test_an_option_has_a_number() -> None:
    one = game(TURNS)
    one.apply(0, seat=1)
    assert [asked.seat for asked in one.pending()] == ["player-1"]


def test_a_game_has_returns() -> None:
    one = game(TURNS)
    one.answer("left", "player-1")
    one.answer("right", "player-2")
    assert len(one.returns()) == 2


def test_a_clone_can_have_other_chance() -> None:
    one = game(DRAWN.replace("draw-one: draw", "draw-one:\n      shuffle deck\n      draw"))
    hands: set[str] = set()
    for seed in range(20):
        other = one.clone(seed=seed)
        other.answer("draw-one")
        hands.add(json.dumps(view(other, "player-1")["piles"]["hand:player-1"]))
    assert len(hands) > 1


def test_equal_games_are_equal() -> None:
    one = game(TURNS)
    other = one.clone()
    assert one == other
    other.answer("left", "player-1")
    assert one != other


def test_what_is_forced_can_be_a_stop() -> None:
    rules = """
kind card (cards)
card ace
pile hand of each player, of card, seen by owner
pile gone, of card
to play:
  put ace in hand of you
  choose a card of hand of you as pick
  move pick to gone
  end-game
"""
    one = Game(edition_of(meant(rules)), 2, 0, ask_forced=True)
    assert ids(one) == [["ace"]]
    one.answer("ace", "player-1")
    assert one.over


# ---- speed and size


def test_how_fast_games_are_played_is_measured() -> None:
    """Found as D4: nothing ran what played, and the deck-builder was missing."""
    bench = ROOT / "tests" / "bench"
    assert "\ndef measure(" in (bench / "playing.py").read_text("utf-8")
    promised = (bench / "thresholds.py").read_text("utf-8")
    for what in ("connect-four, by hand", "deck-builder, by hand", "resurgence, by hand", "connect-four, PettingZoo"):
        assert f'Threshold("{what}"' in promised


def compared() -> Iterator[tuple[str, str]]:
    """Each file outside the verbs' own room that compares something with the name of a verb every game has."""
    from rulewright.compiler.meaning.signatures import verbs

    names = frozenset(verbs())
    for path in sorted((ROOT / "compiler").rglob("*.py")):
        if "verbs" in path.relative_to(ROOT / "compiler").parts[:-1]:
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            tested = (
                [node.left, *node.comparators]
                if isinstance(node, ast.Compare)
                else [node.value]
                if isinstance(node, ast.MatchValue)
                else []
            )
            for part in (inner for one in tested for inner in ast.walk(one)):
                if isinstance(part, ast.Constant) and part.value in names:
                    yield path.name, str(part.value)


def test_a_verb_is_known_by_its_own_file() -> None:
    assert not set(compared())


# ---- chains


def said_of(rules: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> str:
    (folder / "pack.toml").write_text('name = "found"\ntitle = "Found"\nplayers = 2\n', "utf-8")
    (folder / "01-game.rules").write_text(rules.lstrip("\n"), "utf-8")
    main(["check", str(folder)])
    out = capsys.readouterr()
    return out.out + out.err


ROUND = """
counter orange (oranges) of each player, from 0 to 9
to give: gain 1 orange
to aaa:
  gain 1 orange
  bbb
to bbb:
  pay 1 orange
  aaa
to play:
  aaa
  end-game
"""


def test_two_rules_that_call_each_other_for_ever(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "endless" in said_of(ROUND, tmp_path, capsys)


CHOSEN = """
kind card (cards)
  optional
  works in front
counter orange (oranges) of each player
counter plum (plums) of each player
pile front of each player, of card
card ace
  after you rest: stretch
card king
  after you stretch: rest
to rest: gain 1 orange
to stretch: gain 1 plum
to play:
  put each card in front of you
  rest
  stroll
  end-game
to stroll:
  gain 1 orange
  may stroll
"""


def test_what_asks_each_time_is_not_said_to_ask_nobody() -> None:
    """It may go on as long as somebody wants it to; if it is stopped, then for what it is."""
    one = game(CHOSEN)
    try:
        for _ in range(4000):
            one.answer("yes")
    except Fault as fault:
        assert "nobody" not in str(fault)


# ---- who can win

RIVAL = """
kind rival (rivals)
rival horde
counter point (points) of each player, score
to play:
  gain 1 point
  win for horde
  end-game
"""


def test_a_rival_that_a_pack_declares_can_win() -> None:
    outcome = game(RIVAL).outcome()
    assert outcome is not None and tuple(outcome.winners) == ("horde",)


SIDES = """
kind team (teams)
team reds
team blues
marker team-of of each player, on team, side
counter point (points) of each team, score
to play:
  each player: set team-of of you to reds
  gain 2 point
  win for reds
  end-game
"""


def test_a_side_can_win() -> None:
    outcome = game(SIDES).outcome()
    assert outcome is not None and tuple(outcome.winners) == ("reds",)


REASONS = """
counter point (points) of each player, score
kind card (cards)
card ace
  score 3
pile hand of each player, of card
to play:
  put ace in hand of you
  gain 2 point
  for each c in hand of you: gain (score of c) point
  end-game
"""


def test_a_score_keeps_the_reason_of_every_point() -> None:
    outcome = Game(edition_of(meant(REASONS)), 2, 0, record=True).outcome()
    assert outcome is not None
    reasons = [one.many for one in outcome.reasons if (one.seat, one.counter) == ("player-1", "point")]
    assert reasons == [2, 3] and outcome.scores["point"]["player-1"] == 5
