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
from .causes import caused
from .doubts import doubts_of
from .endless import complaints
from .ends import Reason, world_of
from .following import Causes, changed_by
from .happenings import THE_END, Amount, Happening, Need, is_change
from .hearing import event_name, heard
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
    price: frozenset[str] = frozenset()
    """Goods that are always paid before it."""
    verb: str = ""
    good: str = ""
    needs: tuple[tuple[Need, ...], ...] = ((),)
    """What must be so of counters for the event to be heard: for each way in which the first causes it."""


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
    apart: bool
    """Another thing, or another player, has a part in it."""
    stays: bool = True
    """It is the same player who does the one and the other."""


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
    emits = {one.id: _names(causes[one.id], sorts) for one in abilities}
    live = live_of(abilities, causes, wakes, sorts)
    happen = {name for one in abilities if one.id in live for name in emits[one.id]}
    return Chains(
        model,
        layer,
        tuple(nodes),
        {one.id: emits[one.id] for one in nodes},
        edges,
        rings([one.id for one in nodes], edges, world_of(abilities, causes, wakes, sorts)),
        longest([one.id for one in nodes], edges),
        tuple(sorted(happen - {wake.name for wake in wakes})),
        tuple(one.id for one in abilities if one.event is not None and one.id not in live),
    )


def causes_of(abilities: Sequence[Ability], sorts: Sorts) -> dict[str, list[Happening]]:
    """What each may cause, by its id."""
    verbs = listening(abilities)
    doubts = doubts_of(sorts.model)
    deep = Causes(sorts, verbs, doubts, changed=changed_by(sorts.model))
    shallow = Causes(sorts, verbs, doubts, follow=False)
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
                wake = _wake(one, happening, ear, sorts)
                found += [wake] if wake is not None else []
    return found


def _wake(one: Ability, happening: Happening, ear: Ability, sorts: Sorts) -> Wake | None:
    assert ear.event is not None
    found = heard(happening, ear.event, sorts)
    if found is None:
        return None
    # What works for everybody needs no other who has it too.
    theirs = ("another player has it",) if found.elsewhere and ear.laws.works_in else ()
    amount: Amount = happening.amount if happening.good else 1
    edge = Edge(
        one.id,
        ear.id,
        found.event,
        amount,
        found.choice,
        found.sure and not theirs,
        (*found.guards, *theirs),
        happening.at or one.at,
        ear.at,
        happening.price,
        happening.verb,
        happening.good,
        (happening.effect.needs,),
    )
    apart = happening.foreign or happening.led or found.elsewhere
    stays = happening.by == "you" and ear.event.who == "you"
    return Wake(edge, event_name(happening, sorts), apart, stays)


def _in_layer(one: Ability, layer: str) -> bool:
    """On the layer of cards stands all that is written on them, also what no event wakes."""
    return layer in ("all", one.layer) or (layer == "card" and one.layer == "modifiers")


def _of_layer(wakes: Sequence[Wake], by_id: Mapping[str, Ability], layer: str) -> list[Edge]:
    """On the layer of cards, what other cards and other players do is left aside."""
    found: list[Edge] = []
    for wake in wakes:
        ends = {by_id[wake.edge.source].layer, by_id[wake.edge.target].layer}
        if layer == "card":
            counts = ends == {"card"} and not wake.apart
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
        price = edge.price & other.price
        needs = tuple(dict.fromkeys((*other.needs, *edge.needs)))
        found[key] = replace(better, amount=amount, choice=edge.choice and other.choice, price=price, needs=needs)
    return tuple(found.values())


def _hangs(edge: Edge) -> tuple[bool, bool, int]:
    return (not edge.sure, edge.choice, len(edge.guards))


def _names(found: Sequence[Happening], sorts: Sorts) -> tuple[str, ...]:
    """The events by their names. The end of the game is none, for nothing hears it; nor is the game itself."""
    silent = (THE_END, "play")
    heard_of = [one for one in found if one.verb not in silent and not is_change(one.verb) and not one.led]
    return tuple(dict.fromkeys(event_name(one, sorts) for one in heard_of))


def live_of(
    abilities: Sequence[Ability], causes: Mapping[str, list[Happening]], wakes: Sequence[Wake], sorts: Sorts
) -> frozenset[str]:
    """What can ever be done: the game is played, rules are called, things are taken up, and what they wake is woken.
    Where nothing says how the game is played, every rule may be called."""
    shallow = Causes(sorts, frozenset(), doubts_of(sorts.model), follow=False)
    rules = {one.id: one for one in abilities if one.rule is not None}
    woken: dict[str, list[str]] = {}
    for wake in wakes:
        woken.setdefault(wake.edge.source, []).append(wake.edge.target)
    waiting = [one.id for one in abilities if one.event is None and one.rule is None]
    waiting += ["play"] if "play" in rules else rules
    live: set[str] = set()
    while waiting:
        id = waiting.pop()
        if id in live:
            continue
        live.add(id)
        lines = caused(rules[id].block, dict(rules[id].env), shallow) if id in rules else causes[id]
        waiting += [one.verb for one in lines if one.verb in rules]
        waiting += woken.get(id, ())
    return frozenset(live)
