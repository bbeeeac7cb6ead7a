"""How far an action leads: the graph says what is possible at most, a run on the engine what is possible at least."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rulewright.compiler.cli.main import main
from rulewright.compiler.diagnostics.render import render
from rulewright.compiler.graph.chains import chains_of, world_of
from rulewright.compiler.graph.extent import around, extents
from rulewright.compiler.graph.runs import again
from rulewright.compiler.graph.turns import actions_of
from rulewright.compiler.handlers.module import played
from rulewright.compiler.meaning.export import hash_of
from rulewright.compiler.pipeline import compile_edition
from rulewright.compiler.plan.lower import lower

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
    (work,) = extents(world, chains_of(told.value.model, "all", world))
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
        (work,) = json.loads(told)["actions"]
        assert work["most"] == 5 and len(set(work["run"]["fired"])) == 4 and work["run"]["entered"][0] == "work"
    else:
        assert told.startswith(
            "Work: leads to 5 at most\n  longest chain: 3, and a run goes through one\n    Miller → "
        )
        assert "\n  a run uses 4\n" in told and "\nBaker\n  leads to Eater, Miser\n  can be led to by Miller\n" in told


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


def test_what_a_run_uses_is_possible_for_the_graph() -> None:
    compiled = compile_edition("resurgence").value
    assert compiled is not None
    world = world_of(compiled.model)
    found = {one.action: one for one in extents(world, chains_of(compiled.model, "all", world))}
    assert {"turn", "place", "complete", "rescue"} <= set(found)
    turn = found["turn"]
    assert turn.run is not None and len(set(turn.run.fired)) >= 15 and turn.most < 45
    for one in found.values():
        assert len(one.longest) <= one.most and (one.run is None or len(set(one.run.fired)) <= one.most)
    run = found["complete"].run
    assert run is not None and len(set(run.fired)) >= 8
