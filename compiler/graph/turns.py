"""What a player does and may lead to abilities: the rules, and the turns, which are phases of one player.

phase turn of p: take-turn        a turn is `take-turn`, and all that it calls, while `turn` goes on
"""

from __future__ import annotations

from collections.abc import Iterator

from ..frozen import frozen
from ..plan import steps as s
from ..plan.open_phases import OpenPhases, open_phases
from ..plan.pauses import called
from ..plan.plan import Routine
from ..plan.transform import steps_of, steps_within
from ..replacing import replace
from .abilities import Ability
from .causes import causes_of, walks_of
from .edges import triggers_of
from .world import World


@frozen
class Action:
    name: str
    """The name of the rule or of the phase."""
    turn: bool
    enters: str
    """The rule with which it begins."""
    phases: tuple[str, ...]
    """The phases around it, the outermost first; for a turn also its own phase, unless its rule begins it."""
    ends: str
    """The phase with which it ends; empty where it ends with its rule."""
    leads_to: tuple[str, ...]
    """The abilities that it triggers or offers, including those of what it calls and follows."""
    calls: tuple[str, ...]
    """The rules that it calls, directly or not."""


@frozen
class Begun:
    """A rule, or a turn by the rule with which it begins."""

    name: str
    turn: bool
    node: Ability
    phases: tuple[str, ...] = ()
    ends: str = ""


def actions_of(world: World) -> list[Action]:
    """The turns first, then the rules in order. Rules that begin turns are left out, and so are those that are a
    turn."""
    phases = open_phases(world.plan)
    turns = list({(one.name, one.node.id): one for one in _turns(world, phases)}.values())
    around = {one.node.id for one in turns} | {
        routine.id for routine in world.plan.routines.values() if _seated(routine)
    }
    above = {one.id for one in _rules_of(world) if not around.isdisjoint({one.id, *_calls(one, world)})}
    every = [*turns, *(Begun(one.id, False, one) for one in _rules_of(world) if one.id not in above)]
    # Walked to its end, like an ability.
    once = {one.node.id: replace(one.node, kind="round") for one in every}
    abilities = list(world.abilities.values())
    causes = causes_of(list(once.values()), walks_of(world.sorts))
    led: dict[str, dict[str, None]] = {id: {} for id in once}
    for trigger in triggers_of(list(once.values()), abilities, causes, world.sorts, world.model, phases):
        led[trigger.edge.source][trigger.edge.target] = None
    for id, one in once.items():
        led[id] |= dict.fromkeys(_offered(world.plan.routines[one.routine].block, world))
    return [
        Action(one.name, one.turn, one.node.id, one.phases, one.ends, tuple(led[one.node.id]), _calls(one.node, world))
        for one in every
    ]


def _turns(world: World, phases: OpenPhases) -> Iterator[Begun]:
    """The phases of one player."""
    for routine in world.plan.routines.values():
        for step in steps_of(routine.block):
            if not isinstance(step, s.Phase) or step.seat is None:
                continue
            alone = step.block[0] if len(step.block) == 1 else None
            if isinstance(alone, s.Call):
                # The phases around it are begun first.
                open_ = phases.around(routine.id) if routine.id in phases.of else frozenset[str]()
                around = [one for one in world.plan.phases if one in open_ and one not in (step.name, "game")]
                yield Begun(step.name, True, world.abilities[alone.rule], (*around, step.name))
            elif routine.sort == "rule":
                yield Begun(step.name, True, world.abilities[routine.id], (), step.name)


def _seated(routine: Routine) -> bool:
    return any(isinstance(one, s.Phase) and one.seat is not None for one in steps_of(routine.block))


def _rules_of(world: World) -> list[Ability]:
    return [one for one in world.abilities.values() if one.kind == "rule" and one.id != "play"]


def _calls(node: Ability, world: World) -> tuple[str, ...]:
    found: dict[str, None] = {}
    waiting = [node.routine]
    while waiting:
        for id in called(world.plan.routines[waiting.pop()].block, world.plan):
            if id in world.abilities and id not in found and id != node.id:
                found[id] = None
                waiting.append(id)
    return tuple(found)


def _offered(block: s.Block, world: World) -> list[str]:
    """The abilities without an event that may be used where abilities are offered."""
    names = {one.routine: one.id for one in world.abilities.values()}
    seen: set[str] = set()
    waiting: list[s.Block] = [block]
    while waiting:
        inside = waiting.pop()
        if any(isinstance(one, s.Way) and one.block is None for one in steps_within(inside)):
            return [names[one.routine] for one in world.plan.free]
        for id in set(called(inside, world.plan)) - seen:
            seen.add(id)
            waiting.append(world.plan.routines[id].block)
    return []
