"""greedy: plays every option a little further and takes the one with the best result for its seat.

It knows no more than its seat: what is hidden is random each time. It values points, what a seat has, and a win
(`measure.py`); `greedy:NAME=WEIGHT` sets the value of a counter or pile.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

from .. import chance
from ..decisions import Decision
from ..rules import Rules
from ..several import DONE
from .bot import Bot, Look
from .measure import Measure, measure_of, value

if TYPE_CHECKING:
    from ..game import State

TRIES = 4
"""In how many games each option is tried."""
OWN = 6
"""How many decisions of its seat are played after an option."""
ALL = 40
"""How many decisions of all seats are played after an option."""


def greedy(seed: str, weights: Mapping[str, float] | None = None) -> Bot:
    given = tuple(sorted((weights or {}).items()))
    stream = chance.seeded(seed)

    def bot(look: Look, decision: Decision) -> str:
        nonlocal stream
        stream, number = chance.drawn(stream, 1 << 30)
        worth = tried(look, decision, given, number)
        best = max(worth.values())
        among = [id for id, found in worth.items() if found == best]
        stream, number = chance.drawn(stream, len(among))
        return among[number]

    return bot


def tried(look: Look, decision: Decision, weights: tuple[tuple[str, float], ...], seed: int) -> dict[str, float]:
    """The value of each option: between the best and the mean of its results."""
    if len(decision.options) == 1:
        return {decision.options[0].id: 0.0}
    found: dict[str, list[float]] = {option.id: [] for option in decision.options}
    for n in range(TRIES):
        base = look.possible(f"{seed}/{n}")
        measure = measured(base.edition, weights)
        seat = base.seats.index(decision.seat)
        for id, values in found.items():
            other = base.clone()
            other.answer(id, decision.seat)
            values.append(_played_on(other.table(), seat, measure, chance.seeded(f"{seed}/{n}")))
    return {id: (max(values) + sum(values) / len(values)) / 2 for id, values in found.items()}


@lru_cache(32)
def measured(rules: Rules, weights: tuple[tuple[str, float], ...]) -> Measure:
    return measure_of(rules, dict(weights))


def _played_on(g: State, seat: int, measure: Measure, stream: int) -> float:
    """The value for the seat after some more random decisions."""
    own = 0
    for _ in range(ALL):
        if g.over:
            break
        world = g.asked_in(seat) or g.asking()[0]
        own += world.seat == seat
        if own > OWN:
            break
        options = world.options
        stream, number = chance.drawn(stream, 8 * len(options))
        going_on = [one for one in options if one not in ways_out(world)] if number % 8 else []
        options = going_on or options
        g.apply(options[number // 8 % len(options)], world.seat)
    return value(measure, g, seat)


def ways_out(g: State) -> tuple[int, ...]:
    """The options that end something: finishing a choice, not using an ability, the last of several ways. Good results
    mostly come from the others."""
    question = g.question
    if question is None or question.prompt == "choose":
        return (DONE,)
    if question.prompt == "use-ability":
        return (0,)
    return (len(question.ways) - 1,) if question.prompt in ("option", "may") else ()
