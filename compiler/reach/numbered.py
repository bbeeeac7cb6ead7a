"""The lines of routines by number, so that a fact can name a line that is the same wherever it is written.

to feed a cat:
  pay 1 fish                 ("feed", 0)
  gain 1 point               ("feed", 1)
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol, cast

from ..plan.plan import Plan
from ..plan.transform import steps_within
from ..source.text import Span
from .sites import HEAD, Name


class Line(Protocol):
    """A step, or a way to answer a question."""

    @property
    def at(self) -> Span: ...


@dataclass(eq=False, slots=True)
class Numbered:
    names: dict[int, Name] = field(default_factory=dict[int, Name])
    """By the `id` of a line."""
    lines: dict[Name, Line] = field(default_factory=dict[Name, Line])
    heads: dict[str, Span] = field(default_factory=dict[str, Span])
    """Where an ability, or what has no line of its own, is written."""
    places: dict[tuple[str, int, int], Name] = field(default_factory=dict["tuple[str, int, int]", Name])

    def place_of(self, name: Name) -> Span:
        return self.heads[name[0]] if name[1] == HEAD else self.lines[name].at

    def at(self, span: Span) -> Name | None:
        """The line, or the ability, that is written there."""
        if not self.places:
            for name, line in self.lines.items():
                self.places.setdefault(_key(line.at), name)
            for id, head in self.heads.items():
                self.places.setdefault(_key(head), (id, HEAD))
        return self.places.get(_key(span))


def _key(span: Span) -> tuple[str, int, int]:
    return span.source.name, span.start, span.end


def numbered(plan: Plan) -> Numbered:
    found = Numbered(heads={one.id: one.at for one in plan.listeners})
    for routine in plan.routines.values():
        for number, one in enumerate(steps_within(routine.block)):
            # A line that is part of two routines is one line.
            if id(one) not in found.names:
                found.names[id(one)] = routine.id, number
                found.lines[routine.id, number] = cast(Line, one)
    return found
