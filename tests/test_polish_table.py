"""The table in Polish contains no English word that is not marked: in stories, questions, displays and explanations."""

from __future__ import annotations

import re
from random import Random

import pytest

from rulewright.compiler.cli.main import main
from rulewright.compiler.packs import bundled_packs
from rulewright.compiler.text.refused import refused_in
from tongues import foreign
from trees import edition

PACKS = [pack.name for pack in bundled_packs()]
MARKED = re.compile(r"`[^`]*`|\S+\.rules(\.md)?:\d+")
"""What the author wrote is in no language; and the name of a file."""
ASKED = 40


def said(text: str) -> list[str]:
    return MARKED.sub("", text).splitlines()


@pytest.mark.parametrize("pack", PACKS)
def test_a_game_of_bots(pack: str, capsys: pytest.CaptureFixture[str]) -> None:
    bots = ["random"] * edition(pack).model.players[0]
    assert main(["play", pack, "--lang", "pl", "--bots", ",".join(bots), "--seed", "7"]) in (0, 1)
    assert not foreign(said(capsys.readouterr().out))


@pytest.mark.parametrize("pack", ("connect-four", "resurgence", "resurgence-encounters-solo"))
def test_a_game_with_a_guest(pack: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Somebody who answers by lot and asks after everything: the rules, what stands on things, why not."""
    chance, model = Random(5), edition(pack).model
    names = [id for id, one in model.elements.items() if one.title] or list(model.elements)
    lines = ["?", "zasady", "pokaż", "cofnij", "zapisz", "nic takiego", "co", "dlaczego"]
    for _ in range(ASKED):
        lines += [f"co {chance.choice(names)}", f"dlaczego {chance.choice(names)}", str(chance.randint(1, 3)), "", "1"]
    waiting = iter(lines)
    monkeypatch.setattr("rulewright.compiler.cli.play._line", lambda: next(waiting, None))
    bots = ("--bots", "random") if "solo" not in pack else ()
    assert main(["play", pack, "--lang", "pl", "--seed", "3", *bots]) in (0, 1)
    told = [line for line in said(capsys.readouterr().out) if "`" not in line]
    assert len(told) > 200 and not foreign(told)


@pytest.mark.parametrize("pack", PACKS)
def test_whatever_is_refused(pack: str) -> None:
    compiled = edition(pack)
    refused = refused_in(compiled.model, compiled.packs, "pl")
    sources = {rule.at.source for rule in compiled.model.rules.values()}
    lines = (line.strip() for source in sources for line in source.text.splitlines())
    found = [text for _, text in filter(None, map(refused, lines))]
    assert found and not foreign(found)
