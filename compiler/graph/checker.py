"""A certificate replayed by a checker that trusts nothing in it: whether the ring really goes on for ever.

1. The table is laid as the certificate says, from nothing, and the game goes on from there step by step.
2. Every answer must be asked of the seat that it names, and be offered among as many options as it says.
3. Before each of three periods the whole state is written down by names, as a save has it. In each period the same
   abilities are used, and what waited below is never gone on with.
4. From one such state to the next nothing differs but what the certificate lists: counters that have no end on that
   side, piles without an end that only copies come to, phases that nobody counts, and phases begun within themselves.
   Whatever was done meanwhile may not read them; a counter may be held against fixed numbers, if it has passed all of
   them. What goes on with the last copies made may go on with as many later ones. Of a limit it counts only what has
   been used since its phase last began.

So whatever happens in one period happens in the next one, and in every one after it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any, cast

from rulewright.runtime.frames import FIRST, ROUTINE, USE

from ..plan.plan import CountsAs, Free, Listener, Modifier, Plan, PriceAbility
from ..plan.reads import Reads, reads_of
from .certificate import Answer, Certificate, Change
from .table import Stuck, step, table_of

if TYPE_CHECKING:
    from rulewright.runtime.game import State
    from rulewright.runtime.rules import Rules

PERIODS = 3
LONGEST = 2_000
"""At most this many steps lie between two answers, or two uses."""

Data = dict[str, Any]


class _Refused(Exception):
    """The signal that something is not as the certificate says; it never leaves this file."""


def refusal(certificate: Certificate, rules: Rules, plan: Plan) -> str:
    """Why a certificate proves nothing; empty where it proves that the ring goes on for ever."""
    from rulewright.runtime.faults import Fault

    try:
        _replayed(certificate, rules, plan)
    except _Refused as refused:
        return str(refused)
    except (Stuck, Fault, LookupError, ValueError, TypeError, RecursionError):
        return "the table cannot be laid as it says"
    return ""


def _replayed(certificate: Certificate, rules: Rules, plan: Plan) -> None:
    _want(certificate.model == rules.hash, "it is about other rules")
    _want(bool(certificate.fired), "nothing happens in its period")
    g = table_of(rules, certificate.start, certificate.entered)
    script = Script((*certificate.lead, *certificate.period * PERIODS))
    _want(used(g, script, certificate.uses) is not None, "it comes to an end")
    states = [state_of(g)]
    _want(hash_of(states[0]) == certificate.reached, "its first period begins in another state")
    _want(script.given == len(certificate.lead), "it asks at another time")
    done: list[str] = []
    for period in range(1, PERIODS + 1):
        lowest = len(g.stack) - 1
        found = used(g, script, len(certificate.fired), lowest)
        _want(found is not None, "it comes to an end")
        _want(found == list(certificate.fired), "something else is used in a period")
        _want(script.given == len(certificate.lead) + period * len(certificate.period), "it asks at another time")
        states.append(state_of(g))
        done += found or ()
    reads = reads_of(plan, done)
    for one, other in pairwise(states):
        delta = changes(one, other)
        _want(delta is not None, "a period changes more than counters and piles")
        _want(sorted(delta or ()) == sorted(certificate.delta), "a period changes something else")
    for change in certificate.delta:
        _want(_unread(change, states, reads, rules, plan), f"something hangs on {change[0]}, or it has an end")
    _want(stoppers(certificate, rules) == certificate.stopped_by, "others can stop it than it says")


def _want(holds: bool, otherwise: str) -> None:
    if not holds:
        raise _Refused(otherwise)


def used(g: State, script: Script, many: int, lowest: int = 0) -> list[str] | None:
    """Continues until this many abilities have been used; None if there are not that many."""
    found: list[str] = []
    for _ in range(LONGEST):
        if len(found) == many:
            return found
        begun = step(g, lambda options: script.answer(g.seat, options))
        _want(len(g.stack) >= lowest, "what waited below went on")
        if begun is None:
            return None
        found += [begun] if begun else []
    return None


class Script:
    """The answers, one after the other."""

    def __init__(self, answers: Sequence[Answer]) -> None:
        self.answers, self.given = answers, 0

    def answer(self, seat: int, options: Sequence[int]) -> int:
        _want(self.given < len(self.answers), "more is asked than it answers")
        one = self.answers[self.given]
        self.given += 1
        _want(one.seat == seat and one.many == len(options) and one.option in options, "an answer is not offered")
        return one.option


# ---- states


def state_of(g: State) -> Data:
    """A state by names, each counter in it. How often something was asked is in no rule's reach."""
    from rulewright.runtime.named import data_of, slots_of, value_name

    data = data_of(g)
    if g.stack and g.stack[-1][ROUTINE] == USE:
        data["stack"][-1]["v"]["given"] = _given(g, g.stack[-1])
    every = {key: value_name(g, slot, value) for slot in g.rules.slots.values() for key, value in slots_of(g, slot)}
    # Written out and read again: nothing of it changes when the game goes on.
    found: Data = json.loads(json.dumps({**data, "values": {**data["values"], **every}, "used": _used(g), "asked": 0}))
    return found


