"""`(2 if TEST otherwise 1)` has a sentence on a card in both languages, and is read back."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.compiler.check import check
from rulewright.compiler.pipeline import compile_edition
from rulewright.compiler.text.sentences import sentence
from rulewright.compiler.text.spoken import spoken

RULES = """\
counter coin (coins) of each player, from 0 to 9
counter gem (gems) of each player, from 0 to 9
kind card (cards)
  works in crew
pile crew of each player, of card
card digger "Digger"
  after you gain any coins: gain (2 if gem of you less than 3 otherwise 1) gems
card delver "Delver"
  after you gain any coins: gain (coin of you if gem of you at least 3 otherwise gem of you + 1) gems
to play:
  each player:
    create 1 digger + 1 delver in crew of you
    gain 1 coin
  end-game
"""
PHRASES = """\
-noun-{id} = {word}
    .of = good measure
    .gender = {gender}
    .gen = {gen}
    .acc = {acc}
    .pl = {pl}
    .pl-gen = {plgen}
    .pl-acc = {pl}
"""
COIN = {"id": "coin", "word": "moneta", "gender": "f", "gen": "monety", "acc": "monetę", "pl": "monety"}
GEM = {"id": "gem", "word": "klejnot", "gender": "m3", "gen": "klejnotu", "acc": "klejnot", "pl": "klejnoty"}
MAN = "    .of = thing\n    .gender = m1\n"
NAMES = f"-noun-card = karta\n    .of = kind\n    .gender = f\n-noun-digger = Kopacz\n{MAN}-noun-delver = Górnik\n{MAN}"


@pytest.fixture
def pack(tmp_path: Path) -> str:
    (tmp_path / "made" / "text").mkdir(parents=True)
    manifest = 'name = "made"\ntitle = "Made"\nplayers = 2\nlanguages = ["en", "pl"]\n'
    allow = '[[allow]]\nlint = "order-matters"\nbecause = "it is a trial"\n'
    (tmp_path / "made" / "pack.toml").write_text(manifest + allow)
    (tmp_path / "made" / "01-made.rules").write_text(RULES)
    (tmp_path / "made" / "text" / "en.ftl").write_text("")
    nouns = PHRASES.format(**COIN, plgen="monet") + PHRASES.format(**GEM, plgen="klejnotów")
    (tmp_path / "made" / "text" / "pl.ftl").write_text(nouns + NAMES, "utf-8")
    return str(tmp_path / "made")


def test_a_conditional_value_has_a_sentence_that_is_read_back(pack: str) -> None:
    assert not check([pack]).said
    compiled = compile_edition(pack).value
    assert compiled is not None
    phrases = spoken(compiled.model, compiled.packs).value
    said = {(id, lang): sentence(compiled.model, phrases[lang], id) for id in ("digger", "delver") for lang in phrases}
    assert said == {
        ("digger", "en"): "After you gain any coins, gain gems equal to 2 if you have fewer than 3 gems, otherwise 1.",
        (
            "delver",
            "en",
        ): "After you gain any coins, gain gems equal to either the number of coins you have if you have "
        "at least 3 gems, or otherwise 1 more than the number of gems you have.",
        (
            "digger",
            "pl",
        ): "Po zdobyciu monety otrzymujesz tyle klejnotów, ile wynosi 2, jeśli masz mniej niż 3 klejnoty, "
        "a w przeciwnym razie 1.",
        (
            "delver",
            "pl",
        ): "Po zdobyciu monety otrzymujesz tyle klejnotów, ile wynosi albo liczba twoich monet, jeśli masz "
        "co najmniej 3 klejnoty, albo w przeciwnym razie liczba o 1 większa niż liczba twoich klejnotów.",
    }
