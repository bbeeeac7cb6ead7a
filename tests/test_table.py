"""The table on screens of several sizes, what it says of the round and of prices, its score sheet, and breaking off."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from editions import edition
from rulewright.compiler.cli import play
from rulewright.compiler.cli.main import main
from rulewright.compiler.pipeline import compile_edition
from rulewright.compiler.text.called import rounds_in
from rulewright.runtime.play import sit
from test_play import a_table, session


def test_it_is_known_how_many_rounds_there_are() -> None:
    told = compile_edition("resurgence")
    assert told.value is not None
    rounds = rounds_in(told.value.model)
    assert rounds == {"round": 6}
    table, written = a_table("resurgence", ["1"] * 14, seed=4)
    table.voice = replace(table.voice, rounds=rounds)
    sit(table)
    assert "round 1 of 6 · " in "".join(written)


def test_a_price_says_what_it_is_for() -> None:
    text = session("resurgence", *["1"] * 120, seed=4)
    assert re.search(r"player 1 \(you\): enter – [A-Za-z, -]+: how do you pay\?", text), text[-3000:]


@pytest.mark.parametrize("bots", [("random",) * 3, ("random",)])
def test_the_score_sheet_adds_up(bots: tuple[str, ...]) -> None:
    name = "resurgence" if len(bots) > 1 else "resurgence-solo"
    text = session(name, bots=bots, seed=3)
    sheet = text[text.index("vp: from what") :].splitlines()
    rows = [list(map(int, re.findall(r"-?\d+", line.partition("  ")[2] + " "))) for line in sheet[2:]]
    sums = next(row for line, row in zip(sheet[2:], rows, strict=True) if line.startswith("  in all"))
    above = rows[: rows.index(sums)]
    assert len(above) >= 2 and [sum(column) for column in zip(*above, strict=True)] == sums
    assert ("player 1 (bot) has lost." in text) == (len(bots) == 1)


def test_a_game_without_such_counts_has_no_sheet() -> None:
    assert "from what" not in session("tic-tac-toe", bots=("random", "random"))


@pytest.mark.parametrize("width", [120, 140])
def test_on_a_wide_screen_players_stand_beside_the_table(width: int) -> None:
    table, written = a_table("resurgence", ["1"] * 30, bots=("human", "random", "random", "random"), colour=True)
    table.screen = replace(table.screen, width=width)
    sit(table)
    lines = re.sub("\x1b\\[[0-9;]*m", "", "".join(written)).splitlines()
    assert max(map(len, lines)) <= width
    assert any(line.startswith("on the table") and "player 1 (you)" in line for line in lines)


def test_a_small_screen_is_filled_a_page_at_a_time() -> None:
    table, written = a_table("resurgence", [""] + ["1"] * 60)
    table.screen = replace(table.screen, width=80, height=24)
    sit(table)
    text = "".join(written)
    first, _, rest = text.partition("-- Enter shows more --")
    assert rest and first.count("\n") == 23
    assert text.count("face down") < session("resurgence", *["1"] * 60).count("face down")


def test_whoever_breaks_off_finds_the_game_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = iter(["1\n", "1\n"])

    def breaking() -> str:
        try:
            return next(lines)
        except StopIteration:
            raise KeyboardInterrupt from None

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(play, "_line", breaking)
    assert main(["play", "tic-tac-toe", "--seed", "5", "--bots", "random"]) == 130
    assert "the game is kept in tic-tac-toe-5.json" in capsys.readouterr().err.lower()
    table, written = a_table("tic-tac-toe", ["load tic-tac-toe-5.json"])
    sit(table)
    assert "Loaded from" in "".join(written) and len(table.game.answers) >= 3


def test_a_saved_game_is_taken_up_with_what_was_told(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    session("resurgence", *["1"] * 20, f"save {file}", "quit", seed=2)
    table, written = a_table("resurgence", [f"load {file}", "1"], bots=("human", "greedy"), seed=2)
    sit(table)
    assert "Loaded from" in "".join(written) and table.game.stream("player-1")


def test_two_kinds_of_counters_are_left_out_until_they_are_used() -> None:
    assert edition("resurgence").slots["errand"].high == 1
    assert "errand" not in session("resurgence", "quit")
