"""Games of case pages with Polish names: every line and every step of their scenarios is said in Polish."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from pages import compiled
from rulewright.compiler.diagnostics.diagnostic import Severity
from rulewright.compiler.replacing import replace
from rulewright.compiler.source.text import source_of
from rulewright.compiler.text.said import Said
from rulewright.compiler.text.spoken import spoken
from rulewright.compiler.text.voice import Voice, rule_steps, scenario_said, voice_of

HERE = Path(__file__).parent
NAMES = HERE / "polish_games"
GAMES = sorted(path.name.removesuffix(".pl.ftl") for path in NAMES.glob("*.pl.ftl"))
MENDED = {
    "pig": ("gdy jest jakiś gracz, który ma co najmniej 100 punktów:", "Załóżmy, że kość pokazuje: 1."),
    "leduc": ("Powtarzasz następujące kroki do chwili, gdy licytacja jest zakończona:", "Dokładasz do stawki 1."),
}


def _voice(name: str) -> Voice:
    game = compiled((HERE / f"cases/games/{name}.md").read_text("utf-8"))
    texts = tuple(
        (language, source_of(path.name, path.read_text("utf-8")))
        for language in ("en", "pl")
        if (path := NAMES / f"{name}.{language}.ftl").is_file()
    )
    packs = [replace(pack, languages=("en", "pl"), texts=texts) for pack in game.packs]
    assert not [one.headline for one in spoken(game.model, packs).said if one.severity is Severity.ERROR]
    return voice_of(game.model, packs, "pl")


def _flat(steps: tuple[Said, ...]) -> Iterator[Said]:
    for step in steps:
        yield step
        yield from _flat(step.below)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_said_in_polish(name: str) -> None:
    voice = _voice(name)
    said = [step.words for rule in voice.model.rules.values() for step in _flat(rule_steps(voice, rule))]
    said += [words for one in voice.model.scenarios for _, words in scenario_said(voice, one)]
    assert [words.text for words in said if words.language != "pl"] == []
    whole = "\n".join(words.text for words in said)
    assert all(text in whole for text in MENDED[name])
