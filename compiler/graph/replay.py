"""A game taken from a table step by step: what the finder of certificates and their checker both look at.

A table is everything that a game is, in one value. Two are alike if nothing differs but counters that have no end on
that side and that no rule reads.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .certificate import Start

if TYPE_CHECKING:
    from rulewright.runtime.game import State
    from rulewright.runtime.rules import Rules

Delta = tuple[tuple[str, tuple[str, ...], int], ...]


class Stuck(Exception):
    """The signal that a table cannot be laid, or a game not go on, as it is said; it never leaves this room."""


@dataclass(frozen=True, slots=True)
class Table:
    rest: tuple[Any, ...]
    """All but counters: things, phases, limits, offers, chance."""
    slots: tuple[int, ...]
    stack: tuple[Any, ...]
    lowest: int
    """How few routines have been waiting since the table before it."""


def table_of(rules: Rules, start: Start, entered: tuple[str, tuple[int, ...]]) -> State:
    """A game that begins with an event, or with a rule."""
    from rulewright.runtime.events import happened, hear
    from rulewright.runtime.game import State
    from rulewright.runtime.piles import lay, make, pile_at
    from rulewright.runtime.running import begin, call
    from rulewright.runtime.slots import put

    g = State(rules, start.seats, 0, begin=False)
    for phase in start.phases:
        begin(g, rules.phases.index(phase), 0)
    for name, keys, value in start.slots:
        put(g, name, [rules.numbers[key] for key in keys], value)
    for element, pile, keys in ((one[0], one[2], one[1]) for one in start.laid):
        to = pile_at(g, pile, *(rules.numbers[key] for key in keys))
        spec = rules.elements[element]
        if spec.copies:
            make(g, rules.numbers[element], to)
        elif not lay(g, rules.numbers[element], to):
            raise Stuck
    g.raised = []
    for came in g.came.values():
        # What lies there has lain there before.
        came[:] = [-1] * len(came)
    name, roles = entered
    if name in rules.events:
        happened(g, (rules.events[name], *roles))
        hear(g)
    elif name in rules.by_id:
        call(g, rules.by_id[name], *roles)
    else:
        raise Stuck
    return g


def step(g: State, answer: Callable[[Sequence[int]], int]) -> str | None:
    """One step: the ability or rule that begins with it, else an empty word; None where nothing is left to do."""
    from rulewright.runtime.asking import taken
    from rulewright.runtime.events import hear
    from rulewright.runtime.laws import accept, offers

    if g.over or g.worlds is not None:
        return None
    if g.seat >= 0:
        taken(g, answer(g.options))
        return ""
    if not g.stack:
        found = offers(g, 0)
        if not found:
            return None
        g.seat, g.question = 0, None
        chosen = answer(list(range(len(found))))
        g.seat = -1
        accept(g, found[chosen])
        return ""
    f = g.stack[-1]
    routine = g.rules.routine(f)
    begun = routine.id if f[1] == 0 and routine.sort in ("ability", "rule", "lines") else ""
    if f[1] < 0:
        g.stack.pop()
    else:
        g.rules.runs[f[0]](g, f)
    if g.raised:
        hear(g)
    return begun


def seen_now(g: State, lowest: int = 0) -> Table:
    rest = (
        tuple(tuple(pile) for pile in g.piles),
        tuple(g.at),
        tuple(g.of),
        tuple(tuple(kept) for kept in g.grown),
        tuple(g.phases),
        tuple(g.phase_seats),
        tuple(sorted(g.used.items())),
        tuple(sorted(g.exhausted)),
        tuple(sorted(g.gone)),
        tuple(tuple(came) for came in g.came.values()),
        tuple(g.times),
        tuple(map(repr, g.shifts)),
        tuple(g.shown),
        tuple(g.winners),
        tuple(map(repr, g.offers)),
        repr(g.raised),
        repr(g.held),
        g.rng,
    )
    return Table(rest, tuple(g.s), tuple(repr(f) for f in g.stack), lowest)


def alike(one: Table, other: Table, rules: Rules, read: frozenset[str]) -> Delta | None:
    """What has piled up from one table to another; None where anything else differs.

    What waits below is not looked at: the first table's must be there still.
    """
    if one.rest != other.rest or not other.stack or one.stack[-1:] != other.stack[-1:]:
        return None
    if one.stack[:-1] != other.stack[: len(one.stack) - 1]:
        return None
    found: list[tuple[str, tuple[str, ...], int]] = []
    for at, (before, after) in enumerate(zip(one.slots, other.slots, strict=True)):
        if before != after:
            named = slot_at(rules, at)
            if named is None:
                return None
            name, keys = named
            slot = rules.slots[name]
            end = slot.high if after > before else slot.low
            if end is not None or name in read or slot.sort != "counter":
                return None
            found.append((name, keys, after - before))
    return tuple(found)


def slot_at(rules: Rules, at: int) -> tuple[str, tuple[str, ...]] | None:
    """The counter that is kept at a place, and whose it is."""
    for slot in rules.slots.values():
        if slot.grown < 0 and slot.base <= at < slot.base + max(slot.size, 1):
            rest, keys = at - slot.base, list[str]()
            for key in slot.keys:
                number = rest // key.stride
                rest -= number * key.stride
                keys.append(rules.names.get(key.first + number, ""))
            return slot.name, tuple(keys)
    return None
