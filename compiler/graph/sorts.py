"""The elements of a plan by kind, by group, and by what is printed on them."""

from __future__ import annotations

from dataclasses import field

from ..frozen import frozen
from ..plan import expressions as x
from ..plan.plan import Element, Plan


@frozen(eq=False)
class Sorts:
    plan: Plan
    known: dict[str, frozenset[str] | None] = field(default_factory=dict[str, "frozenset[str] | None"])
    by_sort: dict[str, set[str]] = field(default_factory=dict[str, set[str]])
    parted: dict[str, tuple[str, str]] = field(default_factory=dict[str, "tuple[str, str]"])


def sorts_of(plan: Plan) -> Sorts:
    found = Sorts(plan)
    for element in plan.elements.values():
        for sort in element.sorts:
            found.by_sort.setdefault(sort, set()).add(element.id)
    return found


def members(sort: str, sorts: Sorts) -> frozenset[str] | None:
    """The elements of a sort; None where they cannot be listed: seats, numbers, piles, anything."""
    if sort not in sorts.known:
        sorts.known[sort] = _listed(sort, sorts)
    return sorts.known[sort]


def _listed(sort: str, sorts: Sorts) -> frozenset[str] | None:
    if sort in sorts.by_sort:
        return frozenset(sorts.by_sort[sort])
    for kind, of_kind in sorts.by_sort.items():
        if sort.endswith(f"-{kind}"):
            trait = sort.removesuffix(f"-{kind}")
            named = [id for id in of_kind if _has(sorts.plan.elements[id], trait)]
            if named:
                return frozenset(named)
    return None


def parted(sort: str, sorts: Sorts) -> tuple[str, str]:
    """A sort as its printed value and its kind: `warm-shed` is a shed that is warm."""
    if sort not in sorts.parted:
        sorts.parted[sort] = _parted(sort, sorts)
    return sorts.parted[sort]


def _parted(sort: str, sorts: Sorts) -> tuple[str, str]:
    for kind in sorts.plan.kinds if sort not in sorts.plan.kinds else ():
        if sort.endswith(f"-{kind}"):
            return sort.removesuffix(f"-{kind}"), kind
    return "", sort


def _has(element: Element, trait: str) -> bool:
    for name, value in element.traits:
        if name == trait and isinstance(value, x.Const) and value.value:
            return True
        if isinstance(value, x.Thing) and value.id == trait:
            return True
    return False


def goods_of(name: str, plan: Plan) -> tuple[str, ...]:
    """A good itself, or the goods of a group; empty for anything else."""
    slot = plan.slots.get(name)
    if name in plan.wallets or (slot is not None and slot.sort == "counter"):
        return (name,)
    return tuple(one for one in plan.groups.get(name, ()) if one in plan.slots or one in plan.wallets)
