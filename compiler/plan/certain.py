"""What follows from the type of a thing: whether it may be a copy, whether it is surely of a kind."""

from __future__ import annotations

from .expressions import Taken
from .plan import Plan


def copied(type: str, plan: Plan) -> bool:
    """Whether things of a type may be copies."""
    kind = type.partition(" ")[2]
    if kind == "player":
        return False
    if kind in ("", "anything"):
        return any(one.copyable for one in plan.elements.values())
    return any(one.copyable for one in plan.elements.values() if kind in one.sorts)


def surely(type: str, kind: str, plan: Plan) -> bool:
    """Whether things of a type are always of a kind."""
    if kind == "anything":
        return True
    of = type.partition(" ")[2]
    seen: set[str] = set()
    while of and of not in seen:
        if of == kind:
            return True
        seen.add(of)
        of = plan.kinds.get(of, "") or (plan.elements[of].kind if of in plan.elements else "")
    return False


def everything(taken: Taken, plan: Plan) -> bool:
    """Whether everything in a pile can be taken off it."""
    return surely(f"thing {taken.pile.type.partition(' ')[2]}", taken.sort, plan)


def stays_put(kind: str, plan: Plan) -> bool:
    """Whether nothing of a kind has copies or lies in piles, as the cells of a board."""
    held = {pile.holds for pile in plan.piles.values()}
    every = [one for one in plan.elements.values() if kind in ("anything", *one.sorts)]
    return not any(one.copyable or not held.isdisjoint({*one.sorts, "anything"}) for one in every)
