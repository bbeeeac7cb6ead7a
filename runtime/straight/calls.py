"""Calls of other routines: a rule, a rule that abilities may act before, the lines of a thing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..declared import Listener
from ..events import hear_before
from ..laws import holders
from ..running import STRAIGHT, Unwound, call_in_blocks, fail
from .stack import played_down

if TYPE_CHECKING:
    from ..game import State


def called(g: State, routine: int, you: int, *args: Any) -> None:
    """Runs a routine until it ends."""
    straight = g.straight
    assert straight is not None and g.roll is not None
    known = straight.routines.get(routine)
    if known is not None and g.roll.deep < STRAIGHT:
        g.roll.deep += 1
        try:
            known(g, you, *args)
        finally:
            g.roll.deep -= 1
        return
    floor = len(g.stack)
    call_in_blocks(g, routine, you, *args)
    played_down(g, floor)


def called_before(g: State, routine: int, you: int, *args: Any) -> None:
    """The same for a rule before which an ability may act."""
    if undisturbed(g, routine, you, *args):
        called(g, routine, you, *args)


def undisturbed(g: State, routine: int, you: int, *args: Any) -> bool:
    """Whether no ability acts before a rule, so that its function can run. Else the rule runs here, in blocks."""
    one = g.rules.routines[routine]
    if one.whole is None and not g.raised:
        heard = _heard_by(g, one.before, you, args)
        if heard is None:
            return True
        if g.straight is not None and one.before in g.straight.only_cancelled:
            return False
    floor = len(g.stack)
    call_in_blocks(g, routine, you, *args)
    if one.whole is not None and not one.whole(g, you, *args):
        try:
            fail(g)
        except Unwound as gone:
            if gone.depth != floor:
                raise
            return False
    if not hear_before(g, one.before):
        g.stack.pop()
        return True
    played_down(g, floor)
    return False


def _heard_by(g: State, event: int, seat: int, args: tuple[Any, ...]) -> Listener | None:
    """The first ability that hears an event before it happens."""
    given = (seat, *args)
    for one in g.rules.befores[event]:
        hears, reach = one.hears, None if one.reach is None else one.reach - 1
        for thing, owner in holders(g, one.of, one.laws, seat if seat >= 0 else 0):
            if hears is None or hears(g, owner, thing, *given[:reach]):
                return one
    return None


def followed(g: State, you: int, thing: int) -> None:
    """Runs the lines of a thing."""
    if thing < 0:
        return
    straight, element = g.straight, g.of[thing]
    assert straight is not None
    known = straight.lines.get(element)
    if known is not None:
        known(g, you, thing)
        return
    lines = g.rules.lines.get(element)
    if lines is None:
        return
    if lines.__class__ is int:
        called(g, lines, you, thing)
    else:
        lines(g, you, thing)
