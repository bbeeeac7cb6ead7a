"""How far an action leads: the graph gives an upper bound, a run on the engine a lower one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rulewright.compiler.cli.main import main
from rulewright.compiler.diagnostics.render import render
from rulewright.compiler.graph.chains import chains_of, world_of
from rulewright.compiler.graph.extent import around, extents
from rulewright.compiler.graph.runs import again
from rulewright.compiler.graph.table import settle
from rulewright.compiler.graph.turns import actions_of
from rulewright.compiler.handlers.played import played
from rulewright.compiler.meaning.export import hash_of
from rulewright.compiler.pipeline import compile_edition, edition_of
from rulewright.compiler.plan.lower import lower
from rulewright.compiler.replacing import replace
from rulewright.runtime.game import State

RULES = """\
counter coin (coins) of each player, from 0
counter gem (gems) of each player, from 0
counter pie (pies) of each player, from 0
counter jam (jams) of each player, from 0
kind card (cards)
  works in crew
pile crew of each player, of card
card miller "Miller"
  after you gain any coin: gain 1 gem
card baker "Baker"
  after you gain any gem: gain 1 pie
card eater "Eater"
  after you gain any pie: lose 1 pie
card picker "Picker"
  after you gain any coin: gain 1 jam
card miser "Miser"
  after you gain any pie where (coin of you more than 1000): lose 1 coin
to work: gain 1 coin
to rest: gain 1 jam
to play:
  each player:
    move each card to crew of you
    work
    rest
  end-game
"""


def laid(folder: Path) -> str:
    folder.mkdir()
    (folder / "pack.toml").write_text('name = "made-up"\ntitle = "Made up"\nplayers = 2\n', "utf-8")
    (folder / "made-up.rules").write_text(RULES, "utf-8")
    return str(folder)


def test_of_each_action_the_longest_chain_and_the_largest_set(tmp_path: Path) -> None:
    told = compile_edition(laid(tmp_path / "pack"))
    assert told.value is not None and not told.said, render(told.said)
    world = world_of(told.value.model)
    work, rest = extents(world, chains_of(told.value.model, "all", world))
    assert (rest.action, rest.most, rest.longest, rest.run) == ("rest", 0, (), None)
    # The Miser is possible for the graph; no table that is tried has so many coins.
    assert (work.action, work.most, work.whole) == ("work", 5, True)
    assert work.longest in (("miller", "baker", "eater"), ("miller", "baker", "miser"))
    assert work.run is not None and set(work.run.fired) == {"miller", "baker", "eater", "picker"}
    assert set(work.chain) == {"miller", "baker", "eater"} and work.chain_run is not None
    near = {one.ability: one for one in around(chains_of(told.value.model, "card", world))}
    assert near["miller"].leads_to == ("baker", "eater", "miser") and near["miller"].led_by == ()
    assert near["eater"].led_by == ("miller", "baker") and "picker" not in near


@pytest.mark.parametrize("form", [(), ("--json",)])
def test_the_command(form: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["graph", laid(tmp_path / "pack"), "--reach", *form]) == 0
    told = capsys.readouterr().out
    if form:
        work, rest = json.loads(told)["actions"]
        assert rest["action"] == "rest" and rest["most"] == 0 and rest["run"] is None
        assert work["most"] == 5 and len(set(work["run"]["fired"])) == 4 and work["run"]["entered"][0] == "work"
    else:
        assert told.startswith(
            "Work: leads to 5 abilities at most\n  longest chain: 3, and a run goes through one\n    Miller → "
        )
        assert "\n  a run uses 4\n" in told and "\nThese lead to none: Rest\n" in told
        assert "\nBaker\n  leads to Eater, Miser\n  can be led to by Miller\n" in told


TURNS = """\
counter coin (coins) of each player, from 0
counter gem (gems) of each player, from 0
counter pie (pies) of each player, from 0
kind card (cards)
  works in crew
