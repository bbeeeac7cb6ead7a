"""The whole state of a game by names, and the differences between two states with a period of a loop between them.

Differences that may grow for ever: counters, piles that only copies come to, phases that have begun, and copies whose
limits are used up, as long as equally many usable ones are left, counted back from the last one made.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from rulewright.runtime.frames import FIRST, ROUTINE, USE

from ..plan.unread import NOTHING, Unread
from .certificate import Change

if TYPE_CHECKING:
    from rulewright.runtime.declared import Laws
    from rulewright.runtime.game import State
    from rulewright.runtime.rules import Rules

Data = dict[str, Any]
LIMITS = "limits of "
"""Before the name of an ability of copies, in the count of copies that have used it up."""


def state_of(g: State) -> Data:
    """A state by names, with every counter. The number of questions is left out, because no rule can read it."""
    from rulewright.runtime.named import data_of
    from rulewright.runtime.named_values import slots_of, value_name

    data = data_of(g)
    if g.stack and g.stack[-1][ROUTINE] == USE:
        data["stack"][-1]["v"]["given"] = _given(g, g.stack[-1])
    every = {key: value_name(g, slot, value) for slot in g.rules.slots.values() for key, value in slots_of(g, slot)}
    # Written as JSON and read again, so that it does not change with the game.
    found: Data = json.loads(json.dumps({**data, "values": {**data["values"], **every}, "used": _used(g), "asked": 0}))
    return found


def _given(g: State, frame: Sequence[Any]) -> list[Any]:
    """The values with which a waiting ability begins, things by their names."""
    from rulewright.runtime.named_frames import registers_of, sorted_data

    routine = g.rules.routines[g.rules.listener(frame[FIRST]).routine]
    return [sorted_data(g, sort, one) for (_, sort), one in zip(registers_of(routine), frame[FIRST + 2], strict=False)]


def _used(g: State) -> list[list[Any]]:
    """The limits that have been used since their phase last began: how often, and how often they may be. Earlier uses
    no longer count."""
    from rulewright.runtime.laws import EACH
    from rulewright.runtime.naming import thing_name

    laws = laws_of(g.rules)
    found: list[list[Any]] = []
    for (id, thing, seat), kept in g.used.items():
        when, many = divmod(kept, EACH) if laws[id].times > 1 else (kept, 1)
        if when == g.times[laws[id].once]:
            found.append([id, thing_name(g, thing) if thing >= 0 else "", seat, many, laws[id].times])
    return sorted(found)


def laws_of(rules: Rules) -> dict[str, Laws]:
    """By id, the laws of everything that may have a limit."""
    laws = {one.id: one.laws for one in rules.abilities.values()}
    laws |= {one.id: one.laws for one in rules.free_abilities} | {one.id: one.laws for one in rules.prices}
    return laws | {one.id: one.laws for one in rules.counting}


def hash_of(state: Data) -> str:
    return hashlib.blake2b(json.dumps(state, sort_keys=True).encode(), digest_size=16).hexdigest()


COUNTED = ("values", "piles", "times", "copies", "stack", "phases", "used", "exhausted")


def changes(one: Data, other: Data, unread: Unread = NOTHING) -> list[Change] | None:
    """The differences between two states; None if they differ in anything but counters, piles and phases. What is
    not read is left out."""
    if any(one[key] != other[key] for key in one if key not in COUNTED):
        return None
    waiting = one["stack"][:-1]
    if other["stack"][: len(waiting)] != waiting or _last(one, one, other, unread) != _last(other, one, other, unread):
        return None
    within, spent = _within(one["phases"], other["phases"]), _spent(one, other)
    if within is None or spent is None:
        return None
    found: list[Change] = [(f"within {phase}", (), many) for phase, many in within.items()]
    found += [(f"{LIMITS}{id}", (), many) for id, many in spent.items() if many]
    for key in sorted({*one["values"], *other["values"]}):
        before, after = one["values"].get(key, 0), other["values"].get(key, 0)
        if named(key)[0] in unread.slots:
            continue
        if type(before) is not int or type(after) is not int:
            if before != after:
                return None
        elif before != after:
            found.append((*named(key), after - before))
    for key in sorted({*one["piles"], *other["piles"]}):
        before, after = one["piles"].get(key, []), other["piles"].get(key, [])
        if after[: len(before)] != before:
            return None
        found += [(*named(key), len(after) - len(before))] if before != after else []
    for phase in sorted({*one["times"], *other["times"]}):
        more = other["times"].get(phase, 0) - one["times"].get(phase, 0)
        found += [(f"phase {phase}", (), more)] if more else []
    return found


def _within(one: Sequence[Any], other: Sequence[Any]) -> dict[str, int] | None:
    """The phases that began inside themselves, of the same seat, while the others are the same and the innermost one,
    too. None where others differ."""
    more = other[len(one) :]
    if other[: len(one)] != one or any(phase not in one for phase in more) or one[-1:] != other[-1:]:
        return None
    return {name: sum(phase[0] == name for phase in more) for name in sorted({phase[0] for phase in more})}


def _spent(one: Data, other: Data) -> dict[str, int] | None:
    """By how many copies more each limited ability has been used up. None where other things have been used, or where
    the copies that can still be used differ, counted back from the last one made, or lie elsewhere."""
    if _of_no_copy(one) != _of_no_copy(other):
        return None
    before, after = used_by_copies(one), used_by_copies(other)
    if not before.keys() <= after.keys() or any(_fresh(id, one) != _fresh(id, other) for id in after):
        return None
    return {id: len(_up(after[id])) - len(_up(before.get(id, {}))) for id in sorted(after)}


def _up(used: Mapping[str, tuple[int, int]]) -> list[str]:
    return [name for name, (often, most) in used.items() if often >= most]


def _fresh(id: str, state: Data) -> list[tuple[int, str, int]]:
    """The copies that can still be used: where they lie, and how often they have been used."""
    used = used_by_copies(state).get(id, {})
    element = next((name.partition("#")[0] for name in used), "")
    where = {name: pile for pile, those in state["piles"].items() for name in those}
    many = {name: (used.get(name, (0, 1))) for name in _ages(state) if name.partition("#")[0] == element}
    return [(_ages(state)[name], where.get(name, ""), often) for name, (often, most) in many.items() if often < most]


def _of_no_copy(state: Data) -> tuple[object, object]:
    copies = _ages(state)
    used = [one for one in state["used"] if one[1] not in copies]
    return used, [name for name in state["exhausted"] if name not in copies]


def used_by_copies(state: Data) -> dict[str, dict[str, tuple[int, int]]]:
    """For each ability, the copies with which it has been used, how often, and how often it may be. An exhausted copy
    counts as one more use."""
    copies = _ages(state)
    found: dict[str, dict[str, tuple[int, int]]] = {}
    for id, name, _, many, most in state["used"]:
        if name in copies:
            found.setdefault(id, {})[name] = (many, most)
    for name in state["exhausted"]:
        if name in copies:
            found.setdefault(name.partition("#")[0], {})[name] = (1, 1)
    return found


def _ages(state: Data) -> dict[str, int]:
    """Each copy and its age: 0 for the last one made."""
    seen: dict[str, int] = {}
    names: list[str] = []
    for element in state["copies"]:
        seen[element] = seen.get(element, 0) + 1
        names.append(f"{element}#{seen[element]}")
    return {name: age for age, name in enumerate(reversed(names))}


def _last(state: Data, one: Data, other: Data, unread: Unread) -> object:
    """What is running, in a comparable form: copies made in a period are named by how many have been made since, and
    phases by how many are running."""
    if not state["stack"]:
        return None
    period = len(other["copies"]) - len(one["copies"])
    new = {name: f"{name.partition('#')[0]}#-{age}" for name, age in _ages(state).items() if age < period}
    top = _without_roles(state["stack"][-1], unread)
    return _renamed({**top, "phases": top["phases"] - len(state["phases"])}, new)


def _without_roles(top: Data, unread: Unread) -> Data:
    """Without those roles of the ability that its lines do not use."""
    given, roles = top["v"].get("given"), (unread.roles or {}).get(top["v"].get("ability"), frozenset[int]())
    if given is None or not roles:
        return top
    return {**top, "v": {**top["v"], "given": [one for at, one in enumerate(given) if at not in roles]}}


def _renamed(data: Any, names: Mapping[str, str]) -> Any:
    if isinstance(data, dict):
        return {key: _renamed(value, names) for key, value in cast(Data, data).items()}
    if isinstance(data, list):
        return [_renamed(value, names) for value in cast("Sequence[Any]", data)]
    return names.get(data, data) if isinstance(data, str) else data


def named(key: str) -> tuple[str, tuple[str, ...]]:
    name, *owners = key.split(":")
    return name, tuple(owners)
