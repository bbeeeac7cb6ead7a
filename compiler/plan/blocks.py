"""A routine as numbered blocks: each runs without a pause and says at its end what follows."""

from __future__ import annotations

from dataclasses import dataclass

from ..source.text import Span
from . import steps as s
from .expressions import Expr


@dataclass(frozen=True, slots=True)
class End:
    """How a block ends."""


@dataclass(frozen=True, slots=True)
class Goto(End):
    to: int


@dataclass(frozen=True, slots=True)
class Fork(End):
    test: Expr
    yes: int
    no: int
    at: Span


@dataclass(frozen=True, slots=True)
class Next(End):
    """The next of what is gone through, as `var`; after the last one, on."""

    rest: str
    var: str
    times: bool
    to: int
    after: int


@dataclass(frozen=True, slots=True)
class Hear(End):
    """What was raised is heard; what it wakes is done first."""

    to: int


@dataclass(frozen=True, slots=True)
class Question(End):
    """Somebody is asked; the answer is a named value when the next block begins."""

    ask: s.Choose | s.ChooseGoods
    to: int


@dataclass(frozen=True, slots=True)
class Ways(End):
    """Somebody chooses how to go on."""

    ask: s.Ask
    to: tuple[int, ...]
    """The block of each way."""
    after: int


@dataclass(frozen=True, slots=True)
class HandOver(End):
    """Another rule, the lines of a thing, or a payment is done first."""

    step: s.Step
    to: int
    skip: int = -1
    """Where one goes on where it does not take place: a phase that was stopped before it began."""


@dataclass(frozen=True, slots=True)
class Apart(End):
    """Every seat does some lines in secret."""

    step: s.Secretly
    to: int


@dataclass(frozen=True, slots=True)
class Done(End): ...


@dataclass(frozen=True, slots=True)
class Over(End):
    """The game ends."""

    at_once: bool


@dataclass(frozen=True, slots=True)
class Cancelled(End):
    """The awaited event is not done."""


@dataclass(frozen=True, slots=True)
class Part:
    """One block."""

    label: int
    at: Span
    steps: tuple[s.Step, ...]
    end: End


@dataclass(frozen=True, slots=True)
class Catch:
    """Where one goes on when a required line cannot be done, and how many phases and holds are open there."""

    to: int
    phases: int
    holds: int
    alone: bool = False
    """Whether it is what one seat does of what each does: that alone ends, of what stands there itself."""
    around: bool = False
    """Whether an option is around it, in the same rule."""


@dataclass(frozen=True, slots=True)
class Cut:
    """A routine in blocks."""

    parts: tuple[Part, ...]
    catches: dict[int, Catch]
    """By the label at which one is when it cannot be done."""
