"""Scenarios run once more, to show a reader what each of them changes on the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from .book.example import Example, changed
from .handlers.played import played
from .meaning import model as m
from .pipeline import Compiled, model_hash
from .plan.lower import lower
from .scenario_course import Course
from .scenario_story import retold
from .scenarios import steps_of
from .script import Script

if TYPE_CHECKING:
    from rulewright.runtime import Game
    from rulewright.runtime.play.voice import Voice


def script_of(compiled: Compiled) -> Script:
    return Script(compiled.model, played(lower(compiled.model, scenes=True), model_hash(compiled)))


def examples_of(script: Script, voices: Mapping[str, Voice] | None = None) -> dict[str, Example]:
    """By title, each scenario that has the expected result. Scenarios that only ask are left out, except those that set
    up a state to ask about. `voices`: by language, the texts for what happens."""
    every = enumerate(script.model.scenarios)
    found = (_run(script, number, scenario, voices or {}) for number, scenario in every)
    return {one.title: one for one in found if one is not None}


def _run(script: Script, number: int, scenario: m.Scenario, voices: Mapping[str, Voice]) -> Example | None:
    from rulewright.runtime import Game
    from rulewright.runtime.faults import Endless

    seats = scenario.seats or script.model.players[0]
    game = Game(script.played.rules, seats, seed=number, begin=False, record=bool(voices))
    course = Course(game.seats[0], script)
    scenes = scenario.scenes
    first = next((at for at, one in enumerate(scenes) if one.mode == "when"), 0)
    before: dict[str, object] = {}
    given: dict[str, object] = {}

    def watch(at: int) -> None:
        """The set-up in between is no event: it counts as being there before."""
        if at > first and scenes[at - 1].mode == "given":
            now = _table(game)
            before.update({key: value for key, value in now.items() if given.get(key) != value})
        if at == first:
            before.update(_table(game))
        if first <= at < len(scenes) and scenes[at].mode == "given":
            given.clear()
            given.update(_table(game))

    try:
        if list(steps_of(game, course, script, number, scenario, watch)):
            return None
    except Endless:
        return None
    watch(len(scenes))
    changes = changed(before, _table(game), {one.name: one.starts for one in game.edition.slots.values()})
    if not changes and not given:
        return None
    told = {language: retold(voice, language, game) for language, voice in voices.items()}
    return Example(scenario.title, changes, told)


def _table(game: Game) -> dict[str, object]:
    from rulewright.runtime.sight import Truth, view_of

    seen = view_of(Truth(game.table(), -1))
    return {**seen["values"], **seen["piles"]}
