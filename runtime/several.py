"""A choice of several, one after the other: what has been chosen, and what can be chosen next."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate

DONE = -2
"""The option that ends the choice."""


class Many:
    """The options, the smallest and largest number, how often each can be chosen, which options equal the one before,
    and what has been chosen."""

    __slots__ = ("behind", "heads", "least", "like", "most", "options", "picked", "plain", "room")

    def __init__(
        self,
        options: Sequence[int],
        least: int,
        most: int,
        room: list[int],
        like: list[int],
        picked: list[int],
        plain: bool = False,
    ) -> None:
        self.options, self.least, self.most = options, least, most
        self.room, self.like, self.picked = room, like, picked
        self.plain = plain
        """At most one: the first answer is the last."""
        self.heads: list[int] = []
        """If this has been computed, the options that can always be chosen: those that do not equal the one before."""
        self.behind: list[int] = []
        """How many choices are possible from each position on."""

    def copy(self) -> Many:
        found = Many(self.options, self.least, self.most, self.room, self.like, list(self.picked), self.plain)
        found.heads, found.behind = self.heads, self.behind
        return found

    def offered(self) -> list[int]:
        """The options now: each that can be chosen next, in the order of the list, and `done` once there are enough."""
        picked = self.picked
        if self.most == 1 and not self.like:
            return [*range(len(self.options)), *([DONE] if self.least <= 0 else [])] if not picked else [DONE]
        needed = self.least - len(picked)
        found = self._next(needed) if len(picked) < self.most else []
        return found + ([DONE] if needed <= 0 else [])

    def _next(self, needed: int) -> list[int]:
        """The positions that can be chosen when `needed` more are required. With thousands of options this does not go
        through all of them for each."""
        if not self.behind:
            like, room = set(self.like), self.room
            self.behind = [*accumulate(reversed(room), initial=0)][::-1]
            self.heads = [n for n, often in enumerate(room) if often > 0 and n not in like]
        behind, picked = self.behind, self.picked
        if not picked:
            return self._heads_from(0, needed)
        last = picked[-1]
        often, then = self.room[last], last + 1
        left = often - (picked.count(last) if often > 1 else 1)
        found = [last] if left > 0 and left + behind[then] >= needed else []
        at = bisect_right(self.heads, last)
        ahead = self.heads[at] if at < len(self.heads) else len(self.room)
        if then < ahead and self.room[then] > 0 and behind[then] >= needed:
            found.append(then)  # equal to the last one
        return found + self._heads_from(at, needed)

    def _heads_from(self, at: int, needed: int) -> list[int]:
        heads, behind = self.heads, self.behind
        if needed <= 0:
            return heads[at:]
        return [n for n in heads[at:] if behind[n] >= needed]

    def settled(self) -> bool:
        """Chooses what is forced. Whether the choice is complete."""
        while True:
            offered = self.offered()
            if len(offered) > 1:
                return False
            if not offered or offered[0] == DONE:
                return True
            self.picked.append(offered[0])
