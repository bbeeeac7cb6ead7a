"""The table: what is drawn, which input is understood, what stays hidden; no input can crash it."""

from __future__ import annotations

import json
import random
import re
import shutil
import string
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from editions import edition, names
from hiding import with_other_things_hidden
from rulewright.compiler.cli.main import main
from rulewright.compiler.pipeline import compile_edition, edition_of
from rulewright.runtime import Edition
from rulewright.runtime.bots import seated
from rulewright.runtime.play import Screen, Table, languages, sit, table_of, voice_of
from rulewright.runtime.play.drawing import drawing
from rulewright.runtime.play.entries import entries
from rulewright.runtime.play.screen import clean
from rulewright.runtime.simulate import figures, play_many, play_out

ROOT = Path(__file__).parent.parent
NAMES = names()
CONTROLS = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029]")


def a_table(
    name: str | Edition,
    lines: Iterable[str] = (),
    bots: tuple[str, ...] = ("human", "random"),
    seed: int = 1,
    lang: str = "en",
    colour: bool = False,
) -> tuple[Table, list[str]]:
    """A table, and all that is written at it."""
    found = edition(name) if isinstance(name, str) else name
    written: list[str] = []
    waiting = iter(lines)
    screen = Screen(lambda: next(waiting, None), written.append, colour)
    seats = [f"player-{n + 1}" for n in range(len(bots))]
    return table_of(found, len(bots), seed, seated(bots, seats, seed), voice_of(found, lang), screen), written


def somebody(name: str) -> tuple[str, ...]:
    """A person at the first seat, and bots at as many more as there must be."""
    return ("human", *["random"] * (edition(name).players[0] - 1))


def session(name: str | Edition, *lines: str, **more: Any) -> str:
    table, written = a_table(name, lines, **more)
    sit(table)
    return "".join(written)


# ---- bots alone


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", NAMES)
def test_bots_play_to_the_end(name: str, lang: str) -> None:
    bots = ("random",) * edition(name).players[0]
    text = session(name, bots=bots, lang=lang)
    assert text == session(name, bots=bots, lang=lang)
    assert ("The game is over." if lang == "en" else "Koniec gry.") in text
    found = play_out(edition(name), bots, 1)
    assert f"\n{found.decisions}." in text and f"\n{found.decisions + 1}." not in text


def test_the_board_is_a_board() -> None:
    assert """\
    a   b   c
  ┌───┬───┬───┐
3 │ 2 │ 4 │ 7 │
  ├───┼───┼───┤
2 │ 1 │ X │ 6 │
  ├───┼───┼───┤
1 │ O │ 3 │ 5 │
  └───┴───┴───┘
""" in session("tic-tac-toe", "b2", bots=("human", "first"))
    assert "6 │   │   │   │   │   │   │   │\n5 │" in session("connect-four")


def test_a_narrow_or_plain_screen_is_served() -> None:
    table, written = a_table("resurgence", ["1"] * 30)
    table.screen = replace(table.screen, width=40, plain=True)
    sit(table)
    # Districts are drawn one below the other, and no wider than the screen.
    assert "+ Arbat ---" in "".join(written) and "".join(written).isascii()
    assert max(len(line) for line in "".join(written).splitlines() if line.startswith(("|", "+"))) == 40
    table, written = a_table("tic-tac-toe")
    table.screen = replace(table.screen, plain=True)
    sit(table)
    assert "| 1 | 4 | 7 |" in "".join(written) and "".join(written).isascii()


# ---- a person


def test_answers_by_number_name_and_beginning() -> None:
    for line in ("5", "b2", "B2", " b2 "):
        assert "you mark cell b2" in session("tic-tac-toe", line)
    assert "could be 1 a1, 2 a2, 3 a3" in session("tic-tac-toe", "a")
    assert "not one of the answers" in session("tic-tac-toe", "10")
    assert "not one of the answers" in session("tic-tac-toe", "²")


def test_you_win_and_it_says_so() -> None:
    text = session("tic-tac-toe", "b2", "b1", "b3", "c1", "c2", "c3", bots=("human", "first"))
    assert text.endswith("You win.\n") and "The game is over." in text


def test_undo_takes_back_what_you_did_and_what_followed() -> None:
    table, written = a_table("tic-tac-toe", ["undo", "b2", "undo", "c3"])
    sit(table)
    text = "".join(written)
    assert "nothing to take back" in text and "Taken back." in text
    assert table.game.answers[0] == ("player-1", "c3")
    assert len(table.game.answers) == 2 == len(entries(table.voice, table.game, None)) - 1


