"""A state as a certificate describes it, and a game that goes on from it one step at a time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from ..replacing import replace
from .certificate import Laid, Start

if TYPE_CHECKING:
    from rulewright.runtime.game import State
    from rulewright.runtime.rules import Rules


class Stuck(Exception):
    """A state that cannot be built, or a game that cannot go on, as described; this exception never leaves this
    folder."""


def table_of(rules: Rules, start: Start, entered: tuple[str, tuple[int, ...]]) -> State:
    """A game that begins with an event, or with a rule."""
    from rulewright.runtime.events import happened, hear
    from rulewright.runtime.game import State
    from rulewright.runtime.running import begin, call

    g = State(rules, start.seats, 0, begin=False)
    for phase in start.phases:
        begin(g, rules.phases.index(phase), 0)
    if laid_out(g, start) != start.laid:
        raise Stuck
    settle(g)
    name, roles = entered
    if name in rules.events:
        happened(g, (rules.events[name], *roles))
        hear(g)
    elif name in rules.by_id:
        call(g, rules.by_id[name], *roles)
    else:
        raise Stuck
    return g


def laid_out(g: State, start: Start) -> tuple[Laid, ...]:
    """Sets counters and puts cards and things where a certificate says; returns the things for which there was room."""
    from rulewright.runtime.copies import make
    from rulewright.runtime.piles import lay, pile_at
    from rulewright.runtime.slots import put

    numbers = g.rules.numbers
    for name, keys, value in start.slots:
        put(g, name, [numbers[key] for key in keys], value)
    found: list[Laid] = []
    for element, keys, pile in start.laid:
        to = pile_at(g, pile, *(numbers[key] for key in keys))
        copies = g.rules.elements[element].copies
        there = make(g, numbers[element], to) >= 0 if copies else lay(g, numbers[element], to)
        found += [(element, keys, pile)] if there or copies else []
    return tuple(found)


def settle(g: State) -> None:
    """No ability hears what was put there, and it counts as lying there before."""
    g.raised = []
    # A copy of the game may share the lists.
    g.came = {phase: [-1] * len(came) for phase, came in g.came.items()}


def with_room(start: Start, rules: Rules) -> Start:
    """A state without the things for which there is no room."""
    from rulewright.runtime.game import State

    return replace(start, laid=laid_out(State(rules, start.seats, 0, begin=False), start))


def step(g: State, answer: Callable[[Sequence[int]], int]) -> str | None:
    """One step: the ability or rule that begins with it, else an empty word; None where nothing is left to do."""
    from rulewright.runtime.events import hear
    from rulewright.runtime.laws import accept, offers
    from rulewright.runtime.taking import taken

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


def _faults() -> tuple[type[Exception], ...]:
    from rulewright.runtime.faults import Fault

    return (Stuck, Fault, ArithmeticError, LookupError, RecursionError, TypeError, ValueError)


FAULTS = _faults()
"""Exceptions of a state that no game in play would reach."""
