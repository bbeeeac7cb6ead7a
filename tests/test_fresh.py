"""What the compiler writes is what lies here, and a game played from it is the game that the rules say."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from rulewright import generated
from rulewright.compiler.build import generated as written
from rulewright.compiler.diagnostics.facts import dumped
from rulewright.compiler.meaning.export import export, schema
from rulewright.compiler.pipeline import compile_edition, edition_of
from rulewright.compiler.syntax.tables import build, text_of
from rulewright.runtime import Edition, Game, save

ROOT = Path(__file__).parent.parent
NAMES = sorted(generated.NAMES)


def test_the_handlers_are_fresh() -> None:
    told = written()
    assert not told.said
    there = {path.name: path.read_text("utf-8") for path in (ROOT / "generated").glob("*.py")}
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
    assert (now.hash, now.players) == (then.hash, then.players)
    for table in ("kinds", "elements", "slots", "tables", "values", "scores", "handlers", "after", "before"):
        assert list(getattr(now, table)) == list(getattr(then, table))
    for seed in range(3):
        assert played(now, seed) == played(then, seed)


@pytest.mark.parametrize("name", NAMES)
def test_every_model_keeps_to_the_schema(name: str) -> None:
    compiled = compile_edition(name).value
    assert compiled is not None
    validator = Draft202012Validator(schema())
    validator.check_schema(schema())
    data = json.loads(dumped(export(compiled.model)))
    assert not [error.message[:200] for error in validator.iter_errors(data)]
    data["slots"][next(iter(data["slots"]))]["sort"] = 1
    assert list(validator.iter_errors(data)), "the schema lets anything through"
