"""Between which numbers a value always lies, as far as the rules tell."""

from __future__ import annotations

from ..syntax import nodes
from . import model as m
from .meant import number
from .printed import known
from .scope import Scope

NUMBERS = 200
"""At most this many numbers can be chosen from."""


def least(value: m.Expr, scope: Scope) -> int | None:
    return _end(value, 0, scope)


def most(value: m.Expr, scope: Scope) -> int | None:
    return _end(value, 1, scope)


def _end(value: m.Expr, side: int, scope: Scope) -> int | None:
    plain = known(value)
    if plain is not None:
        return plain
    match value:
        case m.Read(slot=slot):
            return _bound(slot, side, scope)
        case m.Sum(how="+", left=left, right=right):
            return _joined(_end(left, side, scope), _end(right, side, scope), 1)
        case m.Sum(how="-", left=left, right=right):
            return _joined(_end(left, side, scope), _end(right, 1 - side, scope), -1)
        case m.Cond(value=one, otherwise=other):
            ends = _end(one, side, scope), _end(other, side, scope)
            return None if ends[0] is None or ends[1] is None else (min, max)[side](ends[0], ends[1])
        case m.Count() | m.Value(name="amount"):
            return 0 if side == 0 else None
        case _:
            return None


def _joined(one: int | None, other: int | None, sign: int) -> int | None:
    return None if one is None or other is None else one + sign * other


def _bound(slot: str, side: int, scope: Scope) -> int | None:
    """The bound of a counter, where it is a plain number; without bounds it is never below none."""
    declared = scope.world.names.declared.get(slot)
    if declared is None or not isinstance(declared.node, nodes.Slot) or declared.sort != "counter":
        return None
    for mark in declared.node.marks.items:
        if isinstance(mark, nodes.Bound) and mark.word.text == "from":
            end = (mark.value, mark.to)[side]
            return known(number(end, Scope(scope.world, [], choices=False))) if end is not None else None
    return 0 if side == 0 else None
