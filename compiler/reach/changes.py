"""What a line sets, changes and moves, and the events that it raises."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ..plan import expressions as x
from ..plan import steps as s
from ..plan.events import AMOUNT
from ..plan.flags_held import NONE, Flags
from ..replacing import replace
from .place import value
from .ranges import SIZE, Range, has_numbers, sum_of
from .sites import Site, When

if TYPE_CHECKING:
    from .walk import Walk

GONE, ON = False, True
"""The answers of a step: whether the line after it can be reached."""


def assign(var: str, found: Range, at: Walk) -> None:
    at.world.add(("var", at.routine.id, var), found)


def let(step: s.Step, at: Walk) -> bool:
    assert isinstance(step, s.Let)
    assign(step.var, value(step.value, at.place), at)
    return ON


def rewrite(step: s.Step, at: Walk) -> bool:
    assert isinstance(step, s.Rewrite)
    found = value(step.value, at.place)
    assign(step.var, found, at)
    role = next((one.role for one in at.routine.params if one.name == step.var), "")
    listener = at.world.listener(at.routine.id)
    event = listener.event if listener is not None else ""
    at.world.add(("rewritten", event, role), found)
    return ON


def set_to(step: s.Step, at: Walk) -> bool:
    assert isinstance(step, s.Put)
    found, before = value(step.value, at.place), at.world.slot(step.slot)
    if not has_numbers(found) or not has_numbers(before):
        put(step.slot, found, step, step.keys, at)
        return ON
    low, high = at.world.bounds[step.slot]
    put(step.slot, found, step, step.keys, at, min(found.high, high) > before.low, max(found.low, low) < before.high)
    return ON


def change(step: s.Step, at: Walk) -> bool:
    assert isinstance(step, s.Change)
    by = value(step.by, at.place)
    at.world.comes_to(step, by.low < 0 or by.high > 0 or by.names is None, "zero")
    if by.low < 0 or by.high > 0 or by.names is None:
        before = at.world.slot(step.slot)
        put(step.slot, sum_of("+", before, by) if has_numbers(before) else before, step, step.keys, at, *_ways(by))
    return ON


def _ways(by: Range) -> tuple[bool, bool]:
    """Whether a change goes up, and whether it goes down."""
    return by.high > 0 or by.names is None, by.low < 0 or by.names is None


def put(
    slot: str,
    found: Range,
    step: s.Step,
    keys: tuple[x.Expr, ...],
    at: Walk,
    rises: bool = True,
    falls: bool = True,
) -> None:
    low, high = at.world.bounds[slot]
    if has_numbers(found):
        found = Range(min(max(found.low, low), high), max(min(found.high, high), low), found.names)
    at.world.add(("slot", slot), found)
    owners = at.world.plan.slots[slot].owners
    seat = next((key for kind, key in zip(owners, keys, strict=False) if kind == "player"), None)
    roles = {role: value(key, at.place) for role, key in zip(("of", "at"), keys, strict=False)}
    for how in ("becomes", *(("rises",) if rises else ()), *(("falls",) if falls else ())):
        last = {"value": found} if how == "becomes" else {AMOUNT: SIZE}
        raised(f"{slot} {how}", step, {**roles, **last}, seat, at)


def arrange(step: s.Step, at: Walk) -> bool:
    assert isinstance(step, s.Arrange)
    laid(value(step.pile, at.place), value(step.things, at.place), step, at)
    return ON


def laid(piles: Range, things: Range, step: s.Step, at: Walk) -> None:
    """Things come to piles, and leave the piles in which they may lie."""
    world = at.world
    for name, pile in world.plan.piles.items():
        comes = piles.names is None or f"pile:{name}" in piles.names
        if comes:
            world.add(("pile", name), things)
        seat = x.Var("thing player", "~") if "player" in pile.owners else None
        for edge in ("comes", "leaves"):
            if edge == "leaves" or comes:
                raised(f"{name} {edge}", step, {"what": things}, seat, at)


def when_of(seat: x.Expr | None, at: Walk) -> When:
    """The same moment for another acting player: the phases that are that player's turn."""
    twice = at.world.set_twice[at.routine.id]
    known = not (isinstance(seat, x.Var) and seat.name in twice)
    mine = frozenset(phase for phase, whose in at.turns if known and whose == seat)
    return When(at.when.phases, mine, at.when.later)


def raised(
    event: str, step: s.Step, roles: Mapping[str, Range], seat: x.Expr | None, at: Walk, before: bool = False
) -> None:
    world = at.world
    if (event, before) not in world.heard:
        return
    held = _held_by(seat, step, before, at)
    site = Site(event, before, world.name_of(step), when_of(seat, at), seat is not None, held)
    world.site(site, roles)


def _held_by(seat: x.Expr | None, step: s.Step, before: bool, at: Walk) -> Flags:
    """The flags of the acting player, and of nobody, that are set when something happens."""
    world = at.world
    if world.flags is None or not world.flags.always:
        return NONE
    world.reads(("flags", at.routine.id, world.name_of(step), before))
    found = world.flags_at(at.routine.id, step, before)
    # The line that sets each flag is looked up when it is needed.
    return frozenset(replace(one, at=None) for one in found if one.keys in ((), (seat,))) if found else NONE
