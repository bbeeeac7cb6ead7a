"""A routine as numbered blocks: each runs without a pause and says at its end what follows."""

from __future__ import annotations

from ..frozen import frozen
from ..source.text import Span
from . import steps as s
from .expressions import Expr


@frozen
class End:
    """How a block ends."""


@frozen
class Goto(End):
    to: int


@frozen
class Fork(End):
    test: Expr
    yes: int
    no: int
    at: Span


@frozen
class Next(End):
    """The next thing of a loop, as `var`; after the last one, on."""

    rest: str
    var: str
    times: bool
    to: int
    after: int


@frozen
class Hear(End):
    """Raised events are heard; abilities that trigger run first."""

    to: int


@frozen
class Question(End):
    """Somebody is asked; the answer is a named value when the next block begins."""

    ask: s.Choose | s.ChooseGoods
    to: int


@frozen
class Ways(End):
    """Somebody chooses how to go on."""

    ask: s.Ask
    to: tuple[int, ...]
    """The block of each way."""
    after: int


@frozen
class HandOver(End):
    """Another rule, the lines of a thing, or a payment is done first."""

    step: s.Step
    to: int
    skip: int = -1
    """The block after it, where it does not take place: a phase that was stopped before it began."""


@frozen
class Apart(End):
    """Every seat does some lines in secret."""

    step: s.Secretly
    to: int


@frozen
class Done(End): ...


@frozen
class Over(End):
    """The game ends."""

    at_once: bool


@frozen
class Cancelled(End):
    """The awaited event is not done."""


@frozen
class Part:
    """One block."""

    label: int
    at: Span
    steps: tuple[s.Step, ...]
    end: End


@frozen
class Catch:
    """Where a routine goes on when a required line cannot be done, and how many phases and holds are open there."""

    to: int
    phases: int
    holds: int
    alone: bool = False
    """Whether it is the turn of one seat in what each seat does: a failure in its own lines ends only that."""
    around: bool = False
    """Whether an option is around it, in the same rule."""


@frozen
class Cut:
    """A routine in blocks."""

    parts: tuple[Part, ...]
    catches: dict[int, Catch]
    """By the label at which the failure happens."""
