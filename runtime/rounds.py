"""An endless ring noticed while it is played: nobody is asked any more, and the table comes round again.

Only what has gone on for long without a question is looked at. Whenever one certain ability begins again, the whole
table is held against what it was. It goes on for ever if nothing differs, or nothing but counters that grow without an
end and that nothing in the ring, nor anything that it triggers, ever reads: the rules say what each ability touches.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .frames import AT, ROUTINE
from .order import EVERYTHING

if TYPE_CHECKING:
    from .game import State

QUIET = 1_000
"""So many steps without a question are ordinary."""
LOOKS = 40
"""So often the table is looked at."""
LONGEST = 8
"""A period in which one ability begins more often is not noticed."""

Data = dict[str, Any]


class Rounds:
    """What has been done since it was first looked."""

    def __init__(self) -> None:
        self.fired: list[str] = []
        self.clock = -1
        """The ability at whose beginnings the table is looked at: the first that begins a second time."""
        self.seen: list[tuple[int, Data]] = []
        """How much had been done at each look, and the table."""

    def ring(self, g: State) -> tuple[str, ...]:
        """The abilities that go round for ever, as soon as that is certain. It is asked before each step."""
        f = g.stack[-1] if g.stack else None
        if f is None or f[AT] != 0 or len(self.seen) >= LOOKS:
            return ()
        one = g.rules.routine(f)
        if one.sort not in ("ability", "rule"):
            return ()
        if self.clock < 0 and one.id in self.fired:
            self.clock = f[ROUTINE]
        found: tuple[str, ...] = ()
        if f[ROUTINE] == self.clock:
            self._look(g)
            found = self._round(g)
        self.fired.append(one.id)
        return found

    def last(self) -> tuple[str, ...]:
        """What was done last, each once; it is not certain that this goes on for ever."""
        return tuple(dict.fromkeys(self.fired[-12:]))

    def _look(self, g: State) -> None:
        from .named import data_of

        self.seen.append((len(self.fired), data_of(g)))

    def _round(self, g: State) -> tuple[str, ...]:
        for length in range(1, min(LONGEST, (len(self.seen) - 1) // 2) + 1):
            (a, one), (b, two), (c, three) = (self.seen[-1 - length * n] for n in (2, 1, 0))
            if self.fired[a:b] == self.fired[b:c]:
                grown = _grown(one, two)
                if grown is not None and grown == _grown(two, three) and _unread(grown, self.fired[b:c], g):
                    return tuple(dict.fromkeys(self.fired[b:c]))
        return ()


def _grown(one: Data, other: Data) -> dict[str, int] | None:
    """By how much numbers differ; None where anything else does."""
    if any(one[key] != other[key] for key in one if key != "values"):
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
    """Whether what grows has no end, and nothing in the ring reads it."""
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
