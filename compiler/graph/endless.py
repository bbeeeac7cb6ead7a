"""Messages about loops that nothing stops: abilities, or rules that call each other."""

from __future__ import annotations

from collections.abc import Sequence

from ..diagnostics.diagnostic import Diagnostic
from ..diagnostics.words import graph as words
from ..meaning import model as m
from ..plan.plan import Plan
from .rings import Ring, rings
from .world import World, world_of


def complaints(model: m.Model, plan: Plan | None = None) -> tuple[Diagnostic, ...]:
    """What is wrong with the chains of a model: for each group of connected loops that never end and that no player can
    stop, one loop."""
    world = world_of(model, plan)
    return complaints_of(world, rings(world, "all"))


def complaints_of(world: World, found: Sequence[Ring]) -> tuple[Diagnostic, ...]:
    return tuple(_told(ring, world) for ring in found if ring.verdict == "endless" and ring.mandatory)


def _told(ring: Ring, world: World) -> Diagnostic:
    edges = {(trigger.edge.source, trigger.edge.target): trigger.edge.event for trigger in reversed(world.triggers)}
    steps = list(zip(ring.nodes, [*ring.nodes[1:], ring.nodes[0]], strict=True))
    events = [(world.nodes[one].at, edges.get((one, other), world.nodes[other].routine)) for one, other in steps]
    cards = [world.nodes[one].at for one in ring.nodes if world.nodes[one].element]
    called = all(world.nodes[one].kind == "round" for one in ring.nodes)
    return words.endless_chain(events, cards[-1] if cards else None, _limit(world.model), called)


def _limit(model: m.Model) -> str:
    """The phase of a limit, if the game has one."""
    laws = [one.laws for one in model.kinds.values()] + [one.laws for one in model.elements.values()]
    return next((one.once for one in laws if one.once), "")