def _given(g: State, frame: Sequence[Any]) -> list[Any]:
    """What an ability that waits for its turn is given, things by their names."""
    from rulewright.runtime.named import registers_of, sorted_data

    routine = g.rules.routines[g.rules.listener(frame[FIRST]).routine]
    return [sorted_data(g, sort, one) for (_, sort), one in zip(registers_of(routine), frame[FIRST + 2], strict=False)]


def _used(g: State) -> list[list[Any]]:
    """The limits that have been used since their phase last began, and how often: no other use counts any more."""
    from rulewright.runtime.laws import EACH
    from rulewright.runtime.naming import thing_name

    rules = g.rules
    laws = {one.id: one.laws for one in rules.abilities.values()}
    laws |= {one.id: one.laws for one in rules.free_abilities} | {one.id: one.laws for one in rules.prices}
    laws |= {one.id: one.laws for one in rules.counting}
    found: list[list[Any]] = []
    for (id, thing, seat), kept in g.used.items():
        when, many = divmod(kept, EACH) if laws[id].times > 1 else (kept, 1)
        if when == g.times[laws[id].once]:
            found.append([id, thing_name(g, thing) if thing >= 0 else "", seat, many])
    return sorted(found)


def hash_of(state: Data) -> str:
    return hashlib.blake2b(json.dumps(state, sort_keys=True).encode(), digest_size=16).hexdigest()


COUNTED = ("values", "piles", "times", "copies", "stack", "phases")


def changes(one: Data, other: Data) -> list[Change] | None:
    """What differs between two states; None where more than counters, piles and phases do."""
    if any(one[key] != other[key] for key in one if key not in COUNTED):
        return None
    waiting = one["stack"][:-1]
    if other["stack"][: len(waiting)] != waiting or _last(one, one, other) != _last(other, one, other):
        return None
    within = _within(one["phases"], other["phases"])
    if within is None:
        return None
    found: list[Change] = [(f"within {phase}", (), many) for phase, many in within.items()]
    for key in sorted({*one["values"], *other["values"]}):
        before, after = one["values"].get(key, 0), other["values"].get(key, 0)
        if type(before) is not int or type(after) is not int:
            if before != after:
                return None
        elif before != after:
            found.append((*_named(key), after - before))
    for key in sorted({*one["piles"], *other["piles"]}):
        before, after = one["piles"].get(key, []), other["piles"].get(key, [])
        if after[: len(before)] != before:
            return None
        found += [(*_named(key), len(after) - len(before))] if before != after else []
    for phase in sorted({*one["times"], *other["times"]}):
        more = other["times"].get(phase, 0) - one["times"].get(phase, 0)
        found += [(f"phase {phase}", (), more)] if more else []
    return found


