"""Constants of an edition: what is printed on things, their sorts, and which cells lie in which direction."""

from __future__ import annotations

from rulewright.runtime.maps import STEPS, WAYS

from ..plan import expressions as x
from ..plan.plan import Element, Plan
from .lacks import Lacks
from .unit import Unit, identifier, table


def members(plan: Plan, sort: str) -> list[Element]:
    """The elements of a kind, of a group, or an element alone."""
    return [one for one in plan.elements.values() if sort in one.sorts or sort == "anything"]


def numbers(unit: Unit, sort: str) -> list[int]:
    return [unit.linked.number[one.id] for one in members(unit.linked.plan, sort)]


def each(unit: Unit, sort: str) -> tuple[str, int]:
    """The elements of a sort in their order."""
    found = numbers(unit, sort)
    return table(unit, identifier(unit, "each", sort), found), len(found)


def only_copies(unit: Unit, sort: str) -> str:
    """For each element of a sort, whether only copies of it exist."""
    flags = [int(one.copied) for one in members(unit.linked.plan, sort)]
    return table(unit, identifier(unit, "copied", sort), flags, "char")


def membership(unit: Unit, sort: str) -> str:
    """Of each element, whether it is of a sort."""
    plan = unit.linked.plan
    found = set(numbers(unit, sort)) or {unit.linked.number[one.id] for one in plan.elements.values() if has(one, sort)}
    size = unit.linked.seats + len(plan.elements)
    return table(unit, identifier(unit, "is", sort), [int(n in found) for n in range(size)], "char")


def has(element: Element, sort: str) -> bool:
    """Whether a thing has the trait in a sort's name: `red-card`, where something red is printed on a card."""
    for kind in element.sorts:
        word = sort.removesuffix(f"-{kind}")
        if word != sort and any(printed_as(name, value, word) for name, value in element.traits):
            return True
    return False


def printed_as(name: str, value: x.Expr, word: str) -> bool:
    match value:
        case x.Const(type="truth", value=one):
            return name == word and one == 1
        case x.Thing(id=id):
            return id == word
        case x.Text(text=text):
            return text == word
        case _:
            return False


def trait(unit: Unit, name: str, type: str) -> tuple[str, int]:
    """What is printed under a name on each thing, and what is printed where nothing is."""
    none = -1 if type.startswith("thing ") else 0
    found = [none] * (unit.linked.seats + len(unit.linked.plan.elements))
    for element in unit.linked.plan.elements.values():
        for key, value in element.traits:
            if key == name:
                found[unit.linked.number[element.id]] = printed(value, name, unit)
    return table(unit, identifier(unit, "printed", name), found), none


def printed(value: x.Expr, name: str, unit: Unit) -> int:
    match value:
        case x.Const(value=one):
            return one
        case x.Thing(id=id):
            return unit.linked.number[id]
        case _:
            raise Lacks(f"`{name}`, which is neither a number nor a thing where it is printed")


def rays(unit: Unit) -> None:
    """Of each cell and way, the cells from there on: where they lie in one long list, and how many they are."""
    if "cells_on" in unit.tables:
        return
    linked = unit.linked
    ways = {linked.number[name]: name for name in WAYS if name in linked.number}
    cells: dict[tuple[str, int, int], int] = {}
    for one in linked.plan.elements.values():
        at = {name: value.value for name, value in one.traits if isinstance(value, x.Const)}
        if "column" in at and "row" in at:
            cells[one.kind, at["column"], at["row"]] = linked.number[one.id]
    low, span = min(ways, default=0), max(ways, default=0) - min(ways, default=0) + 1
    size = (linked.seats + len(linked.plan.elements)) * span
    line: list[int] = []
    begins, many = [0] * size, [0] * size
    for (kind, column, row), cell in cells.items():
        for way, name in ways.items():
            at_way, (right, up) = cell * span + way - low, STEPS[name]
            begins[at_way] = len(line)
            there = (kind, column + right, row + up)
            while there in cells:
                line.append(cells[there])
                there = (kind, there[1] + right, there[2] + up)
            many[at_way] = len(line) - begins[at_way]
    table(unit, "cells_on", line)
    table(unit, "ray_begins", begins)
    table(unit, "ray_many", many)
    opposite = [
        linked.number.get(WAYS[(WAYS.index(ways[low + n]) + 4) % 8], -1) if low + n in ways else -1 for n in range(span)
    ]
    table(unit, "opposites", opposite)
    unit.tables["ray"] = RAY.format(low=low, span=span)


RAY = """
static inline Set ray(int cell, int way)
{{
    int at = cell * {span} + way - {low};
    return (Set){{cells_on + ray_begins[at], ray_many[at]}};
}}

static inline Set ray_if(int cell, int way)
{{
    return cell >= 0 && way >= 0 ? ray(cell, way) : (Set){{0, 0}};
}}

static inline int opposite(int way)
{{
    return way < 0 ? way : opposites[way - {low}];
}}"""
