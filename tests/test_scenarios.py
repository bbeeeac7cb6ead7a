"""The scenarios of every bundled pack pass, and together they prove every rule of every element."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from rulewright.compiler import pipeline, scenarios
from rulewright.compiler.diagnostics.render import render
from rulewright.compiler.handlers.played import Played, played
from rulewright.compiler.packs import bundled_packs
from rulewright.compiler.pipeline import Compiled, compile_edition
from rulewright.compiler.plan.plan import Plan
from rulewright.runtime import Edition, Game, laws, load, save
from rulewright.runtime.declared import Laws
from rulewright.runtime.game import State

PACKS = [pack.name for pack in bundled_packs()]


@cache
def compiled(name: str) -> Compiled:
    told = compile_edition(name)
    assert told.value is not None
    assert not told.said, render(told.said)
    return told.value


@pytest.mark.parametrize("name", PACKS)
def test_scenarios_come_out_as_written(name: str) -> None:
    """Each pack's own: what a pack changes comes out differently in the scenarios of those below it."""
    for ran in scenarios.run_scenarios(compiled(name), name):
        assert not ran.failures, f"{ran.scenario.title}\n{render(ran.failures)}"


@pytest.mark.parametrize("name", PACKS)
def test_every_rule_of_an_element_is_followed_in_a_scenario(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Proof beats claim: what no scenario brings about is not there."""
    followed: set[str] = set()
    made: list[Edition] = []

    def watched(plan: Plan, hash: str = "") -> Played:
        found = played(plan, hash)
        for routine in found.rules.routines:
            routine.run = _noted(routine.id, routine.run, followed)
        for number, lines in found.rules.lines.items():
            if callable(lines):
                found.rules.lines[number] = _noted(f"{found.rules.names[number]}.lines", lines, followed)
        made.append(found.rules)
        return found

    consume = laws.consume

    def noted(g: State, found: Laws, id: str, thing: int, owner: int) -> None:
        followed.add(id)
        consume(g, found, id, thing, owner)

    monkeypatch.setattr(scenarios, "played", watched)
    for module in ("laws", "payments", "counting"):
        monkeypatch.setattr(f"rulewright.runtime.{module}.consume", noted)
    scenarios.run_scenarios(compiled(name))
    rules = made[0]
    wanted = {one.id for one in rules.abilities.values() if one.of}
    wanted |= {one.id for some in (rules.counting, rules.prices, rules.free_abilities) for one in some}
    wanted |= {f"{rules.names[number]}.lines" for number in rules.lines}
    unproved = wanted - followed
    assert not unproved


def _noted(id: str, run: Callable[..., Any], followed: set[str]) -> Callable[..., Any]:
    def noting(*args: Any) -> Any:
        followed.add(id)
        return run(*args)

    return noting


def _in_the_middle(edition: Edition) -> Game:
    """A game stopped inside an ability: a card has been taken up, and asks which of two goods."""
    edition.ready()
    abilities = set(edition.abilities)
    for seed in range(200):
        game = Game(edition, 2, seed)
        while not game.over:
            decision = game.pending()[0]
            if decision.prompt == "either" and any(frame["rule"] in abilities for frame in game.state.stack):
                return game
            uses = [option.id for option in decision.options if option.id.startswith("use ")]
            wanted = [option.id for option in decision.options if option.id in ("place", "olympian")]
            game.answer((uses or wanted or [decision.options[0].id])[0], decision.seat)
    raise AssertionError("no ability asked anything")


def test_a_save_inside_an_ability_goes_on_in_another_process() -> None:
    edition = pipeline.edition_of(compiled("resurgence"))
    game = _in_the_middle(edition)
    script = (
        "import sys, json\n"
        "from rulewright.compiler.pipeline import compile_edition, edition_of\n"
        "from rulewright.runtime import load\n"
        "compiled = compile_edition('resurgence').value\n"
        "game = load(edition_of(compiled), sys.stdin.read())\n"
        "asked = [[d.id, d.seat, [o.id for o in d.options]] for d in game.pending()]\n"
        "game.answer(game.pending()[0].options[-1].id)\n"
        "print(json.dumps([asked, game.state.hash()]))\n"
    )
    result = subprocess.run(
        [sys.executable, "-c", script], input=save(game), capture_output=True, text=True, check=True
    )
    asked, hash_there = json.loads(result.stdout)
    assert asked == [[d.id, d.seat, [o.id for o in d.options]] for d in game.pending()]
    here = load(edition, save(game))
    here.answer(here.pending()[0].options[-1].id)
    assert here.state.hash() == hash_there


def test_a_condition_among_answers_is_reported(tmp_path: Path) -> None:
    """Nobody is ever offered one, so `not offered` would hold whatever happens."""
    (tmp_path / "pack.toml").write_text('name = "small"\ntitle = "Small"\nplayers = 2\n', "utf-8")
    lines = "  when play\n  then not offered rest, coin of you is 1\n"
    rules = "counter coin of each player, from 0 to 9\nto play: end-game\n"
    (tmp_path / "a.rules").write_text(f'{rules}scenario "One"\n{lines}', "utf-8")
    said = compile_edition(str(tmp_path)).said
    assert [(one.slug, one.headline) for one in said] == [("wrong-kind", "expected an answer, found a condition")]


STORM = """\
counter grain of each player, from 0 to 9
kind helper (helpers)
  works in crew
pile crew of each player, of helper
helper nurse
  after you rest: gain 1 grain
before you rest: gain 1 grain
to rest: stop
to play: end-game
scenario "Too much"
  given nurse is in crew of you
  when rest
  then grain of you is 8
"""


def test_an_ability_is_named_by_its_words_and_its_line(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('name = "storm"\ntitle = "Storm"\nplayers = 2\n', "utf-8")
    (tmp_path / "storm.rules").write_text(STORM, "utf-8")
    told = compile_edition(str(tmp_path)).value
    assert told is not None
    (ran,) = scenarios.run_scenarios(told)
    shown = " ".join(render(ran.failures).replace("│", " ").split())
    assert "use `before you rest` (line 7 of storm.rules)" in shown and "hook" not in shown, shown
