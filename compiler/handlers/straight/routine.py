"""What is known while one routine is printed, and the lines that every routine needs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field
from typing import TYPE_CHECKING

from ...frozen import slotted
from ...plan import blocks as b
from ...plan import steps as s
from ...plan.plan import Routine
from .. import numbers
from ..context import ALIASES, Module, Place
from ..function import Function
from ..names import identifier
from ..tree import Statement, call, head, line, raw, tupled

if TYPE_CHECKING:
    from rulewright.runtime import Rules

Lines = list[Statement]
Printer = Callable[[s.Step, Function, "Straight"], Lines]


@slotted
class Straight:
    routine: Routine
    asks: Function
    """With the registers in which questions of the routine store their answers."""
    ends: dict[int, b.Question | b.Ways]
    framed: bool
    """Whether it has a frame, in which a failure can be caught."""
    direct: set[str]
    """The routines whose functions it may call directly."""
    rules: Rules
    silent: frozenset[str]
    """The phases that nothing depends on."""
    failing: set[str]
    """The routines in which something required may be impossible."""
    ending: set[str]
    """The routines in which the game may end."""
    steps: Mapping[type[s.Step], Printer]
    """How each sort of step is printed."""
    few: set[str] = field(default_factory=set[str])
    """The named values that are lists of at most one thing."""
    regions: dict[int, b.Catch] = field(default_factory=dict[int, b.Catch])
    """The blocks in which a failure is caught, by number."""
    at: int = 0
    """The number of the current one; 0 outside them."""
    phases: int = 0
    """How many phases around the current step have begun here."""
    holds: int = 0
    """How many `together` are around the current step."""
    around: bool = False
    """Whether a way of a question is around the current step."""
    stops: list[tuple[int, int]] = field(default_factory=list[tuple[int, int]])
    """For each phase around the current step, the values of `holds` and `at` where it begins."""


def may_fail(step: object) -> bool:
    """Whether a step may be impossible, and then ends what is around it."""
    return isinstance(step, s.Ask | s.Pay | s.Treat) or (isinstance(step, s.Choose) and step.single)


def over_of(routine: Routine, module: Module, straight: Straight) -> list[Statement]:
    """The last lines: the event of the rule, and the end of its frame."""
    found: list[Statement] = []
    if routine.sort == "rule" and routine.id in module.linked.pauses.after:
        event = numbers.event(module, routine.id)
        args = tupled([event, raw("you"), *(raw(identifier(param.name)) for param in routine.params)])
        module.imported.add("happened")
        found.append(line(call("happened", raw("g"), args)))
    if straight.framed:
        found.append(line("g.stack.pop()"))
    return found


def hears(function: Function, straight: Straight) -> Lines:
    """Raised events are heard before the next step."""
    if not function.place.module.linked.pauses.after:
        return []
    return [head([line("_heard(g)"), *if_over(function)], "if g.raised")]


def if_over(function: Function) -> Lines:
    """Returns where the game may be over."""
    if function.place.module.linked.pauses.ending <= {"play"}:
        return []
    return [head([line("return")], "if g.over")]


def short(place: Place, outer: Place) -> Lines:
    """Local names, for one step, of lists that another step may replace."""
    assert place.used is not None and outer.used is not None
    here = [name for name in ("at", "of") if name in place.used]
    outer.used.update(place.used - {"at", "of"})
    return [line(f"{', '.join(here)} = {', '.join(ALIASES[name] for name in here)}")] if here else []
