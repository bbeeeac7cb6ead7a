"""Proofs that `check` stores: its answers are the same with and without them, whatever has changed."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from fluent.syntax import FluentParser

from rulewright.compiler.check import check
from rulewright.compiler.cli import proved
from rulewright.compiler.proofs import Proofs, key_of
from rulewright.compiler.text.fluent_reader import Parser

ROOT = Path(__file__).parent.parent
MANIFEST = 'name = "made"\ntitle = "Made"\nplayers = 2\nlanguages = ["en"]\n'
RULES = """\
counter gem (gems) of each player, from 0 to 6
kind card (cards)
  works in crew
pile crew of each player, of card
card digger "Digger"
  after you gain any gems: gain 1 gem
  once per turn
to dig: gain 1 gem
to play:
  each player: create 1 digger in crew of you
  repeat 3 times:
    each player:
      phase turn of player: dig
  end-game
"""
CHANGES = (
    ("  once per turn\n", ""),
    ("of card\ncard", "of card\ncard miner\n  after you lose any gems: gain 1 gem\ncard"),
    ('"Digger"', '"Gain"'),
    ("to dig: gain 1 gem", "to dig: gain 1 gme"),
    ("create 1 digger in crew of you", "dig"),
    ("gain any gems: gain 1 gem", "gain any gems: gain 2 gems"),
)


def lay(folder: Path, rules: str) -> str:
    (folder / "text").mkdir(parents=True, exist_ok=True)
    (folder / "text" / "en.ftl").write_text("")
    (folder / "pack.toml").write_text(MANIFEST)
    (folder / "01-made.rules").write_text(rules)
    return str(folder)


@pytest.mark.parametrize(("old", "new"), CHANGES, ids=range(len(CHANGES)))
def test_what_was_without_fault_hides_nothing(old: str, new: str, tmp_path: Path) -> None:
    first = Proofs()
    assert not check([lay(tmp_path / "made", RULES)], proofs=first).said
    assert len(first.used) == 4
    changed = lay(tmp_path / "made", RULES.replace(old, new, 1))
    again = check([changed], proofs=first.next())
    assert again.said == check([changed]).said


def test_a_second_check_asks_for_what_the_first_has_found(tmp_path: Path) -> None:
    pack = lay(tmp_path / "made", RULES)
    first = Proofs()
    check([pack], proofs=first)
    again = first.next()
    check([pack], proofs=again)
    assert again.used.keys() == first.used.keys()
    left = again.next().before
    assert left == first.things


def test_a_key_tells_facts_apart() -> None:
    keys = {key_of(*facts) for facts in (("a", ["bc", ""]), ("a", ["b", "c"]), ("ab", ["c"]), ("a", ["", "bc"]))}
    assert len(keys) == 4


def test_what_is_kept_is_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path))
    made = Proofs()
    made.add(key_of("a", ["b"]))
    proved.keep(made, ["pack"])
    assert proved.proofs_of(["pack"]).known == frozenset(made.used)
    assert not proved.proofs_of(["other"]).known


def test_phrase_files_are_read_as_fluent_reads_them() -> None:
    """Bundled files, and pieces of them with letters struck out and put in."""
    files = [*ROOT.glob("rules/*/text/*.ftl"), *ROOT.glob("compiler/text/phrases/*/*.ftl")]
    texts = [path.read_text("utf-8") for path in files]
    dice = random.Random(1)
    for _ in range(150):
        text = dice.choice(texts)
        at = dice.randrange(len(text))
        letters = list(text[at : at + dice.randrange(20, 500)])
        for _ in range(dice.randrange(6)):
            letters.insert(dice.randrange(len(letters) + 1), dice.choice('{}\n .*[]-#"ąĄ$,:()1\\u'))
        texts.append("".join(letters))
    for text in texts:
        ours, theirs = Parser().parse(text).to_json(), FluentParser().parse(text).to_json()
        assert ours["body"] == theirs["body"], text
