"""Arguments that a program gives to a game: accepted with their obvious meaning, or refused with a sentence."""

from __future__ import annotations

import gc
import random
from collections.abc import Callable
from typing import Any

import pytest

from editions import edition
from gamelogs.played import game as of_page
from pages import compiled
from rulewright.compiler.pipeline import edition_of
from rulewright.runtime import Edition, Fault, Game, load, replay, save
from rulewright.runtime.logs import log_of, played_again, read_log

SMALL = edition_of(of_page("leduc"))
DICE = edition_of(of_page("pig"))
Odd: Any = object()
SEEDS: tuple[Any, ...] = (2.0, True, None, [2], b"x", "\ud800", "x" * 1001, float("nan"), 10**101, Odd)
NUMBERS: tuple[Any, ...] = (0.0, "0", True, None, [0], Odd)


class Numeral:
    """A number of another library: whole, and no `int`."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


def refused(act: Callable[[], object]) -> str:
    with pytest.raises(Fault) as found:
        act()
    said = str(found.value)
    assert 10 < len(said) < 200 and "\n" not in said, said
    return said


@pytest.mark.parametrize("seed", SEEDS, ids=lambda one: str(one).encode(errors="replace")[:12])
def test_a_seed_is_one_that_a_save_can_hold(seed: Any) -> None:
    game = Game(SMALL, record=True)
    for act in (
        lambda: Game(SMALL, seed=seed),
        lambda: game.resampled("player-1", seed),
        lambda: replay(SMALL, 2, seed, []),
    ):
        refused(act)
    if seed is not None:
        refused(lambda: game.clone(seed))


@pytest.mark.parametrize("seed", [0, -1, 10**100, "", "x" * 1000, "ż", Numeral(7)], ids=lambda one: str(one)[:12])
def test_seeds_that_are_taken_are_saved(seed: Any) -> None:
    game = Game(SMALL, seed=seed)
    assert load(SMALL, save(game)).state.hash() == game.state.hash()


@pytest.mark.parametrize("given", NUMBERS, ids=lambda one: str(one)[:9])
@pytest.mark.parametrize("rules", [SMALL, edition("tic-tac-toe")], ids=lambda one: one.name)
def test_a_number_is_whole(rules: Edition, given: Any) -> None:
    known: Any = given
    if given is not None:
        assert "whole number" in refused(lambda: Game(rules, seats=known))
    assert "whole number" in refused(lambda: Game(rules).apply(known))
    assert "whole number" in refused(lambda: Game(rules).apply(0, known))


def test_numbers_of_other_libraries_are_taken() -> None:
    game, other = (Game(edition("tic-tac-toe"), seats=seats) for seats in (2, Numeral(2)))  # type: ignore[arg-type]
    game.apply(game.options[3])
    other.apply(Numeral(other.options[3]), Numeral(0))  # type: ignore[arg-type]
    assert other.answers == game.answers and load(edition("tic-tac-toe"), save(other)) == game


@pytest.mark.parametrize(
    "given", [None, 0, "a1", [0], ["a1"], [("player-1",)], [(1, "a1")], [("player-1", None)], b"x"]
)
def test_answers_are_pairs_of_texts(given: Any) -> None:
    refused(lambda: replay(edition("tic-tac-toe"), 2, 0, given))


@pytest.mark.parametrize("given", [None, 0, ["x"], b"\xff", b"{}", "", "[]"])
def test_a_save_is_a_text(given: Any) -> None:
    assert "this is not a saved game" in refused(lambda: load(edition("tic-tac-toe"), given))


@pytest.mark.parametrize("given", [None, "tic-tac-toe", 0])
def test_a_game_is_of_an_edition(given: Any) -> None:
    text = save(Game(edition("tic-tac-toe")))
    for act in (lambda: Game(given), lambda: load(given, text), lambda: replay(given, 2, 0, [])):
        assert "is not an edition" in refused(act)


# ---- what can be written down


@pytest.mark.parametrize("rules", [SMALL, DICE, edition("resurgence")], ids=lambda one: one.name)
def test_a_game_in_which_chance_is_asked_is_saved_and_loaded(rules: Edition) -> None:
    """Also in the middle of a shuffle, and it goes on as it would have."""
    dice, game = random.Random(3), Game(rules, seed=3, ask_chance=True)
    asked = 0
    for _ in range(30):
        if game.over:
            break
        asked += game.pending()[0].seat == "chance"
        again = load(rules, save(game))
        assert again == game and again.asks_chance
        assert [one.id for one in again.pending()[0].options] == [one.id for one in game.pending()[0].options]
        log = read_log(log_of(game))
        assert played_again(rules, log).state.hash() == log.final
        game = again
        decision = dice.choice(game.pending())
        game.answer(dice.choice(decision.options).id, decision.seat)
    assert asked > 1
    assert replay(rules, len(game.seats), 3, game.answers, ask_chance=True) == game
    damaged = save(game).replace('"seed": 3', '"seed": 4')
    if not game.over:
        assert "damaged" in refused(lambda: load(rules, damaged))


def test_all_that_is_asked_can_be_asked_again() -> None:
    game = Game(edition("resurgence"), seed=4, ask_forced=True)
    for _ in range(20):
        game.answer(game.pending()[0].options[-1].id, game.pending()[0].seat)
    assert replay(edition("resurgence"), 2, 4, game.answers, ask_forced=True) == game


def test_a_copy_with_another_chance_is_not_written_down() -> None:
    game = Game(SMALL, seed=3, record=True)
    for copy in (game.clone(5), game.resampled("player-1", 5), game.clone(5).clone(), game.clone(5).unrecorded()):
        for write in (save, log_of):
            assert "no save or log leads to it" in refused(lambda: write(copy))  # noqa: B023
    assert load(SMALL, save(game.clone())) == game


def test_what_has_not_begun_is_not_written_down() -> None:
    assert "begun" in refused(lambda: save(Game(edition("tic-tac-toe"), begin=False)))


def test_answers_of_a_copy_with_another_chance_have_their_names() -> None:
    """Given as numbers, before its chance was changed and after, once and again."""
    for seed in range(4):
        dice, game = random.Random(seed), Game(edition("resurgence"), seed=seed)
        other = Game(edition("resurgence"), seed=seed)
        for number in range(60):
            if number in (20, 21, 40):
                game, other = game.clone(number), other.clone(number)
            seat = dice.choice(game.asked())
            options = game.options_of(seat)
            at = dice.randrange(len(options))
            decision = next(one for one in other.pending() if one.seat == other.seats[seat])
            game.apply(options[at], seat)
            other.answer(decision.options[at].id, decision.seat)
        assert game.answers == other.answers


def test_an_answer_taken_back_beyond_a_change_of_chance() -> None:
    game = Game(edition("resurgence"), seed=1, undo=True)
    game.apply(game.options_of(game.asked()[0])[0], game.asked()[0])
    copy = game.clone(9)
    copy.apply(copy.options_of(copy.asked()[0])[0], copy.asked()[0])
    copy.undo()
    assert not copy.is_led_to
    copy.undo()
    assert copy.is_led_to and load(edition("resurgence"), save(copy)) == Game(edition("resurgence"), seed=1)


# ---- packs of one name

PACK = """```rules
counter orange
{gap}to dare: change orange by 1
to play:
  may dare
  dare
```
"""


def test_two_packs_of_one_name_have_lines_of_their_own() -> None:
    """A traceback of the first names its line, though others were made after it."""
    gaps = ("", "# A line more.\n", "# A line more.\n# And one more.\n")
    all = [edition_of(compiled(PACK.format(gap=gap))) for gap in gaps]
    for line, rules in enumerate(all, 3):
        game = Game(rules)
        game.table().s.clear()
        with pytest.raises(IndexError) as fault:
            game.answer("yes")
        assert fault.value.__notes__ == [f"while page.rules.md:{line} was followed"]


def test_the_lines_of_a_pack_are_let_go_with_it() -> None:
    import linecache

    before = set(linecache.cache)
    for number in range(5):
        edition_of(compiled(PACK.format(gap="# A line more.\n" * number)))
    gc.collect()
    assert len(set(linecache.cache) - before) <= 1