pile crew of each player, of card
card miller "Miller"
  after you gain any coin: gain 1 gem
card baker "Baker"
  after you gain any gem: gain 1 pie
card eater "Eater"
  after you gain any pie: stop
card night "Only at night"
  only while during night
  after you gain any coin: stop
to grind: gain 1 coin
to act:
  choose one:
    option rest: stop
    option grind: grind
to act-twice:
  repeat 2 times: act
to play:
  each player: move each card to crew of you
  phase day:
    phase turn of first of players: act-twice
  phase night:
    each player: gain 1 coin
  end-game
"""


def test_a_turn_is_what_a_player_does_in_it(tmp_path: Path) -> None:
    """In a game that has come to it, and no further than its end; what begins it is no action."""
    folder = laid(tmp_path / "pack")
    (Path(folder) / "made-up.rules").write_text(TURNS, "utf-8")
    told = compile_edition(folder)
    assert told.value is not None, render(told.said)
    world = world_of(told.value.model)
    turn, *rest = extents(world, chains_of(told.value.model, "all", world))
    assert (turn.action, turn.turn, turn.most) == ("turn", True, 3)
    assert turn.longest == turn.chain == ("miller", "baker", "eater")
    assert turn.run is not None and turn.run.entered == ("play", (0,))
    assert set(turn.run.fired) == {"miller", "baker", "eater"}
    assert {one.action for one in rest} == {"act", "grind"}
    plan = lower(world.model)
    rules = played(plan, hash_of(world.model)).rules
    action = next(one for one in actions_of(world) if one.turn)
    assert again(turn.run, action, ("miller", "baker", "eater"), world, rules) == turn.run.fired


def test_every_action_has_a_run_that_shows_it() -> None:
    """Where it may lead to an ability at all; each run can be done once more, as it is written down."""
    compiled = compile_edition("resurgence").value
    assert compiled is not None
    world = world_of(compiled.model)
    chains = chains_of(compiled.model, "all", world)
    found = {one.action: one for one in extents(world, chains)}
    turn = found["turn"]
    assert turn.run is not None and len(set(turn.run.fired)) >= 15 and turn.most < 45 and len(turn.chain) >= 4
    whole = replace(world, plan=lower(world.model))
    rules = played(whole.plan, hash_of(world.model)).rules
    cards = [one.id for one in world.abilities.values() if one.element and one.layer == "card"]
    actions = {one.name: one for one in actions_of(world)}
    for one in found.values():
        assert len(one.longest) <= one.most and len(one.chain) <= len(one.longest)
        assert (one.run is None) == (one.chain_run is None) == (one.most == 0), one.action
        for run in (one.run, one.chain_run):
            if run is not None:
                assert len(set(run.fired)) <= one.most
                # What is not led to by the action may be used beside it, and is not counted.
                own = [card for card in cards if card in run.fired]
                assert again(run, actions[one.action], own, whole, rules) == run.fired, one.action
    # These need more than a table that is laid out by hand: a place that was used, a mission that fits it, a bonus.
    assert len(found["complete-next"].chain) == len(found["complete-next"].longest) == 5
    assert len(set(found["use-place"].run.fired if found["use-place"].run else ())) >= 6
    assert len(found["advance"].chain) == len(found["advance"].longest) == 3
    # Whoever rests uses no card any more this turn, and is told so before there is food.
    assert found["rest"].most == 0


def test_settling_a_copy_leaves_the_game_alone() -> None:
    """A copy shares when things came until one of the two moves something."""
    compiled = compile_edition("resurgence").value
    assert compiled is not None
    game = State(edition_of(compiled), 2, 1)
    for came in game.came.values():
        came[0] = 7
    copy = game.clone()
    settle(copy)
    assert copy.came and all(came[0] == 7 for came in game.came.values())
    assert all(set(came) == {-1} for came in copy.came.values())
