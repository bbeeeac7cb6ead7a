"""How a place in the rules is kept: a frame is a flat list, and its first numbers always mean the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .game import State

Frame = list[Any]
Run = Callable[["State", Frame], bool]
"""A routine: goes on where its frame is, and says whether the game goes on at once."""
Test = Callable[..., Any]
NONE = -1
EVERYONE = -2

ROUTINE, AT, YOU, PHASES, HOLDS, FIRST = range(6)
"""A frame: which routine, at which block, whose, how many phases and holds were open before it, then its registers."""

USE, ORDER, PAY, TREAT, WHICH, BEFORE, CHECK, VERB, EDGE = range(9)
"""The routines that every game has, by their numbers."""
