"""Which ability triggers which: events and abilities as a graph, its loops, and its longest chains.

farmer: after you place a token in a sunny-field: gain 1 grain
hunter: after you gain any grain: gain 1 grain                       farmer -> hunter, hunter -> hunter
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..frozen import frozen
from ..gc_paused import gc_paused
from ..meaning import model as m
from ..plan import steps as s
from ..plan.pauses import called
from ..plan.unused import unused_values
from .abilities import Ability
from .edges import Edge, in_layer, merged, of_layer
from .endless import complaints
from .happenings import CALLED, SILENT, THE_END, Happening, is_change
from .hearing import event_name
from .rings import Ring, rings
from .world import World, world_of

__all__ = ["LAYERS", "Chains", "Edge", "Longest", "Ring", "World", "chains_of", "complaints", "world_of"]

LAYERS = ("card", "modifiers", "rules", "all")


@frozen
class Longest:
    length: int
    chains: tuple[tuple[str, ...], ...]
    whole: bool = True
    """Whether all ways could be tried."""


@frozen
class Chains:
    model: m.Model
    layer: str
    nodes: tuple[Ability, ...]
    emits: Mapping[str, tuple[str, ...]]
    """The events that an ability may cause."""
    edges: tuple[Edge, ...]
    rings: tuple[Ring, ...]
    longest: Longest
    unheard: tuple[str, ...]
    """Events that no ability hears, over all layers."""
    never_fired: tuple[str, ...]
    """Abilities that never trigger, over all layers."""
    triggered: tuple[str, ...] = ()
    """The other abilities that hear events, over all layers."""
    unused: tuple[str, ...] = ()
    """Values, counters, flags and markers that nothing reads, over all layers."""


def chains_of(model: m.Model, layer: str = "card", world: World | None = None) -> Chains:
    """The graph of one layer of a model."""
    with gc_paused():
        return _chains(model, layer, world)


def _chains(model: m.Model, layer: str, world: World | None) -> Chains:
    from .longest import longest

    world = world if world is not None else world_of(model)
    abilities = list(world.abilities.values())
    nodes = [one for one in abilities if in_layer(one, layer)]
    edges = merged(
        of_layer([one for one in world.triggers if one.edge.source in world.abilities], world.abilities, layer)
    )
    if layer == "modifiers":
        joined = {id for edge in edges for id in (edge.source, edge.target)}
        nodes = [one for one in abilities if one.layer == layer or one.id in joined]
    emits = {one.id: _names(world.causes[one.id], world) for one in abilities}
    live = live_of(world)
    happen = {name for one in abilities if one.id in live for name in emits[one.id]}
    return Chains(
        model,
        layer,
        tuple(nodes),
        {one.id: emits[one.id] for one in nodes},
        edges,
        rings(world, layer),
        longest([one.id for one in nodes], edges),
        tuple(sorted(happen - {trigger.name for trigger in world.triggers})),
        tuple(one.id for one in abilities if one.event is not None and one.id not in live),
        tuple(one.id for one in abilities if one.event is not None and one.id in live),
        unused_values(world.plan),
    )


def _names(found: Sequence[Happening], world: World) -> tuple[str, ...]:
    """The names of the events. The end of the game and the game itself are left out, because nothing hears them."""
    silent = (THE_END, SILENT, "play")
    heard_of = [
        one
        for one in found
        if one.event not in silent and not one.led and not one.event.startswith(CALLED) and not is_change(one.event)
    ]
    return tuple(dict.fromkeys(event_name(one, world.model) for one in heard_of))


def live_of(world: World) -> frozenset[str]:
    """Everything that can ever happen: the game is played, rules are called, abilities are used, and they trigger
    others. Where no rule says how the game is played, every rule may be called."""
    rules = {one.id for one in world.abilities.values() if one.kind == "rule"}
    triggered: dict[str, list[str]] = {}
    for trigger in world.triggers:
        triggered.setdefault(trigger.edge.source, []).append(trigger.edge.target)
    calls = {id: [one for one in called(world.plan.routines[id].block, world.plan) if one in rules] for id in rules}
    secret = {one.id: one for one in world.plan.routines.values() if one.sort == "part"}
    waiting = [one.id for one in world.abilities.values() if one.event is None and one.kind != "rule"]
    waiting += ["play"] if "play" in rules else rules
    live: set[str] = set()
    while waiting:
        id = waiting.pop()
        if id in live:
            continue
        live.add(id)
        waiting += calls.get(id, ())
        waiting += [one.event for one in world.causes[id] if one.event in rules] if id not in rules else ()
        waiting += triggered.get(id, ())
        for part in _parts_of(id, world):
            waiting += [one for one in called(secret[part].block, world.plan) if one in rules]
    return frozenset(live)


def _parts_of(id: str, world: World) -> list[str]:
    from ..plan.transform import steps_of

    routine = world.plan.routines.get(world.abilities[id].routine)
    return [one.part for one in steps_of(routine.block) if isinstance(one, s.Secretly)] if routine is not None else []
