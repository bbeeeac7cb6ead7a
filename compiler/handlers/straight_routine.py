"""What is known while one rule is printed straight."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..plan import blocks as b
from ..plan import steps as s
from ..plan.plan import Routine
from . import numbers
from .context import ALIASES, Module, Place
from .function import Function
from .names import identifier
from .tree import Statement, call, head, line, raw, tupled

if TYPE_CHECKING:
    from rulewright.runtime import Rules

Lines = list[Statement]


@dataclass(slots=True)
class Straight:
    """What is known while one routine is printed."""

    routine: Routine
    asks: Function
    """With the registers in which the questions of the routine keep their answers."""
    ends: dict[int, b.Question | b.Ways]
    framed: bool
    """Whether it has a frame: what cannot be done is caught there."""
    direct: set[str]
    """The routines whose functions it may call."""
    rules: Rules
    silent: frozenset[str]
    """The phases of which nobody asks whether they go on."""
    failing: set[str]
    """The routines in which something may turn out to be impossible."""
    ending: set[str]
    """Those in which the game may end."""
    few: set[str] = field(default_factory=set[str])
    """The named values that are one thing at most."""
    regions: dict[int, b.Catch] = field(default_factory=dict[int, b.Catch])
    at: int = 0
    """In which region it is."""
    phases: int = 0
    holds: int = 0
    around: bool = False
    stops: list[tuple[int, int]] = field(default_factory=list[tuple[int, int]])
    """Of each phase that is going on, the holds and the region there."""


def may_fail(step: object) -> bool:
    """Whether a step may be impossible, and ends what it stands in."""
    return isinstance(step, s.Ask | s.Pay | s.Treat) or (isinstance(step, s.Choose) and step.single)


def over_of(routine: Routine, module: Module, straight: Straight) -> list[Statement]:
    """All is done."""
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
    """What has been raised is heard before what follows."""
    if not function.place.module.linked.pauses.after:
        return []
    return [head([line("_heard(g)"), *if_over(function)], "if g.raised")]


def if_over(function: Function) -> Lines:
    """Leaves where the game may be over by now."""
    if function.place.module.linked.pauses.ending <= {"play"}:
        return []
    return [head([line("return")], "if g.over")]


def short(place: Place, outer: Place) -> Lines:
    """Short names for lists that another may take the place of, as long as one step takes."""
    assert place.used is not None and outer.used is not None
    here = [name for name in ("at", "of") if name in place.used]
    outer.used.update(place.used - {"at", "of"})
    return [line(f"{', '.join(here)} = {', '.join(ALIASES[name] for name in here)}")] if here else []
