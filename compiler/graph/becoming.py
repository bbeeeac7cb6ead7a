"""Changes that happen only once for each thing: nothing in the loop changes it back, or it only changes in one
direction.

after bell becomes 8: change bell by 1        bell only rises, so it becomes 8 once
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from ..plan import expressions as x
from .abilities import Ability
from .axes import Told
from .happenings import Change, Happening
from .once import Renewed, done_to
from .sorts import members

if TYPE_CHECKING:
    from .judge import Ground


def becomes_once(
    one: Happening,
    target: str,
    told: Mapping[str, Sequence[Told]],
    active: Collection[str],
    renewed: Renewed,
    ground: Ground,
) -> bool:
    """Whether an ability is triggered only once for each thing that has the slot."""
    slot, _, how = one.event.rpartition(" ")
    wanted = _wanted(ground.abilities[target])
    if how != "becomes" or wanted is None or _more_of_it(slot, renewed, ground):
        return False
    ways = {_way(change, by, wanted) for change, by in _changes(slot, told, active)}
    return ways <= {"stays"} or ways == {"up"} or ways == {"down"}


def _wanted(target: Ability) -> x.Expr | None:
    """The value that an ability waits for, if it is a constant."""
    test = target.listener.test if target.listener is not None else None
    for item in test.items if isinstance(test, x.And) else (test,):
        match item:
            case x.Compare(how="=", left=x.Var(name="~value"), right=x.Const() | x.Thing() | x.Nothing() as value):
                return value
            case _:
                pass
    return None


def _more_of_it(slot: str, renewed: Renewed, ground: Ground) -> bool:
    """Whether more and more things with such a slot are made."""
    owners = [owner for owner in ground.plan.slots[slot].owners if owner != "player"]
    return any(done_to("made", members(owner, ground.sorts) or {owner}, renewed) for owner in owners)


def _changes(
    slot: str, told: Mapping[str, Sequence[Told]], active: Collection[str]
) -> Iterator[tuple[Change, x.Expr | None]]:
    """All changes of a slot, and the value to which it is set, if there is one."""
    for id in active:
        for line in told[id]:
            for change in line.happening.changes:
                if change.axis == ("slot", slot):
                    yield change, line.happening.value


def _way(change: Change, value: x.Expr | None, wanted: x.Expr) -> str:
    if value is not None:
        return "stays" if value == wanted else "away"
    if change.least is not None and change.least >= 0:
        return "up"
    return "down" if change.most is not None and change.most <= 0 else "away"
