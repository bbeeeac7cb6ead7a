"""Which ability wakes which: events and abilities as a graph, the rings in it, and its longest chains.

farmer: after you place a token in a sunny-field: gain 1 grain
hunter: after you gain any grain: gain 1 grain                       farmer -> hunter, hunter -> hunter
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from ..meaning import model as m
from ..source.text import Span
from .abilities import Ability, abilities_of, happenings, listening
from .causes import Causes, caused
from .endless import complaints
from .happenings import Amount, Happening
from .hearing import event_name, heard
from .rings import Reason
from .sorts import Sorts, sorts_of

__all__ = ["LAYERS", "Chains", "Edge", "Longest", "Ring", "chains_of", "complaints"]

LAYERS = ("card", "modifiers", "rules", "all")


@dataclass(frozen=True, slots=True)
class Edge:
    """One ability wakes another."""

    source: str
    target: str
    event: str
    amount: Amount
    choice: bool
    """Whoever owns the first must choose, and only some choices wake the second."""
    sure: bool
    guards: tuple[str, ...]
    at: Span
    heard_at: Span


@dataclass(frozen=True, slots=True)
class Ring:
    nodes: tuple[str, ...]
    verdict: str
    """bounded, endless or undecided"""
    why: str
    spans: tuple[Span, ...]
    """Where each wakes the next."""
    reason: Reason


@dataclass(frozen=True, slots=True)
class Longest:
    length: int
    chains: tuple[tuple[str, ...], ...]
    whole: bool = True
    """False where there were too many ways to try them all."""


@dataclass(frozen=True, slots=True)
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
    """Over all layers."""
    never_fired: tuple[str, ...]
    """Over all layers."""


@dataclass(frozen=True, slots=True)
class Wake:
    """An edge as it is found, before it is known in which layer it counts."""

    edge: Edge
    name: str
    """What the source calls the event."""
    foreign: bool


def chains_of(model: m.Model, layer: str = "card") -> Chains:
    """The graph of one layer of a model."""
    from .longest import longest
    from .rings import rings

    sorts = sorts_of(model)
    abilities = abilities_of(model, sorts)
    causes = causes_of(abilities, sorts)
    wakes = wakes_of(abilities, causes, sorts)
    nodes = [one for one in abilities if _in_layer(one, layer)]
    edges = _merged(_of_layer(wakes, {one.id: one for one in abilities}, layer))
    if layer == "modifiers":
        joined = {id for edge in edges for id in (edge.source, edge.target)}
        nodes = [one for one in abilities if one.layer == layer or one.id in joined]
    live = _live(abilities, causes, sorts)
    emits = {one.id: _names(causes[one.id], sorts) for one in abilities}
    happen = {name for one in abilities if one.id in live for name in emits[one.id]}
    fired = {wake.edge.target for wake in wakes if wake.edge.source in live}
    return Chains(
        model,
        layer,
        tuple(nodes),
        {one.id: emits[one.id] for one in nodes},
        edges,
        rings([one.id for one in nodes], edges, {one.id: one for one in abilities}, causes, model),
        longest([one.id for one in nodes], edges),
        tuple(sorted(happen - {wake.name for wake in wakes})),
        tuple(one.id for one in abilities if one.event is not None and one.id not in fired),
    )


def causes_of(abilities: Sequence[Ability], sorts: Sorts) -> dict[str, list[Happening]]:
    """What each may cause, by its id."""
    verbs = listening(abilities)
    deep, shallow = Causes(sorts, verbs), Causes(sorts, verbs, follow=False)
    return {one.id: happenings(one, deep, shallow) for one in abilities}


def wakes_of(abilities: Sequence[Ability], causes: Mapping[str, list[Happening]], sorts: Sorts) -> list[Wake]:
    """Every way in which one wakes another, in the order of what is declared."""
    ears: dict[str, list[Ability]] = {}
    for one in abilities:
        if one.event is not None:
            ears.setdefault(one.event.verb, []).append(one)
    found: list[Wake] = []
    for one in abilities:
        for happening in causes.get(one.id, ()):
            for ear in ears.get(happening.verb, ()):
                edge = _edge(one, happening, ear, sorts)
                if edge is not None:
                    found.append(Wake(edge, event_name(happening, sorts), happening.foreign))
    return found


def _edge(one: Ability, happening: Happening, ear: Ability, sorts: Sorts) -> Edge | None:
    assert ear.event is not None
    found = heard(happening, ear.event, sorts)
    if found is None:
        return None
    amount: Amount = happening.amount if happening.good else 1
    at = happening.at or one.at
    return Edge(one.id, ear.id, found.event, amount, found.choice, found.sure, found.guards, at, ear.at)


def _in_layer(one: Ability, layer: str) -> bool:
    """On the layer of cards stands all that is written on them, also what no event wakes."""
    return layer in ("all", one.layer) or (layer == "card" and one.layer == "modifiers")


def _of_layer(wakes: Sequence[Wake], by_id: Mapping[str, Ability], layer: str) -> list[Edge]:
    """On the layer of cards, what a card makes other cards do is left aside."""
    found: list[Edge] = []
    for wake in wakes:
        ends = {by_id[wake.edge.source].layer, by_id[wake.edge.target].layer}
        if layer == "card":
            counts = ends == {"card"} and not wake.foreign
        elif layer == "modifiers":
            counts = "modifiers" in ends
        else:
            counts = layer == "all" or ends == {layer}
        found += [wake.edge] if counts else []
    return found


def _merged(edges: Sequence[Edge]) -> tuple[Edge, ...]:
    """One edge for each event between two: the surest, and its amount where it is always the same."""
    found: dict[tuple[str, str, str], Edge] = {}
    for edge in edges:
        key = (edge.source, edge.target, edge.event)
        other = found.get(key)
        if other is None:
            found[key] = edge
            continue
        better = other if _hangs(other) <= _hangs(edge) else edge
        amount = edge.amount if edge.amount == other.amount else "any"
        found[key] = replace(better, amount=amount, choice=edge.choice and other.choice)
    return tuple(found.values())


def _hangs(edge: Edge) -> tuple[bool, bool, int]:
    return (not edge.sure, edge.choice, len(edge.guards))


def _names(found: Sequence[Happening], sorts: Sorts) -> tuple[str, ...]:
    """The events by their names. The end of the game is none, for nothing hears it; nor is the game itself."""
    heard_of = [one for one in found if one.verb not in ("end-game", "play") and not one.verb.endswith(" becomes")]
    return tuple(dict.fromkeys(event_name(one, sorts) for one in heard_of))


def _live(abilities: Sequence[Ability], causes: Mapping[str, list[Happening]], sorts: Sorts) -> frozenset[str]:
    """All but rules that nobody calls: what they would cause never happens."""
    shallow = Causes(sorts, frozenset(), follow=False)
    rules = {one.id: one for one in abilities if one.rule is not None}
    waiting = ["play", *(one.verb for id, found in causes.items() if id not in rules for one in found)]
    live = {one.id for one in abilities if one.rule is None}
    while waiting:
        rule = rules.get(waiting.pop())
        if rule is not None and rule.id not in live:
            live.add(rule.id)
            waiting += [one.verb for one in caused(rule.block, dict(rule.env), shallow)]
    return frozenset(live)
