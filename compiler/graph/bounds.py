"""What a test requires of counters and flags, and which links it allows only a limited number of times.

if coin of you less than 4: gain 1 coin      each time there is one coin more, so it happens four times at most
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from ..plan import expressions as x
from ..plan import steps as s
from ..replacing import replace
from .amounts import Env, number
from .axes import Told
from .happenings import Bound, Change, Happening, Seat
from .known import seat_of
from .sorts import Sorts
from .tangles import reachable

SIDE = {"<": "below", "<=": "below", ">": "above", ">=": "above"}
OTHER = {"below": "above", "above": "below"}


def bounds_of(test: x.Expr, env: Env, sorts: Sorts, holds: bool = True) -> tuple[Bound, ...]:
    """The counters that are below or above something when a test holds, or when it fails."""
    return tuple(dict.fromkeys(_bounds(test, env, sorts, holds)))


def _bounds(test: x.Expr, env: Env, sorts: Sorts, holds: bool) -> Iterator[Bound]:
    match test:
        case x.Not(what=what):
            yield from _bounds(what, env, sorts, not holds)
        case x.And(items=items) if holds:
            yield from (one for item in items for one in _bounds(item, env, sorts, True))
        case x.Or(items=items) if not holds:
            yield from (one for item in items for one in _bounds(item, env, sorts, False))
        case x.Compare(how=how, left=x.Get() as get, right=right) if how in SIDE and number(right, env) != "any":
            yield _bound(SIDE[how] if holds else OTHER[SIDE[how]], get, env, sorts)
        case x.Compare(how="=" | "!=" as how, left=x.Get() as get, right=right) if number(right, env) != "any":
            # An equal value is neither above nor below; a value that is not at its bound is on the inner side of it.
            same = (how == "=") == holds
            yield from (
                _bound(side, get, env, sorts) for side in OTHER if same or _is_end(side, get, right, env, sorts)
            )
        case x.Get(type="truth") as get:
            yield _bound("above" if holds else "below", get, env, sorts)
        case _:
            pass


def certain(found: Iterable[Happening], first: s.Step | None, test: x.Expr, env: Env, sorts: Sorts) -> list[Happening]:
    """The changes that the first line below a test makes for certain, because the test holds: there is enough to take
    away."""
    tests = test.items if isinstance(test, x.And) else (test,)
    there: dict[tuple[str, str, Seat], int] = {
        (side, get.slot, _bound(side, get, env, sorts)[2]): room
        for one in tests
        for side, get, room in _rooms(one, env, sorts)
    }
    # The effects of a called rule have the place of the call.
    if not isinstance(first, s.Change | s.Do) or not there:
        return list(found)
    return [_surely(one, there, sorts) if one.at == first.at else one for one in found]


def _rooms(test: x.Expr, env: Env, sorts: Sorts) -> Iterator[tuple[str, x.Get, int]]:
    """How far a counter is at least from a bound when a test holds: above the lower one, or below the upper one."""
    match test:
        case x.Not(what=x.Compare(how="=", left=x.Get() as get, right=right)):
            yield from _away(get, right, env, sorts)
        case x.Compare(how="!=", left=x.Get() as get, right=right):
            yield from _away(get, right, env, sorts)
        case x.Compare(how=how, left=x.Get() as get, right=right) if how in (*SIDE, "="):
            held = number(right, env)
            for side in OTHER if how == "=" else (SIDE[how],):
                end = _end(side, get, sorts)
                if isinstance(held, int) and end is not None:
                    room = held - end if side == "above" else end - held
                    yield side, get, room + (how in ("<", ">"))
        case _:
            pass


def _away(get: x.Get, right: x.Expr, env: Env, sorts: Sorts) -> Iterator[tuple[str, x.Get, int]]:
    yield from ((side, get, 1) for side in OTHER if _is_end(side, get, right, env, sorts))


def _end(side: str, get: x.Get, sorts: Sorts) -> int | None:
    """The bound that a counter must be away from to be above or below something."""
    slot = sorts.plan.slots[get.slot]
    end = slot.low if side == "above" else slot.high
    found = number(end, {}) if end is not None else None
    return found if isinstance(found, int) else None


def _is_end(side: str, get: x.Get, value: x.Expr, env: Env, sorts: Sorts) -> bool:
    """Whether a value is the lower or the upper bound of a counter."""
    end = _end(side, get, sorts)
    return end is not None and number(value, env) == end


Rooms = Mapping[tuple[str, str, Seat], int]


def _surely(one: Happening, there: Rooms, sorts: Sorts) -> Happening:
    return replace(one, changes=tuple(_changed(change, there, sorts) for change in one.changes))


def _changed(change: Change, there: Rooms, sorts: Sorts) -> Change:
    """A change by a counter that surely has so much room."""
    name = change.axis[1] if change.axis[0] == "slot" else ""
    slot = sorts.plan.slots.get(name)
    if slot is None or change.least is None or change.most is None or change.least < 0 < change.most:
        return change
    side, far = ("above", -change.least) if change.least < 0 else ("below", change.most)
    room = there.get((side, name, change.of if "player" in slot.owners else "you"), 0)
    if min(room, far) < 1 or (change.of == "someone" and "player" in slot.owners) or len(slot.owners) > 1:
        return change
    if (slot.owners and slot.owners != ("player",)) or (slot.excess == "refused" and room < far):
        return change
    many = min(room, far)
    if side == "above":
        return replace(change, most=-many, heard=False)
    return replace(change, least=many, heard=False)


def _bound(side: str, get: x.Get, env: Env, sorts: Sorts) -> Bound:
    owners = sorts.plan.slots[get.slot].owners
    seat = seat_of(get.keys[owners.index("player")], env, sorts) if "player" in owners[: len(get.keys)] else "you"
    return side, get.slot, seat


def happens_so_often(
    id: str,
    one: Told,
    told: Mapping[str, Sequence[Told]],
    active: Collection[str],
    whole: bool,
    sorts: Sorts,
    swapped: Collection[str] = (),
    known: Left | None = None,
) -> Bound | None:
    """The test that allows something only a limited number of times in a loop: each turn moves the tested value the
    other way, and nothing moves it back. A price is no certain decrease if something else may be paid."""
    for bound in one.happening.tests:
        side, slot, seat = bound
        owned = "player" in sorts.plan.slots[slot].owners
        if owned and (whole or seat != "you"):
            continue
        if any(
            _back(change, side, slot) for each in active for line in told[each] for change in line.happening.changes
        ):
            continue
        rest = told if slot in swapped else _all_without(told, side, slot, owned, {} if known is None else known)
        on_a_ring = any(each is one for each in rest.get(id, ())) and id in reachable(one.triggers, rest)
        if not on_a_ring:
            return bound
    return None


def _back(change: Change, side: str, slot: str) -> bool:
    if change.axis != ("slot", slot):
        return False
    return change.least is None or change.least < 0 if side == "below" else change.most is None or change.most > 0


Left = dict[tuple[int, str, str, bool], tuple[Sequence[Told], tuple[Told, ...]]]
"""For lines and a test, the lines that remain without those that move the counter; lines are identified by `id`."""


def _all_without(
    told: Mapping[str, Sequence[Told]], side: str, slot: str, owned: bool, known: Left
) -> dict[str, tuple[Told, ...]]:
    found: dict[str, tuple[Told, ...]] = {}
    for each, lines in told.items():
        key = (id(lines), side, slot, owned)
        if key not in known:
            known[key] = lines, _without(lines, side, slot, owned)
        found[each] = known[key][1]
    return found


def _without(lines: Sequence[Told], side: str, slot: str, owned: bool) -> tuple[Told, ...]:
    """The lines that can run without moving the counter towards the bound of the test, neither by themselves nor by
    something that surely happened before."""
    movers = [(one.happening, _moving(one.happening, side, slot, owned)) for one in lines]
    own = {id(happening) for happening, changes in movers if changes}
    around = [happening.ways for happening, changes in movers if any(not change.heard for change in changes)]
    return tuple(
        one
        for one in lines
        if id(one.happening) not in own and not any(one.happening.ways[: len(ways)] == ways for ways in around)
    )


def _moving(one: Happening, side: str, slot: str, owned: bool) -> list[Change]:
    """The changes that surely bring the counter nearer to the bound of the test."""
    return [
        change
        for change in one.changes
        if change.axis == ("slot", slot)
        and (change.of == "you" or not owned)
        and (
            (side == "below" and change.least is not None and change.least > 0)
            or (side == "above" and change.most is not None and change.most < 0)
        )
    ]