def _within(one: Sequence[Any], other: Sequence[Any]) -> dict[str, int] | None:
    """The phases that have been begun within themselves, of the same seat: the same are going on, and the same one is
    the innermost. None where others are."""
    more = other[len(one) :]
    if other[: len(one)] != one or any(phase not in one for phase in more) or one[-1:] != other[-1:]:
        return None
    return {name: sum(phase[0] == name for phase in more) for name in sorted({phase[0] for phase in more})}


def _last(state: Data, one: Data, other: Data) -> object:
    """What is being done, wherever it lies: the copies that a period makes go by how many have been made since, and the
    phases around it by how many are going on."""
    if not state["stack"]:
        return None
    period = len(other["copies"]) - len(one["copies"])
    seen: dict[str, int] = {}
    names: list[str] = []
    for element in state["copies"]:
        seen[element] = seen.get(element, 0) + 1
        names.append(f"{element}#{seen[element]}")
    new = {name: f"{name.partition('#')[0]}#-{at}" for at, name in enumerate(reversed(names[-period or len(names) :]))}
    top = state["stack"][-1]
    return _renamed({**top, "phases": top["phases"] - len(state["phases"])}, new if period else {})


def _renamed(data: Any, names: Mapping[str, str]) -> Any:
    if isinstance(data, dict):
        return {key: _renamed(value, names) for key, value in cast(Data, data).items()}
    if isinstance(data, list):
        return [_renamed(value, names) for value in cast("Sequence[Any]", data)]
    return names.get(data, data) if isinstance(data, str) else data


def _named(key: str) -> tuple[str, tuple[str, ...]]:
    name, *owners = key.split(":")
    return name, tuple(owners)


def _unread(change: Change, states: Sequence[Data], reads: Reads, rules: Rules, plan: Plan) -> bool:
    """Whether what changes can go on so without a difference to anybody."""
    name, owners, by = change
    if name.startswith("within "):
        return by > 0
    if name.startswith("phase "):
        return name.removeprefix("phase ") not in reads.phases
    if name in plan.piles:
        made = set(states[-1]["copies"])
        sorts = {sort for id in made for sort in plan.elements[id].sorts} | {"anything"}
        unread = name not in reads.piles and sorts.isdisjoint(reads.sorts | _able(plan))
        return by > 0 and plan.piles[name].room is None and unread
    slot = rules.slots[name]
    if slot.sort != "counter" or slot.grown >= 0 or (slot.high if by > 0 else slot.low) is not None:
        return False
    value = states[0]["values"][":".join((name, *owners))]
    past = reads.past.get(name, -1)
    return name not in reads.slots and (past < 0 or (value > past if by > 0 else value < -past))


def _able(plan: Plan) -> set[str]:
    """The sorts of things that have abilities."""
    every: list[Listener | Free | PriceAbility | CountsAs | Modifier] = [*plan.listeners, *plan.free, *plan.prices]
    return {one.of for one in [*every, *plan.counts_as, *plan.modifiers]}


# ---- who can stop it


def stoppers(certificate: Certificate, rules: Rules) -> tuple[int, ...]:
    """The seats that can answer otherwise in a period so that it comes to an end."""
    return tuple(sorted({certificate.period[at].seat for at in _stopping(certificate, rules)}))


def _stopping(certificate: Certificate, rules: Rules) -> Iterator[int]:
    for at, answer in enumerate(certificate.period):
        if any(_stops(certificate, rules, at, other) for other in range(answer.many) if answer.many > 1):
            yield at


def _stops(certificate: Certificate, rules: Rules, at: int, other: int) -> bool:
    """Whether the game comes to an end if one answer is another one, and all the others are given where they can be."""
    g = table_of(rules, certificate.start, certificate.entered)
    given = 0

    def answer(options: Sequence[int]) -> int:
        nonlocal given
        number = given - len(certificate.lead)
        given += 1
        if number == at:
            return options[other % len(options)]
        period = certificate.period
        wanted = certificate.lead[given - 1] if number < 0 else period[number % len(period)]
        return wanted.option if wanted.option in options else options[0]

    try:
        return any(step(g, answer) is None for _ in range(LONGEST // 5))
    except (RecursionError, LookupError, Stuck):
        return False
