"""The range of everything that a type allows."""

from __future__ import annotations

from collections.abc import Mapping

from ..plan.plan import Plan
from .ranges import ANYTHING, NOBODY, NUMBER, PILE, TRUTH, Names, Range, named


def of_type(type: str, sorts: Mapping[str, Names], plan: Plan) -> Range:
    sort, _, of = type.partition(" ")
    match sort:
        case "number":
            return NUMBER
        case "truth":
            return TRUTH
        case "thing" | "set":
            of = of.removeprefix("set-of-")
            if of in ("number", "truth"):
                return NUMBER
            names = sorts.get(of)
            return named(None if names is None else names | {NOBODY})
        case "pile":
            return named(frozenset(PILE + name for name in plan.piles))
        case "goods":
            return named(frozenset(plan.goods))
        case "nothing":
            return named(frozenset({NOBODY}))
        case _:
            return ANYTHING
