"""Proof that a loop is endless, in a form that can be replayed and checked."""

from __future__ import annotations

from ..frozen import frozen

Laid = tuple[str, tuple[str, ...], str]
"""An element, the owners of its pile, and the pile."""
Change = tuple[str, tuple[str, ...], int]
"""A counter or a pile, its owners, and by how much it changes; or a phase and how often it begins, or begins inside
itself."""


@frozen
class Start:
    """The state before anything happens."""

    seats: int
    slots: tuple[Change, ...]
    """Counters, flags and markers: name, owners, value."""
    laid: tuple[Laid, ...]
    phases: tuple[str, ...]
    """The phases that have begun, the outermost first."""


@frozen
class Answer:
    seat: int
    option: int
    many: int
    """The number of options."""


@frozen
class Certificate:
    model: str
    """The hash of the rules."""
    start: Start
    entered: tuple[str, tuple[int, ...]]
    """The event or the rule with which it begins, and its roles as numbers."""
    lead: tuple[Answer, ...]
    """The answers before the first period."""
    period: tuple[Answer, ...]
    """The answers in each period."""
    uses: int
    """How many abilities are used before the first period."""
    reached: str
    """The hash of the state in which the first period begins."""
    fired: tuple[str, ...]
    """The abilities of a period, in order."""
    delta: tuple[Change, ...]
    """What a period changes, and nothing reads."""
    stopped_by: tuple[int, ...] = ()
    """The seats that can give other answers so that it stops."""

    @property
    def mandatory(self) -> bool:
        """Whether no seat can give another answer so that it stops."""
        return not self.stopped_by
