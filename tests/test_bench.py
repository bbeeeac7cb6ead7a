"""The benchmarks compare like with like: handwritten programs play the same games as ours, and thresholds are
enforced.
"""

from __future__ import annotations

import random
import statistics
import subprocess
import sys
from pathlib import Path

import ours
import pytest
from deck_bus import DeckBus
from deck_game import NAMES, NOTHING, SEATS, DeckGame
from line_games import ConnectFour, TicTacToe
from measuring import Measured, Row, Skipped
from resurgence_game import Resurgence
from thresholds import THRESHOLDS

import bench

BENCH = Path(__file__).parent / "bench" / "bench.py"


# ---- the same games


@pytest.mark.parametrize("seed", range(40))
def test_connect_four_is_played_alike(seed: int) -> None:
    dice, theirs = random.Random(seed), ConnectFour()
    game = ours.new(ours.edition("connect-four"), 2, seed)
    while not ours.is_over(game):
        cells = {f"{'abcdefg'[column]}{theirs.heights[column] + 1}": column for column in theirs.moves()}
        if len(cells) > 1:
            assert sorted(ours.options(game)) == sorted(cells)
            assert ours.seat(game) == theirs.player - 1
        cell = dice.choice(sorted(cells))
        theirs.play(cells[cell])
        if len(cells) > 1:
            ours.answer(game, cell)
        while len(theirs.moves()) == 1:
            theirs.play(theirs.moves()[0])
    assert not theirs.moves()
    assert ours.winners(game) == ([f"player-{theirs.winner}"] if theirs.winner else [])


@pytest.mark.parametrize("seed", range(40))
def test_tic_tac_toe_is_played_alike(seed: int) -> None:
    dice, theirs = random.Random(seed), TicTacToe()
    game = ours.new(ours.edition("tic-tac-toe"), 2, seed)
    while not ours.is_over(game):
        cells = {f"{'abc'[cell % 3]}{cell // 3 + 1}": cell for cell in theirs.moves()}
        assert sorted(ours.options(game)) == sorted(cells)
        assert ours.seat(game) == theirs.player - 1
        cell = dice.choice(sorted(cells))
        theirs.play(cells[cell])
        ours.answer(game, cell)
        while len(theirs.moves()) == 1:
            theirs.play(theirs.moves()[0])
    assert not theirs.moves()
    assert ours.winners(game) == ([f"player-{theirs.winner}"] if theirs.winner else [])


