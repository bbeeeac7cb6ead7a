"""What each ability and each rule may cause, including the rules that it calls and the things that it follows.

farmer: after you place a token in a sunny-field: gain 1 grain      gain grain
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from ..plan.flags_held import always_set
from ..plan.numbered import Numbered, numbered
from ..plan.plan import PriceAbility
from ..replacing import replace
from ..source.text import Span
from ..verbs import VERBS
from ..verbs import verb as v
from .abilities import Ability
from .acts import ACTS
from .altered import altered_by, changed_by
from .bounds import bounds_of
from .branches import BRANCHES
from .choices import CHOICES
from .happenings import CALLED, Happening, Known, What, tested, unsure
from .known import goods
from .paid import paid_with
from .sorts import Sorts, members
from .walk import Walk, block

if TYPE_CHECKING:
    from .known_causes import KnownCauses

STEPS = {**ACTS, **CHOICES, **BRANCHES}
"""The function for each sort of step."""


class Walks(NamedTuple):
    """How lines are walked: into the rules that they call, or not."""

    deep: Walk
    shallow: Walk


def walks_of(sorts: Sorts, lines: Numbered | None = None) -> Walks:
    plan, lines = sorts.plan, lines or numbered(sorts.plan)
    events = frozenset(one.event for one in plan.listeners)
    changed = changed_by(plan)
    always = always_set(plan)
    altered = altered_by(plan)
    return Walks(
        Walk(sorts, lines, STEPS, events, changed, altered, always=always),
        Walk(sorts, lines, STEPS, events, follow=False, always=always),
    )


def causes_of(
    abilities: Sequence[Ability], walks: Walks, known: KnownCauses | None = None
) -> dict[str, list[Happening]]:
    """What each may cause, by its id. The rules it calls are followed to their ends; of a rule itself only its own
    lines count, and that it was followed. What an earlier check has found is `known`."""
    if known is None:
        return {one.id: happenings(one, walks) for one in abilities}
    return {one.id: known.of(one, walks, happenings) for one in abilities}


def happenings(one: Ability, walks: Walks) -> list[Happening]:
    deep, shallow = walks
    sorts = deep.sorts
    if one.price is not None:
        return _paid_otherwise(one.price, deep, one.at)
    if one.routine not in sorts.plan.routines:
        return []
    routine = deep.routine(one.routine)
    env: dict[str, Known] = {"you": What("player", seat="you"), "by": What("player", seat="you")}
    for param in routine.params:
        env[param.name] = _given(param.role, param.type, one, sorts)
    if one.kind != "rule":
        only = one.laws.only_while
        tests = bounds_of(only, env, sorts) if only is not None else ()
        return [*_taken_up(one, deep), *tested(block(routine.block, env, deep), tests)]
    roles = tuple((param.role, env[param.name]) for param in routine.params)
    own = Happening(routine.id, "you", roles, sure=False, at=one.at)
    inside = [
        found
        for found in block(routine.block, env, shallow)
        if found.event not in sorts.plan.routines and not found.event.startswith(CALLED)
    ]
    return [own, *inside]


def _taken_up(one: Ability, walk: Walk) -> list[Happening]:
    """The event of using an ability: its law exhausts its card."""
    if not one.laws.exhausts:
        return []
    what = What(one.of, ids=members(one.of, walk.sorts))
    return [
        Happening(verb.name, "you", ((step.thing, what),), at=one.at)
        for verb in VERBS.values()
        for step in v.steps(verb, v.Turn)
        if step.exhausted and verb.name in walk.heard
    ]


def _given(role: str, type: str, one: Ability, sorts: Sorts) -> Known:
    """What is known of the values with which an ability begins: they fit the event that it hears."""
    from .known import of_type

    if role == "self":
        return What(one.of, ids=members(one.of, sorts)) if one.of else None
    if role == "by":
        who = one.event.who if one.event is not None else "you"
        return What("player", seat="you" if who == "you" else "someone")
    found = of_type(type, sorts)
    event = one.event
    pattern = dict(event.roles).get(role) if event is not None else None
    if isinstance(found, What) and pattern is not None and pattern.noun is not None:
        noun = pattern.noun
        ids = members(f"{noun.trait}-{noun.kind}" if noun.trait else noun.kind, sorts)
        return replace(found, kind=noun.kind, trait=noun.trait, ids=ids)
    return found


def _paid_otherwise(one: PriceAbility, walk: Walk, at: Span) -> list[Happening]:
    """What is paid instead, if the owner of the ability wants it."""
    found: list[Happening] = []
    for _, come, _ in one.swaps:
        for portion in goods(come, {}, walk.sorts):
            found += paid_with(portion, "you", walk.sorts, walk.heard, at)
    return unsure(found)
