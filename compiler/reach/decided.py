"""Tests in the author's lines that have the same result whenever they are reached.

if coin of you at most 9:       a counter from 0 to 9: it always holds
"""

from __future__ import annotations

from ..diagnostics.diagnostic import Diagnostic
from ..diagnostics.words import reach as words
from ..meaning import model as m
from ..plan import steps as s
from ..plan.transform import steps_of
from . import lines
from .lines import head_of
from .place import Place
from .truths import wrong_with
from .world import World


def decided(world: World, model: m.Model) -> dict[str, Diagnostic]:
    found: dict[str, Diagnostic] = {}
    for routine in world.plan.routines.values():
        for step in steps_of(routine.block):
            if isinstance(step, s.If) and _is_written(step):
                outcomes = world.sets.get(("tested", world.name_of(step)), {})
                if len(outcomes) == 1:
                    said = [lines.said_by(at, routine.id, world.plan, model) for at in world.because(step)]
                    places = (Place(world, routine.id, when, {}) for when in world.whens(routine.id))
                    why = next((wrong for place in places if (wrong := wrong_with(step.test, place))), "")
                    found[f"{routine.id}:if{step.at.start}"] = words.not_tested(
                        head_of(step.at), True in outcomes, said, why
                    )
    return found


def _is_written(step: s.If) -> bool:
    """Whether the author wrote it as an `if`; other lines are lowered to `if`, too."""
    return step.at.source.text.startswith("if ", step.at.start)
