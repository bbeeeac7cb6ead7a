"""A walk through the lines of a routine: every event that can follow from them, including called rules and followed
things.

to feast on a dish:                  an ability that says `feast on a soup` causes
  gain 1 grain                        `feast on soup` and `gain grain`
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field

from ..frozen import slotted
from ..plan import steps as s
from ..plan.numbered import Numbered
from ..plan.plan import Plan, Routine
from ..replacing import replace
from .altered import Altered, met
from .bounds import bounds_of
from .flags import PAUSELESS, set_by
from .happenings import (
    Bound,
    Happening,
    Held,
    Key,
    Known,
    Way,
    head_of,
)
from .sorts import Sorts
from .stops import leaves, may_stop, rest_of

DEEPEST = 60
"""At most this many calls inside one another are followed."""

Found = list[Happening]
Read = tuple[str, str]
"""A routine, or whether it may fail."""
Walked = Callable[[s.Step, dict[str, Known], "Walk", Key], Found]
"""The function for a step: it receives what is known, the walk, and the place of the step."""


@slotted(eq=False)
class Walk:
    """The walk through the lines of a plan. Results for rules are stored."""

    sorts: Sorts
    numbered: Numbered
    steps: Mapping[type[s.Step], Walked]
    """The function for each sort of step."""
    heard: frozenset[str]
    """The events that an ability hears: where none hears what a counter becomes, a gain does not record it."""
    changed: Mapping[str, frozenset[str]] = field(default_factory=dict[str, frozenset[str]])
    """The rules and verbs that a `before` changes or cancels; for rules, the roles that it changes."""
    goods: Mapping[str, Altered] = field(default_factory=dict[str, Altered])
    """For such verbs, what it does with which goods."""
    follow: bool = True
    """Whether called rules are included."""
    kept: dict[Key, Found] = field(default_factory=dict[Key, Found])
    open: list[Key] = field(default_factory=list[Key])
    cut: set[Key] = field(default_factory=set[Key])
    """What was needed while it was still being computed."""
    failing: dict[str, bool] = field(default_factory=dict[str, bool])
    always: Mapping[str, int] = field(default_factory=dict[str, int])
    """The flags that are only ever set to one thing, and to which."""
    reading: list[set[Read]] = field(default_factory=list[set[Read]])
    """For each routine that is being walked, what has been read of the plan; the innermost is last."""
    reads_of: dict[Key, set[Read]] = field(default_factory=dict[Key, set[Read]])
    """Of each that is kept, what was read of the plan."""

    @property
    def plan(self) -> Plan:
        return self.sorts.plan

    def routine(self, id: str) -> Routine:
        self.read("routine", id)
        return self.plan.routines[id]

    def read(self, what: str, id: str) -> None:
        if self.reading:
            self.reading[-1].add((what, id))

    def name_of(self, step: s.Step) -> Key:
        return self.numbered.names[id(step)]


def block(lines: s.Block, env: dict[str, Known], walk: Walk) -> Found:
    """Everything that a block may cause, in order. What is below a line that may stop is uncertain."""
    found: Found = []
    rest: list[Way] = []
    guards: list[str] = []
    tests: tuple[Bound, ...] = ()
    held: tuple[Held, ...] = ()
    for step in lines:
        stops = may_stop(step, walk)
        # A price that cannot be paid ends the rest; other stops only make the rest uncertain.
        if stops and isinstance(step, s.Pay):
            rest.append(rest_of(step, walk))
        here = walk.steps[type(step)](step, env, walk, walk.name_of(step))
        if walk.changed:
            here = [_blurred(one, walk) for one in here]
        if walk.always:
            held = _held_on(held, step, env, walk)
            here = [replace(one, held=held) for one in here] if held and isinstance(step, s.Do | s.DoGoods) else here
        if rest:
            here = [
                replace(
                    one,
                    sure=False,
                    guards=tuple(dict.fromkeys((*guards, *one.guards))),
                    ways=(*rest, *one.ways),
                    tests=(*tests, *one.tests),
                )
                for one in here
            ]
        found += here
        if stops and not isinstance(step, s.Pay):
            rest.append(rest_of(step, walk))
            if isinstance(step, s.If) and leaves(step.then):
                guards.append(f"not ({head_of(step.at)})")
                tests += bounds_of(step.test, env, walk.sorts, False)
    return found


def _held_on(held: tuple[Held, ...], step: s.Step, env: dict[str, Known], walk: Walk) -> tuple[Held, ...]:
    """The flags that are still set after a line begins."""
    now = set_by(step, env, walk.always)
    return () if not isinstance(step, PAUSELESS) else (*held, now) if now is not None else held


def _blurred(one: Happening, walk: Walk) -> Happening:
    """Where a `before` may change the amount of a change, the value of the counter is unknown."""
    if one.range is None:
        return one
    slot = one.event.rpartition(" ")[0]
    by_verb = any(met(each.goods, slot) for each in walk.goods.values())
    return replace(one, range=None) if by_verb or any(it.rpartition(" ")[0] == slot for it in walk.changed) else one


def followed(key: Key, look: Callable[[], Found], walk: Walk, round_: Happening) -> Found:
    """The effects of a rule or a thing with these arguments; `look` computes them."""
    if key in walk.kept:
        if walk.reading:
            walk.reading[-1] |= walk.reads_of[key]
        return walk.kept[key]
    if key in walk.open or len(walk.open) >= DEEPEST:
        walk.cut.add(key)
        return [round_]
    walk.open.append(key)
    walk.reading.append(set())
    found = look()
    reads = walk.reading.pop()
    if walk.reading:
        walk.reading[-1] |= reads
    walk.open.pop()
    if walk.open:
        walk.cut.discard(key)
    else:
        walk.cut.clear()
    if not walk.cut:
        walk.kept[key], walk.reads_of[key] = found, reads
    return found
