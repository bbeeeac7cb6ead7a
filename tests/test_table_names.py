"""Everything that a table shows has a name in the language of the table: piles, counters, phases, options, what is
printed on things, and what it asks for."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rulewright.compiler.meaning.model import Act, Either, Model, Option, Phase
from rulewright.compiler.meaning.parts import parts
from rulewright.compiler.pipeline import Compiled
from rulewright.compiler.text.called import called_in
from rulewright.compiler.text.languages import RULES
from trees import LANGUAGES, edition

EDITIONS = ("connect-four", "tic-tac-toe", "resurgence-encounters-solo", "resurgence-encounters", "resurgence-solo")
WORDS = frozenset(
    """access bonus calling card cleared column complete cost creature crew deck difficulty directive event grade level
    location need disc points quarters room round salvage space timing token turn demand guarded neglected
    leadership upkeep nuclear rank reason row mark weight abilities spot subtotal""".split()
)
"""Ids that are the very word a player of the game would use. What is new is looked at: it goes here, or gets a name."""


def shown(compiled: Compiled) -> Iterator[str]:
    """The ids of what a table can show by name."""
    model = compiled.model
    aside = {name for pack in compiled.packs for name in pack.aside}
    yield from (name for name, slot in model.slots.items() if name not in aside)
    yield from (kind.name for kind in model.kinds.values())
    yield from {name for one in model.elements.values() for name, _ in one.traits if name not in aside}
    yield from _within(model)


def _within(model: Model) -> Iterator[str]:
    for part in parts((model.rules, model.hooks, model.elements)):
        if isinstance(part, Phase | Option):
            yield part.name
        for act in part.acts if isinstance(part, Either) else ():
            if isinstance(act, Act):
                yield " ".join(act.at.source.text[act.at.start : act.at.end].split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", EDITIONS)
def test_what_the_table_shows_has_a_name(name: str, language: str) -> None:
    compiled = edition(name)
    called = called_in(compiled.model, compiled.packs, [language])[language]
    own = WORDS if language == RULES else frozenset[str]()
    nameless = {id for id in shown(compiled) if called(id) is None and id not in own}
    assert not nameless, f"no name in `{language}`, so the table shows the id: {sorted(nameless)}"
