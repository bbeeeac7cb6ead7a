"""Numbers of the plan as names of the module: things, goods, slots, piles, phases, sorts, what is printed on things."""

from __future__ import annotations

from collections.abc import Iterable

from ..plan import expressions as x
from ..plan.plan import Plan
from .context import Module, constant
from .context import Place as At
from .tree import Code, call, listed, number, quoted, raw


def thing(module: Module, id: str) -> Code:
    found = module.linked.number[id]
    if found < module.linked.seats:
        return number(found)
    return raw(constant(module, f"thing {id}", id, number(found)))


def offset(module: Module, slot: str) -> Code:
    """What is added to the keys of a slot; for goods, their number."""
    if slot in module.linked.plan.goods:
        return thing(module, slot)
    return raw(constant(module, f"slot {slot}", slot, number(module.linked.slots[slot].offset)))


def pile_offset(module: Module, pile: str) -> Code:
    return raw(constant(module, f"pile {pile}", pile, number(module.linked.piles[pile].offset)))


def phase(module: Module, name: str) -> Code:
    return raw(constant(module, f"phase {name}", f"{name}-phase", number(module.linked.phases[name])))


def event(module: Module, name: str) -> Code:
    return raw(constant(module, f"event {name}", f"{name}-event", number(module.linked.events[name])))


def members(plan: Plan, sort: str) -> list[str]:
    """The elements of a kind, of a group, or of an element alone."""
    return [one.id for one in plan.elements.values() if sort in one.sorts or sort == "anything"]


def sort_set(module: Module, sort: str) -> Code:
    """The elements of a sort as a set."""
    return raw(constant(module, f"set {sort}", f"is-{sort}", call("rules.sort", quoted(sort))))


def sort_all(module: Module, sort: str) -> Code:
    """The elements of a sort in their order."""
    return raw(constant(module, f"all {sort}", f"each-{sort}", call("rules.each", quoted(sort))))


def trait_table(place: At, name: str) -> Code:
    """The printed values of a field for each thing; the last one is for nothing."""
    values = [v for one in place.module.linked.plan.elements.values() for key, v in one.traits if key == name]
    sort = next((SORTS[type(value)] for value in values if type(value) in SORTS), "number")
    return raw(constant(place.module, f"trait {name}", f"{name}-of", call("rules.table", quoted(name), quoted(sort))))


SORTS: dict[type[x.Expr], str] = {
    x.Thing: "thing",
    x.Goods: "goods",
    x.Both: "goods",
    x.OneOf: "goods",
    x.Items: "things",
    x.Text: "text",
}
"""The value for things without this field, if it is no number and no truth."""


def texts(items: Iterable[str]) -> Code:
    return listed(quoted(item) for item in items)
