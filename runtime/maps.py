"""Grids and maps: neighbours, directions, distances."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .game import State
    from .things import Things

STEPS = {
    "north": (0, 1),
    "north-east": (1, 1),
    "east": (1, 0),
    "south-east": (1, -1),
    "south": (0, -1),
    "south-west": (-1, -1),
    "west": (-1, 0),
    "north-west": (-1, 1),
}
"""The directions of a grid, as steps in columns and rows."""
WAYS = tuple(STEPS)
FAR = 999
"""The distance between things that no path joins."""


def boards(rules: Things) -> tuple[list[Any], list[Any]]:
    """For each cell and direction, all cells in that direction, and the next one. For things that are no cells,
    nothing."""
    ways = {rules.numbers[way]: step for way, step in STEPS.items() if way in rules.numbers}
    cells: dict[tuple[str, int, int], int] = {}
    for one in rules.elements.values():
        if "column" in one.traits and "row" in one.traits:
            cells[one.kind, one.traits["column"], one.traits["row"]] = rules.numbers[one.id]
    size = rules.most + len(rules.elements) + 1
    top = max(ways, default=-1) + 2
    rays: list[Any] = [[()] * top] * size
    beside: list[Any] = [[-1] * top] * size
    for (kind, column, row), cell in cells.items():
        rays[cell], beside[cell] = [()] * top, [-1] * top
        for way, (right, up) in ways.items():
            found: list[int] = []
            x, y = column + right, row + up
            while (kind, x, y) in cells:
                found.append(cells[kind, x, y])
                x, y = x + right, y + up
            rays[cell][way] = tuple(found)
            beside[cell][way] = found[0] if found else -1
    return rays, beside


def ray(g: State, cell: int, way: int) -> Iterable[int]:
    return g.rules.rays[g.of[cell]][way] if cell >= 0 and way >= 0 else ()


def beside(g: State, cell: int, way: int) -> int:
    return g.rules.beside[g.of[cell]][way] if cell >= 0 and way >= 0 else -1


def opposites(rules: Things) -> list[int]:
    """For each direction, the opposite one."""
    found = [-1] * (rules.most + len(rules.elements) + 1)
    for n, way in enumerate(WAYS):
        # Without a grid there are no directions, and another thing may be called north.
        if way in rules.elements and rules.elements[way].kind == "direction":
            found[rules.numbers[way]] = rules.numbers[WAYS[(n + len(WAYS) // 2) % len(WAYS)]]
    return found


def opposite(g: State, way: int) -> int:
    return g.rules.opposites[way]


def neighbours(g: State, thing: int) -> Iterable[int]:
    """The neighbours of a thing on a map or a grid."""
    if thing < 0:
        return ()
    linked = g.rules.links.get(thing, ())
    if thing >= len(g.rules.beside):
        return linked
    numbers, row = g.rules.numbers, g.rules.beside[thing]
    ways = (numbers[way] for way in ("north", "east", "south", "west") if way in numbers)
    near = [row[way] for way in ways if row[way] >= 0]
    return [*near, *(one for one in linked if one not in near)]


def _distances(g: State, thing: int) -> dict[int, int]:
    found = {thing: 0}
    waiting = deque([thing])
    while waiting:
        here = waiting.popleft()
        for other in neighbours(g, here):
            if other not in found:
                found[other] = found[here] + 1
                waiting.append(other)
    return found


def distance(g: State, one: int, other: int) -> int:
    if one < 0 or other < 0:
        return 0
    return _distances(g, g.of[one]).get(g.of[other], FAR)


def reachable(g: State, thing: int, most: int) -> list[int]:
    if thing < 0:
        return []
    return [it for it, far in _distances(g, g.of[thing]).items() if 0 < far <= most]


def linked(g: State, begin: Iterable[int], passes: Callable[[int], Any]) -> list[int]:
    """The things that pass a test, and all that pass and can be reached from them through neighbours that pass; the
    nearest first."""
    found: dict[int, None] = {}
    near: list[int] = [one for one in begin if passes(one)]
    while near:
        found |= dict.fromkeys(near)
        far = dict.fromkeys(it for here in near for it in neighbours(g, g.of[here]) if it not in found)
        near = [one for one in far if passes(one)]
    return list(found)
