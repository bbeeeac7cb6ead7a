"""The table on screens of several sizes: the round, prices, the score sheet, and leaving the game."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from pathlib import Path

import pytest

from editions import edition
from purposes import players
from rulewright.compiler.cli import play
from rulewright.compiler.cli.main import main
from rulewright.compiler.pipeline import compile_edition, edition_of
from rulewright.compiler.text.asked import asked_in
from rulewright.compiler.text.brief import in_brief
from rulewright.compiler.text.called import reasons_in, rounds_in, spoken_in
from rulewright.runtime import Decision, Game, endless
from rulewright.runtime.play import sit, voice_of
from rulewright.runtime.play.asking import answers, question
from rulewright.runtime.play.drawing import drawing
from rulewright.runtime.play.panel import rows_of
from rulewright.runtime.play.places import boxes, drawn, maps
from rulewright.runtime.play.screen import cells, wrapped
from rulewright.runtime.play.why import why
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
    assert re.search(r"player 1 \(you\): how do you pay\? \(enter – [A-Za-z() -]+\)", text), text[-3000:]


@pytest.mark.parametrize("bots", [("random",) * 3, ("random",)])
def test_the_score_sheet_adds_up(bots: tuple[str, ...]) -> None:
    name = "resurgence" if len(bots) > 1 else "resurgence-solo"
    text = session(name, bots=bots, seed=3)
    sheet = text[text.index("vp by source") :].splitlines()
    rows = [list(map(int, re.findall(r"-?\d+", line.partition("  ")[2] + " "))) for line in sheet[2:]]
    sums = next(row for line, row in zip(sheet[2:], rows, strict=True) if line.startswith("  total"))
    above = rows[: rows.index(sums)]
    assert len(above) >= 2 and [sum(column) for column in zip(*above, strict=True)] == sums
    assert ("player 1 (bot) has lost." in text) == (len(bots) == 1)


@pytest.mark.parametrize(("language", "side"), [("en", "Mutants"), ("pl", "Mutanci")])
def test_the_points_of_a_side_stand_under_its_name(
    language: str, side: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """And what adds up to the score by chance, as places on tracks did here, is no sheet of it."""
    main(["play", "resurgence-encounters-solo", "--bots", "random", "--seed", "6", "--lang", language])
    told = capsys.readouterr().out
    assert re.search(rf"\(bot\) 14, {side} 108\n", told) and "twos" not in told


def test_a_game_without_such_counts_has_no_sheet() -> None:
    assert "by source" not in session("tic-tac-toe", bots=("random", "random"))


@pytest.mark.parametrize(("width", "beside"), [(80, 1), (120, 2), (140, 2)])
def test_districts_and_players_stand_beside_each_other(width: int, beside: int) -> None:
    table, written = a_table("resurgence", ["1"] * 30, bots=("human", "random", "random", "random"), colour=True)
    table.screen = replace(table.screen, width=width)
    sit(table)
    lines = re.sub("\x1b\\[[0-9;]*m", "", "".join(written)).splitlines()
    assert max(map(len, lines)) <= width
    assert any(line.startswith("┌ Arbat ─") and "─┐┌ Museum Row ─" in line for line in lines)
    assert any(len(re.findall(r"[XO#@] player \d", line)) == beside for line in lines)


def test_three_seats_in_mid_game_are_seen_at_a_glance() -> None:
    compiled = compile_edition("resurgence").value
    assert compiled is not None
    names, texts, logged = spoken_in(compiled.model, compiled.packs, "en")
    aside = frozenset(name for pack in compiled.packs for name in pack.aside)
    table, _ = a_table("resurgence", bots=("human", "random", "random"), seed=5)
    dice = random.Random(5)
    choosers = players("missions", 3, 5, dice)
    table.voice = replace(voice_of(table.edition, "en", names, texts, logged), aside=aside)
    table.screen = replace(table.screen, width=140, height=45)
    longest = 0
    while len(table.game.answers) < 330:
        decision = table.game.pending()[0]
        table.game.answer(choosers[table.game.seats.index(decision.seat)](table.game, decision), decision.seat)
        if len(table.game.answers) % 15 == 0:
            longest = max(longest, len(drawing(table, "player-1", {}, texts=False)))
    assert 30 < longest <= 42


def test_what_lies_in_a_zone_is_drawn_there_and_nowhere_else() -> None:
    table, _ = a_table("resurgence", seed=4)
    while "spot:hope-right:player-1" not in (seen := table.game.view(None))["piles"] or not any(
        things for key, things in seen["piles"].items() if key.startswith("spot:") and "-right:" in key
    ):
        decision = table.game.pending()[0]
        table.game.answer(decision.options[0].id, decision.seat)
    town = next(one for one in maps(table.edition) if one.kind == "zone")
    assert town.trait == "district" and len(town.groups) == 6
    found = boxes(table.voice, town, seen, {"player-1": "X ", "player-2": "O "}, texts=False)
    assert any(text.startswith(("X ", "O ")) for box in found for _, text in box.lines)
    told = [", ".join(parts) for name, parts, _ in rows_of(table.voice, seen, set())["player-1"] if name == "spot"]
    assert told and "Zone" in told[0]
    left = rows_of(table.voice, seen, set(), drawn(maps(table.edition)))["player-1"]
    assert not any("Zone" in part for name, parts, _ in left if name == "spot" for part in parts)


def test_what_the_rules_keep_for_themselves_is_not_shown() -> None:
    table, _ = a_table("resurgence")
    parts = {part for row in rows_of(table.voice, table.game.view(None), set())["player-1"] for part in row[1]}
    assert "compound level 1" in parts
    table.voice = replace(table.voice, aside=frozenset({"compound-level", "reserve"}))
    rows = rows_of(table.voice, table.game.view(None), set())["player-1"]
    assert not any("compound level" in part for row in rows for part in row[1])
    assert "reserve" not in {name for name, _, _ in rows}


def test_why_not_is_said_in_the_words_of_the_pack() -> None:
    told = compile_edition("resurgence")
    assert told.value is not None
    reasons = reasons_in(told.value.model, told.value.packs, "en")
    assert reasons["free-of-it"] == "you already have a token there"
    assert reasons.keys() == reasons_in(told.value.model, told.value.packs, "pl").keys()
    table, written = a_table("resurgence", ["1"] * 9 + ["why armory", "why nothing"], seed=4)
    while (asked := table.game.pending()[0]).prompt != "option" or asked.options[0].id != "place":
        table.game.answer(asked.options[0].id, asked.seat)
    table.voice, found = replace(table.voice, reasons=reasons), answers(table.voice, table.game, asked)
    assert not written and why(table.voice, table.game, asked, found, "armory")[0].startswith("Armory is ")
    assert "rules.md" not in " ".join(why(table.voice, table.game, asked, found, "armory"))


def test_why_looks_past_answers_after_which_the_rules_do_not_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(endless, "MOST", 1000)
    (tmp_path / "pack.toml").write_text('name = "spin"\ntitle = "Spin"\nversion = "1"\nplayers = 1\n')
    (tmp_path / "spin.rules").write_text(SPIN)
    compiled = compile_edition(str(tmp_path)).value
    assert compiled is not None
    said = session(edition_of(compiled), "why pebble", "throw", "pebble", bots=("human",))
    assert "Pebble cannot be chosen yet: answer “throw” first." in said and "The game is over." in said


SPIN = """\
kind stone (stones)
stone pebble "Pebble"
stone rock "Rock"
pile hand of each player, of stone
counter coin (coins) of each player, from 0 to 9
to play:
  put each stone in hand of you
  choose one:
    option spin: go-round
    option throw: cast a stone
  end-game
