"""Proof that a loop is endless, in a form that can be replayed and checked."""

from __future__ import annotations

from ..frozen import frozen

Laid = tuple[str, tuple[str, ...], str]
"""An element, of whose pile, and which."""
Change = tuple[str, tuple[str, ...], int]
"""A counter or a pile, whose it is, and by how much it changes; or a phase and how often it begins, or begins within
itself."""


@frozen
class Start:
    """The table before anything happens."""

    seats: int
    slots: tuple[Change, ...]
    """Counters, flags and markers: name, owners, what is there."""
    laid: tuple[Laid, ...]
    phases: tuple[str, ...]
    """Those that have begun, the outermost first."""


@frozen
class Answer:
    seat: int
    option: int
    many: int
    """Among how many options it was chosen."""


@frozen
class Certificate:
    model: str
    """The hash of the rules it is about."""
    start: Start
    entered: tuple[str, tuple[int, ...]]
    """The event with which it begins, or the rule, and its roles as numbers: who does it, with what."""
    lead: tuple[Answer, ...]
    """What is answered before the first period."""
    period: tuple[Answer, ...]
    """What is answered in each period."""
    uses: int
    """How many abilities are used before the first period."""
    reached: str
    """The hash of the state in which the first period begins."""
    fired: tuple[str, ...]
    """The abilities of a period, one after the other."""
    delta: tuple[Change, ...]
    """What a period changes, and nothing reads."""
    stopped_by: tuple[int, ...] = ()
    """The seats that can answer otherwise so that it stops."""

    @property
    def mandatory(self) -> bool:
        """Nobody can answer otherwise so that it stops."""
        return not self.stopped_by
