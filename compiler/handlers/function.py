"""The function whose lines are printed, and how values are named in it."""

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
    """The function that is printed: the names of its values, and which of them its frame keeps."""

    place: Place
    registers: dict[str, int] = field(default_factory=dict[str, int])
    roles: dict[str, str] = field(default_factory=dict[str, str])
    """Of an ability, the roles of its event by their names."""
    leaves: str = "return"
    """How it is left where the game is over."""
    id: str = ""
    """The routine that it is."""
    at: Span | None = None
    """The author's line above the next statement."""


def assigned(name: str, code: Code, function: Function) -> Statement:
    """A named value set; one that outlasts a pause is kept in the frame too."""
    kept = function.registers.get(name)
    return line(f"f[{kept}] = " if kept is not None else "", f"{identifier(name)} = ", code)


Lines = Iterator[Statement]


def kept(expr: x.Expr, place: Place) -> Code:
    """A set that stays as it is, whatever is moved meanwhile."""
    code = python(expr, place)
    fresh = x.Filter | x.Items | x.AllOf | x.Taken | x.Goods | x.Var | x.Groups
    if not expr.type.startswith("set ") or isinstance(expr, fresh):
        return code
    if isinstance(expr, x.BuiltIn) and expr.name in ("clockwise", "opponents", "ray", "neighbours"):
        return code
    return call("list", code)
