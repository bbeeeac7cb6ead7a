"""A certificate replayed by a checker that trusts nothing in it: whether the loop is really endless.

1. The table is laid as the certificate says, from nothing, and the game goes on from there step by step.
2. Every answer must be asked of the seat that it names, and be offered among as many options as it says.
3. Before each of three periods the whole state is written down by names, as a save has it. In each period the same
   abilities are used, and the frames below are never continued.
4. From one such state to the next nothing differs but what the certificate lists: counters without a bound on
   that side, piles without a maximum that only copies come to, phases that nobody counts, and phases begun within
   themselves. Nothing in the period may read them; a counter may be compared with fixed numbers, if it has passed all
   of them. An act with the last copies made may be repeated with as many later ones. Of a limit only the uses since
   its phase last began count.
   Values on which nothing depends in the loop may be anything, and so may roles that an ability does not use.
5. If dice are rolled, each period is tried with everything that they may show: the same abilities are used each time,
   and nothing else changes.

So whatever happens in one period happens in the next one, and in every one after it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise, product
from math import prod
from typing import TYPE_CHECKING

from ..plan.plan import CountsAs, Modifier, Plan, PriceAbility
from ..plan.reads import Reads, reads_of
from ..plan.unread import Unread, unread_of
from .certificate import Answer, Certificate, Change
from .comparing import LIMITS, Data, changes, hash_of, state_of, used_by_copies
from .dice import with_dice
from .table import Stuck, step, table_of

if TYPE_CHECKING:
    from rulewright.runtime.game import State
    from rulewright.runtime.rules import Rules

PERIODS = 3
LONGEST = 2_000
"""At most this many steps between two answers, or between two uses."""
MOST_FACES = 216
"""At most this many results of the dice of a period are tried."""


class _Refused(Exception):
    """The certificate is wrong; this exception never leaves this file."""


def refusal(certificate: Certificate, rules: Rules, plan: Plan) -> str:
    """Why a certificate proves nothing; empty where it proves that the loop is endless."""
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
    g, script = _come_to(certificate, rules, PERIODS)
    states, unread = [state_of(g)], unread_of(plan, certificate.fired)
    _want(hash_of(states[0]) == certificate.reached, "its first period begins in another state")
    done: list[str] = []
    faces: Sequence[int] = ()
    for number in range(1, PERIODS + 1):
        dice = with_dice(g)
        done += _period(g, certificate, script, number)
        _want(not dice.others, "it hangs on chance")
        faces = dice.faces
        states.append(state_of(g))
    reads = reads_of(plan, done)
    for one, other in pairwise(states):
        delta = changes(one, other, unread)
        _want(delta is not None, "a period changes more than counters and piles")
        _want(sorted(delta or ()) == sorted(certificate.delta), "a period changes something else")
    every = [*certificate.delta, *_with_other_faces(certificate, faces, states[0], unread, rules)]
    for change in every:
        _want(_unread(change, states, reads, rules, plan), f"something hangs on {change[0]}, or it has an end")
        both_ways = any(one[:2] == change[:2] and one[2] * change[2] < 0 for one in every)
        _want(not both_ways or change[0] not in reads.past, f"something hangs on {change[0]}")
    _want(stoppers(certificate, rules) == certificate.stopped_by, "others can stop it than it says")


def _come_to(certificate: Certificate, rules: Rules, periods: int) -> tuple[State, Script]:
    """The state in which the first period begins, and the remaining answers."""
    g = table_of(rules, certificate.start, certificate.entered)
    with_dice(g)
    script = Script((*certificate.lead, *certificate.period * periods))
    _want(used(g, script, certificate.uses) is not None, "it comes to an end")
    _want(script.given == len(certificate.lead), "it asks at another time")
    return g, script


def _period(g: State, certificate: Certificate, script: Script, number: int) -> list[str]:
    """The abilities used in a period, which must be those of the certificate."""
    found = used(g, script, len(certificate.fired), len(g.stack) - 1)
    _want(found is not None, "it comes to an end")
    _want(found == list(certificate.fired), "something else is used in a period")
    _want(script.given == len(certificate.lead) + number * len(certificate.period), "it asks at another time")
    return found or []


def _with_other_faces(
    certificate: Certificate, faces: Sequence[int], before: Data, unread: Unread, rules: Rules
) -> list[Change]:
    """All changes of a period, for every result of its dice: the same abilities are used, and the same dice are
    rolled."""
    _want(prod(faces) <= MOST_FACES, "its dice show too many different things")
    found: list[Change] = []
    for wanted in product(*map(range, faces)):
        if not any(wanted):
            continue
        g, script = _come_to(certificate, rules, 1)
        dice = with_dice(g, wanted)
        _period(g, certificate, script, 1)
        _want(dice.faces == list(faces) and not dice.others, "its dice decide what is rolled next")
        delta = changes(before, state_of(g), unread)
        _want(delta is not None, "a period changes more than counters and piles")
        found += delta or ()
    return found


def _want(holds: bool, otherwise: str) -> None:
    if not holds:
        raise _Refused(otherwise)


def used(g: State, script: Script, many: int, lowest: int = 0) -> list[str] | None:
    """Continues until this many abilities have been used; None if there are fewer."""
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


# ---- what may go on so


def _unread(change: Change, states: Sequence[Data], reads: Reads, rules: Rules, plan: Plan) -> bool:
    """Whether a change can go on without affecting anything."""
    name, owners, by = change
    if name.startswith(LIMITS):
        return by > 0
    if name.startswith("within "):
        return by > 0
    if name.startswith("phase "):
        return name.removeprefix("phase ") not in reads.phases
    if name in plan.piles:
        made = set(states[-1]["copies"])
        spent = {id.partition("#")[0] for those in used_by_copies(states[-1]).values() for id in those}
        counted = _sorts(made, plan) & reads.sorts
        # A copy that has used up its limits does nothing any more, unless it has another effect.
        able = (_sorts(made - spent, plan) & _able(plan)) | (_sorts(spent, plan) & _standing(plan))
        return by > 0 and plan.piles[name].room is None and name not in reads.piles and not counted and not able
    slot = rules.slots[name]
    if slot.sort != "counter" or slot.grown >= 0 or (slot.high if by > 0 else slot.low) is not None:
        return False
    value = states[0]["values"][":".join((name, *owners))]
    past = reads.past.get(name, -1)
    return name not in reads.slots and (past < 0 or (value > past if by > 0 else value < -past))


def _sorts(elements: Iterable[str], plan: Plan) -> set[str]:
    return {sort for id in elements for sort in plan.elements[id].sorts} | {"anything"}


def _able(plan: Plan) -> set[str]:
    """The sorts of things that have abilities."""
    return {one.of for one in plan.listeners} | {one.of for one in plan.free} | _standing(plan)


def _standing(plan: Plan) -> set[str]:
    """The sorts of things that have an effect as long as they are there."""
    every: list[PriceAbility | CountsAs | Modifier] = [*plan.prices, *plan.counts_as, *plan.modifiers]
    return {one.of for one in every}


# ---- who can stop it


def stoppers(certificate: Certificate, rules: Rules) -> tuple[int, ...]:
    """The seats that can give other answers in a period so that the loop ends."""
    return tuple(sorted({certificate.period[at].seat for at in _stopping(certificate, rules)}))


def _stopping(certificate: Certificate, rules: Rules) -> Iterator[int]:
    for at, answer in enumerate(certificate.period):
        others = range(answer.many) if answer.many > 1 else ()
        if any(_stops(certificate, rules, at, other, always) for other in others for always in (False, True)):
            yield at


def _stops(certificate: Certificate, rules: Rules, at: int, other: int, always: bool) -> bool:
    """Whether the loop ends if a seat gives another answer, once or each time it has as many options. All other answers
    stay the same where they can."""
    changed = certificate.period[at]
    g = table_of(rules, certificate.start, certificate.entered)
    with_dice(g)
    given = 0

    def answer(options: Sequence[int]) -> int:
        nonlocal given
        number = given - len(certificate.lead)
        given += 1
        period = certificate.period
        again = always and number > at and len(options) == changed.many and g.seat == changed.seat
        if number == at or again:
            return options[other % len(options)]
        wanted = certificate.lead[given - 1] if number < 0 else period[number % len(period)]
        return wanted.option if wanted.option in options else options[0]

    try:
        return any(step(g, answer) is None for _ in range(LONGEST // 5))
    except (RecursionError, LookupError, Stuck):
        return False
