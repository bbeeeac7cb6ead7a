"""Lookups that many pages need, made once for an edition: the abilities of each thing, the links between them, the
things of a kind. So a page takes as long in an edition of many thousands of cards as in a small one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar

from ..frozen import frozen
from ..graph.abilities import Ability
from ..graph.chains import Chains, Edge
from ..meaning import model as m

T = TypeVar("T")


@frozen(eq=False)
class Near:
    own: Mapping[str, tuple[str, ...]]
    """The abilities of each element."""
    order: Mapping[str, int]
    """Of each ability, in the order of what is declared."""
    triggers: Mapping[str, tuple[Edge, ...]]
    """The links from each ability."""
    triggered: Mapping[str, tuple[Edge, ...]]
    """The links to each ability."""
    cards: Mapping[str, tuple[Edge, ...]]
    """The links from and to each ability, between what is written on cards."""
    hearers: Mapping[str, tuple[Ability, ...]]
    """The abilities that hear an event, by its name."""
    causers: Mapping[str, tuple[Ability, ...]]
    """The abilities that may bring an event about, by its name."""
    of_kind: Mapping[str, tuple[m.Element, ...]]
    marked: Mapping[str, tuple[m.Element, ...]]
    """The elements on which another is printed, by that."""


def near_of(model: m.Model, cards: Chains, chains: Chains) -> Near:
    return Near(
        _grouped((one.element, one.id) for one in chains.nodes if one.element),
        {one.id: number for number, one in enumerate(chains.nodes)},
        _grouped((edge.source, edge) for edge in chains.edges),
        _grouped((edge.target, edge) for edge in chains.edges),
        _grouped((id, edge) for edge in cards.edges for id in dict.fromkeys((edge.source, edge.target))),
        _grouped((name, one) for one in chains.nodes for name in one.on),
        _grouped((name, one) for one in chains.nodes for name in chains.emits[one.id]),
        _grouped((one.kind, one) for one in model.elements.values()),
        _grouped((id, one) for one in model.elements.values() for id in dict.fromkeys(_printed(one))),
    )


def links_of(near: Near, element: str) -> tuple[list[Edge], list[Edge]]:
    """The links to a thing's abilities, and those from them."""
    own = near.own.get(element, ())
    into = [edge for id in own for edge in near.triggered.get(id, ())]
    return into, [edge for id in own for edge in near.triggers.get(id, ())]


def _printed(element: m.Element) -> Iterable[str]:
    """The things that are printed on a thing."""
    for _, value in element.traits:
        inside = value.items if isinstance(value, m.Items) else (value,)
        yield from (one.id for one in inside if isinstance(one, m.Thing))


def _grouped(pairs: Iterable[tuple[str, T]]) -> dict[str, tuple[T, ...]]:
    found: dict[str, list[T]] = {}
    for key, value in pairs:
        found.setdefault(key, []).append(value)
    return {key: tuple(values) for key, values in found.items()}
