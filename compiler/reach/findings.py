"""Abilities, options and prices that can never happen, with the line that prevents them.

An ability that is never used is reported with the first thing that prevents it: its event never happens; its card
never comes to the pile in which it works; its law never holds then; it is never offered; its price can never be paid.
"""

from __future__ import annotations

from ..diagnostics.diagnostic import Diagnostic
from ..meaning import model as m
from .asked import never_asked
from .decided import decided
from .idle import idle
from .limits import limits
from .loops import loops
from .never_offered import free_never_offered
from .never_open import never_open
from .never_paid import never_paid
from .never_there import never_there
from .never_triggered import never_triggered
from .own_score import own_scores
from .world import World

Dead = dict[str, Diagnostic]
"""The message for each ability, option or price, by its name."""


def findings(world: World, model: m.Model) -> Dead:
    """Everything that can never happen, in the order of declaration."""
    found: Dead = {}
    missing = dict(never_there(world, model))
    told: set[str] = set()
    for one in world.plan.listeners:
        if ("used", one.id) not in world.sets:
            said = never_triggered(one, missing, told, world, model)
            if said is not None:
                found[one.id] = said
    followed = {key[1] for key in world.work if key[0] == "walk"}
    for free in world.plan.free:
        if ("used", free.id) not in world.sets and free.routine not in followed:
            said = free_never_offered(free, missing, told, world, model)
            if said is not None:
                found[free.id] = said
    found |= never_paid(missing, told, world, model)
    shown = {label.span for one in found.values() for label in one.labels}
    closed = never_open(world, model).items()
    # A line that cancels is reported once, and not again for each ability that hears what it cancels.
    found |= {
        id: one for id, one in closed if one.slug != "no-effect" or shown.isdisjoint(at.span for at in one.labels)
    }
    found |= decided(world, model)
    found |= loops(world)
    found |= never_asked(world, model)
    found |= limits(world, model)
    found |= own_scores(world, model)
    found |= idle(world, model, found.values())
    return dict(sorted(found.items(), key=lambda one: _order(one[1])))


def _order(one: Diagnostic) -> tuple[str, int]:
    return one.labels[0].span.source.name, one.labels[0].span.start
