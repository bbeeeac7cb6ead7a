"""The function that is being printed, and how its values are named."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field

from ..frozen import frozen
from ..plan import expressions as x
from ..source.text import Span
from .context import Place
from .expressions import python
from .names import identifier
from .tree import Code, Statement, call, line


@frozen
class Function:
    """The function that is being printed: the names of its values, and the registers in which its frame stores them."""

    place: Place
    registers: dict[str, int] = field(default_factory=dict[str, int])
    roles: dict[str, str] = field(default_factory=dict[str, str])
    """For an ability, the roles of its event by their names."""
    leaves: str = "return"
    """How it returns where the game is over."""
    id: str = ""
    """The id of its routine."""
    at: Span | None = None
    """The author's line above the next statement."""


def assigned(name: str, code: Code, function: Function) -> Statement:
    """Sets a named value. One that is needed after a pause is stored in the frame, too."""
    kept = function.registers.get(name)
    return line(f"f[{kept}] = " if kept is not None else "", f"{identifier(name)} = ", code)


Lines = Iterator[Statement]


def kept(expr: x.Expr, place: Place) -> Code:
    """A set that does not change when things move."""
    code = python(expr, place)
    fresh = x.Filter | x.Items | x.AllOf | x.Taken | x.Goods | x.Var | x.Groups
    if not expr.type.startswith("set ") or isinstance(expr, fresh):
        return code
    if isinstance(expr, x.BuiltIn) and expr.name in ("clockwise", "opponents", "ray", "neighbours"):
        return code
    return call("list", code)
