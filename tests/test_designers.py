"""Rules that designers wrote from the documentation alone, and the mistakes that this revealed."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.compiler.check import check
from rulewright.compiler.diagnostics.diagnostic import Diagnostic
from rulewright.compiler.diagnostics.render import render
from rulewright.compiler.graph.chains import chains_of
from rulewright.compiler.pipeline import compile_edition
from rulewright.compiler.scenarios import run_scenarios


def pack(text: str, folder: Path) -> str:
    (folder / "pack.toml").write_text('name = "made-up"\ntitle = "Made up"\nplayers = 2\n', "utf-8")
    (folder / "made-up.rules").write_text(text, "utf-8")
    return str(folder)


def said(text: str, folder: Path) -> list[Diagnostic]:
    return list(check([pack(text, folder)]).said)


def failures(text: str, folder: Path) -> list[Diagnostic]:
    compiled = compile_edition(pack(text, folder)).value
    assert compiled is not None
    return [one for ran in run_scenarios(compiled) for one in ran.failures]


BANNERS = """
counter coin (coins) of each player, from 0 to 9
kind banner (banners)
  works in row
  only while during day
pile row of each player, of banner
pile box, of banner
let strength of a player be 1
banner red
  strength of you changes by 5
banner blue
  while coin of you at least 1: strength of you changes by 5
to play:
  each player: move red to row of you
  each player: move blue to row of you
  phase day:
    each player: gain (strength of you) coins
  phase night:
    each player: gain (strength of you) coins
  end-game
scenario "by day"
  given red is in row of you and coin of you is 0
  when phase day: gain (strength of you) coins
  then coin of you is 6
scenario "by night"
  given red is in row of you and coin of you is 0
  when phase night: gain (strength of you) coins
  then coin of you is 1
scenario "by night, with a test"
  given blue is in row of you and coin of you is 1
  when phase night: gain (strength of you) coins
  then coin of you is 2
"""


def test_a_modifier_holds_only_while_its_law_does(tmp_path: Path) -> None:
    assert failures(BANNERS, tmp_path) == []


def test_a_name_for_what_lies_in_a_pile_is_no_pile(tmp_path: Path) -> None:
    rules = """
kind card (cards)
card ace
pile hand of each player, of card
to play:
  choose a player as p
  let goal be hand of p
  move ace to goal
  end-game
"""
    (one,) = said(rules, tmp_path)
    assert (one.slug, one.headline) == ("wrong-kind", "expected a pile, found a set of things, each a card")


BIDS = """
counter coin (coins) of each player, from 0 to 20, starts {coins}
counter high-bid, from 0 to 20, starts {least}
counter vp of each player, score
to bid:
  choose a number from (high-bid + 1) to coin of you as offer
  set high-bid to offer
to play:
  bid
  end-game
"""


@pytest.mark.parametrize(("coins", "least", "slugs"), [(15, 0, []), (3, 5, ["never-offered"])])
def test_numbers_out_of_bounds_are_reported_only_where_there_is_no_other(
    coins: int, least: int, slugs: list[str], tmp_path: Path
) -> None:
    found = said(BIDS.format(coins=coins, least=least), tmp_path)
    assert [one.slug for one in found] == slugs, render(found)


def test_a_score_that_asks_for_itself_is_named(tmp_path: Path) -> None:
    rules = """
counter food of each player, from 0 to 9
counter vp of each player, score
kind goal (goals)
goal gatherer
  score food of you
goal mimic
  score highest score of it among goals-of of you
pile goals-of of each player, of goal
to play:
  each player: move gatherer to goals-of of you
  each player: move mimic to goals-of of you
  each player: gain (score of mimic) vp
  end-game
scenario "of itself"
  given mimic is in goals-of of you
  then score of mimic is 3
"""
    (one,) = failures(rules, tmp_path)
    (label,) = [label.span for label in one.labels if not label.main]
    assert label.source.text[label.start : label.end] == "goal mimic"


def test_a_card_that_another_player_sets_off_goes_round(tmp_path: Path) -> None:
    rules = """
counter coin (coins) of each player, from 0 to 9
kind card (cards)
  works in crew
pile crew of each player, of card
card goad
  after another player works: player does work
to work: gain 1 coin
to play:
  move goad to crew of you
  each player: work
  end-game
"""
    assert "endless-chain" in [one.slug for one in said(rules, tmp_path)]


def test_a_price_is_for_what_calls_the_rule_that_asks_for_it(tmp_path: Path) -> None:
    rules = """
counter coin (coins) of each player, from 0 to 9
kind zone (zones)
zone forest
kind worker (workers)
worker man
pile spot of each zone, of worker
pile home, of worker
kind card (cards)
  works in crew
pile crew of each player, of card
card miser
  when you pay to place a worker: spare 1 coin
to place a worker in a zone:
  enter the zone
  move the worker to spot of the zone
to enter a zone: pay 2 coins
to play:
  move miser to crew of you
  gain 9 coins
  place man in forest
  end-game
"""
    compiled = compile_edition(pack(rules, tmp_path)).value
    assert compiled is not None
    assert "miser.1" not in chains_of(compiled.model).never_fired
