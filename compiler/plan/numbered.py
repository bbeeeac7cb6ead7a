"""The lines of routines by number, so that a line can be named, the same wherever it is written.

to feed a cat:
  pay 1 fish                 ("feed", 0)
  gain 1 point               ("feed", 1)
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import field
from typing import Protocol, cast

from ..frozen import slotted
from ..source.text import Span
from .plan import Plan
from .transform import steps_of

Name = tuple[str, int]
"""A line or an option: its routine and its number in it, the same for the same rules wherever they are written."""
HEAD, WHOLE = -1, -2
"""In place of the number: an ability with the event that it hears, or what has no line; a whole routine."""


class Line(Protocol):
    """A step, or a way to answer a question."""

    @property
    def at(self) -> Span: ...


@slotted(eq=False)
class Numbered:
    names: dict[int, Name] = field(default_factory=dict[int, Name])
    """By the `id` of a line."""
    lines: dict[Name, Line] = field(default_factory=dict[Name, Line])
    heads: dict[Name, Span] = field(default_factory=dict[Name, Span])
    """Where an ability, a routine, or what has no line of its own, is written."""
    places: dict[tuple[str, int, int], list[Name]] = field(default_factory=dict["tuple[str, int, int]", list[Name]])

    def place_of(self, name: Name) -> Span:
        return self.heads[name] if name[1] < 0 else self.lines[name].at

    def at(self, span: Span, routines: Collection[str]) -> Name | None:
        """A line of these routines, or one of them, that is written there."""
        if not self.places:
            for name, line in self.lines.items():
                self.places.setdefault(_key(line.at), []).append(name)
            for name, head in self.heads.items():
                self.places.setdefault(_key(head), []).append(name)
        return next((one for one in self.places.get(_key(span), ()) if one[0] in routines), None)


def _key(span: Span) -> tuple[str, int, int]:
    return span.source.name, span.start, span.end


def numbered(plan: Plan) -> Numbered:
    heads = [*((one.id, one.at) for one in plan.listeners), *((one.id, one.at) for one in plan.prices)]
    found = Numbered(heads={(id, HEAD): at for id, at in heads})
    for routine in plan.routines.values():
        found.heads[routine.id, WHOLE] = routine.at
        for number, one in enumerate(steps_of(routine.block)):
            # A line that is part of two routines is one line.
            if id(one) not in found.names:
                found.names[id(one)] = routine.id, number
                found.lines[routine.id, number] = cast(Line, one)
    return found
