"""The C file of an edition while it is written, and the C names of the plan's names at an expression."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field, replace
from typing import TYPE_CHECKING

from ..frozen import frozen, slotted
from ..plan import certain
from ..plan import expressions as x
from ..plan.link import Linked
from ..plan.nothing import Nothings, maybe_nothing
from ..plan.transform import parts
from .lacks import Lacks

if TYPE_CHECKING:
    from .kept import Kept

Lines = list[str]


@frozen
class Name:
    """The C name of a named value, and its type."""

    code: str
    type: str
    element: bool = False
    """Whether it is surely an element, and no copy of one."""


@slotted
class Unit:
    linked: Linked
    nothings: Nothings
    tables: dict[str, str] = field(default_factory=dict[str, str])
    """Constants by their names, each with its whole declaration."""
    heads: list[str] = field(default_factory=list[str])
    functions: list[Lines] = field(default_factory=list[Lines])
    lists: dict[tuple[int, ...], str] = field(default_factory=dict[tuple[int, ...], str])
    """The names of constant lists of elements."""
    kept: dict[x.Expr, Kept] = field(default_factory=dict[x.Expr, "Kept"])
    kept_words: int = 0
    """Sets from which one chooses, as far as they are kept, and of how many words they are bits."""
    counted: dict[str, int] = field(default_factory=dict[str, int])
    """As how many steps rules count that call several others."""
    made: set[str] = field(default_factory=set[str])
    """What has been written on demand."""
    count: int = 0
    passing: int = 0
    """How many temporary values were put into `g->passing`: a function that returns a number drops them."""


@frozen
class Scope:
    """The place of an expression."""

    unit: Unit
    names: Mapping[str, Name]
    maybe: frozenset[str] = frozenset()

    def __getitem__(self, name: str) -> Name:
        found = self.names.get(name)
        if found is None:
            raise Lacks(f"`{name}` in another place than its own")
        return found


def bound(scope: Scope, name: str, code: str, type: str, maybe: bool = False, element: bool = False) -> Scope:
    """The scope in which one more name is known."""
    nothing = scope.maybe | {name} if maybe else scope.maybe - {name}
    return replace(scope, names={**scope.names, name: Name(code, type, element)}, maybe=nothing)


def maybe(expr: x.Expr, scope: Scope) -> bool:
    """Whether an expression may be nothing here."""
    return maybe_nothing(expr, scope.maybe, scope.unit.nothings)


def copied(type: str, scope: Scope) -> bool:
    return certain.copied(type, scope.unit.linked.plan)


def c_type(type: str) -> str:
    """The type in C of a type of the plan."""
    sort, _, of = type.partition(" ")
    if sort == "set" and not of.startswith("set-of-") and of not in ("goods", "text"):
        return "Set"
    if sort == "number":
        return "num"
    if sort in ("thing", "truth", "pile", "nothing"):
        return "int"
    raise Lacks(f"values of the type `{type}`")


def identifier(unit: Unit, sort: str, name: str) -> str:
    """A name that C takes, each once: of letters that C does not have, their places in the list are kept apart."""
    return f"{sort}_{re.sub('[^A-Za-z0-9]', '_', name)}"


def fresh(unit: Unit, name: str) -> str:
    unit.count += 1
    return f"{name}_{unit.count}"


def table(unit: Unit, name: str, values: Iterable[int], type: str = "int") -> str:
    """A constant list of numbers, under a name."""
    if name not in unit.tables:
        listed = ", ".join(map(str, values))
        unit.tables[name] = f"static const {type} {name}[] = {{{listed or 0}}};"
    return name


def function(unit: Unit, result: str, name: str, params: Sequence[str], body: Lines, inline: bool = False) -> str:
    """A function and its head; unused parameters are no mistake."""
    given = ", ".join(["State *g UNUSED", *(f"{one} UNUSED" for one in params)])
    head = f"static {'inline' if inline else 'UNUSED'} {result} {name}({given})"
    unit.heads.append(f"{head};")
    unit.functions.append([head, "{", *indented(body), "}"])
    return name


def indented(lines: Iterable[str]) -> Lines:
    return [f"    {line}" if line and not line.startswith("#") else line for line in lines]


def braced(head: str, body: Lines) -> Lines:
    return [f"{head} {{", *indented(body), "}"]


def captured(part: object, scope: Scope, *but: str) -> list[tuple[str, Name]]:
    """The names that an expression uses and that are known there."""
    found = {
        one.name: scope.names[one.name] for one in parts(part) if isinstance(one, x.Var) and one.name in scope.names
    }
    return [(name, known) for name, known in found.items() if name not in but]


def lifted(unit: Unit, scope: Scope, part: object) -> tuple[Scope, list[str], list[str]]:
    """A function of its own for an expression: the scope in it, its parameters, its arguments."""
    known = captured(part, scope)
    names = {name: Name(f"x{n}", one.type, one.element) for n, (name, one) in enumerate(known)}
    params = [f"{one.type} x{n}" for n, (_, one) in enumerate(known)]
    return Scope(unit, names, scope.maybe), params, ["g", *(one.code for _, one in known)]
