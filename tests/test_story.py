"""The story of a game as people read it: who does what, each thing once, and what the game does by itself."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from rulewright.compiler.cli.main import main
from rulewright.compiler.meaning.model import Model
from rulewright.compiler.pipeline import compile_edition
from rulewright.compiler.text.called import steps_in
from rulewright.compiler.text.unowned import unowned_in


@cache
def model(name: str) -> Model:
    found = compile_edition(name).value
    assert found is not None
    return found.model


def story(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    """What is told of a game between random bots, in one line."""
    assert main(["play", *args]) == 0
    return re.sub(r"\s+", " ", capsys.readouterr().out.partition("\n┌")[0])


def unowned_lines(name: str) -> set[str]:
    """The texts of the lines that nobody in particular follows."""
    found = set[str]()
    for at in unowned_in(model(name)):
        file, _, line = at.rpartition(":")
        found.add(Path(file).read_text("utf-8").splitlines()[int(line) - 1].strip())
    return found


def test_what_the_game_does_by_itself_is_known() -> None:
    found = unowned_lines("resurgence")
    assert {"move-row-on", "shuffle survivor-deck", "move c to row of first-gap", "judge track"} <= found
    assert not {"each player: come-home", "move the token to rest-area of you", "p does win", "gain 1 food"} & found
    # Alone at the table, who advances is the one player, though no line says `each player`.
    assert "judge track" not in unowned_lines("resurgence-solo")
    assert "mutants-advance on the access" not in unowned_lines("resurgence")


def test_the_steps_of_a_round_are_known() -> None:
    assert steps_in(model("resurgence")) == {"draw-and-assign", "leadership", "worker-actions", "upkeep"}


def test_the_row_slides_by_itself(capsys: pytest.CaptureFixture[str]) -> None:
    text = story(capsys, "resurgence", "--seats", "2", "--bots", "random,random", "--seed", "7")
    assert "the game discards “Gunsmith” and “Biologist”" in text
    who = re.compile(r"(player \d|the game) ((?:(?!player \d |the game ).)*)")
    doings = [(found[1], found[2]) for found in who.finditer(text)]
    assert all(by == "the game" for by, what in doings if "the Survivor row" in what)
    assert all(by != "the game" for by, what in doings if re.search(r"\b(gains|pays|rests|rescues)\b", what))


def test_each_thing_is_told_once(capsys: pytest.CaptureFixture[str]) -> None:
    text = story(capsys, "resurgence", "--seats", "2", "--bots", "random,random", "--seed", "7")
    # Whoever pays on the way between reads no second time that the token goes there; nor that a zone is entered.
    assert re.search(r"places a \w+ in “[\w ()]+” \d+\. player \d pays", text)
    assert "spot" not in text and "enters" not in text
    assert "chooses “rest”" not in text and "chooses “place”" not in text
    assert "── round 2 of 6 · Draw and Assign player 2 becomes the first player the game" in text
    assert "draws 4 tokens from their Draw Bag" in text


@pytest.mark.parametrize(
    ("language", "said"), [("en", "chooses “nothing (Traffic Cop)”"), ("pl", "wybiera „nic (Gliniarz)”")]
)
def test_a_price_of_which_nothing_is_left_is_told(capsys: pytest.CaptureFixture[str], language: str, said: str) -> None:
    text = story(capsys, "resurgence", "--seats", "2", "--bots", "random,random", "--seed", "11", "--lang", language)
    assert said in text


def test_what_the_mutants_do_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    text = story(capsys, "resurgence-solo", "--bots", "random", "--seed", "5")
    assert "the Mutants advance on the" in text and "the Mutants complete" in text
    assert "the Mutant Action board is flipped" in text and "this many VP" not in text


def test_what_is_told_has_its_reason(capsys: pytest.CaptureFixture[str]) -> None:
    text = story(capsys, "resurgence", "--seats", "2", "--bots", "random,random", "--seed", "7")
    # What is paid on the way into a zone says so; what is paid for a mission is told of the mission.
    assert re.search(r"places a \w+ in “[\w ()]+” \d+\. player \d pays [\w ]+ \(entering the Zone\)", text)
    assert not re.search(r"completes “[\w ]+”; pays [\w ]+ \(", text)
    # Nobody completes a mission in this game, so nobody collects for one.
    assert "; lays the Event token in" in text and "collects the rewards for their completed Missions" not in text
    # Who does nothing is not said to: the sentence speaks for itself, and then it is said again who goes on.
    assert re.search(r" the Mutants appear in the [\w ]+ District the game puts", text)
    assert "the game the" not in text
    assert " the points are counted player 1 gains" in text


def test_what_the_mutants_set_off_is_told_with_its_name(capsys: pytest.CaptureFixture[str]) -> None:
    text = story(capsys, "resurgence-solo", "--bots", "random", "--seed", "5")
    assert re.search(r"the Mutants carry out “[\w ]+ \(side [AB]\)”", text)
    assert re.search(r"the Mutants complete “[\w ]+”; the Mutants gain \d VP", text)


def test_a_no_is_told_though_its_word_is_part_of_another(capsys: pytest.CaptureFixture[str]) -> None:
    text = story(capsys, "resurgence", "--seats", "2", "--bots", "random,random", "--seed", "11", "--lang", "pl")
    # `nie` is also in `zakończyć turę`, which the same player chooses next.
    assert re.search(r"„czy chcesz zaplanować nową Misję\?” odpowiada „nie” gracz 2: wybiera „zakończyć turę”", text)


def test_a_place_says_its_calling_once_in_polish_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "resurgence", "--seats", "2", "--bots", "first,first", "--seed", "1", "--lang", "pl"]) == 0
    text = capsys.readouterr().out
    assert "wymagany żeton" not in text and "Naukowca albo" in text
