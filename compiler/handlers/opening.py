"""Small named values put in the place of their names, so that a test is seen for what it is."""

from __future__ import annotations

from ..plan import expressions as x
from ..plan.transform import changed, parts
from ..plan.unfolded import renamed
from .context import Place

SMALL = 16
"""A named value of no more parts than that is put in the place of its name."""


class Room:
    """How many parts may still be put into an expression: values of values double with each that asks for one twice."""

    __slots__ = ("left",)

    def __init__(self, left: int = 400) -> None:
        self.left = left

    def takes(self, expr: x.Expr) -> bool:
        self.left -= sum(1 for _ in parts(expr)) if self.left > 0 else 0
        return self.left > 0


def opened(expr: x.Expr, place: Place, depth: int = 0, room: Room | None = None) -> x.Expr:
    """An expression with small named values in the place of their names."""
    room = room or Room()

    def open_one(one: object) -> object:
        if not isinstance(one, x.Named) or not _opens(one, place):
            return one
        value = place.module.linked.plan.values[one.name]
        if not room.takes(value.value):
            return one
        names = {param.name: arg for param, arg in zip(value.params, one.args, strict=True)}
        names["you"] = one.seat
        taken = {part.name for part in parts(one.args) if isinstance(part, x.Var)}
        body = renamed(value.value, taken)
        body = changed(body, lambda part: names.get(part.name, part) if isinstance(part, x.Var) else part)
        return opened(body, place, depth + 1, room) if depth < 4 else body

    return changed(expr, open_one)


def _opens(one: x.Named, place: Place) -> bool:
    value = place.module.linked.plan.values[one.name]
    plain = all(isinstance(arg, x.Var | x.Const | x.Thing) for arg in (one.seat, *one.args))
    if not plain or one.name in place.module.shifted or len(one.args) != len(value.params):
        return False
    inside = list(parts(value.value))
    return len(inside) <= SMALL and not any(
        isinstance(part, x.Rolled | x.Random | x.Taken | x.Can | x.Fold | x.Groups)
        or (isinstance(part, x.Count) and not isinstance(part.of, x.Inside))  # how many lie in a pile is known
        or (isinstance(part, x.Named) and part.name == one.name)
        for part in inside
    )
