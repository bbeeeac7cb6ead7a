"""Cosmetic changes are no differences: synonyms, order, commas, figures, forms of verbs, brackets.

Each kind of change is applied to cards of four packs. At the first try, 9 of 220 were called different in English, 8 of
245 in Polish.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from held import held
from rulewright.compiler.text.view.view import has_text
from trees import LANGUAGES, game

CHANGES: dict[str, list[dict[str, str]]] = tomllib.loads(
    Path(__file__).with_name("cosmetic_changes.toml").read_text("utf-8")
)
PACKS = ("harbour", "ruins", "resurgence", "said")
EACH = 2
"""So many cards of each pack for each kind of change."""
MOST = 0.01


@pytest.mark.parametrize("language", LANGUAGES)
def test_cosmetic_changes_are_the_same(language: str) -> None:
    ours = {pack: texts(pack, language) for pack in PACKS}
    tried: list[str] = []
    different: list[str] = []
    for change in CHANGES[language]:
        found = [one for pack in PACKS for one in changed(ours[pack], change)]
        assert found, change["kind"]
        for (pack, id), text in found:
            tried.append(text)
            if held(pack, id, text, language).status != "same":
                different.append(f"{change['kind']}: {text}")
    assert len(tried) > 200
    assert len(different) <= MOST * len(tried), "\n".join(different)


def changed(ours: dict[tuple[str, str], str], change: dict[str, str]) -> Iterator[tuple[tuple[str, str], str]]:
    many = 0
    for card, text in ours.items():
        new = re.sub(change["pattern"], change["to"], text, count=1)
        if new != text and many < EACH:
            many += 1
            yield card, new[:1].upper() + new[1:]


def texts(pack: str, language: str) -> dict[tuple[str, str], str]:
    """What each card of a pack says."""
    every = {id: held(pack, id, "?", language).ours for id, one in game(pack).model.elements.items() if has_text(one)}
    return {(pack, id): text for id, text in every.items() if text}
