"""What a verb does to counters, read from its steps: which go up or down, whose, and what it needs to be heard.

steal 1 grain from next of you      grain of you goes up, grain of another down; heard only while both can
bless 1 grain                       grain of you goes up; heard whether it does or not
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..verbs.verb import Add, Held, Least, Number, Pay, Raise, Take, Value, Verb, steps
from .happenings import Change, Effect, Need, Seat

GoodsOf = Callable[[Value], Sequence[str]]
SeatOf = Callable[[Value], Seat]


def effect_of(verb: Verb, goods_of: GoodsOf, seat_of: SeatOf) -> Effect:
    """`goods_of` and `seat_of` say what the values in the steps stand for."""
    changes, needs = list[Change](), list[Need]()
    counts = _counts(verb)
    limits = [one for number in counts for one in _held(number)]
    for step in verb.does:
        if isinstance(step, Add | Take):
            up = isinstance(step, Add)
            for good in goods_of(step.good):
                changes.append(Change(good, seat_of(step.of), up, step.by == "many"))
                if step.gives in counts:
                    needs.append(Need(good, seat_of(step.of), up))
        elif isinstance(step, Pay):
            for good in goods_of(step.price):
                changes.append(Change(good, seat_of(step.by), False))
                needs += [Need(good, seat_of(step.by), False, held) for held in (True, False)]
    for limit in limits:
        taken = [step for step in steps(verb, Take) if Held(step.good, step.of) == limit]
        spent = any(step.by in counts or step.gives in counts for step in taken)
        needs += [Need(good, seat_of(limit.of), False, True, spent) for good in goods_of(limit.good)]
    return Effect(tuple(changes), tuple(dict.fromkeys(needs)))


def _counts(verb: Verb) -> tuple[Number, ...]:
    """All that is more than none whenever the verb is heard: how many there were, and what that was the least of."""
    found: list[Number] = [step.many for step in steps(verb, Raise) if step.many]
    gives = {step.gives: step.by for step in verb.does if isinstance(step, Add | Take)}
    for number in found:
        if isinstance(number, Least):
            found += [number.one, number.other]
        elif isinstance(number, str) and number in gives:
            found.append(gives[number])
    return tuple(found)


def _held(number: Number) -> tuple[Held, ...]:
    return (number,) if isinstance(number, Held) else ()
