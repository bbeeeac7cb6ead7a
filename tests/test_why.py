"""`rulewright why`: the state of a card's abilities, in a new game and in a saved one."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.compiler.cli.main import main
from rulewright.compiler.pipeline import compile_edition, edition_of
from rulewright.runtime import Game
from rulewright.runtime.saving import save

RULES = """\
counter coin (coins) of each player, from 0 to 9
kind helper (helpers)
  works in crew
  once per turn
  open until turn
pile crew of each player, of helper
pile deck, of helper
helper farmer "Farmer"
  after you rest: gain 1 coin
helper idler "Idler"
  works in deck
  after you bake: gain 1 coin
to rest: gain 1 coin
to bake: gain 2 coin
to play:
  move each helper to crew of you
  phase turn of first of players:
    choose one:
      option rest: rest
      option wait: gain 1 coin
    choose one:
      option abilities
      option enough
  end-game
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "inn"
    folder.mkdir()
    (folder / "pack.toml").write_text('name = "inn"\ntitle = "Inn"\nplayers = 2\n')
    (folder / "01-inn.rules").write_text(RULES)
    return folder


def test_at_the_start(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["why", str(folder), "farmer"]) == 1
    told = capsys.readouterr()
    assert told.out.splitlines()[0] == "Farmer"
    assert "    player 1 cannot use this now:" in told.out
    assert "      yes  Use this only while it is in your crew" in told.out
    assert "      no   After you rest: nothing has triggered it" in told.out
    assert not told.err


def test_in_a_save(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = compile_edition(str(folder)).value
    assert told is not None
    game = Game(edition_of(told), 2, 1)
    game.answer("rest")
    file = tmp_path / "game.json"
    file.write_text(save(game), "utf-8")
    assert main(["why", str(folder), "farmer", "--save", str(file)]) == 0
    assert "    player 1 can use this now:" in capsys.readouterr().out


def test_what_can_never_be_used_is_reported_too(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["why", str(folder), "idler"]) == 1
    told = capsys.readouterr()
    assert "      no   Use this only while it is in the deck: it is in your crew" in told.out
    assert "warning[never-" in told.err


def test_a_card_that_is_not_there(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["why", str(folder), "framer"]) == 2
    assert "there is no card `framer`; did you mean `farmer`?" in capsys.readouterr().err


def test_a_file_that_is_no_save(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["why", str(folder), "farmer", "--save", str(folder / "pack.toml")]) == 1
    assert main(["why", str(folder), "farmer", "--save", str(folder / "nowhere")]) == 2
    assert "cannot read" in capsys.readouterr().err


def test_a_card_that_offers_nothing(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with (folder / "01-inn.rules").open("a", encoding="utf-8") as rules:
        rules.write('let toll be 1\nhelper miser "Miser"\n  score 2\n  toll changes by 1\n')
    assert main(["why", str(folder), "miser"]) == 1
    shown = capsys.readouterr().out
    assert "It works all the time and is never offered: it changes a value and has a score" in shown, shown


def test_the_cancelling_ability_is_named(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The ability, the card and the line: where its event is cancelled, where its own lines are, and of an act."""
    rules = folder / "01-inn.rules"
    before = rules.read_text("utf-8")
    extra = "pile sky, of omen\nkind omen (omens)\n  works in sky\nomen frost\n  before anyone rest: cancel\n"
    extra += "omen fog\n  before you rest:\n    if coin of you is 9: cancel\n"
    rules.write_text(before.replace("to play:\n", "to play:\n  put frost in sky\n  put fog in sky\n") + extra, "utf-8")
    said = f"“Frost” cancels it, before any player rests ({rules}:{before.count(chr(10)) + 7})"
    assert main(["why", str(folder), "farmer"]) == 1
    shown = capsys.readouterr().out
    assert (
        f"      no   After you rest: nothing has triggered it; {said}; “Fog” can cancel it, before you rest (" in shown
    ), shown
    assert main(["why", str(folder), "rest"]) == 1
    assert f"Rest\n\n  {said}\n  “Fog” can cancel it" in capsys.readouterr().out
    assert main(["why", str(folder), "bake"]) == 0
    assert "Nothing comes before it now" in capsys.readouterr().out


def test_lines_without_effect_are_reported(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rules = folder / "01-inn.rules"
    extra = "helper cook\n  gain 1 coin\nbefore anyone gain any coin: cancel\n"
    rules.write_text(rules.read_text("utf-8") + extra, "utf-8")
    assert main(["why", str(folder), "cook"]) == 1
    shown = capsys.readouterr().out
    assert (
        "no   What this does can be begun: a rule of the game cancels it, before any player gains any coins (" in shown
    )


def test_a_page_by_its_heading(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "This test decides nothing"]) == 0
    assert "comes out the same" in capsys.readouterr().out
