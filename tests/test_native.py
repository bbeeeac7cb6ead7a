"""Native code plays the same games as Python, decision by decision; for the rest it gives a reason and leaves it to
Python.
"""

from __future__ import annotations

import random
import shutil
import subprocess
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from gamelogs.played import game as game_of_pages
from gamelogs.played import games as all_games
from rulewright.compiler.cli.main import main
from rulewright.compiler.native.lacks import Lacks
from rulewright.compiler.native.library import FLAGS, NoLibrary, library_of
from rulewright.compiler.native.printer import c_of
from rulewright.compiler.pipeline import Compiled, compile_edition, edition_of
from rulewright.compiler.plan.lower import lower
from rulewright.runtime import Edition, NotOffered
from rulewright.runtime.faults import Endless
from rulewright.runtime.game import State
from rulewright.runtime.simulate import figures, play_many, play_out, summed
from rulewright.runtime.simulate.native import Library, NativeGame, Unplayable, play_native

HERE = Path(__file__).parent
NATIVE = {
    "connect-four": 2,
    "tic-tac-toe": 2,
    "deck-builder": 3,
    "bench": 4,
    "kalah": 2,
    "crazy-eights": 3,
    "othello": 2,
    "draughts": 2,
}
"""Games that native code plays, each with how many sit at it."""

SMALL = ("connect-four", "tic-tac-toe")

pytestmark = pytest.mark.skipif(not any(map(shutil.which, ("cc", "gcc", "clang"))), reason="there is no C compiler")


@cache
def compiled(name: str) -> Compiled:
    if name == "bench":
        found = compile_edition(str(HERE / "bench" / "deck-builder")).value
        assert found is not None
        return found
    return game_of_pages(name)


@cache
def edition(name: str) -> Edition:
    return edition_of(compiled(name))


@pytest.fixture(scope="session")
def library(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Library]:
    folder = str(tmp_path_factory.mktemp("native"))
    return cache(lambda name: Library(library_of(compiled(name).model, folder)))


@pytest.mark.parametrize("name", NATIVE)
def test_every_decision_is_the_same(name: str, library: Callable[[str], Library]) -> None:
    for seed in range(150 if name in SMALL else 6):
        in_step(State(edition(name), NATIVE[name], seed), NativeGame(library(name), NATIVE[name], seed), seed)


def in_step(python: State, native: NativeGame, seed: int) -> None:
    """Plays the same random game on both, and holds them against each other at each decision."""
    dice = random.Random(seed)
    while True:
        assert (native.over, native.seat, native.options) == (python.over, python.seat, python.options), seed
        assert (native.slots, native.elements, native.chance) == (python.s, python.of, python.rng), seed
        assert [native.pile(n) for n in range(len(python.piles))] == python.piles, seed
        if python.over:
            break
        option = dice.choice(python.options)
        python.apply(option)
        native.apply(option)
    assert native.winners == python.winners, seed


@pytest.mark.parametrize("name", NATIVE)
@pytest.mark.parametrize("bots", [["random"], ["random", "first"]])
def test_many_games_have_the_same_results(name: str, bots: list[str], library: Callable[[str], Library]) -> None:
    seats, many = NATIVE[name], 30 if name in SMALL else 4
    names = [bots[n % len(bots)] for n in range(seats)]
    most = 300
    python = [play_out(edition(name), names, seed, most) for seed in range(5, 5 + many)]
    native = play_native(library(name), lambda: edition(name), names, many, 5, jobs=2, most=most)
    assert summed(native) == figures(python, seats)
    assert native.games == many


def test_as_many_sit_down_as_one_likes(library: Callable[[str], Library]) -> None:
    for seats in (2, 4):
        for seed in range(3):
            in_step(State(edition("deck-builder"), seats, seed), NativeGame(library("deck-builder"), seats, seed), seed)


def test_what_is_not_offered_is_refused(library: Callable[[str], Library]) -> None:
    game = NativeGame(library("tic-tac-toe"), 2, 1)
    offered = game.options
    with pytest.raises(NotOffered):
        game.apply(max(offered) + 1)
    assert game.options == offered


