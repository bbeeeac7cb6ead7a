"""An expansion of a bundled game, written from the docs: fifteen kinds of cards and more, each rule on the card
itself.

What `check` finds nothing wrong with must work: each card has a scenario, has a text in both languages, and none of its
abilities is called dead.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from rulewright.compiler.diagnostics.diagnostic import Severity
from rulewright.compiler.diagnostics.render import render
from rulewright.compiler.lint.lints import lints
from rulewright.compiler.pipeline import Compiled, compile_edition
from rulewright.compiler.plan.lower import lower
from rulewright.compiler.reach.answers import never
from rulewright.compiler.scenarios import run_scenarios

PACK = Path(__file__).parent / "resurgence/frontier"
CHANGED = PACK.parent / "short-of-food"


@cache
def compiled() -> Compiled:
    told = compile_edition(str(PACK))
    assert told.value is not None, render(told.said)
    assert not [one for one in told.said if one.severity is Severity.ERROR], render(told.said)
    return told.value


def test_every_scenario_comes_out_as_written() -> None:
    ran = run_scenarios(compiled(), only="frontier")
    assert len(ran) > 20
    failed = [failure for one in ran for failure in one.failures]
    assert not failed, render(tuple(failed))


def test_nothing_is_called_dead() -> None:
    model = compiled().model
    assert not never(model, "frontier")
    assert not list(lints(lower(model, needs=False), "frontier"))


def test_every_card_has_a_scenario() -> None:
    """A card is named in a scenario, or is asked for its score."""
    model = compiled().model
    shown = "\n".join(path.read_text("utf-8") for path in PACK.glob("9*.rules"))
    cards = [one.id for one in model.elements.values() if one.pack == "frontier" and (one.abilities or one.block)]
    assert len(cards) >= 15
    assert not [card for card in cards if card not in shown]


def test_an_edition_with_one_number_changed() -> None:
    told = compile_edition(str(CHANGED))
    assert told.value is not None and not told.said, render(told.said)
    ran = run_scenarios(told.value, only="short-of-food")
    assert len(ran) == 1 and not ran[0].failures
