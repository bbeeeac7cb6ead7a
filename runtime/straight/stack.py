"""The stack below plain functions: their frames, and routines in blocks that run until they end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..events import hear
from ..frames import Frame
from ..running import Unwound, run
from ..secret import go_on
from ..taking import answered

if TYPE_CHECKING:
    from ..game import State


def entered(g: State, routine: int, you: int, *args: Any) -> Frame:
    """The frame of a routine that catches failures or asks questions."""
    f = [routine, 0, you, len(g.phases), len(g.held), *args, *g.rules.routines[routine].tail]
    g.stack.append(f)
    return f


def caught(g: State, f: Frame, gone: Unwound) -> None:
    """Passes a failure on, unless it ended just a block of this routine."""
    if gone.frame is not f or not g.stack or g.stack[-1] is not f:
        raise gone


def played_down(g: State, floor: int) -> None:
    """Runs what is above a place of the stack until it ends."""
    roll = g.roll
    assert roll is not None
    roll.deep += 1
    try:
        while len(g.stack) > floor and not g.over:
            answer_all(g)
            run(g, floor)
    finally:
        roll.deep -= 1


def answer_all(g: State) -> None:
    """Answers every open question, in secret worlds too."""
    roll = g.roll
    assert roll is not None
    while g.worlds is not None:
        if go_on(g) and g.raised:
            hear(g)
    while g.seat >= 0:
        if not answered(g):
            roll.seen(g)


def heard(g: State) -> None:
    """Lets abilities hear the raised events, and runs those that trigger."""
    floor = len(g.stack)
    hear(g)
    if len(g.stack) > floor:
        played_down(g, floor)
