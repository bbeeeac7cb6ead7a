"""Tests that hold of all they are asked of: what goes through things that are named one by one knows them.

let wares be [penny, crown]
each card of wares where (price of it is 3)      price of it is 3: nobody asks whether a penny is a card
"""

from __future__ import annotations

from dataclasses import replace

from ..plan import expressions as x
from ..plan.plan import Plan
from ..plan.transform import changed


def settled(plan: Plan) -> Plan:
    """The plan without such tests in its routines and named values."""

    def settle(part: object) -> object:
        if not isinstance(part, x.Filter | x.Exists) or part.test is None:
            return part
        things = _named(part.source, plan)
        return replace(part, test=_asked(part.test, part.it, things, plan)) if things else part

    return replace(
        plan,
        routines={id: replace(one, block=changed(one.block, settle)) for id, one in plan.routines.items()},
        values={name: replace(one, value=changed(one.value, settle)) for name, one in plan.values.items()},
    )


def _named(source: x.Expr, plan: Plan) -> list[str]:
    """The elements of a set in which each has its name, if it is one."""
    if isinstance(source, x.Named) and not source.args:
        source = plan.values[source.name].value
    if not isinstance(source, x.Items):
        return []
    things = [item.id for item in source.items if isinstance(item, x.Thing) and item.id in plan.elements]
    return things if len(things) == len(source.items) else []


def _asked(test: x.Expr, it: str, things: list[str], plan: Plan) -> x.Expr:
    """What is left to ask of things that are known."""
    if isinstance(test, x.And):
        return replace(test, items=tuple(_asked(item, it, things, plan) for item in test.items))
    holds = (
        isinstance(test, x.Is)
        and isinstance(test.what, x.Var)
        and test.what.name == it
        and all(test.sort in plan.elements[id].sorts for id in things)
    )
    return x.And("truth", ()) if holds else test
