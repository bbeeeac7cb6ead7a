"""Expected failures: marked at their place, by the name of the finding, until they are fixed.

    scenario "Nothing for nothing"  # expected-failure P2      this scenario fails
    ```said expected-failure S1                                what follows is how it should be, and is not

The marks are strict. Where what is marked comes out as it should, the page fails and says which mark to take away.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from rulewright.compiler.diagnostics.diagnostic import Diagnostic
from rulewright.compiler.meaning import model as m
from rulewright.compiler.pipeline import Compiled
from rulewright.compiler.scenarios import run_scenarios

MARK = re.compile(r"\bexpected-failure ([A-Z]\d+)\b")
COMMENT = re.compile(r"#.*\bexpected-failure ([A-Z]\d+)\b")


@dataclass(frozen=True, slots=True)
class Tried:
    scenario: m.Scenario
    mark: str
    """The finding by which it is known to fail; empty for what should come out as written."""
    failures: tuple[Diagnostic, ...] = ()
    fault: str = ""
    """What the engine failed with, if it did."""

    @property
    def right(self) -> bool:
        return not self.failures and not self.fault


def mark_of(info: str) -> str:
    """The finding by which a block is known to be wrong."""
    found = MARK.search(info)
    return found[1] if found else ""


def tried(compiled: Compiled) -> list[Tried]:
    """Each scenario, played. What breaks the engine breaks only the scenario that does, if it is marked."""
    scenarios = compiled.model.scenarios
    try:
        return [Tried(ran.scenario, _marked(ran.scenario), ran.failures) for ran in run_scenarios(compiled)]
    except Exception:
        if not any(map(_marked, scenarios)):
            raise
    return [_alone(compiled, scenario) for scenario in scenarios]


def _alone(compiled: Compiled, scenario: m.Scenario) -> Tried:
    model = replace(compiled.model, scenarios=(scenario,))
    try:
        (ran,) = run_scenarios(replace(compiled, model=model))
    except Exception as fault:
        if not _marked(scenario):
            raise
        return Tried(scenario, _marked(scenario), (), f"{type(fault).__name__}: {fault}")
    return Tried(scenario, _marked(scenario), ran.failures)


def _marked(scenario: m.Scenario) -> str:
    """The mark after a scenario's title."""
    source = scenario.at.source
    found = COMMENT.search(source.original[scenario.at.start :].partition("\n")[0])
    return found[1] if found else ""


def unmarked(ran: Sequence[Tried]) -> list[Diagnostic]:
    """What fails and should not. That what is marked does fail is seen to here."""
    for one in ran:
        title = one.scenario.title
        assert not (one.mark and one.right), f"{title!r} comes out as written: take `{one.mark}` away from it"
    return [failure for one in ran if not one.mark for failure in one.failures]
