"""Lints of chains: rules that can be played and are most probably a mistake.

self-feeding     an ability without a limit triggers itself until something is full or used up
unheard-event    a rule that does nothing, and that no ability hears
order-matters    two abilities that one event triggers, and the result depends on which is first
too-many-pairs   there are too many possible links to look for any of these
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..diagnostics.diagnostic import Diagnostic
from ..diagnostics.words import graph as words
from ..plan import steps as s
from ..plan.plan import Routine
from ..plan.transform import steps_of
from .alike import alike
from .ears import ears_of, fullest, pairs_of
from .hearing import event_name
from .orders import orders_of
from .rings import Ring
from .world import World

FEEDING = {
    "full": "is full",
    "empty": "is used up",
    "unpaid": "is used up",
    "pile": "is empty",
    "sum": "is used up",
    "space": "has no more room",
    "settled": "has everything in it",
}
SHOWN = 5
"""For this many pairs, a state is searched in which their order matters; each such pair is reported."""


def chain_lints(world: World, rings: Sequence[Ring], pack: str) -> Iterator[Diagnostic]:
    """The lints of one pack of an edition."""
    if world.crowded:
        yield _crowded(world)
    mine = {id for id in world.nodes if _pack_of(id, world) == pack}
    for ring in rings:
        if ring.reason.key in FEEDING and mine & set(ring.nodes) and not _limited(ring, world):
            yield _feeding(ring, world)
    yield from _unheard(world, pack)
    for order in orders_of(world, SHOWN, only=SHOWN):
        if order.shown is not None and mine & set(order.nodes):
            one, other = (world.nodes[id] for id in order.nodes)
            yield words.order_matters((one.at, one.id), (other.at, other.id), order.event)
    yield from alike(world, mine)


def _crowded(world: World) -> Diagnostic:
    abilities = list(world.abilities.values())
    one, causing, hearing, id = fullest(abilities, world.causes)
    pairs, name = pairs_of(ears_of(abilities), world.causes), event_name(one, world.model)
    return words.too_many_pairs(pairs, (world.nodes[id].at, id), name, causing, hearing)


def _pack_of(id: str, world: World) -> str:
    routine = world.plan.routines.get(world.nodes[id].routine)
    return routine.pack if routine is not None else ""


# ---- rings that feed themselves


def _limited(ring: Ring, world: World) -> bool:
    """Whether a player must choose it each time, a law limits it, or the author tests it."""
    laws = [world.nodes[id].laws for id in ring.nodes]
    free = {(trigger.edge.source, trigger.edge.target) for trigger in world.triggers if not trigger.edge.guards}
    tested = any(step not in free for step in zip(ring.nodes, [*ring.nodes[1:], ring.nodes[0]], strict=True))
    return tested or any(one.once or one.exhausts or one.optional or one.open_until for one in laws)


def _feeding(ring: Ring, world: World) -> Diagnostic:
    places = [(world.nodes[id].at, id) for id in ring.nodes]
    phase = next((one.laws.once for one in world.nodes.values() if one.laws.once), "")
    return words.self_feeding(places, f"`{ring.reason.what}` {FEEDING[ring.reason.key]}", phase)


# ---- rules that are there to be heard


def _unheard(world: World, pack: str) -> Iterator[Diagnostic]:
    """A player may choose to do nothing, so an option by itself is left out."""
    heard = {one.event for one in world.plan.listeners} | {trigger.edge.verb for trigger in world.triggers}
    called: set[str] = set()
    chosen: set[str] = set()
    for routine in world.plan.routines.values():
        for step in steps_of(routine.block):
            if isinstance(step, s.Call):
                called.add(step.rule)
            if isinstance(step, s.Ask):
                chosen |= {way.block[0].rule for way in step.ways if way.block and isinstance(way.block[0], s.Call)}
    for routine in world.plan.routines.values():
        if routine.pack == pack and _empty(routine) and routine.id in called - chosen - heard:
            yield words.unheard_event(routine.at, routine.id)


def _empty(routine: Routine) -> bool:
    return routine.sort == "rule" and all(isinstance(step, s.Stop) for step in routine.block)
