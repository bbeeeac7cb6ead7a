"""What each seat does in secret."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ..secret import secretly
from .stack import answer_all

if TYPE_CHECKING:
    from ..game import State


def apart(g: State, part: int, *given: Any) -> None:
    """Each seat runs the same lines in a world of its own, unseen by the others."""
    if not secretly(g, part, *given):
        answer_all(g)


def one_after_the_other(g: State, part: Callable[..., None], *given: Any) -> None:
    """The same without worlds, for lines in which each seat reads and changes only what belongs to it."""
    before, more = g.shown, list[tuple[int, int]]()
    g.apart = True
    try:
        for seat in g.seats:
            known = g.shown
            part(g, seat, *given)
            if g.shown is not known:
                more += [one for one in g.shown if one not in known]
    finally:
        g.apart = False
    if g.shown is not before:
        # The order in which worlds are joined: what was shown before, then what each seat has shown.
        g.shown = [one for one in before if one in g.shown] + [one for one in more if one in g.shown]
