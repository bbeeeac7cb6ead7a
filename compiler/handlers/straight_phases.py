"""Phases in rules that are printed straight: of those that nobody asks for, no more is done than can be seen later."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

from ..plan import expressions as x
from ..plan import steps as s
from ..plan.transform import parts
from . import numbers
from .context import Module, Place, constant, helper, used
from .expressions import python
from .straight_routine import Lines, Straight
from .tree import call, line, number, raw

if TYPE_CHECKING:
    from rulewright.runtime import Rules


def begun(step: s.Phase, place: Place, straight: Straight) -> Lines:
    """A phase begins; of what nothing follows but that some counters go back to their start, just that is done."""
    rules = straight.rules
    seat = python(step.seat, place) if step.seat is not None else number(-1)
    phase, at = numbers.phase(place.module, step.name), place.module.linked.phases[step.name]
    if rules.resets_at[at] or rules.begins_at[at] >= 0 or f"{step.name} begins" in place.module.linked.pauses.after:
        return [line(call(helper(place, "begin"), raw("g"), phase, seat))]
    found: Lines = [line("g.times[", phase, "] += 1")]
    for first, start in _side_by_side(rules.plain_resets_at[at]):
        value = constant(place.module, f"start {first} {start}", f"{step.name}-start", raw(str(start)))
        found.append(line(f"{used(place, 's')}[{first}:{first + len(start)}] = {value}"))
    if step.name in straight.silent:
        return found
    return [*found, line("g.phases.append(", phase, ")"), line("g.phase_seats.append(", seat, ")")]


def ended(step: s.Phase, place: Place, straight: Straight) -> Lines:
    return [] if step.name in straight.silent else [line(call(helper(place, "end"), raw("g")))]


def _side_by_side(resets: Sequence[tuple[int, int, list[int]]]) -> list[tuple[int, list[int]]]:
    """What goes back to its start, what lies side by side at once."""
    found: list[tuple[int, list[int]]] = []
    for first, _, start in sorted(resets):
        if found and found[-1][0] + len(found[-1][1]) == first:
            found[-1][1].extend(start)
        else:
            found.append((first, list(start)))
    return found


def leaves_at_once(block: s.Block) -> bool:
    """Whether `stop` stands in a phase and in no loop of it."""
    for step in block:
        if isinstance(step, s.Stop):
            return True
        round_again = isinstance(step, s.For | s.Repeat | s.Until | s.Phase)
        if not round_again and any(map(leaves_at_once, s.blocks_in(step))):
            return True
    return False


def silent_phases(module: Module, rules: Rules) -> frozenset[str]:
    """The phases of which nobody asks whether they go on, and whose edges nobody hears."""
    linked = module.linked
    plan = linked.plan
    every: list[Any] = [getattr(plan, one.name) for one in dataclasses.fields(plan)]
    flat = tuple(tuple(cast("dict[str, Any]", one).values()) if isinstance(one, dict) else one for one in every)
    asked = {one.phase for one in parts(flat) if isinstance(one, x.During)}
    if module.shifted or any(one.laws.open_until for one in plan.listeners):
        return frozenset()  # something may last until a phase ends
    return frozenset(
        name
        for name, at in linked.phases.items()
        if name not in asked
        and not (rules.resets_at[at] or rules.wallets_until[at])
        and {f"{name} begins", f"{name} ends"}.isdisjoint(linked.pauses.after)
    )
