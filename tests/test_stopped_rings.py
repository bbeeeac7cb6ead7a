"""An endless ring is noticed while it is played: as soon as the table comes round again, all of its abilities are
named. What only takes long is left alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from rulewright.compiler.diagnostics.render import render
from rulewright.compiler.pipeline import compile_edition, edition_of
from rulewright.compiler.scenarios import run_scenarios
from rulewright.runtime import Game, State, core, running
from rulewright.runtime.faults import Endless

HEAD = """\
counter coin of each player, from 0
counter gem of each player, from 0
counter vp of each player, from 0
counter full of each player, from 0 to 5000
flag lit
kind card (cards)
  works in crew
kind token (tokens)
token pawn
pile crew of each player, of card
pile gone of each player, of card
pile box, of token
pile bag, of token
to play: start
to start:
  move each card to crew of you
  begin
to begin:
  gain 1 coin
  gain 1 full
"""
RINGS = {
    "one that grows": (
        "card aaa\n  after you gain any coin: gain 1 coin\n",
        ("aaa.1",),
    ),
    "two that grow": (
        "card aaa\n  after you gain any coin: gain 2 gem\ncard bbb\n  after you gain any gem: gain 1 coin\n",
        ("aaa.1", "bbb.1"),
    ),
    "three that grow": (
        "card aaa\n  after you gain any coin: gain 1 gem\ncard bbb\n  after you gain any gem: gain 1 vp\n"
        "card ccc\n  after you gain any vp: gain 1 coin\n",
        ("aaa.1", "bbb.1", "ccc.1"),
    ),
    "there and back": (
        "card aaa\n  after you gain any coin: move pawn to box\n"
        "card bbb\n  after a token comes to box: move pawn to bag\n"
        "card ccc\n  after a token comes to bag: move pawn to box\n",
        ("bbb.1", "ccc.1"),
    ),
    "leaving and coming": (
        "card aaa\n  after you gain any coin:\n    move aaa to gone of you\n    lose 1 coin\n    gain 1 gem\n"
        "card bbb\n  after you gain any gem:\n    move aaa to crew of you\n    lose 1 gem\n    gain 1 coin\n",
        ("aaa.1", "bbb.1"),
    ),
    "one whose lines wait below": (
        "card aaa\n  after you gain any coin:\n    lose 1 coin\n    earn\n    gain 1 vp\nto earn: gain 1 coin\n"
        "card bbb\n  before you earn:\n    set lit to (not lit)\n    set lit to (not lit)\n",
        ("aaa.1", "bbb.1", "earn"),
    ),
    "each twice": (
        "card aaa\n  after you gain any coin:\n    gain 1 gem\n    gain 1 gem\n"
        "card bbb\n  after you gain any gem:\n    set lit to (not lit)\n    if not lit: gain 1 coin\n",
        ("aaa.1", "bbb.1"),
    ),
    "by turns": (
        "card aaa\n  after you gain any coin:\n    set lit to (not lit)\n    lose 1 coin\n    gain 1 coin\n",
        ("aaa.1",),
    ),
}


def game_of(cards: str, folder: Path) -> Game:
    folder.mkdir()
    (folder / "pack.toml").write_text('name = "made-up"\ntitle = "Made up"\nplayers = 2\n', "utf-8")
    (folder / "made-up.rules").write_text(HEAD + cards, "utf-8")
    told = compile_edition(str(folder))
    assert told.value is not None and not told.said, render(told.said)
    return Game(edition_of(told.value), 2, 1, begin=False)


def fault_of(game: Game) -> tuple[Endless, list[str]]:
    """Also the abilities that were begun."""
    g = game.table()
    begun: list[str] = []
    call = running.call

    def noted(g: State, routine: int, you: int, *args: Any) -> None:
        begun.append(g.rules.routines[routine].id)
        call(g, routine, you, *args)

    running.call(g, g.rules.by_id["start"], 0)
    with pytest.raises(Endless) as caught, patch.object(core, "call", noted):
        running.run(g)
    return caught.value, begun


@pytest.mark.parametrize("name", RINGS)
def test_a_ring_is_named_the_second_time_round(name: str, tmp_path: Path) -> None:
    cards, ring = RINGS[name]
    fault, begun = fault_of(game_of(cards, tmp_path / "pack"))
    assert str(fault).startswith("these abilities trigger each other for ever and ask nobody: ")
    assert sorted(fault.ring) == sorted(ring)
    assert all(f"{id} (" in str(fault) for id in ring)
    # Twice the whole way round; what is used twice in a round, more often.
    assert min(map(begun.count, ring)) <= 4


def test_a_ring_is_named_soon_after_much_else_was_done(tmp_path: Path) -> None:
    """Another card is used thirty times before the ring begins, and yet another does so beside it."""
    cards = """\
card aaa
  after you gain any coin where (vp of you at least 30): gain 1 gem
card bbb
  after you gain any gem: gain 1 coin
card ccc
  after you gain any coin where (vp of you less than 30): gain 1 vp + 1 coin
"""
    fault, begun = fault_of(game_of(cards, tmp_path / "pack"))
    assert sorted(fault.ring) == ["aaa.1", "bbb.1"]
    assert begun.count("ccc.1") == 30 and begun.count("aaa.1") < 100


def test_what_takes_long_is_left_alone(tmp_path: Path) -> None:
    """Thousands of steps that go round, and that a full counter, a test or a reader of what grows ends."""
    ends = {
        "a full counter": "card aaa\n  after you gain any full: gain 1 full\n",
        "a test": "card aaa\n  after you gain any coin:\n    if coin of you less than 500: gain 1 coin\n",
        "a test of another": "card aaa\n  after you gain any coin: gain 1 gem\n"
        "card bbb\n  after you gain any gem where (vp of you less than 500): gain 1 vp\n"
        "card ccc\n  after you gain any vp: gain 1 coin\n",
    }
    for number, (name, cards) in enumerate(ends.items()):
        g = game_of(cards, tmp_path / f"{number}").table()
        running.call(g, g.rules.by_id["start"], 0)
        running.run(g)
        assert not g.stack, name


def test_a_scenario_names_the_abilities(tmp_path: Path) -> None:
    scenario = 'scenario "For ever"\n  given aaa is in crew of you\n  when gain 1 coin\n  then coin of you is 2\n'
    game_of(RINGS["one that grows"][0] + scenario, tmp_path / "pack")
    compiled = compile_edition(str(tmp_path / "pack")).value
    assert compiled is not None
    (ran,) = run_scenarios(compiled)
    told = render(ran.failures)
    assert "these rules run in an endless loop" in told
    assert "after you gain any coin: gain 1 coin\n" in told and "repeats again and again" in told
