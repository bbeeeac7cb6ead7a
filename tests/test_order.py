"""Whether an order matters: abilities said to commute do, from random states and with random answers."""

from __future__ import annotations

import json
import random
from itertools import combinations
from pathlib import Path

import pytest

from editions import names
from rulewright.compiler.cli.main import main
from rulewright.compiler.diagnostics.render import render
from rulewright.compiler.graph import orders
from rulewright.compiler.graph.chains import world_of
from rulewright.compiler.graph.orders import orders_of
from rulewright.compiler.handlers import played as making
from rulewright.compiler.handlers.played import Played
from rulewright.compiler.meaning.model import Model
from rulewright.compiler.pipeline import compile_edition, edition_of
from rulewright.compiler.plan.lower import lower
from rulewright.compiler.plan.plan import Plan
from rulewright.runtime import Edition, Game, State
from rulewright.runtime.declared import Listener
from rulewright.runtime.events import use_frame
from rulewright.runtime.named import data_of
from rulewright.runtime.piles import lay, pile_at
from rulewright.runtime.running import begin, run
from rulewright.runtime.slots import put
from rulewright.runtime.taking import taken

LINES = """\
gain 1 amber
gain 2 birch
gain 1 cedar
lose 1 amber
lose 2 cedar
pay 1 birch
gain 1 dove
change bell by 1
change bell by -1
set bell to 2
set lit of you to yes
set lit of you to no
if lit of you: gain 1 dove
if amber of you at least 2: gain 1 cedar
exhaust lamp
ready lamp
move pawn to bag of you
create 1 coin in bag of you
choose one:;  option one: gain 1 amber;  option two: gain 1 birch
if some token of bag of you: gain 1 birch
gain (amber of you) dove
roll luck as n;gain (n) dove
if exhausted of lamp: gain 1 amber
each player: gain 1 amber"""

HEAD = """\
counter amber of each player, from 0 to 3
counter birch of each player, from 0
counter cedar of each player, from 0 to 9
counter dove of each player
counter bell
flag lit of each player
die luck: 1, 2, 3
kind token (tokens)
token pawn
kind money (moneys)
money coin
kind tool (tools)
tool lamp
pile bag of each player, of anything
pile crew of each player, of card
kind card (cards)
  works in crew
card echo "Echo"
  once per turn
  after you gain any birch: gain 1 dove
to rest: gain 1 dove
to play:
  phase turn of first of players: rest
  end-game
"""


def edition(seed: int, folder: Path) -> Edition:
    """Cards that all hear one event, each with two lines."""
    dice, lines = random.Random(seed), LINES.split("\n")
    texts = [f"{dice.choice(lines)};{line}".replace(";", "\n    ") for line in lines]
    cards = [f'card c{n} "C{n}"\n  after you rest:\n    {text}\n' for n, text in enumerate(texts)]
    folder.mkdir(exist_ok=True)
    (folder / "pack.toml").write_text('name = "made-up"\ntitle = "Made up"\nplayers = 2\n', "utf-8")
    (folder / "made-up.rules").write_text(HEAD + "".join(cards), "utf-8")
    told = compile_edition(str(folder))
    assert told.value is not None and not told.said, render(told.said)
    return edition_of(told.value)


def laid_out(found: Edition, seed: int) -> State:
    dice, g = random.Random(seed), Game(found, 2, seed, begin=False).table()
    for name, one in found.elements.items():
        if one.kind == "card":
            lay(g, found.numbers[name], pile_at(g, "crew", 0))
    for seat in g.seats:
        for good in ("amber", "birch", "cedar", "dove"):
            put(g, good, (seat,), dice.randint(0, 3))
        put(g, "lit", (seat,), dice.random() < 0.5)
    if dice.random() < 0.5:
        g.exhausted |= {found.numbers["lamp"]}
    begin(g, found.phases.index("turn"), 0)
    g.raised = []
    return g


def after(found: Edition, seed: int, pair: tuple[Listener, ...]) -> object:
    """What comes of abilities, one after the other, where each question is always answered in the same way."""
    g = laid_out(found, seed)
    for one in reversed(pair):
        thing = found.numbers[one.id.partition(".")[0]]
        g.stack.append(use_frame(g, (one, thing, 0, (thing, 0))))
    run(g)
    while g.seat >= 0:
        number = g.question.number if g.question is not None else 0
        taken(g, g.options[(seed + number * 7 + len(g.options)) % len(g.options)])
        run(g)
    return {**data_of(g), "asked": 0}


def test_commuting_abilities_give_the_same_in_either_order(tmp_path: Path) -> None:
    commute = clash = differ = 0
    for seed in range(3):
        found = edition(seed, tmp_path / f"{seed}")
        (those,) = (those for those in found.listeners.values() if len(those) > 9)
        for pair in combinations(those, 2):
            clashing = found.clash(pair[0].id, pair[1].id)
            different = any(after(found, start, pair) != after(found, start, pair[::-1]) for start in range(4))
            assert clashing or not different, f"seed {seed}: {pair[0].id} and {pair[1].id}"
            commute, clash, differ = commute + (not clashing), clash + clashing, differ + different
    assert commute > 100 and clash > 100 and differ > 50, (commute, clash, differ)


