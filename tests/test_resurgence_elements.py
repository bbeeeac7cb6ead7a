"""The printed book, element by element, with what proves each; everything printed must happen in a scenario."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Callable
from functools import cache
from types import CodeType, FrameType
from typing import Any

import pytest

from doc_pages import ROOT
from rulewright.compiler import scenarios
from rulewright.compiler.pipeline import compile_edition
from rulewright.runtime import laws
from test_resurgence_content import PACKS, WITHOUT_A_RULE, model, named

ELEMENTS = 230
FOUND: dict[str, Any] = tomllib.loads((ROOT / "tests/resurgence/elements.toml").read_text("utf-8"))


@cache
def titles() -> frozenset[str]:
    return frozenset(one.title for name in PACKS for one in model(name).scenarios)


def test_each_element_of_the_book_is_proved_once() -> None:
    proved, elements, without = FOUND["proved"], FOUND["elements"], FOUND["without"]
    assert len(proved) + len(elements) + len(without) == ELEMENTS
    assert not proved.keys() & elements.keys() and not without.keys() & (proved.keys() | elements.keys())
    assert len(without) <= 15 and all(without.values()) and len(WITHOUT_A_RULE) <= 15
    unknown = {title for several in (*proved.values(), *FOUND["examples"].values()) for title in several} - titles()
    assert unknown == set() and all(proved.values())


def test_elements_are_proved_by_scenarios_that_speak_of_them() -> None:
    spoken = {
        thing
        for name in PACKS
        for scenario in model(name).scenarios
        if any(scene.mode in ("then", "only", "offered", "refused") for scene in scenario.scenes)
        for thing in named(scenario.scenes)
    }
    assert set(FOUND["elements"].values()) - spoken == set()


def test_each_printed_example_is_a_scenario() -> None:
    assert {key.rstrip("abc") for key in FOUND["examples"]} == {f"S-{n:02}" for n in range(1, 22)}


class Fired:
    """What of an edition is done while its scenarios are run: code that ran, and abilities that were used up."""

    def __init__(self) -> None:
        self.codes: set[CodeType] = set()
        self.used: set[str] = set()
        self.rules: list[Any] = []

    def profile(self, frame: FrameType, event: str, arg: object) -> None:
        if event == "call" and frame.f_code.co_filename.startswith("<"):
            self.codes.add(frame.f_code)

    def ran(self, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
        told = compile_edition(name)
        assert told.value is not None
        played, consume = vars(scenarios)["played"], laws.consume

        def keeping(*args: Any) -> Any:
            made = played(*args)
            self.rules.append(made.rules)
            return made

        def consuming(g: Any, found: Any, id: str, thing: int, owner: int) -> None:
            self.used.add(id)
            consume(g, found, id, thing, owner)

        monkeypatch.setattr(scenarios, "played", keeping)
        for room in [vars(room) for key, room in list(sys.modules.items()) if key.startswith("rulewright.runtime.")]:
            if room.get("consume") is consume:
                monkeypatch.setitem(room, "consume", consuming)
        sys.setprofile(self.profile)
        try:
            ran = scenarios.run_scenarios(told.value, "" if len(told.value.packs) == 1 else told.value.packs[-1].name)
        finally:
            sys.setprofile(None)
        assert ran and not any(one.failures for one in ran)


def done(rules: Any, routine: Any, codes: set[CodeType]) -> bool:
    """Whether a routine, by its number, or a function has run."""
    run: Callable[..., Any] = rules.routines[routine].run if isinstance(routine, int) else routine
    return run.__code__ in codes


@pytest.mark.parametrize("name", PACKS)
def test_all_that_is_printed_is_seen_to_happen(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each ability is used by a scenario, the lines of each element are done; in an edition, of what its pack adds."""
    fired = Fired()
    fired.ran(name, monkeypatch)
    rules, top = fired.rules[0], model(name).packs[-1]
    mine = {id for id, one in model(name).elements.items() if one.pack == top}
    assert fired.codes and (fired.used or name != "resurgence")
    free = {one.id for one in (*rules.free_abilities, *rules.prices, *rules.counting) if one.of in mine}
    missing = free - fired.used
    missing |= {
        one.id
        for one in rules.abilities.values()
        if (one.of in mine or one.id.startswith(f"{top}.hook")) and not done(rules, one.routine, fired.codes)
    }  # fmt: skip
    missing |= {
        rules.names[element]
        for element, routine in rules.lines.items()
        if rules.names[element] in mine and not done(rules, routine, fired.codes)
    }
    assert missing == set()
