"""Sentences as designers print them: the rule that `new card --text` writes from each."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from rulewright.compiler.cli.added import with_file
from rulewright.compiler.cli.say import Stopped
from rulewright.compiler.cli.worded import rule_for
from rulewright.compiler.diagnostics.diagnostic import Severity
from rulewright.compiler.text.backwards.rules import Written
from rulewright.compiler.text.spoken import spoken
from rulewright.compiler.text.tree import Node
from rulewright.compiler.text.view.view import view
from trees import ROOT
from trees import game as small

SENTENCES = tomllib.loads((ROOT / "tests/card_sentences.toml").read_text("utf-8"))
FILE = Path("98-new.rules")
HEADS = {
    "quay": 'card new-card "New", price 1',
    "ruins": 'spell new-card "New", cost 1',
    "harbour": 'guest new-card "New", price 1',
}


def _written(game: str, text: str, language: str = "en") -> Written:
    compiled, folder = small(game), ROOT / "tests/said_games" / game

    def tried(rule: Written) -> Node | None:
        lines = [HEADS[game], *(f"  {line}" for line in rule.lines)]
        told = with_file(compiled.packs, folder, folder / FILE, "".join(f"{line}\n" for line in lines))
        if told.value is None or any(one.severity is Severity.ERROR for one in told.said):
            return None
        phrases = dict(spoken(told.value.model, told.value.packs).value)[language]
        tree = view(told.value.model, phrases, told.value.model.elements["new-card"])
        return tree if isinstance(tree, Node) else None

    kind = compiled.model.kinds[HEADS[game].split()[0]]
    return rule_for(text, language, None, compiled, tried, kind)


def _given(one: dict[str, str]) -> dict[str, str]:
    return {name: told for name, told in one.items() if name != "rule"}


@pytest.mark.parametrize("one", SENTENCES["written"], ids=lambda one: str(one["text"]))
def test_a_sentence_is_written_as_a_rule(one: dict[str, str]) -> None:
    assert "\n".join(_written(**_given(one)).lines) == one["rule"].strip("\n")


@pytest.mark.parametrize("one", SENTENCES["unread"], ids=lambda one: str(one["text"]))
def test_what_is_not_taken_is_not_guessed(one: dict[str, str]) -> None:
    with pytest.raises(Stopped):
        _written(**_given(one))