ROUND_AND_ROUND = """
counter coin of each player
to play:
  repeat until coin of you is 1:
    each player:
      if coin of you is 0:
        set coin of you to 0
"""


REPEATED = """
counter coin of each player
to play:
  repeat 200 times:
    repeat 160 times: change coin of you by 1
  end-game
"""
ONE_BY_ONE = """
kind spot (spots)
spot left "Left"
spot middle "Middle"
spot right "Right"
counter stone of each spot
to play:
  repeat 999 times:
    for each p in each spot:
      for each q in each spot:
        for each r in each spot:
          for each t in each spot: change stone of t by 1
  end-game
"""
CARDS = """
kind card (cards)
card ace "Ace"
pile stock, of card, stack
pile heap, of card
to play:
  create 100 ace in stock
"""
DRAWN = f"""{CARDS}  repeat 200 times:
    draw 100 card from stock to heap
    for each one in each card of heap: put one under stock
  end-game
"""
POURED = f"""{CARDS}  repeat 160 times:
    move each card of stock to heap
    move each card of heap to stock
  end-game
"""
SHUFFLED = f"{CARDS}  repeat 2000 times: shuffle stock\n  end-game\n"


@pytest.mark.parametrize("rules", [ROUND_AND_ROUND, REPEATED, ONE_BY_ONE, DRAWN, POURED, SHUFFLED])
def test_what_goes_on_for_too_long_is_left_to_python(rules: str, tmp_path: Path) -> None:
    game = pack(tmp_path, rules)
    with pytest.raises(Endless):
        State(edition_of(game), 2, 1)
    with pytest.raises(Unplayable):
        NativeGame(Library(library_of(game.model, str(tmp_path))), 2, 1)


def test_large_numbers_are_left_to_python(tmp_path: Path) -> None:
    rules = "counter coin of each player\nto play:\n  set coin of you to 2\n"
    rules += "  repeat 6 times: set coin of you to coin of you * coin of you\n  end-game\n"
    game = pack(tmp_path, rules)
    with pytest.raises(Unplayable):
        NativeGame(Library(library_of(game.model, str(tmp_path))), 2, 1)


SPOTS = """
kind spot (spots)
spot left "Left"
spot middle "Middle"
spot right "Right"
counter stone of each spot, from 0 to 3
flag taken of each spot, resets turn
counter rounds
to play:
  repeat until rounds is 12:
    change rounds by 1
    each player:
      phase turn of player:
        repeat 2 times:
          choose a spot where (stone of it at most 2 and taken of it is no) as here
          set taken of here to yes
          change stone of here by 1
        if stone of left is 2: set stone of left to 0
        if stone of right is 3: change stone of right by -2
  end-game
"""
"""A set from which one chooses, kept while what it hangs on is set, changed, and set back with each turn."""


def test_a_set_that_is_kept_knows_what_is_written(tmp_path: Path) -> None:
    game = pack(tmp_path, SPOTS)
    assert "written(g, at);" in c_of(lower(game.model)) and "written(g, n);" in c_of(lower(game.model))
    library = Library(library_of(game.model, str(tmp_path)))
    for seed in range(20):
        in_step(State(edition_of(game), 2, seed), NativeGame(library, 2, seed), seed)


SHORT = """
kind card (cards)
kind trick (tricks) is card
card ace "Ace"
trick zap "Zap"
pile stock, of card, stack, refilled from row, room for 3
pile row, of card
pile sack, of card, bag, refilled from row
pile gone, of card
to play:
  create 3 ace in stock
  create 4 ace in row
  draw 1 trick from stock to gone
  shuffle row
  draw 9 card from sack to gone
  end-game
"""
"""What is not there cannot be drawn, whatever refills the pile: it has no room for more, or nothing is left."""