class InStep(DeckGame):
    """The deck-builder by hand, in which ours is asked the same at every choice and chance brings both the same."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)
        numbers = random.Random(seed).random
        self.game = ours.new_with_chance(ours.edition("deck-builder"), SEATS, lambda n: int(numbers() * n))
        self.choices = 0
        super().__init__(random.Random(seed).random)

    def choose(self, options: list[int]) -> int:
        if not options:
            return NOTHING
        names = [*sorted(NAMES[card] for card in options), "done"]
        assert [*sorted(ours.options(self.game)[:-1]), ours.options(self.game)[-1]] == names
        assert ours.seat(self.game) == (self.turns - 1) % SEATS
        self.choices += 1
        chosen = self.dice.choice([*options, NOTHING])
        ours.answer(self.game, "done" if chosen == NOTHING else NAMES[chosen])
        return chosen


@pytest.mark.parametrize("seed", range(6))
def test_the_deck_builder_is_played_alike(seed: int) -> None:
    theirs = InStep(seed)
    theirs.play()
    game = theirs.game
    assert ours.is_over(game) and theirs.choices > 0
    assert ours.value(game, "turns-taken") == theirs.turns
    assert [len(ours.pile(game, "supply", name)) for name in NAMES] == theirs.supply
    for number, seat in enumerate(ours.seats(game)):
        for pile, cards in (("deck", theirs.decks), ("hand", theirs.hands), ("discard", theirs.discards)):
            assert ours.pile(game, pile, seat) == [NAMES[card] for card in cards[number]]
        assert ours.value(game, "point", seat) == theirs.scores[number]
    best = max(theirs.scores)
    assert ours.winners(game) == [f"player-{n + 1}" for n, score in enumerate(theirs.scores) if score == best]


def test_the_deck_builder_is_as_long_as_it_was_agreed() -> None:
    """207 moves on the average, where a turn without anything to play is a move, too."""
    dice, moves = random.Random(1), list[int]()
    for _ in range(3000):
        game = DeckGame(dice.random)
        game.play()
        moves.append(game.moves)
    assert statistics.mean(moves) == pytest.approx(207, abs=3)


def test_the_event_bus_plays_the_same_deck_builder() -> None:
    for seed in range(10):
        games = (DeckGame(random.Random(seed).random), DeckBus(random.Random(seed).random))
        for game in games:
            game.play()
        direct, bus = games
        assert (direct.moves, direct.turns, direct.supply) == (bus.moves, bus.turns, bus.supply)
        assert (direct.decks, direct.hands, direct.discards) == (bus.decks, bus.hands, bus.discards)


def test_resurgence_by_hand_is_the_game_of_the_pack() -> None:
    """As long and as rich on the average: both are played at random, so they are near each other, not in step."""
    random.seed(1)
    games, found = 60, ours.edition("resurgence")
    decisions, scores, spaces = 0, list[int](), list[int]()
    for seed in range(games):
        game = ours.new(found, 2, seed)
        decisions += ours.play_on(game)
        for seat in ours.seats(game):
            scores.append(ours.value(game, "vp", seat))
            spaces.append(sum(ours.value(game, "spaces", seat, on) for on in ("metro", "harbor", "compound")))
    by_hand = [Resurgence(2) for _ in range(2000)]
    for one in by_hand:
        one.play()
    players = [player for one in by_hand for player in one.players]
    assert statistics.mean(one.decisions for one in by_hand) == pytest.approx(decisions / games, rel=0.04)
    assert statistics.mean(player.goods["vp"] for player in players) == pytest.approx(statistics.mean(scores), abs=0.7)
    mean_spaces = statistics.mean(sum(player.spaces.values()) for player in players)
    assert mean_spaces == pytest.approx(statistics.mean(spaces), abs=0.7)


# ---- what a copy is


def test_a_copy_by_hand_goes_its_own_way() -> None:
    for game in (ConnectFour(), TicTacToe()):
        game.play(0)
        copy = game.copy()
        copy.play(1)
        assert len(copy.moves()) != len(game.moves()) or copy.player != game.player


def test_what_is_copied_is_in_its_middle() -> None:
    for _ in range(20):
        game = ours.middle("connect-four", 2, 20)
        assert not ours.is_over(game)
        copy = ours.clone(game)
        ours.play_on(copy)
        assert ours.is_over(copy) and not ours.is_over(game)


# ---- thresholds


def ran(monkeypatch: pytest.MonkeyPatch, *rows: Row, arguments: tuple[str, ...] = ("playing",)) -> int:
    monkeypatch.setattr(bench, "rows_of", lambda files, effort: iter(rows))
    return bench.main(arguments)


def test_a_threshold_that_is_not_kept_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ran(monkeypatch, Measured("check, nothing changed", 2.9, "")) == 0
    assert ran(monkeypatch, Measured("check, nothing changed", 3.1, "")) == 1
    assert ran(monkeypatch, Measured("check, nothing changed", 5.9, ""), arguments=("playing", "--short")) == 0
    assert ran(monkeypatch, Measured("check, nothing changed", 6.1, ""), arguments=("playing", "--short")) == 1


def test_what_is_not_so_yet_does_not_fail(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    later = [one for one in THRESHOLDS if not one.yet]
    for one in later:
        value = one.bound / 3 if one.sign == "at least" else one.bound * 3
        assert ran(monkeypatch, Measured(one.what, value, "")) == 0
        assert "not yet" in capsys.readouterr().out


def test_what_nothing_measures_fails(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    skipped = [Skipped(one.what, "for a reason") for one in THRESHOLDS]
    assert ran(monkeypatch, *skipped, arguments=()) == 0
    assert ran(monkeypatch, *skipped[1:], arguments=()) == 1
    assert f"{skipped[0].what}: has a threshold, and nothing measures it" in capsys.readouterr().out


def test_a_file_that_measures_nothing_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        bench.main(["cards"])
    assert (
        "cards measures nothing; these do: again, checking, copying, growing, others, playing"
        in capsys.readouterr().err
    )


def test_the_short_bench() -> None:
    """Thresholds half as strict, measured in half a minute."""
    done = subprocess.run([sys.executable, str(BENCH), "--short"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
