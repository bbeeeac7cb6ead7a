"""What must be possible before something is offered, worked out for a whole plan."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ..replacing import replace
from . import plan as p
from . import steps as s
from .filled import filled
from .foreseen import foreseen
from .in_vain import alike_of, not_in_vain, some_of
from .looking import Looking, words_at
from .made import Made
from .needed import all_of
from .needs import need_of_rule
from .stripped import bare
from .transform import steps_of
from .whole_price import with_whole_prices


def with_needs(plan: p.Plan, made: Made) -> p.Plan:
    listeners = foreseen(made.listeners, made.routines, plan)
    look = looking(made.routines, made.prices, listeners, plan)
    routines: dict[str, p.Routine] = {}
    afters = {one.id for one in listeners if one.moment == "after"}
    for id, routine in made.routines.items():
        need = need_of_rule(look.rules[id], look)
        if routine.sort == "lines" or id in afters:
            need = all_of((need, not_in_vain(look.rules[id].block, "", look)))
        routines[id] = filled(replace(routine, need=need), look)
    routines = with_whole_prices(replace(plan, routines=routines, listeners=listeners), look)
    return replace(
        plan,
        values=dict(filled(tuple(plan.values.items()), look)),
        modifiers=filled(plan.modifiers, look),
        scores=dict(filled(tuple(plan.scores.items()), look)),
        routines=routines,
        free=filled(plan.free, look),
        listeners=filled(listeners, look),
        prices=filled(plan.prices, look),
        counts_as=filled(plan.counts_as, look),
    )


def looking(
    routines: Mapping[str, p.Routine], prices: Iterable[p.PriceAbility], listeners: Sequence[p.Listener], plan: p.Plan
) -> Looking:
    """What needs are worked out from."""
    return Looking(
        {id: replace(one, block=bare(one.block)) for id, one in routines.items()},
        aimed=any(one.aim is not None for one in prices),
        before=frozenset(one.event for one in listeners if one.moment == "before" and not one.laws.optional),
        cancelled=alike_of(listeners, plan),
        heard=frozenset(one.event for one in listeners),
        some_of=some_of(plan),
        tolls=_tolls(routines, listeners),
    )


def _tolls(routines: Mapping[str, p.Routine], listeners: Iterable[p.Listener]) -> dict[str, str]:
    """Rules before which somebody must pay; where one ability asks for it, with the words of the line."""
    found: dict[str, list[str]] = {}
    for one in listeners:
        if one.toll is not None:
            lines = [step for step in steps_of(routines[one.id].block) if isinstance(step, s.Pay)]
            found.setdefault(one.event, []).extend(words_at(line) for line in lines)
    return {event: words[0] if len(words) == 1 else "" for event, words in found.items()}
