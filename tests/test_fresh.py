"""The generated files are up to date, and a game played from them is the game of the rules."""

from __future__ import annotations

import importlib
import json
import random
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from rulewright import generated
from rulewright.compiler.build import generated as written
from rulewright.compiler.cli.build import WRITTEN
from rulewright.compiler.diagnostics.facts import dumped
from rulewright.compiler.meaning.export import export, schema
from rulewright.compiler.packs import packs_here
from rulewright.compiler.pipeline import compile_edition, edition_of
from rulewright.compiler.syntax.tables import build, text_of
from rulewright.runtime import Edition, Game, save
from rulewright.runtime.declared import Routine

ROOT = Path(__file__).parent.parent
NAMES = sorted(generated.NAMES)


def test_the_handlers_are_fresh() -> None:
    told = written()
    assert not told.said
    files = [path for path in (ROOT / "generated").iterdir() if path.name.endswith(WRITTEN)]
    there = {path.name: path.read_text("utf-8") for path in files}
    assert there == told.value, "run `rulewright build`"


def test_the_parse_tables_are_fresh() -> None:
    text = (ROOT / "grammar/tables.json").read_text("utf-8")
    assert text == text_of(build()), "run `python -m rulewright.compiler.syntax.tables`"


def test_the_schema_is_fresh() -> None:
    text = (ROOT / "compiler/meaning/model.schema.json").read_text("utf-8")
    assert text == json.dumps(schema(), indent=2) + "\n", "run `rulewright model --schema` and keep what it says"


def played(edition: Edition, seed: int, most: int = 400) -> tuple[list[object], str]:
    """The answers of a game in which each is drawn by lot, and the state they lead to."""
    game, dice = Game(edition, edition.players[0], seed), random.Random(seed)
    asked: list[object] = []
    while not game.over and len(asked) < most:
        decision = game.pending()[0]
        option = dice.choice(decision.options)
        asked.append((decision, option))
        game.answer(option.id, decision.seat)
    return asked, save(game)


@pytest.mark.parametrize("name", NAMES)
def test_a_game_from_generated_code_is_the_same_game(name: str) -> None:
    compiled = compile_edition(name).value
    assert compiled is not None
    now, then = edition_of(compiled), generated.edition(name)
    same_tables(now, then)
    for seed in range(3):
        assert played(now, seed) == played(then, seed)


@pytest.mark.parametrize("name", ["connect-four", "resurgence-encounters-solo", "tic-tac-toe"])
def test_every_model_keeps_to_the_schema(name: str) -> None:
    """The widest edition has in it whatever the others of its family have."""
    compiled = compile_edition(name).value
    assert compiled is not None
    validator = Draft202012Validator(schema())
    validator.check_schema(schema())
    data = json.loads(dumped(export(compiled.model)))
    assert not [error.message[:200] for error in validator.iter_errors(data)]
    data["slots"][next(iter(data["slots"]))]["sort"] = 1
    assert not validator.is_valid(data), "the schema lets anything through"


GROUND = """
kind card (cards)
  optional
  works in hand
counter coin (coins) of each player, from 0 to 9
counter jewel (jewels) of each player, from 0 to 9
group good (goods): coin, jewel
pile hand of each player, of card
pile deck, of card, stack
card king "King"
  after you gain coin: gain 1 jewel
card queen "Queen"
  after you gain coin: gain 2 jewel
card jack "Jack"
  after you gain jewel: draw 1 card from deck to hand of you
let worth of a player be coin of the player
to spend: pay any 1 good
to idle: gain 1 coin
while coin of first of players more than 3: worth of first of players changes by 1
to play:
  put each card in hand of first of players
  repeat 3 times:
    each player:
      gain 1 coin
      may pay any 1 good
"""

PATCHES = {
    "nothing": "card ace",
    "removed": "remove idle\nremove jack",
    "replaced": 'replace card queen "Old queen"\n  after you gain jewel: gain 1 coin',
    "replaced_with_less": 'replace card queen "Old queen"\nreplace let worth of a player be 7',
    "extended": "extend king\n  after you gain jewel: lose 1 coin",
    "changed_from_afar": "counter pearl (pearls) of each player, from 0 to 9\n"
    "replace group good (goods): coin, jewel, pearl",
}


@pytest.mark.parametrize("patch", PATCHES)
def test_an_edition_of_packs_that_change_each_other(
    patch: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    lay_pack(tmp_path / "ground", 'title = "Ground"\nplayers = 2', GROUND)
    lay_pack(tmp_path / "upper", 'title = "Upper"\nbuilds_on = ["ground"]', PATCHES[patch])
    told = written(packs_here())
    assert not told.said, [one.headline for one in told.said]
    package = tmp_path / f"made_{patch}"
    package.mkdir()
    for name, text in told.value.items():
        (package / name).write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    there = importlib.import_module(package.name)
    for name in ("ground", "upper"):
        compiled = compile_edition(name).value
        assert compiled is not None
        same_tables(edition_of(compiled), there.edition(name))
        assert played(edition_of(compiled), 1) == played(there.edition(name), 1)


def lay_pack(folder: Path, manifest: str, rules: str) -> None:
    folder.mkdir()
    (folder / "pack.toml").write_text(f'name = "{folder.name}"\n{manifest}\n')
    (folder / "all.rules").write_text(rules + "\n")


def same_tables(one: Edition, other: Edition) -> None:
    assert (one.name, one.hash, one.players, one.phases) == (other.name, other.hash, other.players, other.phases)
    for table in ("kinds", "elements", "groups", "slots", "piles", "wallets", "dice", "links", "numbers", "events"):
        assert getattr(one, table) == getattr(other, table), table
    for table in ("values", "scores", "verbs", "procedures", "modifiers", "can_follow"):
        assert list(getattr(one, table)) == list(getattr(other, table)), table
    assert [known(routine) for routine in one.routines] == [known(routine) for routine in other.routines]
    for heard in ("listeners", "befores"):
        tables = (getattr(one, heard), getattr(other, heard))
        ids = [{event: [listener.id for listener in table[event]] for event in table} for table in tables]
        assert ids[0] == ids[1], heard
    assert [question.at for question in one.questions] == [question.at for question in other.questions]
    assert one.touched == other.touched


def known(routine: Routine) -> tuple[object, ...]:
    return (routine.id, routine.sort, routine.at, routine.params, routine.registers, routine.catches, routine.event)
