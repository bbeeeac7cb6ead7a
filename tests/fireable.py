"""Whether using one ability makes another fireable: tried on tables with both, from every event that the first hears
and with several habits of answering, until the other is used after it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice, product

from rulewright.compiler.graph.certificate import Laid, Start
from rulewright.compiler.graph.openings import entries, tables
from rulewright.compiler.graph.table import Stuck, step, table_of
from rulewright.compiler.graph.world import World, world_of
from rulewright.compiler.handlers.played import played
from rulewright.compiler.meaning.export import hash_of
from rulewright.compiler.meaning.model import Model
from rulewright.compiler.plan.lower import lower
from rulewright.compiler.replacing import replace
from rulewright.runtime.faults import Fault
from rulewright.runtime.rules import Rules
from rulewright.runtime.several import DONE

STEPS, HABITS, TABLES = 150, 12, 6
BY_RULE = 6
"""So many habits go by the number of the question; with the others it is as dice fall."""

Entered = tuple[str, tuple[int, ...]]


@dataclass(frozen=True)
class Table:
    """What lies there besides, and markers on things."""

    laid: tuple[Laid, ...] = ()
    markers: tuple[tuple[str, tuple[str, ...], str], ...] = ()


Made = tuple[World, Rules]


def made_of(model: Model) -> Made:
    plan = lower(model)
    return replace(world_of(model, prove=False), plan=plan), played(plan, hash_of(model)).rules


def fires(made: Made, one: str, other: str, table: Table) -> bool:
    world, rules = made
    names = {node.routine: id for id, node in world.nodes.items() if node.layer == "card" and node.event is not None}
    markers = tuple((name, keys, rules.numbers[what]) for name, keys, what in table.markers)
    named = {id for id, _, _ in table.laid}
    for start in islice(tables((one, other), (one, other), world, rules), TABLES):
        laid = tuple(each for each in start.laid if each[0] not in named)
        begun = replace(start, laid=(*laid, *table.laid), slots=(*start.slots, *markers))
        for entered, habit in product(_entries(one, begun, world, rules), range(HABITS)):
            if _used_after(rules, begun, entered, habit, names, (one, other)):
                return True
    return False


def _entries(one: str, start: Start, world: World, rules: Rules) -> list[Entered]:
    """Done by the first player, and where others are heard by the second."""
    found = list(entries((one,), start, world, rules))
    event = world.nodes[one].event
    others = [(name, (1, *roles[1:])) for name, roles in found] if event is not None and event.who != "you" else []
    return [*found, *others]


def _used_after(
    rules: Rules, start: Start, entered: Entered, habit: int, names: dict[str, str], pair: tuple[str, str]
) -> bool:
    used: list[str] = []
    dice = random.Random(f"{habit} {entered}")

    def answer(options: Sequence[int]) -> int:
        open_ = [option for option in options if option != DONE] or list(options)
        if habit >= BY_RULE:
            return dice.choice(open_)
        return open_[(habit * (g.question.number + 1 if g.question is not None else 1)) % len(open_)]

    try:
        g = table_of(rules, start, entered)
        for _ in range(STEPS):
            begun = step(g, answer)
            if begun is None:
                return False
            if begun in names:
                used.append(names[begun])
                # What it all began with triggers is not triggered by the first, nor is what comes of a third.
                if used[0] != pair[0] or used[-1] not in pair:
                    return False
                if pair[1] in used[1:]:
                    return True
    except (Stuck, Fault, LookupError, ValueError, TypeError, RecursionError):
        pass
    return False
