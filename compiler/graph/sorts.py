"""Whether a thing of one sort is one of another: yes, no, or it depends on the thing.

a builder of hand      as a card     yes
a field                as a sunny-field  maybe: some are
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from ..meaning import model as m

Answer = Literal["yes", "maybe", "no"]


@dataclass(frozen=True, slots=True, eq=False)
class Sorts:
    """What the elements of a model are, worked out once; compared by identity."""

    model: m.Model
    kinds: dict[str, frozenset[str]] = field(default_factory=dict[str, frozenset[str]])
    """The elements of a kind, of a group, or an element by itself."""


def sorts_of(model: m.Model) -> Sorts:
    members: dict[str, set[str]] = {}
    for element in model.elements.values():
        for kind in (*bases(model, element.kind), element.id):
            members.setdefault(kind, set()).add(element.id)
    found = {kind: frozenset(ids) for kind, ids in members.items()}
    for group in model.groups.values():
        if not group.goods:
            found[group.name] = frozenset(group.members)
    return Sorts(model, found)


def bases(model: m.Model, kind: str) -> tuple[str, ...]:
    """A kind and all it is, nearest first."""
    found: list[str] = []
    while kind and kind not in found:
        found.append(kind)
        kind = model.kinds[kind].base if kind in model.kinds else ""
    return tuple(found)


def members(noun: m.Noun, sorts: Sorts) -> frozenset[str] | None:
    """The elements that a noun may stand for; None where they cannot be listed."""
    found = sorts.kinds.get(noun.kind)
    if found is None or not noun.trait:
        return found
    return frozenset(id for id in found if _has(sorts.model.elements[id], noun.trait))


def _has(element: m.Element, trait: str) -> bool:
    return any((name == trait and value == m.Truth(True)) or value == m.Thing(trait) for name, value in element.traits)


def is_a(found: m.Noun | None, wanted: m.Noun | None, sorts: Sorts) -> Answer:
    """Whether what is found is what is wanted; None is anything at all."""
    if wanted is None:
        return "yes"
    answer = _kind(found, wanted, sorts)
    if answer == "yes" and found is not None and _narrower(found, wanted):
        return "maybe"
    return "maybe" if answer == "yes" and found is None and _narrower(m.Noun(""), wanted) else answer


def _narrower(found: m.Noun, wanted: m.Noun) -> bool:
    """Whether more is asked of it than its sort, and than is known of it."""
    return any(
        asked and asked != known
        for asked, known in (
            (wanted.holding, found.holding),
            (wanted.where, found.where),
            (wanted.source, found.source),
        )
    )


def _kind(found: m.Noun | None, wanted: m.Noun, sorts: Sorts) -> Answer:
    if wanted.kind == "anything":
        return "yes"
    if found is None or found.kind == "anything":
        return "maybe"
    mine, theirs = members(found, sorts), members(wanted, sorts)
    if mine is None or theirs is None:
        return _by_name(found, wanted, sorts)
    if mine <= theirs:
        return "yes" if mine else "no"
    return "maybe" if mine & theirs else "no"


def _by_name(found: m.Noun, wanted: m.Noun, sorts: Sorts) -> Answer:
    """Kinds of which nothing is declared, as `player`, and piles: only their names tell."""
    if wanted.kind in bases(sorts.model, found.kind):
        return "yes" if wanted.trait in ("", found.trait) else "maybe"
    return "maybe" if found.kind in bases(sorts.model, wanted.kind) else "no"


def goods_of(name: str, model: m.Model) -> tuple[str, ...]:
    """A good by itself, or those of a group of goods; nothing where it is neither."""
    group = model.groups.get(name)
    if group is not None and group.goods:
        return group.members
    if name in model.wallets or (name in model.slots and model.slots[name].sort == "counter"):
        return (name,)
    return ()
