"""Which named values of a routine outlast its pauses, and where its frame keeps them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from . import blocks as b
from . import expressions as x
from . import steps as s
from .plan import Routine
from .transform import fields_in

FIRST = 5
"""The first register of a frame; before it come its routine, its block, its seat, and what was open before it."""


def registers_of(routine: Routine, cut: b.Cut) -> dict[str, int]:
    """The named values that must be stored across a pause: parameters, answers, and names that several blocks use."""
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
    """The named values that it uses. A test's own names are known only in the test."""
    waiting: list[tuple[object, frozenset[str]]] = [(part, frozenset())]
    while waiting:
        one, bound = waiting.pop()
        if isinstance(one, tuple):
            waiting += [(item, bound) for item in cast("tuple[object, ...]", one)]
            continue
        match one:
            case x.Var(name=name):
                if name not in bound:
                    yield name
            case s.Let(var=var) | s.Rewrite(var=var):
                yield var
            case s.Way(test=test, need=need):  # its lines have a block of their own
                waiting.append(((test, need), bound))
                continue
            case _:
                pass
        own, inside = BOUND.get(type(one), ("", ()))
        for name in fields_in(one):
            known = bound | {getattr(one, own)} if name in inside else bound
            waiting.append((getattr(one, name), known))


BOUND: dict[type, tuple[str, tuple[str, ...]]] = {
    x.Filter: ("it", ("test",)),
    x.Exists: ("it", ("test",)),
    x.Fold: ("it", ("what",)),
    x.Groups: ("it", ("by",)),
    x.NeedSome: ("var", ("rest",)),
    x.NeedLet: ("var", ("rest",)),
}
"""What names something, and where the name is known."""