SEEN = """\
kind card (cards)
card ace
card jack
pile deck, of card, stack, seen by nobody
pile hand of each player, of card, seen by owner
to play:
  put each card in deck
  choose one:
    option peek: draw 1 card from deck to hand of you
    option rest
  choose one:
    option stay
    option leave
  end-game
"""


def test_what_was_seen_is_not_taken_back(tmp_path: Path) -> None:
    """A card that was drawn is known from then on, and the answer before it stays; one that showed nothing does not."""
    (tmp_path / "pack.toml").write_text('name = "seen"\ntitle = "Seen"\nplayers = 2\n', "utf-8")
    (tmp_path / "01-seen.rules").write_text(SEEN, "utf-8")
    told = compile_edition(str(tmp_path))
    assert told.value is not None
    found = edition_of(told.value)
    text = session(found, "peek", "undo")
    assert "since then something hidden has been seen, or chance has decided" in text and "Taken back" not in text
    assert "Taken back" in session(found, "rest", "undo")


def test_a_game_is_saved_and_loaded(tmp_path: Path) -> None:
    file = tmp_path / "a game.json"
    table, _ = a_table("resurgence", [*["1"] * 12, f"save {file}"])
    sit(table)
    wanted = table.game.state.hash()
    other, written = a_table("resurgence", [f"load {file}"], seed=2)
    sit(other)
    assert "Loaded from" in "".join(written)
    assert other.game.state.hash() == wanted


@pytest.mark.parametrize("line", ["save", "load", "save /", "load /", "load /nowhere/x", "save /nowhere/x", "load \0"])
def test_unusable_files_are_reported(line: str) -> None:
    assert re.search(r"Type the name of a file|It could not be", session("tic-tac-toe", line))


def test_a_save_of_another_game_is_refused_at_the_table(tmp_path: Path) -> None:
    file = tmp_path / "x.json"
    session("tic-tac-toe", f"save {file}")
    assert "not of 'connect-four'" in session("connect-four", f"load {file}")
    data = json.loads(file.read_text("utf-8"))
    data["answers"] = [["player-1", "zz"]]
    file.write_text(json.dumps(data), "utf-8")
    assert "cannot be given" in session("tic-tac-toe", f"load {file}")


def test_why_something_is_not_offered() -> None:
    assert "This condition is not met: `free of it`." in session("tic-tac-toe", "b2", "why b2")
    assert "b2 is offered: it is number 5." in session("tic-tac-toe", "why b2")
    assert "Nothing in this game is called “pond”" in session("tic-tac-toe", "why pond")
    assert "north is no cell" in session("tic-tac-toe", "why north")
    assert "You cannot see this now" in session("resurgence", "why hunter", "why farmer", "why scout", "why brewer")


def test_the_end_of_the_input_is_an_end() -> None:
    assert session("connect-four").endswith("so the game is left.\n")
    assert session("connect-four", "quit", "1").endswith("The game is left.\n")


def test_two_people_at_one_screen_are_told_to_turn_away() -> None:
    lines = [line for _ in range(60) for line in ("", "1")]
    assert "Press Enter when only" in session("resurgence", *lines, bots=("human", "human"))
    assert "Press Enter" not in session("tic-tac-toe", "1", "1", "1", bots=("human", "human"))


def test_between_ones_own_answers_only_what_has_changed_is_shown() -> None:
    text = session("resurgence", "1", "1", "1", "1", "m", "h", "c", seed=5)
    assert text.count("first player: player 2") == 3, "at the start, and when others have done something"
    changed = ["", "X player 1 (you)", "  drawn  3× Laborer", "  area   Metro: Ranger", ""]
    assert "\n".join(changed) in text
    assert text.count("Since your last turn") == 2
    boards = session("tic-tac-toe", "b2", bots=("human", "first"))
    assert boards.count("│ X │") == 1 and boards.count("┌───┬") == 2


def test_people_at_one_screen_change_places_only_when_another_is_asked() -> None:
    lines = ["", "1", "", "1", "1", "", "1", "1", "1", "1", "1", ""]
    written = session("resurgence", *lines, bots=("human", "human"))
    asked = re.findall(r"^Now (player \d)|^(player \d): ", written, re.MULTILINE)
    turns = [one or other for one, other in asked]
    handed = [one for one, _ in asked if one]
    assert all(one != other for one, other in pairwise(handed))
    assert turns.count("player 1") + turns.count("player 2") > len(handed) + 4


