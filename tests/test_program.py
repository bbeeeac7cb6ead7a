"""A game driven by a program: answers by name and by number, taken back, copied, traced."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, cast

import pytest

from driven import of_page, of_rules
from editions import edition
from rulewright.runtime import Game, NotOffered
from rulewright.runtime.faults import Fault


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
