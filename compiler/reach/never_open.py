"""Options that are never open when their question is asked, and offers whose price can never be paid."""

from __future__ import annotations

from ..diagnostics.diagnostic import Diagnostic
from ..diagnostics.words import reach as words
from ..meaning import model as m
from ..plan import steps as s
from ..plan.numbered import Name
from ..plan.plan import Listener, Routine
from ..plan.transform import steps_of
from .begin import can_take
from .lines import head_of
from .obstructed import obstructed
from .place import Place
from .world import World

PROMPTS = ("option", "may", "either")
"""The questions whose options the author has written one by one."""


def never_open(world: World, model: m.Model) -> dict[str, Diagnostic]:
    found: dict[str, Diagnostic] = {}
    asked: list[Name] = world.every("asked")
    for routine in world.plan.routines.values():
        for step in steps_of(routine.block):
            if isinstance(step, s.Ask) and step.prompt in PROMPTS and world.name_of(step) in asked:
                open_ = world.sets.get(("open", world.name_of(step)), ())
                # The numbers of one choice share one place in the source: bounds may rule out some of them.
                usable = {way.at for way in step.ways if world.name_of(way) in open_ and way.block != ()}
                for number, way in enumerate(step.ways):
                    cancel = _cancelled(way, world)
                    if cancel is not None and way.at in usable:
                        found[f"{routine.id}:{step.at.start}:{number}"] = words.always_cancelled(
                            head_of(way.at), head_of(cancel.at)
                        )
                    if way.at not in usable and way.block != () and step.prompt != "either":
                        said = _closed(way, routine, world, model)
                        if said is not None and (step.prompt == "option" or said.slug == "never-affordable"):
                            found[f"{routine.id}:{step.at.start}:{number}"] = said
    return found


def _cancelled(way: s.Way, world: World) -> Listener | None:
    """The ability that always cancels the rule that a way calls."""
    block = way.block or ()
    return world.forbidden.get(block[0].rule) if len(block) == 1 and isinstance(block[0], s.Call) else None


def _closed(way: s.Way, routine: Routine, world: World, model: m.Model) -> Diagnostic | None:
    obstacles = [can_take(way, Place(world, routine.id, when, {})) for when in world.whens(routine.id)]
    obstacle = next((one for one in obstacles if one is not None), None)
    return obstructed(way.at, "", obstacle, routine.id, world, model) if obstacle is not None else None
