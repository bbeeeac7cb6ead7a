"""Events of counters, flags and markers: that they are set or changed.

change coin of you by 2      coin rises, and becomes what it was and two more, as far as there is room
"""

from __future__ import annotations

from ..plan import expressions as x
from ..plan import steps as s
from ..source.text import Span
from .amounts import Env, number
from .happenings import SILENT, Amount, Change, Happening, Range, Roles, Seat, Way, What
from .known import known, seat_of
from .sorts import Sorts

HOW = ("becomes", "rises", "falls")


def owned(slot: str, sorts: Sorts) -> bool:
    """Whether each player has one."""
    found = sorts.plan.slots.get(slot)
    return found is not None and "player" in found.owners


def unbounded(good: str, up: bool, sorts: Sorts) -> bool:
    slot = sorts.plan.slots.get(good)
    return slot is not None and (slot.high if up else slot.low) is None


def of_slot(
    change: Change,
    value: x.Expr | None,
    at: Span | None,
    heard: frozenset[str],
    *,
    sorts: Sorts,
    choice: bool = False,
    ways: tuple[Way, ...] = (),
    roles: Roles = (),
    by_hand: bool = False,
    least: int = 1,
) -> list[Happening]:
    """The events of a changed counter: it rises or falls, and becomes a value. It changes by `least` or more, as far as
    its bounds allow."""
    name = change.axis[1]
    found: list[Happening] = []
    for how in HOW:
        if f"{name} {how}" not in heard:
            continue
        if (how == "rises" and change.most is not None and change.most <= 0) or (
            how == "falls" and change.least is not None and change.least >= 0
        ):
            continue
        amount: Amount = "any"
        if how == "becomes" and by_hand:
            amount = 1
        elif how != "becomes" and change.least is not None and change.least == change.most:
            amount = abs(change.least)
        given = roles or (("of", What("player", seat=change.of)),) if owned(name, sorts) else roles
        found.append(
            Happening(
                f"{name} {how}",
                change.of,
                given,
                amount=amount,
                value=value if how == "becomes" else None,
                range=_range(change, least, sorts) if how == "becomes" and value is None else None,
                choice=choice,
                sure=False,
                ways=ways,
                at=at,
            )
        )
    return found


def _range(change: Change, least: int, sorts: Sorts) -> Range | None:
    """The values of a counter after it has risen, or fallen, by at least this much: the old value and the change, or
    its bound."""
    slot = sorts.plan.slots.get(change.axis[1])
    if slot is None or slot.sort != "counter":
        return None
    low, high = (number(end, {}) if end is not None else None for end in (slot.low, slot.high))
    bottom, top = low if isinstance(low, int) else None, high if isinstance(high, int) else None
    if change.least is not None and change.least >= 0:
        return Range(None if bottom is None else bottom + least, top, top)
    if change.most is not None and change.most <= 0:
        return Range(bottom, None if top is None else top - least, bottom)
    return None


def set_to(step: s.Put | s.Change, env: Env, sorts: Sorts, heard: frozenset[str]) -> list[Happening]:
    """A slot that is set, or changed by an amount."""
    slot = sorts.plan.slots[step.slot]
    keys = [known(key, env, sorts) for key in step.keys]
    of: Seat = "you"
    if "player" in slot.owners[: len(keys)]:
        of = seat_of(step.keys[slot.owners.index("player")], env, sorts)
    roles: Roles = tuple(zip(("of", "at"), keys, strict=False))
    value: x.Expr | None = None
    least = 1
    if isinstance(step, s.Change):
        by = number(step.by, env)
        change = _changed_by(step.slot, of, by, sorts)
        least = abs(by) if isinstance(by, int) else 1
    else:
        value = _plain_value(step, sorts)
        change = _set(step.slot, of, value, sorts)
    found = of_slot(change, value, step.at, heard, roles=roles, sorts=sorts, by_hand=True, least=least)
    changes = (change,) if slot.sort == "counter" else (_turned_to(step.slot, of, value, slot.sort == "flag"),)
    return [Happening(SILENT, of, value=value, changes=changes, at=step.at), *found]


def _set(slot: str, of: Seat, value: x.Expr | None, sorts: Sorts) -> Change:
    """By how much a counter may change that is set to a value: at most from one of its bounds to the other."""
    found = sorts.plan.slots[slot]
    if not isinstance(value, x.Const) or found.sort != "counter":
        return Change(("slot", slot), of, None, None)
    low, high = (number(end, {}) if end is not None else "any" for end in (found.low, found.high))
    least = value.value - high if isinstance(high, int) else None
    return Change(("slot", slot), of, least, value.value - low if isinstance(low, int) else None)


def _turned_to(slot: str, of: Seat, value: x.Expr | None, flag: bool) -> Change:
    """A flag goes up when it is set to yes, and down when it is set to no."""
    by = (1 if value.value else -1) if flag and isinstance(value, x.Const) else None
    return Change(("slot", slot), of, by, by)


def _changed_by(slot: str, of: Seat, by: Amount, sorts: Sorts) -> Change:
    if isinstance(by, str):
        return Change(("slot", slot), of, None, None)
    low = by if unbounded(slot, False, sorts) else min(by, 0)
    high = by if unbounded(slot, True, sorts) else max(by, 0)
    if by > 0:
        return Change(("slot", slot), of, by if unbounded(slot, True, sorts) else 0, high)
    return Change(("slot", slot), of, low, by if unbounded(slot, False, sorts) else 0)


def _plain_value(step: s.Put, sorts: Sorts) -> x.Expr | None:
    """The value that is set, if known. A counter set beyond its bounds stops at them."""
    if not isinstance(step.value, x.Const | x.Thing | x.Nothing):
        return None
    slot = sorts.plan.slots[step.slot]
    if not isinstance(step.value, x.Const) or slot.sort != "counter":
        return step.value
    value = step.value.value
    for bound, best in ((slot.low, max), (slot.high, min)):
        if bound is not None:
            end = number(bound, {})
            if not isinstance(end, int):
                return None
            value = best(value, end)
    return x.Const("number", value)


def reset_with(phase: str, sorts: Sorts, heard: frozenset[str], at: Span) -> list[Happening]:
    """The slots that are reset when a phase begins."""
    found: list[Happening] = []
    for slot in sorts.plan.slots.values():
        if slot.resets == phase:
            start = x.Const("truth" if slot.sort == "flag" else "number", slot.starts) if slot.starts >= 0 else None
            change = _set(slot.name, "someone", start, sorts)
            found.append(Happening(SILENT, "someone", value=start, changes=(change,), at=at))
            found += of_slot(change, start, at, heard, sorts=sorts, by_hand=True)
    return found
