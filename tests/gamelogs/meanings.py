"""Changes in the meaning of rules since games were recorded on an older engine.

Each entry is a line of the settled meanings, and what a replay does about it so that the rest of the game can still be
held against the record. A replay says which of them it needed, and the tests know which games may need which.
"""

from __future__ import annotations

from collections.abc import Callable

from .protocol import Play

IN_SECRET = "8: in secret a seat is asked even where one answer is left, or others would learn that there was no choice"
"""The first engine asked so at the beginning of a choice of several, but not while it was going on."""

OUT_OF_BAGS = "S5: what lies in a bag is offered in the order of the rules, for it has no order of its own"
"""The first engine offered it in the order in which it had come there, which could tell more than is to be known."""


def asked_in_secret(play: Play, recorded: Callable[[], dict[str, list[str]]]) -> bool:
    """Gives the only answer to a question in secret that was not asked when the game was recorded."""
    for one in play.pending():
        if one.secret and len(one.options) == 1 and recorded().get(one.seat) != list(one.options):
            play.answer(one.seat, 0)
            return True
    return False
