"""Where events happen, and when."""

from __future__ import annotations

from dataclasses import field
from typing import NamedTuple

from ..frozen import frozen
from ..plan.flags_held import NONE, Flags
from ..plan.numbered import Name
from .ranges import Range


class When(NamedTuple):
    """The current phases, and those that are the acting player's turn."""

    phases: frozenset[str] = frozenset()
    mine: frozenset[str] = frozenset()
    later: frozenset[str] | None = None
    """For events that are heard only later: the phases that are running then."""


class Site(NamedTuple):
    """A place where an event happens, and when."""

    event: str
    before: bool
    step: Name
    """The step that raises it."""
    when: When
    seated: bool
    """Whether a player causes it."""
    held: Flags = NONE
    """The flags of the acting player that are certainly set at that point."""


@frozen
class Kind:
    """What many sites of one event have in common: if one of them triggers an ability, all do."""

    when: When
    seated: bool
    roles: tuple[tuple[str, Range], ...]
    held: Flags
    site: Site = field(compare=False)
    """The first site of the kind."""
