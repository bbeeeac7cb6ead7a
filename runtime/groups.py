"""Groups of things that a seat cannot tell apart, for any number of things and shuffles.

A pile whose things are all in one group is stored as such, with the few others that have come into it since. So taking
one thing unseen does not go through thousands of things.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence


class Groups:
    """The groups of one seat. A thing that is in none of them is known."""

    __slots__ = ("alias", "made", "members", "of", "strangers", "whole")

    def __init__(self) -> None:
        self.of: dict[int, int] = {}
        self.members: dict[int, set[int]] = {}
        self.whole: dict[int, int] = {}
        """By pile, the group of all its things except those that came later."""
        self.strangers: dict[int, set[int]] = {}
        self.alias: dict[int, int] = {}
        """Groups that were joined to another group."""
        self.made = 0

    def copy(self) -> Groups:
        found = Groups()
        found.of, found.whole, found.alias, found.made = dict(self.of), dict(self.whole), dict(self.alias), self.made
        found.members = {group: set(things) for group, things in self.members.items()}
        found.strangers = {pile: set(things) for pile, things in self.strangers.items()}
        return found

    def knows(self, thing: int, pile: int) -> None:
        """The seat now knows where a thing lies."""
        group = self.of.pop(thing, None)
        if group is not None:
            self.members[group].discard(thing)
        self.came(thing, pile)

    def came(self, thing: int, pile: int) -> None:
        """A thing has come into a pile. It is noted if it is not in the group of the other things there."""
        if pile in self.whole and self.of.get(thing) != self._now(self.whole[pile]):
            self.strangers.setdefault(pile, set()).add(thing)

    def mixed(self, pile: int, things: Sequence[int], at: Sequence[int], also: Iterable[int] = ()) -> None:
        """From now on the seat cannot tell apart the things of a pile and those that have just left it, nor what was in
        a group with one of them."""
        group = None
        if pile in self.whole:
            group = self._now(self.whole[pile])
            things = sorted(one for one in self.strangers.pop(pile, ()) if at[one] == pile)
        for thing in (*also, *things):
            group = self._joined(thing, group)
        if group is not None:
            self.whole[pile] = group
            self.strangers.pop(pile, None)

    def _joined(self, thing: int, group: int | None) -> int:
        """Adds a thing, and everything in its group, to a group."""
        other = self.of.get(thing)
        if group is None and other is None:
            self.made += 1
            group = self.made
            self.members[group] = set()
        if other is None:
            assert group is not None
            self.of[thing] = group
            self.members[group].add(thing)
            return group
        if group is None or group == other:
            return other
        small, large = sorted((group, other), key=lambda one: len(self.members[one]))
        for one in self.members[small]:
            self.of[one] = large
        self.members[large] |= self.members.pop(small)
        self.alias[small] = large
        return large

    def _now(self, group: int) -> int:
        while group in self.alias:
            group = self.alias[group]
        return group