def test_what_one_player_saw_is_wiped_before_the_next_looks() -> None:
    table, written = a_table("resurgence", ["", *["1", ""] * 3], bots=("human", "human"))
    table.screen = replace(table.screen, clears=True)
    sit(table)
    wipes = [index for index, text in enumerate(written) if "\x1b[3J" in text]
    assert wipes and all("Press Enter when only" in written[index + 1] for index in wipes)
    assert "\x1b" not in session("resurgence", "", "1", "", bots=("human", "human"))


PRINTED = {"surgeon": "Runs \x1b[2J far and wide, " + "ever " * 40, "row-1": "", "farmer": "Digs."}


def with_texts(*lines: str, width: int = 80) -> str:
    table, written = a_table("resurgence", lines, seed=5)
    table.voice = replace(table.voice, texts=PRINTED.get)
    table.screen = replace(table.screen, width=width)
    sit(table)
    return "".join(written)


def test_the_text_of_a_thing_can_be_read() -> None:
    text = with_texts("what farmer", "what row-1", "what arbat", "what pond", "what", "what surg", "1")
    assert "3  Surgeon\n      Runs <U+001B>[2J far and wide, ever ever" in text
    assert "Farmer: calling: Builder. Digs." in text and "first from the right: cost: 1." in text
    assert "Arbat: nothing is written on it." in text and "Nothing in this game is called “pond”" in text
    assert "Type the name of what you want to read" in text and "Surgeon: Runs" in text
    assert max(len(line.removeprefix("> ")) for line in text.splitlines()) <= 80


def test_where_a_price_stands_it_is_said() -> None:
    assert "fifth from the right, cost 4: " in session("resurgence")


def test_the_beginning_of_an_answer_goes_before_a_short_word_of_the_table() -> None:
    text = session("resurgence", "1", "1", "1", "1", "h", "help", seed=5)
    assert "area   Harbor: Ranger" in text and text.count("draws the table again") == 1


def test_no_row_is_wider_than_the_screen() -> None:
    for width in (80, 120):
        table, written = a_table("resurgence", ["1"] * 40)
        table.screen = replace(table.screen, width=width)
        sit(table)
        assert max(map(len, "".join(written).splitlines())) <= width


# ---- what stays hidden


def test_what_is_drawn_says_nothing_of_what_is_hidden() -> None:
    dice = random.Random(1)
    table, _ = a_table("resurgence", bots=("human", "random"))
    different = 0
    while not table.game.over:
        decision = dice.choice(table.game.pending())
        drawn = drawing(table, "player-1", {})
        real = table.game
        if not any(one.secret for one in real.pending()):
            table.game = with_other_things_hidden(real, "player-1", dice)
            different += table.game.state.at != real.state.at
        table.drawn.clear()
        assert drawing(table, "player-1", {}) == drawn
        table.drawn.clear()
        table.game = real
        table.game.answer(dice.choice(decision.options).id, decision.seat)
    assert different > 50


def test_the_story_says_nothing_of_what_is_hidden() -> None:
    """What one seat draws unseen is named to that seat and to nobody else."""
    mine, theirs = (session("resurgence", *["1"] * 12, bots=bots) for bots in (("human", "first"), ("first", "human")))
    assert "something unseen" in mine and "something unseen" in theirs
    assert "chosen in secret" in mine
    assert not re.search(r"player 2: [^;\n]*assign ", mine)


CARDS = """\
kind card (cards)
card ace
card jack
pile deck, of card, stack, seen by nobody
pile row, of card
pile hand of each player, of card, seen by owner
to play:
  create 3 ace + 2 jack in row
  choose one:
    option deal: deal
    option rest
  end-game
to deal:
  put each card in deck
  draw 5 card from deck to hand of you
  move each card of hand of you to row
  put first of row under deck
"""