PAIRS = """\
counter coin (coins) of each player, from 0 to 9
counter gem (gems) of each player, from 0
counter vp of each player
kind card (cards)
  works in crew
kind token (tokens)
token pawn
pile crew of each player, of card
pile bag of each player, of token
pile table, of token
card giver "Giver"
  after you rest: gain 2 gem
card other-giver "Other giver"
  after you rest: gain 1 gem
card taker "Taker"
  after you rest: lose 1 gem
card tester "Tester"
  after you rest:
    if gem of you at least 3: gain 1 vp
card buyer "Buyer"
  after you rest:
    pay 1 gem
    gain 1 vp
card apart "Apart"
  after you rest: gain 1 coin
card mover "Mover"
  after you rest: move pawn to bag of you
card counting "Counting"
  after you rest: gain (count bag of you) coin
card lying "Lying open"
  open until turn
  after you rest: lose 3 gem
to rest: gain 1 vp
to play:
  each player:
    phase turn of player: rest
"""


def test_pairs_whose_order_matters_are_shown_by_playing_both_orders(tmp_path: Path) -> None:
    world = world_of(model_of(PAIRS, tmp_path / "pairs"))
    found = {order.nodes: order for order in orders_of(world)}
    gems = combinations(("giver", "other-giver", "taker", "tester", "buyer"), 2)
    # Of two that only add, either may come first.
    assert set(found) == {*gems, ("mover", "counting")} - {("giver", "other-giver")}
    for order in found.values():
        assert order.event == "rest" and order.shown is not None, order.nodes
        assert order.shown.first != order.shown.second
    shown = found["taker", "buyer"].shown
    assert shown is not None and dict(shown.first)["vp:player-1"] != dict(shown.second)["vp:player-1"]
    smallest = found["giver", "taker"].shown
    assert smallest is not None and {value for _, _, value in smallest.start.slots} == {0}


CREW = """counter coin (coins) of each player, from 0 to 9
counter gem (gems) of each player, from 0 to 9
kind card (cards)
  works in crew
pile crew of each player, of card
pile market, of card
kind helper (helpers)
pile yard, of helper
card giver "Giver"
  after you rest: gain 1 gem
card taker "Taker"
  after you rest: lose 1 gem
card beside "Beside"
  after you gain a gem: gain 1 coin
card other "Other"
  after you gain a coin: gain 1 gem
helper friend "Friend"
  after you lose a gem: gain 1 coin
{more}
to rest: gain 1 coin
to play:
  put each card in market
  each player:
    phase turn of player: rest
"""


@pytest.mark.parametrize(
    ("more", "kept"),
    [
        # What lies nowhere and can come nowhere is not made ready to be played.
        ("", {"beside.1": False, "other.1": False}),
        # One that is on no pile of its own works wherever it is, and might bring any card.
        ('helper porter "Porter"\n  after you lose a gem: move beside to crew of you', {"beside.1": True}),
        # Whether something is offered hangs on what comes before it.
        (
            'to sell: lose 1 gem\nto trade: gain 1 coin, or sell\ncard fence "Fence"\n  before you sell: cancel',
            {"beside.1": False, "fence.1": True},
        ),
    ],
)
def test_orders_are_played_without_what_is_on_no_table(
    more: str, kept: dict[str, bool], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = world_of(model_of(CREW.replace("{more}", more), tmp_path / "crew"))
    plans: list[Plan] = []

    def played(plan: Plan, hash: str) -> Played:
        plans.append(plan)
        return as_it_is(plan, hash)

    as_it_is = making.played
    monkeypatch.setattr(making, "played", played)
    found = orders_of(world, only=1)
    assert [one.nodes for one in found] == [("giver", "taker")]
    assert {id: id in plans[0].routines for id in kept} == kept and "friend.1" in plans[0].routines
    monkeypatch.setattr(orders, "_at_hand", lambda pairs, world: lower(world.model))
    assert orders_of(world, only=1) == found
    assert "beside.1" in plans[1].routines


@pytest.mark.parametrize("name", names())
def test_no_order_matters_in_the_bundled_games(name: str) -> None:
    """What may be used until a phase ends is used in the order its owner wants anyway."""
    compiled = compile_edition(name).value
    assert compiled is not None
    assert orders_of(world_of(compiled.model)) == ()


def test_the_command_lists_orders(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    model_of(PAIRS, tmp_path / "pairs")
    assert main(["graph", str(tmp_path / "pairs"), "--orders"]) == 0
    told = capsys.readouterr().out
    assert "Orders that matter: 10 pairs\n  Giver, Taker: rest\n" in told
    assert "    gem of player-1: 1 with Giver first, 2 with Taker first\n" in told
    assert main(["graph", str(tmp_path / "pairs"), "--orders", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["orders"][0]["nodes"] == ["giver", "taker"]
    assert data["orders"][0]["shown"]["first"] == {"gem:player-1": "1"}


def model_of(text: str, folder: Path) -> Model:
    folder.mkdir()
    (folder / "pack.toml").write_text('name = "made-up"\ntitle = "Made up"\nplayers = 2\n', "utf-8")
    (folder / "made-up.rules").write_text(text, "utf-8")
    told = compile_edition(str(folder))
    assert told.value is not None and not told.said, render(told.said)
    return told.value.model
