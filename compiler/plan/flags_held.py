"""Flags that are certainly set when something happens, and the lines that set them.

to rest:
  set resting of you to yes
  gain 1 coin                 `gain` and `rest` happen while the acting player is resting

Only flags count that every line sets to the same. What a phase takes back is dropped wherever that phase may begin
meanwhile: in the lines themselves, or in an ability that resolves at a pause.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from ..frozen import frozen
from ..replacing import replace
from ..source.text import Span
from . import expressions as x
from . import steps as s
from .pauses import called, called_in
from .plan import Plan
from .transform import parts, steps_of, steps_within

PAUSELESS = (s.Do, s.DoGoods, s.Put, s.Change, s.Let, s.If, s.For, s.Repeat, s.Until, s.Alone, s.Stop)
"""After any other line a question may have been asked, and another ability may have reset the flag. The lines in these
are examined one by one."""


@frozen
class Flag:
    """A flag that is set, whose it is, to what, and by which line."""

    slot: str
    keys: tuple[x.Expr, ...]
    value: int
    at: Span | None = field(compare=False, default=None)


Flags = frozenset[Flag]
NONE: Flags = frozenset()


def always_set(plan: Plan) -> dict[str, int]:
    """The flags that nothing but the beginning of a phase sets back, and what all lines set them to."""
    found: dict[str, set[int | None]] = {}
    for routine in plan.routines.values():
        for step in steps_of(routine.block):
            if isinstance(step, s.Put | s.Change):
                found.setdefault(step.slot, set()).add(_constant(step))
    return {
        name: next(one for one in values if one is not None)
        for name, values in found.items()
        if plan.slots[name].sort == "flag" and len(values) == 1 and None not in values
    }


def _constant(step: s.Put | s.Change) -> int | None:
    return step.value.value if isinstance(step, s.Put) and isinstance(step.value, x.Const) else None


@dataclass(eq=False)
class Held:
    """What is known of flags before and after each line; worked out routine by routine, when it is asked for."""

    plan: Plan
    always: Mapping[str, int]
    befores: frozenset[str]
    """Events before which somebody may do something."""
    phases: Mapping[str, frozenset[str]]
    """The phases that each routine may begin, and what it calls."""
    meanwhile: frozenset[str]
    """Those that an ability may begin."""
    before: dict[int, Flags] = field(default_factory=dict[int, Flags])
    after: dict[int, Flags] = field(default_factory=dict[int, Flags])
    ends: dict[str, Flags] = field(default_factory=dict[str, Flags])
    """Of each routine, what is set whenever it is done to its end."""

    def at(self, routine: str, step: object, before: bool) -> Flags:
        """The flags that are set when this line raises something: before it, or after it."""
        if not self.always:
            return NONE
        _end(routine, self)
        return (self.before if before else self.after).get(id(step), NONE)


def held_of(plan: Plan) -> Held:
    always = always_set(plan)
    if not always:
        return Held(plan, always, frozenset(), {}, frozenset())
    befores = frozenset(one.event for one in plan.listeners if one.moment == "before")
    phases = _phases(plan)
    triggered = [*(one.id for one in plan.listeners), *(one.routine for one in plan.free)]
    meanwhile = frozenset[str]().union(*(phases.get(id, frozenset()) for id in triggered))
    return Held(plan, always, befores, phases, meanwhile)


def _phases(plan: Plan) -> dict[str, frozenset[str]]:
    own: dict[str, set[str]] = {}
    callers: dict[str, set[str]] = {}
    for id, routine in plan.routines.items():
        own[id] = {one.name for one in steps_of(routine.block) if isinstance(one, s.Phase)}
        parts_ = (one.part for one in steps_of(routine.block) if isinstance(one, s.Secretly))
        for other in (*called(routine.block, plan), *parts_):
            callers.setdefault(other, set()).add(id)
    waiting = [id for id, found in own.items() if found]
    while waiting:
        id = waiting.pop()
        for caller in callers.get(id, ()):
            if not own[id] <= own[caller]:
                own[caller] |= own[id]
                waiting.append(caller)
    return {id: frozenset(found) for id, found in own.items()}


# ---- line by line


@dataclass
class _Walk:
    held: Held
    exits: list[Flags]
    """What is set wherever `stop` ends the routine."""


def _end(id: str, held: Held) -> Flags:
    """The flags that are set at the end of a routine, whatever was set at its start."""
    found = held.ends.get(id)
    if found is None:
        held.ends[id] = NONE
        walk = _Walk(held, [])
        last = _block(held.plan.routines[id].block, NONE, walk)
        found = held.ends[id] = _meet([*walk.exits, last])
    return found


def _meet(ways: Iterable[Flags | None]) -> Flags:
    """The flags that are set on every way; None is a way that never ends."""
    found: Flags | None = None
    for way in ways:
        if way is not None:
            found = way if found is None else found & way
    return found or NONE


def _block(block: s.Block, flags: Flags, walk: _Walk) -> Flags | None:
    """The flags after a block; None where the end is unreachable."""
    now: Flags | None = flags
    for step in block:
        if now is None:
            return None
        now = _step(step, now, walk)
    return now


def _step(step: s.Step, flags: Flags, walk: _Walk) -> Flags | None:
    held = walk.held
    heard_before = isinstance(step, s.Do | s.DoGoods) and step.verb in held.befores
    if heard_before or not isinstance(step, PAUSELESS):
        flags = _without(flags, held.meanwhile, held.plan)
    if not isinstance(step, s.Phase):
        # What is heard of a phase is heard at four moments; nothing is known of flags at any of them.
        _note(held.before, step, flags)
    after = flags
    match step:
        case s.Put(slot=slot, keys=keys) if slot in held.always and all(map(_lasts, keys)):
            after = flags | {Flag(slot, keys, held.always[slot], step.at)}
        case s.Let(var=var) | s.Choose(var=var) | s.ChooseGoods(var=var) | s.Rewrite(var=var):
            after = _unnamed(flags, var)
        case s.Call():
            return _call(step, flags, walk)
        case s.If(then=then, otherwise=otherwise):
            ways = [_block(then, flags, walk), _block(otherwise, flags, walk)]
            return None if ways == [None, None] else _meet(ways)
        case s.Phase(name=name, block=block):
            return _block(block, _without(flags, frozenset({name}), held.plan), walk)
        case s.Together(block=block):
            return _block(block, flags, walk)
        case s.Stop():
            walk.exits.append(flags)
            return None
        case s.Cancel() | s.EndGame():
            return None
        case s.Instead(block=block):
            _block(block, flags, walk)
            return None
        case _:
            after = _within(step, flags, walk)
    return _noted(held.after, step, after)


def _lasts(key: x.Expr) -> bool:
    return isinstance(key, x.Var | x.Thing)


def _within(step: s.Step, flags: Flags, walk: _Walk) -> Flags:
    """A line with blocks, each of which may be skipped or left early."""
    after = _without(flags, _begins(step, walk.held), walk.held.plan)
    match step:
        case s.For(var=var, block=block):
            _block(block, _unnamed(after, var), walk)
            return _unnamed(after, var)
        case s.Repeat(block=block) | s.Until(block=block) | s.Alone(block=block):
            _block(block, after, walk)
        case s.Ask(ways=ways):
            for way in ways:
                if way.block is not None:
                    _block(way.block, after, walk)
        case _:
            pass
    return after


def _begins(step: s.Step, held: Held) -> frozenset[str]:
    """The phases that may begin while a line is done, somebody's abilities included where it pauses."""
    inside = list(steps_within(step))
    found = {one.name for one in inside if isinstance(one, s.Phase)}
    for id in (*called_in(inside, held.plan), *(one.part for one in inside if isinstance(one, s.Secretly))):
        found |= held.phases.get(id, frozenset())
    quiet = all(isinstance(one, PAUSELESS) for one in inside) and not any(
        isinstance(one, s.Do | s.DoGoods) and one.verb in held.befores for one in inside
    )
    return frozenset(found) if quiet else held.meanwhile | found


