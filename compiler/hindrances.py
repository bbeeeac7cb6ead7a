"""The abilities that act before an act in a game now: of which card, and whether they cancel the act.

frost   cancels   before anyone build
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from .frozen import frozen
from .plan import steps as s
from .plan.transform import steps_within
from .reach.lines import head_of
from .source.text import Span

if TYPE_CHECKING:
    from rulewright.runtime import State
    from rulewright.runtime.declared import Listener

    from .plan.plan import Plan


@frozen
class Hindrance:
    """An ability that comes before an act, and works now."""

    id: str
    of: str
    """The card; none where it is a rule of the game."""
    does: str
    """cancels, may-cancel or comes"""
    at: Span
    """The line of its event."""


CANCELS, MAY_CANCEL, COMES = "cancels", "may-cancel", "comes"


def hindrances(g: State, plan: Plan, event: str, seat: int) -> Iterator[Hindrance]:
    """Of everything that comes before an act by a seat now."""
    from rulewright.runtime.laws import holders, lawful

    number = g.rules.events.get(event, -1)
    for one in g.rules.befores.get(number, ()):
        works = any(lawful(g, one.laws, one.id, thing, owner) for thing, owner in holders(g, one.of, one.laws, seat))
        if works:
            yield Hindrance(one.id, one.of, _does(one, plan), head_of(plan.routines[one.id].at))


def cancelling(g: State, plan: Plan, event: str, seat: int) -> list[Hindrance]:
    return [one for one in hindrances(g, plan, event, seat) if one.does != COMES]


def _does(one: Listener, plan: Plan) -> str:
    block = plan.routines[one.id].block
    if not any(isinstance(step, s.Cancel | s.Instead) for step in steps_within(block)):
        return COMES
    return CANCELS if isinstance(block[0], s.Cancel) and not one.laws.optional else MAY_CANCEL