def test_a_pile_that_runs_short_is_refilled_once(tmp_path: Path) -> None:
    game = pack(tmp_path, SHORT)
    library = Library(library_of(game.model, str(tmp_path)))
    for seed in range(20):
        in_step(State(edition_of(game), 2, seed), NativeGame(library, 2, seed), seed)
    told: list[str] = []
    State(edition_of(game), 2, 1, watch=lambda verb, seat, roles: told.append(verb))
    assert told.count("refill") == 2


NARROW = """
kind card (cards)
card ace "Ace"
pile deck, of card, stack, room for 2, refilled from stock
pile stock, of card
pile hand of each player, of card
to play:
  create 2 ace in deck
  create 9 ace in stock
  each player: draw 3 card from deck to hand of you
  end-game
"""


def test_a_draw_off_a_narrow_pile_is_the_same_watched_and_unwatched(tmp_path: Path) -> None:
    game = pack(tmp_path, NARROW)
    seen = State(edition_of(game), 2, 1, watch=lambda verb, seat, roles: None)
    unseen = State(edition_of(game), 2, 1)
    assert (seen.piles, seen.rng) == (unseen.piles, unseen.rng)
    in_step(unseen, NativeGame(Library(library_of(game.model, str(tmp_path))), 2, 1), 1)


MIXED = """
kind card (cards)
kind knight (knights) is card
card ace "Ace"
knight bob "Bob"
pile deck, of card, stack, refilled from stock
pile stock, of card
pile hand of each player, of card
to play:
  create 3 bob + 2 ace in deck
  create 9 ace in stock
  each player: draw 3 card + 2 knight from deck to hand of you
  end-game
"""
"""What is drawn first refills the pile off which the rest is drawn."""


def test_several_sorts_come_off_one_pile_one_after_the_other(tmp_path: Path) -> None:
    game = pack(tmp_path, MIXED)
    library = Library(library_of(game.model, str(tmp_path)))
    for seed in range(20):
        in_step(State(edition_of(game), 2, seed), NativeGame(library, 2, seed), seed)


def pack(folder: Path, rules: str) -> Compiled:
    (folder / "small").mkdir()
    (folder / "small" / "pack.toml").write_text('name = "small"\ntitle = "Small"\nplayers = 2\n', "utf-8")
    (folder / "small" / "01-game.rules").write_text(rules, "utf-8")
    told = compile_edition(str(folder / "small"))
    assert told.value is not None and not [one for one in told.said if one.severity.name == "ERROR"], told.said
    return told.value


# ---- what cannot be played


@pytest.mark.parametrize("name", [name for name in all_games() if name not in NATIVE])
def test_what_native_code_lacks_is_reported_with_its_place(name: str) -> None:
    with pytest.raises(Lacks) as lacks:
        c_of(lower(compiled(name).model))
    assert lacks.value.what
    assert lacks.value.at is not None, lacks.value


TOGETHER = """
counter coin of each player
to play:
  together:
    gain 1 coin
  end-game
"""


def test_an_edition_that_lacks_something_is_played_in_python(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path))
    pack(tmp_path, TOGETHER)
    assert main(["simulate", str(tmp_path / "small"), "--games", "1", "--native"]) == 0
    found = capsys.readouterr()
    assert "1 game of " in found.out
    assert "played in Python; there is no native code: " in found.err
    assert "01-game.rules:4: `Hold`, a step" in found.err
    assert list(tmp_path.glob("*.so")) == []


def test_without_a_compiler_python_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path))
    monkeypatch.setenv("CC", "no-such-compiler")
    assert main(["simulate", "tic-tac-toe", "--games", "3", "--native"]) == 0
    found = capsys.readouterr()
    assert "3 games of Tic-tac-toe" in found.out
    assert "there is no C compiler (no-such-compiler)" in found.err


def test_a_compiler_that_fails_is_no_mistake_of_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "false")
    with pytest.raises(NoLibrary, match="could not make it"):
        library_of(compiled("tic-tac-toe").model, str(tmp_path))
    assert list(tmp_path.iterdir()) == []