def test_what_is_done_to_many_is_told_once(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('name = "cards"\ntitle = "Cards"\nplayers = 2\n', "utf-8")
    (tmp_path / "01-cards.rules").write_text(CARDS, "utf-8")
    told = compile_edition(str(tmp_path))
    assert told.value is not None, told.said
    text = " ".join(session(edition_of(told.value), "1").split())
    assert "put 3× Ace, 2× Jack into deck; draw 2× Jack, 3× Ace; move 2× Jack, 3× Ace to row" in text
    assert "put Jack into deck" in text


COUNTED = """\
counter coin (coins) of each player, from 0 to 9, starts 3, seen by owner
kind guard (guards)
guard sentry
pile hand of each player, of guard, seen by nobody
pile row, of guard
to play:
  each player: create 1 sentry in hand of you
  create 1 sentry in row
  each player:
    choose a guard as liked
  end-game
"""


def test_what_only_counters_hide_is_wiped_too(tmp_path: Path) -> None:
    """Whoever may see something that another may not has the screen alone, whatever hides it."""
    (tmp_path / "pack.toml").write_text('name = "counted"\ntitle = "Counted"\nplayers = 2\n', "utf-8")
    for rules in (COUNTED, COUNTED.replace(", seen by owner", "")):
        (tmp_path / "01-counted.rules").write_text(rules, "utf-8")
        told = compile_edition(str(tmp_path))
        assert told.value is not None
        text = session(edition_of(told.value), "", "1", "", "1", bots=("human", "human"))
        assert text.count("Press Enter when only") == 2
        assert "Sentry (row)" in text and "hand of player 2" not in text


# ---- hostile hands


HOSTILE = "\x1b[2J\x1b]0;owned\x07{0}{x!r}%s\u202eabc\u2066\r\n\x9b31m<b>`$(id)`"


def with_titles(name: str, title: str) -> Edition:
    """An edition whose things all have a title that means no good."""
    told = compile_edition(name)
    assert told.value is not None
    found = edition_of(told.value)
    for id, one in found.elements.items():
        one.title = title + id
    return found


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", NAMES)
def test_no_name_reaches_the_terminal_raw(name: str, lang: str) -> None:
    found = with_titles(name, HOSTILE)
    text = session(
        found, *["1", "why a1", "why x", "?", f"why {HOSTILE}a1", HOSTILE] * 12, lang=lang, bots=somebody(name)
    )
    assert not CONTROLS.search(text)
    if not name.startswith("resurgence"):
        assert "<U+001B>[2J" in text


def lines_of(dice: random.Random, many: int) -> Iterator[str]:
    words = [
        "?",
        "undo",
        "why",
        "why 1",
        "save",
        "look",
        "help me",
        "/undo",
        "load",
        "why a1",
        HOSTILE,
        "\0",
        "  ",
        "-1",
        "1e9",
    ]
    for _ in range(many):
        how = dice.randrange(10)
        if how < 6:
            yield str(dice.randrange(1, 9)) + "\n"
        elif how < 8:
            yield dice.choice(words) + "\n"
        elif how == 8:
            yield "".join(dice.choices(string.printable + "żółw\u202e\x1b\ud800", k=dice.randrange(40))) + "\n"
        else:
            yield "9" * dice.randrange(1, 6000)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", NAMES)
def test_no_line_breaks_the_table(name: str, lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for seed in range(4):
        lines = list(lines_of(random.Random(f"{name} {seed}"), 120))
        text = session(name, *lines, seed=seed, lang=lang, bots=somebody(name))
        assert not CONTROLS.search(text)
        painted = session(name, *lines, seed=seed, lang=lang, colour=True, bots=somebody(name))
        assert re.sub(r"\x1b\[[0-9;]*m", "", painted) == text or "\x1b[1;7m" in painted


def test_clean_leaves_what_can_be_seen() -> None:
    assert clean("Żółw 亀 ok") == "Żółw 亀 ok"
    assert clean("a\x1bb\u202ec\ud800") == "a<U+001B>b<U+202E>c<U+D800>"


# ---- words


def test_the_languages_say_the_same_things() -> None:
    files = {path.stem: tomllib.loads(path.read_text("utf-8")) for path in (ROOT / "runtime/play/words").glob("*.toml")}
    assert {"en", "pl"} <= files.keys()
    for room, sentences in files["en"].items():
        if room == "names":
            continue
        for language, found in files.items():
            assert found[room].keys() == sentences.keys(), f"{language}: {room}"
            for key, text in sentences.items():
                if isinstance(text, str):
                    slots = set(re.findall(r"{\w*}", found[room][key]))
                    assert slots <= set(re.findall(r"{\w*}", text)), f"{language}: {room}.{key} has other slots"


# ---- the commands


def run(*argv: str) -> int:
    return main(list(argv))


def test_a_log_is_played_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = tmp_path / "log.json"
    assert run("play", "connect-four", "--bots", "random,random", "--seed", "7", "--log", str(log)) == 0
    data = json.loads(log.read_text("utf-8"))
    assert data["edition"] == "connect-four" and data["seats"] == 2 and data["seed"] == 7 and data["over"]
    assert run("replay", str(log)) == 0
    capsys.readouterr()
    for change, said in (
        ({"final": "0" * 32}, "another state"),
        ({"rules": "0"}, "rules differ"),
        ({"answers": [*data["answers"][:-1], ["player-1", "a9"]]}, "cannot be given"),
        ({"answers": data["answers"][:-1]}, "another state"),
        ({"answers": 3}, "should be a list"),
        ({"seats": 5}, "not played with 5 seats"),
        ({"seed": None}, "neither a number nor a text"),
        ({"opened": "nowhere"}, "nowhere"),
    ):
        log.write_text(json.dumps({**data, **change}), "utf-8")
        assert run("replay", str(log)) != 0
        assert said in capsys.readouterr().err
    for text in ("", "{}", "[]", "\x00", "not json"):
        log.write_text(text, "utf-8")
        assert run("replay", str(log)) == 1
        assert "Traceback" not in capsys.readouterr().err
    log.write_bytes(b"\xff\xfe\x00")
    assert run("replay", str(log)) == 1
    assert run("replay", str(tmp_path / "none")) == 2


def test_a_pack_outside_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(ROOT / "rules/tic-tac-toe", tmp_path / "mine")
    monkeypatch.chdir(tmp_path)
    log = tmp_path / "log.json"
    assert run("play", "mine", "--bots", "first,random", "--seed", "1", "--log", str(log)) == 0
    assert "The game is over." in capsys.readouterr().out
    assert run("replay", str(log)) == 0
    assert run("simulate", "./mine", "--games", "3", "--json") == 0


def test_commands_say_what_is_wrong(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for argv, said in (
        (("play", "tic-tac-toe", "--seats", "5"), "for 2 players"),
        (("play", "tic-tac-toe", "--bots", "x"), "no bot is called `x`"),
        (("play", "tic-tac-toe", "--bots", "first,first,first"), "3 bots were named"),
        (("play", "tic-tac-toe", "--bots", "first,first", "--log", str(tmp_path)), "could not be written"),
        (("simulate", "tic-tac-toe", "--games", "0"), "`--games` must be a whole number from 1 to 10,000,000, not `0`"),
        (("simulate", "tic-tac-toe", "--games", "1", "--bots", "human"), "only bots"),
    ):
        assert run(*argv) == 2
        assert said in capsys.readouterr().err


def test_an_interrupted_game_keeps_its_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = iter(["1\n", "1\n"])

    def interrupted() -> str | None:
        line = next(lines, None)
        if line is None:
            raise KeyboardInterrupt
        return line

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("rulewright.compiler.cli.play._line", interrupted)
    log = tmp_path / "log.json"
    assert run("play", "tic-tac-toe", "--seed", "1", "--log", str(log)) == 130
    assert len(json.loads(log.read_text("utf-8"))["answers"]) == 4
    assert run("replay", str(log)) == 0


def open_connect_four() -> Edition:
    return edition("connect-four")


def test_many_games_are_the_same_on_one_processor_and_on_two() -> None:
    one, two = (list(play_many(open_connect_four, ["random", "first"], 40, 5, jobs)) for jobs in (1, 2))
    assert one == two and len({game.decisions for game in one}) > 3
    assert [game.seed for game in one] == list(range(5, 45))
    found = figures(one, 2)
    assert found["finished"] == 40 == sum(found["wins_by_seat"]) + found["draws"]
    assert found["decisions"] == sum(game.decisions for game in one)


def test_near_seeds_give_other_games() -> None:
    found = edition("connect-four")
    assert len({(*game.winners, game.decisions) for game in play_many(lambda: found, ["random"] * 2, 60, 1)}) > 15


ENDLESS = """\
counter point (points) of each player, score
flag awake of each player
to take-turn:
  choose one:
    option nod: set awake of you to no
    option look: set awake of you to yes
to play:
  repeat until some player where (point of it at least 3):
    each player: take-turn
  end-game
"""


def test_games_without_an_end_are_told_of(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from rulewright.runtime.simulate import playing

    monkeypatch.setattr(playing.play_out, "__defaults__", (50,))
    folder = tmp_path / "endless"
    folder.mkdir()
    (folder / "pack.toml").write_text('name = "endless"\ntitle = "Endless"\nplayers = 2\n', "utf-8")
    (folder / "all.rules").write_text(ENDLESS, "utf-8")
    assert main(["simulate", str(folder), "--games", "2"]) == 1
    assert "2 of 2 games had not ended after" in capsys.readouterr().err
