"""Endless loops, found while they run: no question is asked, and the same state comes again.

States are compared from the first time on that an ability triggers after a question. Whenever one certain ability
begins again, the state is compared with earlier ones. The loop is endless if nothing differs, or only counters without
an upper bound that nothing in the loop, nor anything that it triggers, ever reads; the rules say what each ability
reads and writes. Growth is measured over two turns, so such a loop is reported in its second turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .frames import AT, ROUTINE
from .order import EVERYTHING

if TYPE_CHECKING:
    from .game import State

QUIET = 1_000
"""So many steps without a question are normal, where nothing is triggered."""
LOOKS = 40
"""How many states are compared before the next pause of many steps."""
LATER = 4
"""After `LOOKS` states, comparing begins anew when so many times as many steps are done."""
LONGEST = 8
"""A loop in which one ability begins more often than this is not found."""

Data = dict[str, Any]


class Look:
    """The state when an ability began. Names are written only where the state may have come again."""

    def __init__(self, done: int, g: State) -> None:
        self.done = done
        """How many steps had been done."""
        self.table = g.clone()
        self.lowest = len(g.stack)
        """The lowest height of the stack since then."""
        self.rough = (self.table.phases, self.table.at, [len(pile) for pile in g.piles], g.rng)
        self.data: Data | None = None

    def named(self) -> Data:
        from .named import data_of

        if self.data is None:
            self.data = data_of(self.table)
        return self.data


class Rounds:
    """The abilities that have begun since states are compared."""

    def __init__(self, steps: int = 0) -> None:
        self.begun = steps
        self.fired: list[str] = []
        self.clock = -1
        """The ability at whose beginnings states are compared: the first one, until another begins again before it."""
        self.seen: list[Look] = []
        self.looks = 0

    def over(self, steps: int) -> bool:
        """Whether nothing was found in so many steps that comparing should begin anew."""
        return self.looks >= LOOKS and steps > LATER * self.begun

    def ring(self, g: State) -> tuple[str, ...]:
        """The abilities of an endless loop, as soon as it is certain. Called before each step."""
        if self.seen and len(g.stack) < self.seen[-1].lowest:
            self.seen[-1].lowest = len(g.stack)
        f = g.stack[-1] if g.stack else None
        if f is None or f[AT] != 0 or self.looks >= LOOKS:
            return ()
        one = g.rules.routine(f)
        if one.sort not in ("ability", "rule"):
            return ()
        if self.clock < 0 or (f[ROUTINE] != self.clock and self._goes_faster(one.id)):
            self.clock, self.seen = f[ROUTINE], []
        found: tuple[str, ...] = ()
        if f[ROUTINE] == self.clock:
            self.looks += 1
            self.seen.append(Look(len(self.fired), g))
            found = self._round(g)
        self.fired.append(one.id)
        return found

    def _goes_faster(self, id: str) -> bool:
        """Whether an ability begins again and again while the one at whose beginnings states are compared does not."""
        again = self.fired[self.seen[-1].done :].count(id)
        return again > (LONGEST if len(self.seen) > 1 else 0)

    def last(self) -> tuple[str, ...]:
        """The abilities that began last, each once. It is not certain that they form an endless loop."""
        return tuple(dict.fromkeys(self.fired[-12:]))

    def _round(self, g: State) -> tuple[str, ...]:
        for length in range(1, min(LONGEST, len(self.seen) - 1) + 1):
            one, two = self.seen[-1 - length], self.seen[-1]
            grown = self._grown(length, 0)
            if grown is None:
                continue
            ring = self.fired[one.done : two.done]
            if grown or len(two.table.stack) > len(one.table.stack):
                earlier = self._grown(length, length)
                same = earlier == grown and self.fired[self.seen[-1 - 2 * length].done : one.done] == ring
                if not same or not _unread(grown, ring, g):
                    continue
            return tuple(dict.fromkeys(ring))
        return ()

    def _grown(self, length: int, ago: int) -> dict[str, int] | None:
        """By how much numbers have grown in a turn of `length` looks that ended `ago` looks ago; None where anything
        else differs."""
        last = len(self.seen) - 1 - ago
        if last - length < 0:
            return None
        looks = self.seen[last - length : last + 1]
        one, two = looks[0], looks[-1]
        if one.rough != two.rough:
            return None
        waiting = len(one.table.stack)
        if len(two.table.stack) > waiting > min(look.lowest for look in looks[:-1]):
            return None  # a routine further down the stack went on
        return _grown(one.named(), two.named())


def _grown(one: Data, other: Data) -> dict[str, int] | None:
    """By how much numbers differ; None where anything else does. The second state may have more on the stack."""
    if any(one[key] != other[key] for key in one if key not in ("values", "stack")):
        return None
    waiting = len(one["stack"]) - 1
    if one["stack"][-1] != other["stack"][-1] or one["stack"][:waiting] != other["stack"][:waiting]:
        return None
    found: dict[str, int] = {}
    for key in {*one["values"], *other["values"]}:
        before, after = one["values"].get(key, 0), other["values"].get(key, 0)
        if before != after:
            if type(before) is not int or type(after) is not int:
                return None
            found[key] = after - before
    return found


def _unread(grown: dict[str, int], fired: list[str], g: State) -> bool:
    """Whether what grows has no upper bound, and nothing in the loop reads it."""
    if grown and g.rules.modifiers:
        return False
    for key, by in grown.items():
        slot = g.rules.slots.get(key.partition(":")[0])
        if slot is None or slot.sort != "counter" or slot.heard or slot.grown >= 0 or by < 0 or slot.high is not None:
            return False
        for id in fired:
            touches = g.rules.touched.get(id)
            if touches is None or EVERYTHING in touches.sets | touches.reads:
                return False
            if f"slot:{slot.name}" in touches.reads | touches.takes | touches.sets:
                return False
    return True
