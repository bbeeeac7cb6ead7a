"""Phases, `stop` and the end of the game."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

from ...plan import expressions as x
from ...plan import steps as s
from ...plan.pauses import begin_heard
from ...plan.transform import parts
from .. import numbers
from ..context import Module, Place, constant, helper, used
from ..expressions import python
from ..function import Function
from ..tree import call, head, line, number, raw
from .block import block_of
from .routine import Lines, Straight, hears, over_of

if TYPE_CHECKING:
    from rulewright.runtime import Rules


def begun(step: s.Phase, place: Place, straight: Straight) -> Lines:
    """A phase begins. Where nothing happens then but that counters are reset, only the reset is printed."""
    rules = straight.rules
    seat = python(step.seat, place) if step.seat is not None else number(-1)
    number_of, at = numbers.phase(place.module, step.name), place.module.linked.phases[step.name]
    if rules.resets_at[at] or rules.begins_at[at] >= 0 or f"{step.name} begins" in place.module.linked.pauses.after:
        return [line(call(helper(place, "begin"), raw("g"), number_of, seat))]
    found: Lines = [line("g.times[", number_of, "] += 1")]
    for first, start in _side_by_side(rules.plain_resets_at[at]):
        value = constant(place.module, f"start {first} {start}", f"{step.name}-start", raw(str(start)))
        found.append(line(f"{used(place, 's')}[{first}:{first + len(start)}] = {value}"))
    if step.name in straight.silent:
        return found
    return [*found, line("g.phases.append(", number_of, ")"), line("g.phase_seats.append(", seat, ")")]


def ended(step: s.Phase, place: Place, straight: Straight) -> Lines:
    return [] if step.name in straight.silent else [line(call(helper(place, "end"), raw("g")))]


def _side_by_side(resets: Sequence[tuple[int, int, list[int]]]) -> list[tuple[int, list[int]]]:
    """What is reset, with neighbouring slots joined into one range."""
    found: list[tuple[int, list[int]]] = []
    for first, _, start in sorted(resets):
        if found and found[-1][0] + len(found[-1][1]) == first:
            found[-1][1].extend(start)
        else:
            found.append((first, list(start)))
    return found


def leaves_at_once(block: s.Block) -> bool:
    """Whether a phase has a `stop` outside its loops."""
    for step in block:
        if isinstance(step, s.Stop):
            return True
        round_again = isinstance(step, s.For | s.Repeat | s.Until | s.Phase)
        if not round_again and any(map(leaves_at_once, s.blocks_in(step))):
            return True
    return False


def silent_phases(module: Module, rules: Rules) -> frozenset[str]:
    """The phases that nothing depends on: no rule tests whether they last, no ability hears them begin or end."""
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


def phase(step: s.Step, function: Function, straight: Straight) -> Lines:
    assert isinstance(step, s.Phase)
    place = function.place
    linked = place.module.linked
    found = begun(step, place, straight)
    silent = step.name in straight.silent
    straight.phases += not silent
    if begin_heard(step.name, linked.pauses):
        found += hears(function, straight)
    straight.stops.append((straight.holds, straight.at))
    body = block_of(step.block, function, straight)
    straight.stops.pop()
    if leaves_at_once(step.block):
        body = [head(body, "for _ in (0,)")]
    found += [*body, *hears(function, straight), *ended(step, place, straight)]
    straight.phases -= not silent
    if f"{step.name} ends" in linked.pauses.after:
        found += hears(function, straight)
    return found


def stop(step: s.Step, function: Function, straight: Straight) -> Lines:
    """Leaves the phase, or else the rule. Events that were held back are released first."""
    holds, region = straight.stops[-1] if straight.stops else (0, 0)
    many = straight.holds - holds
    found: Lines = [line(call(helper(function.place, "release"), raw("g"))) for _ in range(many)]
    if straight.stops:
        found += hears(function, straight)
        if region != straight.at:
            found.append(line(f"f[1] = {region}"))
        return [*found, line("break")]
    return [*found, *over_of(straight.routine, function.place.module, straight), line("return")]


def end_game(step: s.Step, function: Function, straight: Straight) -> Lines:
    assert isinstance(step, s.EndGame)
    found: Lines = []
    if not step.at_once:
        found = [line(call(helper(function.place, "release"), raw("g"))) for _ in range(straight.holds)]
        found += hears(function, straight)
    return [*found, line(call(helper(function.place, "end_game"), raw("g"))), line("return")]
