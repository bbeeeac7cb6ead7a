"""The chains of a verb that is added as the documentation shows: just what the cards imply, each confirmed by a table
on which one makes the other fireable; all other pairs are tried in vain."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest

import doc_pages
from added_verbs import add_verb
from fireable import Table, fires, made_of
from rulewright.compiler.diagnostics.render import render
from rulewright.compiler.graph.chains import chains_of
from rulewright.compiler.meaning.model import Model
from rulewright.compiler.pipeline import compile_edition

RECIPE = re.compile(
    r'^```python title="compiler/verbs/(?P<name>\w+)\.py"\n(?P<text>.*?)^```$', re.MULTILINE | re.DOTALL
)
RULES = """\
counter coin (coins) of each player, from 0
counter gem (gems) of each player, from 0 to 9
counter pie (pies) of each player, from 0
group ware (wares): coin, gem
flag brave of each player
kind card (cards)
  works in crew
pile crew of each player, of card
card thief "Thief"
  after you gain any pie: steal 1 coin from next of you
card robber "Robber"
  after you lose any pie: steal 2 gem from next of you
card picker "Picker"
  after you lose any gem: steal any 1 ware from next of you
card dreamer "Dreamer"
  after you gain any gem:
    if brave of you: steal 1 coin from next of you
card fence "Fence"
  after you steal any coin: gain 1 pie
card jeweller "Jeweller"
  after you steal any gem: lose 1 pie
card judge "Judge"
  after you steal any ware: gain 1 gem
card miser "Miser"
  after coin of you rises: lose 1 gem
card victim "Victim"
  after an opponent steal any coin: gain 1 pie
to play:
  each player:
    move each card to crew of you
    set brave of you to yes
    steal 1 coin + 1 gem from next of you
    gain 1 pie + 1 gem
    lose 1 pie + 1 gem
  end-game
"""
STEALS = {"thief": ["coin"], "robber": ["gem"], "picker": ["coin", "gem"], "dreamer": ["coin"]}
SPEAKS_OF = {"fence": ["coin"], "jeweller": ["gem"], "judge": ["coin", "gem"]}
EXPECTED = {
    *((one, other, f"steal {good}") for one, goods in STEALS.items() for other, those in SPEAKS_OF.items()
      for good in goods if good in those),
    # What is stolen comes to the thief; that it is gone from its owner, another player hears.
    *((one, "miser", "coin rises") for one in ("thief", "picker", "dreamer")),
    ("fence", "thief", "gain pie"),
    ("victim", "thief", "gain pie"),
    ("jeweller", "robber", "lose pie"),
    ("judge", "dreamer", "gain gem"),
    ("miser", "picker", "lose gem"),
}  # fmt: skip
ACROSS = {(one, "victim", "steal coin") for one in ("thief", "picker", "dreamer")}
"""From one player to another: on the layer of cards such links are left aside."""
CHOSEN = {("picker", "steal coin"), ("picker", "steal gem"), ("picker", "coin rises")}
GUARDED = {("dreamer", "steal coin"), ("dreamer", "coin rises")}


@pytest.fixture
def model(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Model:
    """With the verb of the page, as if its file were there."""
    (recipe,) = RECIPE.finditer((doc_pages.PAGES / "adding-things.md").read_text("utf-8"))
    add_verb(recipe["name"], recipe["text"], monkeypatch)
    (tmp_path / "pack.toml").write_text('name = "made-up"\ntitle = "Made up"\nplayers = 2\n', "utf-8")
    (tmp_path / "made-up.rules").write_text(RULES, "utf-8")
    told = compile_edition(str(tmp_path))
    assert told.value is not None and not told.said, render(told.said)
    return told.value.model


def test_a_verb_by_the_recipe(model: Model) -> None:
    edges = chains_of(model).edges
    assert {(edge.source, edge.target, edge.event) for edge in edges} == EXPECTED
    assert {(edge.source, edge.event) for edge in edges if edge.choice} == CHOSEN
    assert {(edge.source, edge.event) for edge in edges if edge.guards} == GUARDED
    cards = [node.id for node in chains_of(model).nodes if node.event is not None]
    everything = {(edge.source, edge.target, edge.event) for edge in chains_of(model, "all").edges}
    assert {one for one in everything if one[0] in cards} == EXPECTED | ACROSS
    made = made_of(model)
    for one, other, event in sorted(EXPECTED | ACROSS):
        assert fires(made, one, other, Table()), f"{one} does not trigger {other} by {event}"
    pairs = {(one, other) for one, other, _ in EXPECTED | ACROSS}
    heard = {node.id: {on.partition(" ")[0] for on in node.on} for node in chains_of(model).nodes}
    # What hears the same verb may be triggered by what it all began with, so that nothing would be shown.
    never = [pair for pair in product(cards, cards) if pair not in pairs and heard[pair[0]].isdisjoint(heard[pair[1]])]
    assert len(never) > 30
    for one, other in never:
        assert not fires(made, one, other, Table()), f"{one} triggers {other}, and it is no edge"