to go-round:
  repeat until coin of you is 9: set coin of you to 0
to cast a stone of hand of you: remove the stone
"""
"""One answer leads to rules without an end, the other to a choice."""


def test_the_mutants_have_a_sheet_too() -> None:
    text = session("resurgence-solo", bots=("random",), seed=3)
    sheet = text[text.index("vp by source") :]
    assert re.search(r"\nvp: player 1 \(bot\) \d+, mutant points \d+\n", text)
    assert re.search(r"player 1 \(bot\)  +mutant points\n", sheet) and re.search(
        r"Directives met +\d+ +1[459]\n", sheet
    )


def test_a_small_screen_is_filled_a_page_at_a_time() -> None:
    table, written = a_table("resurgence", [""] + ["1"] * 60)
    table.screen = replace(table.screen, width=80, height=24)
    sit(table)
    text = "".join(written)
    first, _, rest = text.partition("-- Enter shows more --")
    assert rest and first.count("\n") == 23
    assert text.count("face down") < session("resurgence", *["1"] * 60).count("face down")


def test_an_interrupted_game_can_be_resumed(
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
    assert "the game is saved in tic-tac-toe-5.json" in capsys.readouterr().err.lower()
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
    assert edition("resurgence").slots["free-rescue"].high == 1
    assert "free rescue" not in session("resurgence", "quit")


def test_what_the_game_is_about_is_said_first_and_its_rules_when_asked() -> None:
    table, written = a_table("resurgence", ["rules", "quit"])
    brief = ("A turn", ("In a turn:", "1. " + "Draw and draw " * 12, "- Rest."))
    table.voice = replace(table.voice, aim=("Have the most \x1b[2J points.",), brief=(brief,))
    sit(table)
    text = "".join(written)
    assert text.startswith("\n  Have the most <U+001B>[2J points.\n") and "resurgence" in text
    assert re.search("A turn\n  In a turn:\n  1. Draw and .*\n {5}[Dd]ra.*\n  - Rest.\n", text), text
    assert "have not been put in brief" in session("tic-tac-toe", "rules")


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_rules_in_brief_have_no_marks(language: str) -> None:
    told = compile_edition("resurgence-solo")
    assert told.value is not None
    names, _, _ = spoken_in(told.value.model, told.value.packs, language)
    aim, brief = (in_brief(told.value.packs, language, mark, names) for mark in ("aim", "summary"))
    text = "\n".join(line for _, lines in (*aim, *brief) for line in lines)
    assert len(aim) == 2 and len(brief) > 5
    assert not re.search(r":[a-z-]+:|\*\*|<!--|\|", text)
    assert ("2 VP" if language == "en" else "2 PZ") in text


def test_a_question_says_what_one_may_do() -> None:
    told = compile_edition("resurgence")
    assert told.value is not None
    for language, said in (("en", "do you want to plan a new Mission?"), ("pl", "czy chcesz zaplanować nową Misję?")):
        asks = asked_in(told.value.model, told.value.packs, language)
        at = next(at for at in asks if at.startswith("rules/resurgence/30-missions"))
        voice = replace(voice_of(edition("resurgence"), language), asks=asks)
        assert question(voice, Decision("", "player-1", "may", (), (), at)) == said


def test_the_question_says_what_asks_it_and_the_answers_what_is_printed() -> None:
    text = session("resurgence", *["1"] * 12, seed=3)
    assert "\n      Starting Mission; Arbat; cost: 1 food + 1 part; points: 3.\n" in text
    voice = voice_of(edition("resurgence"), "en")
    asked = Decision("", "player-1", "choose", ("resource",), (), about="barter-crate")
    assert question(voice, asked) == "Barter Crate – which resource?"
    dice, game, about = random.Random(3), Game(edition("resurgence"), 2, 3), set[str]()
    while not game.over:
        decision = game.pending()[0]
        about.add(decision.about)
        game.answer(dice.choice(decision.options).id, decision.seat)
    assert {"", "checkpoint", "surgeon", "metro-6"} <= about


def test_the_side_of_the_mutants_board_that_is_up_is_seen() -> None:
    assert re.search("side up: Side [AB]", session("resurgence-solo", *["1"] * 6, bots=("human",), seed=3))


@pytest.mark.parametrize("room", [30, 40, 80])
@pytest.mark.parametrize("head", ["", "  ", "  name     "])
def test_a_long_sentence_is_broken_between_its_words(head: str, room: int) -> None:
    said = "player 2: immediately adds a new scholar from their supply to their bag"
    rows = wrapped(head, [said, "gains 1", said], "; ", room)
    assert all(cells(row) <= room for row in rows)
    assert " ".join(" ".join(rows).split()) == " ".join(f"{head}{said}; gains 1; {said}".split())
