"""Small named values replaced by their definitions, so that a test shows what it reads."""

from __future__ import annotations

from ..plan import expressions as x
from ..plan.transform import changed, parts
from ..plan.unfolded import renamed
from .context import Place

SMALL = 16
"""A named value with at most this many parts is replaced."""


class Room:
    """How many parts may still be inserted: a value that uses another one twice doubles it."""

    __slots__ = ("left",)

    def __init__(self, left: int = 400) -> None:
        self.left = left

    def takes(self, expr: x.Expr) -> bool:
        self.left -= sum(1 for _ in parts(expr)) if self.left > 0 else 0
        return self.left > 0


def opened(expr: x.Expr, place: Place, depth: int = 0, room: Room | None = None) -> x.Expr:
    """An expression with small named values replaced by their definitions."""
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
        or (isinstance(part, x.Count) and not isinstance(part.of, x.Inside))  # the size of a pile needs no loop
        or (isinstance(part, x.Named) and part.name == one.name)
        for part in inside
    )
