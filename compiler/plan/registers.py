"""Which named values of a routine outlast its pauses, and where its frame keeps them."""

from __future__ import annotations

from collections.abc import Iterator

from . import blocks as b
from . import expressions as x
from . import steps as s
from .plan import Routine
from .transform import parts

FIRST = 5
"""The first register of a frame; before it come its routine, its block, its seat, and what was open before it."""


def registers_of(routine: Routine, cut: b.Cut) -> dict[str, int]:
    """The named values that outlast a pause: parameters, answers, and whatever is spoken of in several blocks."""
    found = {param.name: FIRST + n for n, param in enumerate(routine.params)}
    seen: dict[str, int] = {}
    wanted: dict[str, None] = {}
    for part in cut.parts:
        names = set(names_in((part.steps, end_parts(part.end))))
        for name in sorted(names):
            if seen.setdefault(name, part.label) != part.label:
                wanted[name] = None
        match part.end:
            case b.Question(ask=ask):
                wanted[ask.var] = None
            case b.Next(var=var) if var:
                wanted[var] = None
            case _:
                pass
    for name in wanted:
        if name != "you":
            found.setdefault(name, FIRST + len(found))
    size = FIRST + len(found)
    for part in cut.parts:
        for step in part.steps:
            if isinstance(step, s.Walk):
                found[step.rest] = size
                size += 2
    return found


def end_parts(end: b.End) -> tuple[object, ...]:
    return tuple(getattr(end, name) for name in ("test", "ask", "step") if hasattr(end, name))


def names_in(part: object) -> Iterator[str]:
    for one in parts(part):
        match one:
            case x.Var(name=name):
                yield name
            case s.Let(var=var) | s.Rewrite(var=var):
                yield var
            case _:
                pass
