"""Everything that can trigger or be triggered, as one list: abilities, modifiers, rules, and things whose lines are
run.

farmer        the first ability of the element farmer; its second is farmer.2
plan-mission  a rule of that name
base.hook1    the first `after` of the pack base that stands by itself
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..frozen import frozen
from ..meaning import model as m
from ..plan.plan import Laws, Listener, Plan, PriceAbility
from ..source.text import Span
from .hearing import events_of

NO_LAWS = Laws()


@frozen(eq=False)
class Ability:
    id: str
    title: str
    kind: str
    """The kind of the element it is on; else rule, hook or kind."""
    layer: str
    """card, modifiers or rules"""
    at: Span
    laws: Laws = NO_LAWS
    event: m.Event | None = None
    """The event that triggers it; None if it is called, followed or used freely."""
    on: tuple[str, ...] = ()
    element: str = ""
    """The element that has it."""
    routine: str = ""
    """Its routine in the plan."""
    of: str = ""
    """The element or kind that has the ability, in the plan."""
    listener: Listener | None = None
    price: PriceAbility | None = None


@frozen
class Planned:
    """The parts of each ability in the plan, by its id there."""

    listeners: dict[str, Listener]
    prices: dict[str, PriceAbility]
    laws: dict[str, Laws]
    """For elements that are used without an event, their laws."""


def abilities_of(model: m.Model, plan: Plan) -> list[Ability]:
    """All of them, in the order in which they are declared."""
    planned = Planned(
        {one.id: one for one in plan.listeners},
        {one.id: one for one in plan.prices},
        {one.of: one.laws for one in plan.free} | {one.of: one.laws for one in plan.counts_as},
    )
    found: list[Ability] = []
    for element in model.elements.values():
        found += _of_element(element, model, plan, planned)
    for kind in model.kinds.values():
        found += _on(kind.name, kind.name, "kind", kind.abilities, model, planned)
        if kind.block:
            routine = next((plan.lines[one.id] for one in model.elements.values() if _says(one, kind)), "")
            found.append(
                Ability(f"{kind.name}.does", kind.name, "kind", "rules", kind.at, routine=routine, of=kind.name)
            )
    for hook in model.hooks:
        found += _on(hook.ability.id, "", "hook", (hook.ability,), model, planned)
    found += [_rule(rule) for rule in model.rules.values()]
    return found


def _says(element: m.Element, kind: m.Kind) -> bool:
    """Whether a thing has the same laws as its kind."""
    return element.kind == kind.name and not element.block


def _of_element(element: m.Element, model: m.Model, plan: Plan, planned: Planned) -> Iterator[Ability]:
    abilities = list(_on(element.id, element.title, element.kind, element.abilities, model, planned))
    yield from abilities
    laws = planned.laws.get(element.id, NO_LAWS)
    for number, counts in enumerate(element.counts_as, 1):
        id = element.id if number == 1 and not abilities else f"{element.id}.as{number}"
        yield Ability(id, element.title, element.kind, "modifiers", counts.at, laws, element=element.id)
    if element.block:
        id = element.id if not abilities and not element.counts_as else f"{element.id}.does"
        limited = element.laws.works_in or element.laws.once or element.laws.exhausts
        yield Ability(
            id,
            element.title,
            element.kind,
            "card" if limited else "rules",
            element.at,
            laws,
            element=element.id,
            routine=plan.lines[element.id],
            of=element.id,
        )


def _on(
    id: str, title: str, kind: str, abilities: Iterable[m.Ability], model: m.Model, planned: Planned
) -> Iterator[Ability]:
    for number, one in enumerate(abilities, 1):
        card = "card" if one.event.moment == "after" else "modifiers"
        layer = card if kind not in ("kind", "hook") else "rules"
        on = events_of(one.event, model)
        listener, price = planned.listeners.get(one.id), planned.prices.get(one.id)
        known = listener or price
        yield Ability(
            id if number == 1 else f"{id}.{number}",
            title or f"{one.event.moment} {on[0].removeprefix('before ')}",
            kind,
            layer,
            one.at,
            known.laws if known is not None else NO_LAWS,
            one.event,
            on,
            id if kind not in ("kind", "hook") else "",
            one.id if listener is not None else "",
            known.of if known is not None else "",
            listener,
            price,
        )


def _rule(rule: m.Rule) -> Ability:
    title = rule.name.replace("-", " ").capitalize()
    return Ability(rule.name, title, "rule", "rules", rule.at, routine=rule.name)
