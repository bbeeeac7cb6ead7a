"""What an ability may read and change, including everything it calls and triggers: this decides whether an order
matters.

after you rest: gain 1 coin                     adds coin
after you rest: if coin of you is 2: ...        reads coin, so the order of the two can matter

Two abilities that only add to a counter can resolve in either order. An ability that cannot be followed that far counts
as touching everything.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import field
from itertools import chain
from typing import NamedTuple

from ..frozen import frozen
from . import expressions as x
from . import steps as s
from .pauses import called
from .plan import Laws, Listener, Plan
from .touched_by import EVERYTHING, Notes, note_part
from .transform import parts

LARGEST = 60
"""An ability that may lead to more routines than this touches everything."""


@frozen
class Touched:
    reads: tuple[str, ...] = ()
    adds: tuple[str, ...] = ()
    takes: tuple[str, ...] = ()
    sets: tuple[str, ...] = ()


WHOLE = Touched((EVERYTHING,), sets=(EVERYTHING,))


@frozen
class Ears:
    """The abilities that hear an event, by its good or thing where it has one."""

    plan: Plan
    named: Mapping[tuple[str, str], list[Listener]]
    any: Mapping[str, list[Listener]]
    every: Mapping[str, list[Listener]]
    notes: dict[str, Notes] = field(default_factory=dict[str, Notes])
    """What each routine touches by its own lines."""


def touched(plan: Plan) -> dict[str, Touched]:
    """Of each ability that another one may be triggered with, or that may trigger itself without an end."""
    ears = ears_of(plan)
    ids = {one.id for those in together(ears) if len(those) > 1 for one in those}
    ids |= {one.id for one in plan.listeners if _unlimited(one.laws) and _comes_back(one, ears)}
    return {one.id: touched_by(one, ears) for one in plan.listeners if one.id in ids}


def _unlimited(laws: Laws) -> bool:
    return not (laws.optional or laws.once or laws.exhausts or laws.open_until)


def _comes_back(one: Listener, ears: Ears) -> bool:
    """Whether what it does may trigger it again."""
    waiting, seen = [one.id], set[str]()
    while waiting and len(seen) <= LARGEST:
        notes = _notes_of(waiting.pop(), ears)
        for other in (*notes.calls, *(ear.id for ear in _hearers(notes.raises, ears))):
            if other == one.id:
                return True
            if other not in seen:
                seen.add(other)
                waiting.append(other)
    return False


def together(ears: Ears) -> Iterator[list[Listener]]:
    """Those that the same event may trigger."""
    for event, those in ears.every.items():
        goods = {good for name, good in ears.named if name == event}
        for good in goods:
            yield _after([*ears.any.get(event, ()), *ears.named[event, good]])
        if not goods:
            yield _after(those)


def _after(those: Iterable[Listener]) -> list[Listener]:
    """What lies open is used when its owner wants; what is on no thing comes first, in the order it is written in."""
    return [one for one in those if one.moment == "after" and one.of and not one.laws.open_until]


def ears_of(plan: Plan) -> Ears:
    named: dict[tuple[str, str], list[Listener]] = {}
    any_: dict[str, list[Listener]] = {}
    every: dict[str, list[Listener]] = {}
    for one in plan.listeners:
        every.setdefault(one.event, []).append(one)
        names = list(listed(one))
        for name in names:
            named.setdefault((one.event, name), []).append(one)
        if not names:
            any_.setdefault(one.event, []).append(one)
    return Ears(plan, named, any_, every)


def listed(one: Listener) -> Iterator[str]:
    """The goods or things one of which must be the `what` of the event; none if it may be anything."""
    for test in one.test.items if isinstance(one.test, x.And) else (one.test,):
        if isinstance(test, x.Compare) and isinstance(test.left, x.Var) and test.left.name == "~what":
            if test.how == "=" and isinstance(test.right, x.Thing):
                yield test.right.id
            elif test.how == "in" and isinstance(test.right, x.Items):
                yield from (item.id for item in test.right.items if isinstance(item, x.Thing))
            return


def touched_by(one: Listener, ears: Ears) -> Touched:
    """All that an ability may touch, until nothing more comes of it."""
    whole = Notes()
    waiting, seen = [_Ear(one.id, one)], {one.id}
    while waiting:
        id, ear = waiting.pop()
        for notes in (_notes_of(id, ears), _heard_by(ear, ears)) if ear is not None else (_notes_of(id, ears),):
            whole.add(notes)
        if EVERYTHING in whole.sets:
            return WHOLE
        notes = _notes_of(id, ears)
        calls = (_Ear(rule, None) for rule in notes.calls)
        hears = (_Ear(ear.id, ear) for ear in _hearers(notes.raises, ears))
        # Where thousands hear it, the first of them are enough to know that it may touch everything.
        for other in chain(calls, hears):
            if other.id not in seen:
                seen.add(other.id)
                waiting.append(other)
                if len(seen) > LARGEST:
                    return WHOLE
    return Touched(*(tuple(sorted(those)) for those in (whole.reads, whole.adds, whole.takes, whole.sets)))


def changed_by(ids: Iterable[str], ears: Ears) -> frozenset[str]:
    """All that some routines may change, with all that they call."""
    waiting = list(ids)
    seen, found = set(waiting), set[str]()
    while waiting:
        notes = _notes_of(waiting.pop(), ears)
        found |= notes.adds | notes.takes | notes.sets
        waiting += notes.calls - seen
        seen |= notes.calls
    return frozenset(found)


class _Ear(NamedTuple):
    id: str
    ear: Listener | None
    """The ability that an event has triggered."""


def _heard_by(one: Listener, ears: Ears) -> Notes:
    """What its laws and the test of its event touch."""
    key = f"~{one.id}"
    if key not in ears.notes:
        notes = ears.notes[key] = Notes()
        _note_laws(one.id, one.of, one.laws, notes, ears.plan)
        note_part((one.test,), notes, ears.plan, ears.every)
    return ears.notes[key]


def _notes_of(id: str, ears: Ears) -> Notes:
    notes = ears.notes.get(id)
    if notes is None:
        notes = ears.notes[id] = Notes()
        routine = ears.plan.routines[id]
        notes.calls |= set(called(routine.block, ears.plan))
        notes.raises |= {(one.rule, "") for one in parts(routine.block) if isinstance(one, s.Call)}
        note_part((routine.block, routine.need), notes, ears.plan, ears.every)
    return notes


def _hearers(raised: Iterable[tuple[str, str]], ears: Ears) -> Iterator[Listener]:
    for event, good in raised:
        if good:
            yield from ears.any.get(event, ())
            yield from ears.named.get((event, good), ())
        else:
            yield from ears.every.get(event, ())


def _note_laws(id: str, of: str, laws: Laws, notes: Notes, plan: Plan) -> None:
    if laws.works_in:
        notes.reads.add(f"pile:{laws.works_in}")
    if laws.exhausts:
        notes.sets.add(f"ready:{of}")
    if laws.once or laws.waits:
        notes.sets.add(f"uses:{id}")
    if laws.open_until:
        # It is offered from then on, whatever happens.
        notes.sets.add(f"uses:{id}")
    note_part((laws.only_while,), notes, plan, {})
