"""Verbs and payments at which a routine in blocks may begin."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from .. import core
from ..endless import too_large
from ..frames import Frame
from ..limits import COUNTED
from .stack import played_down

if TYPE_CHECKING:
    from ..game import State


def paid(g: State, f: Frame, price: core.Price, rest: Callable[[], Any] | None = None) -> None:
    floor = len(g.stack)
    core.pay(g, f, price, rest)
    if len(g.stack) > floor:
        played_down(g, floor)


def treated(g: State, you: int, what: int, other: int) -> None:
    floor = len(g.stack)
    core.treat(g, you, what, other)
    if len(g.stack) > floor:
        played_down(g, floor)


def done_before(g: State, verb: str, run: Any, *args: Any) -> None:
    """A verb before which an ability may act."""
    floor = len(g.stack)
    if core.do_before(g, verb, run, *args):
        played_down(g, floor)


def goods_done(g: State, verb: str, run: Any, you: int, loser: int, goods: Any, *rest: Any) -> None:
    """A verb with goods that a player may have to choose."""
    floor = len(g.stack)
    core.do_goods(g, verb, run, you, loser, goods, *rest)
    if len(g.stack) > floor:
        played_down(g, floor)


def more(g: State, place: int, many: int) -> None:
    """Adds an amount to a counter without an upper bound."""
    if many > 0:
        g.s[place] += many
        if g.s[place] > COUNTED:
            raise too_large(g)