def test_the_command_says_the_same_in_both(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path))
    said: list[list[str]] = []
    for flags in ([], ["--native"], ["--native", "--jobs", "2"]):
        assert main(["simulate", "connect-four", "--games", "30", "--seed", "7", *flags]) == 0
        said.append([line for line in capsys.readouterr().out.splitlines() if "seconds" not in line])
    assert said[0] == said[1] == said[2]


def test_a_library_is_made_once_and_taken_from_nobody_else(tmp_path: Path) -> None:
    path = Path(library_of(compiled("tic-tac-toe").model, str(tmp_path)))
    made = path.stat().st_mtime_ns
    assert Path(library_of(compiled("tic-tac-toe").model, str(tmp_path))).stat().st_mtime_ns == made
    path.chmod(0o777)
    assert Path(library_of(compiled("tic-tac-toe").model, str(tmp_path))).stat().st_mode & 0o022 == 0


def test_build_says_what_native_code_lacks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path))
    assert main(["build", "--native", "--why"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "connect-four: native" in lines
    assert any(line.startswith("resurgence: in Python: rules/resurgence/") for line in lines)
    assert len(list(tmp_path.glob("*.so"))) == 2


# ---- the C itself

ADDRESSES = """
int main(void)
{
    static int64_t found[4096 * 64];
    static const int bots[] = {1, 0, 1, 1, 1, 1, 1, 1};
    State *g = rulewright_new();
    rulewright_play(g, SEATS, 1, 4, bots, 2000, found);
    rulewright_free(g);
    for (int n = 0; n < 4; n++)
        if (found[n * rulewright_width(SEATS)] < 0)
            return 1;
    return 0;
}
"""


@pytest.mark.parametrize("name", ["connect-four", "deck-builder", "crazy-eights"])
def test_no_compiler_warns_and_no_sanitizer_finds_anything(name: str, tmp_path: Path) -> None:
    source, program = tmp_path / "edition.c", tmp_path / "edition"
    source.write_text(c_of(lower(compiled(name).model)) + ADDRESSES, "utf-8")
    flags = [flag for flag in FLAGS if flag not in ("-shared", "-fPIC")]
    checks = ["-Werror", "-g", "-O1", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"]
    subprocess.run(["cc", *flags, *checks, "-o", str(program), str(source)], check=True)
    subprocess.run([str(program)], check=True)


def test_c_names_nothing_of_a_game() -> None:
    """What is the same for every edition knows none."""
    one, other = (set(words(c_of(lower(compiled(name).model)))) for name in ("connect-four", "deck-builder"))
    machine = (HERE.parent / "compiler" / "native" / "machine.c").read_text("utf-8")
    assert set(words(machine)) - one == set()
    assert "disc" not in words(machine) and "penny" not in words(machine)
    assert other - one


def words(code: str) -> list[str]:
    return "".join(letter if letter.isalnum() else " " for letter in code).split()


def test_play_many_and_native_agree_on_a_game_of_each_seed(library: Callable[[str], Library]) -> None:
    python = list(play_many(lambda: edition("connect-four"), ["random", "random"], 20, 1))
    native = play_native(library("connect-four"), lambda: edition("connect-four"), ["random", "random"], 20, 1)
    assert native.lengths == [game.decisions for game in python]


def test_seeds_below_nothing_give_the_same_games(library: Callable[[str], Library]) -> None:
    names = ["random", "random"]
    native = play_native(library("deck-builder"), lambda: edition("deck-builder"), names, 4, -2)
    assert summed(native) == figures([play_out(edition("deck-builder"), names, seed) for seed in range(-2, 2)], 2)


@pytest.mark.soak
@pytest.mark.parametrize("name", NATIVE)
def test_thousands_of_decisions_are_the_same(name: str, library: Callable[[str], Library]) -> None:
    for seed in range(1000, 2000 if name in SMALL else 1100):
        in_step(State(edition(name), NATIVE[name], seed), NativeGame(library(name), NATIVE[name], seed), seed)
