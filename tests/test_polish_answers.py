"""The output of commands in Polish contains no English word that is not marked as such."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rulewright.compiler.ability_state import standings
from rulewright.compiler.cli.main import main
from rulewright.compiler.cli.why_said import act_said, hindrance_said, standing_said
from rulewright.compiler.hindrances import hindrances
from rulewright.compiler.packs import bundled_packs
from rulewright.compiler.pipeline import edition_of
from rulewright.compiler.plan.lower import lower
from rulewright.compiler.text.voice import voice_of
from rulewright.runtime import Game
from tongues import foreign
from trees import edition

PACKS = [pack.name for pack in bundled_packs()]
PLACE = re.compile(r"\S+\.(?:rules|rules\.md)(?::\d+)?")


MARKED = re.compile(r"`[^`]*`|\[en: [^\]]*\]")
"""What the author wrote is in no language; what is said in English says so."""


def plain(text: str) -> list[str]:
    """Without the places of files, and what is marked as in another language."""
    return MARKED.sub("", PLACE.sub("", text)).splitlines()


def why(pack: str) -> Iterator[str]:
    compiled = edition(pack)
    model, voice = compiled.model, voice_of(compiled.model, compiled.packs, "pl")
    g, plan = Game(edition_of(compiled), compiled.model.players[0], 1).table(), lower(model, needs=False)
    for element in model.elements.values():
        for one in standings(g, model, element.id, plan):
            yield from standing_said(voice, one, element)
    for rule in model.rules:
        yield act_said(voice, rule)
        yield from (hindrance_said(voice, one) for one in hindrances(g, plan, rule, 0))


@pytest.mark.parametrize("pack", PACKS)
def test_why(pack: str) -> None:
    assert not foreign(line for text in why(pack) for line in plain(text))


def test_why_as_it_is_answered(capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("farmer", "build", "chef", "lookout", "arbat"):
        assert main(["why", "resurgence", name, "--lang", "pl"]) in (0, 1)
        told = capsys.readouterr()
        assert not foreign(plain(told.out)), told.out
        assert not told.err


@pytest.mark.parametrize("pack", ("connect-four", "resurgence-encounters-solo"))
@pytest.mark.parametrize("more", [(), ("--orders",), ("--layer", "all")], ids=lambda more: "".join(more) or "cards")
def test_chains(pack: str, more: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["graph", pack, "--lang", "pl", *more]) == 0
    assert not foreign(plain(capsys.readouterr().out))


def test_how_far_chains_go(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["graph", "resurgence", "--reach", "--lang", "pl"]) == 0
    told = capsys.readouterr().out
    assert "Zbudować nowy projekt: uruchamia najwyżej" in told
    assert not foreign(plain(told))


def test_the_steps_of_scenarios(capsys: pytest.CaptureFixture[str]) -> None:
    """Those of the base differ under the game for one player; each is shown step by step."""
    assert main(["test", "resurgence-solo", "--lang", "pl"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("resurgence-solo: powiodło się ") and "\n  z pakietu `resurgence`: jak dotąd: " in told
    assert "\n    - Wtedy nie masz żadnej Żywności. rules/resurgence/90-placing-played.rules.md:80: jest 1\n" in told
    assert not foreign(plain(re.sub(r"\[en: .*\]", "", told)))


def test_what_many_games_show(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "resurgence-solo", "--games", "1", "--bots", "first", "--lang", "pl"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("1 gra: ") and "\n  PZ: od " in told
    assert not foreign(plain(told), {"first", "resurgence-solo", "solo"})


CODE = re.compile(r"^ {4}[-+] (?!pl:)|\.rules")
"""What the author wrote, and where."""


def test_what_changed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["diff", "resurgence", "resurgence-solo", "--lang", "pl"]) == 0
    told = capsys.readouterr()
    lines = [line for line in told.out.splitlines() if not CODE.search(line)]
    assert not foreign([*lines, *plain(told.err)])
    assert "Dodane" in lines and "Zmienione" in lines


def test_release_notes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["diff", "resurgence", "resurgence-solo", "--lang", "pl", "--notes"]) == 0
    assert not foreign(plain(capsys.readouterr().out))


@pytest.mark.parametrize("pack", PACKS)
def test_texts_and_cards(pack: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What stands on cards, and the table of a printer. Ids and the names of columns are for programs."""
    assert main(["text", pack, "--lang", "pl"]) == 0
    assert not foreign(plain(capsys.readouterr().out))
    file = tmp_path / "cards.json"
    assert main(["cards", pack, "--lang", "pl", "--data", str(file)]) == 0
    rows = json.loads(file.read_text("utf-8"))["cards"]
    assert not foreign(row[name] for row in rows for name in ("sort", "title", "text"))
