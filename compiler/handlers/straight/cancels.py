"""Rules that abilities can only cancel: whether one does is tested where the rule is called."""

from __future__ import annotations

from dataclasses import replace

from ...plan import expressions as x
from ...plan import steps as s
from ...plan.link import Linked
from ...plan.plan import Laws, Listener
from .. import numbers
from ..context import Place, maybe
from ..expressions import python
from ..needs import never_fails
from ..tree import Code, call, joined, raw

ITS_OWN = x.Compare("truth", "=", x.Var("thing player", "by"), x.Var("thing player", "you"))
"""The test of an ability that hears its own player only."""


def only_cancelled(linked: Linked) -> set[int]:
    """The events that abilities cancel, and to which they do nothing else."""
    return {linked.events[event] for event in linked.pauses.before if _plain(event, linked)}


def _heard(event: str, linked: Linked) -> list[Listener]:
    return [one for one in linked.plan.listeners if one.moment == "before" and one.event == event]


def _plain(event: str, linked: Linked) -> bool:
    heard = _heard(event, linked)
    blocks = [linked.plan.routines[one.id].block for one in heard]
    lawful = all(replace(one.laws, works_in="") == Laws() and one.toll is None for one in heard)
    return lawful and all(len(block) == 1 and isinstance(block[0], s.Cancel) for block in blocks)


def spared_by(step: s.Call, place: Place) -> Code | None:
    """A test for a card that cancels this call, where only cards in piles of the acting seat can; else nothing."""
    linked = place.module.linked
    rule = linked.plan.routines[step.rule]
    if not _plain(step.rule, linked) or not never_fails(rule.whole) or maybe(step.seat, place):
        return None
    found: list[Code] = []
    for one in _heard(step.rule, linked):
        pile = linked.plan.piles.get(one.laws.works_in)
        if one.test != ITS_OWN or pile is None or pile.owners != ("player",) or pile.side:
            return None
        sort = numbers.sort_set(place.module, one.of)
        at = python(x.PileOf("pile", one.laws.works_in, (step.seat,)), place)
        found.append(call("_lies", raw("g"), sort, at))
    return joined("or", found)
