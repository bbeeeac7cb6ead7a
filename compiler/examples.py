"""Scenarios run once more, to show a reader what each of them changes on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .book.example import Example, changed
from .course import Course
from .handlers.played import played
from .meaning import model as m
from .pipeline import Compiled, model_hash
from .plan.lower import lower
from .scenarios import steps_of
from .script import Script

if TYPE_CHECKING:
    from rulewright.runtime import Game


def examples_of(compiled: Compiled) -> dict[str, Example]:
    """Of each scenario that comes out as written, by its title. Those that only ask change nothing and are left out."""
    model = compiled.model
    if not model.scenarios:
        return {}
    script = Script(model, played(lower(model, scenes=True), model_hash(compiled)))
    found = (_run(script, number, scenario) for number, scenario in enumerate(model.scenarios))
    return {one.title: one for one in found if one is not None and one.changes}


def _run(script: Script, number: int, scenario: m.Scenario) -> Example | None:
    from rulewright.runtime import Game
    from rulewright.runtime.faults import Endless

    seats = scenario.seats or script.model.players[0]
    game = Game(script.played.rules, seats, seed=number, begin=False)
    course = Course(game.seats[0], script)
    first = next((at for at, one in enumerate(scenario.scenes) if one.mode == "when"), 0)
    before: dict[str, object] = {}

    def watch(at: int) -> None:
        if at == first:
            before.update(_table(game))

    try:
        if list(steps_of(game, course, script, number, scenario, watch)):
            return None
    except Endless:
        return None
    return Example(scenario.title, changed(before, _table(game)))


def _table(game: Game) -> dict[str, object]:
    from rulewright.runtime.sight import Truth, view_of

    seen = view_of(Truth(game.table(), -1))
    return {**seen["values"], **seen["piles"]}