def _call(step: s.Call, flags: Flags, walk: _Walk) -> Flags:
    """After a rule its own flags are set, too. A rule that may be skipped has set nothing for certain."""
    held = walk.held
    flags = _without(flags, held.phases.get(step.rule, frozenset()), held.plan)
    mine = (x.Var("thing player", "you"),)
    inside = [one for one in _end(step.rule, held) if not _names(one.keys) or one.keys == mine]
    given = frozenset(replace(one, keys=(step.seat,)) if one.keys == mine else one for one in inside)
    _note(held.after, step, flags | given)
    return flags if step.check or step.rule in held.befores else flags | given


def _names(keys: tuple[x.Expr, ...]) -> set[str]:
    return {one.name for one in parts(keys) if isinstance(one, x.Var)}


def _unnamed(flags: Flags, var: str) -> Flags:
    """The flags without those under a name that now has another value."""
    return frozenset(one for one in flags if var not in _names(one.keys)) if flags else flags


def _without(flags: Flags, phases: frozenset[str], plan: Plan) -> Flags:
    """Without what one of these phases takes back as it begins."""
    if not flags or not phases:
        return flags
    return frozenset(one for one in flags if plan.slots[one.slot].resets not in phases)


def _noted(notes: dict[int, Flags], step: s.Step, flags: Flags) -> Flags:
    _note(notes, step, flags)
    return flags


def _note(notes: dict[int, Flags], step: s.Step, flags: Flags) -> None:
    """For a line that occurs in several places, only the flags that are set in each of them."""
    notes[id(step)] = notes[id(step)] & flags if id(step) in notes else flags
