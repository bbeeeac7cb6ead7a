"""Which ability triggers which, from the plan: what each may cause, compared with what each hears."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field

from ..frozen import frozen
from ..meaning import model as m
from ..plan import expressions as x
from ..plan.open_phases import OpenPhases, phases_barred, phases_needed
from ..plan.pauses import called
from ..plan.plan import Plan, PriceAbility
from ..replacing import replace
from ..source.text import Span
from ..verbs import PAYS
from .abilities import Ability
from .counted import HOW
from .ears import Ears, ears_of, hearers
from .flags import cannot_hold
from .happenings import CHANCE, HIDDEN, Amount, Happening
from .hearing import asked_by, event_name, heard
from .known import goods
from .sorts import Sorts

ELSEWHERE = "another player has it"


@frozen
class Edge:
    """One ability triggers another."""

    source: str
    target: str
    event: str
    amount: Amount
    choice: bool
    """The owner of the first one must choose, and only some choices trigger the second."""
    sure: bool
    guards: tuple[str, ...]
    at: Span
    heard_at: Span
    verb: str = ""
    """The event by its verb, rule, phase or change alone."""
    luck: str = ""
    """chance or hidden, where that decides whether the second one triggers"""

    @property
    def depends(self) -> tuple[str, ...]:
        """What else is needed: a choice, a test, chance, hidden information."""
        test = any(guard not in LUCKY for guard in self.guards)
        return (
            *(("choice",) if self.choice else ()),
            *(("test",) if test else ()),
            *((self.luck,) if self.luck else ()),
        )


LUCKY = ("chance decides so", "what lies hidden decides so")


@frozen
class Trigger:
    """An edge before its layer is known."""

    edge: Edge
    name: str
    """The name of the event for the source."""
    apart: bool
    """Whether another thing or another player takes part in it."""
    stays: bool
    """Whether the same player does both."""
    happening: Happening


def triggers_of(
    sources: Sequence[Ability],
    abilities: Sequence[Ability],
    causes: Mapping[str, Sequence[Happening]],
    sorts: Sorts,
    model: m.Model,
    phases: OpenPhases,
    ears: Ears | None = None,
) -> list[Trigger]:
    """Every way in which one ability triggers another, in the order of declaration."""
    ears = ears or ears_of(abilities)
    payments = Payments(sorts)
    listening = {one.id: one.listener for one in abilities if one.listener is not None}
    needed = {id: phases_needed(one) for id, one in listening.items()}
    # A rule may have the name of a phase.
    rules = sorts.plan.routines
    barred = {id: {name for name in phases_barred(one) if name not in rules} for id, one in listening.items()}
    found: list[Trigger] = []
    for one in sources:
        around = phases.around(one.routine) if one.routine else frozenset[str]()
        for happening in causes.get(one.id, ()):
            name = ""
            for ear in hearers(happening, ears):
                if needed[ear.id] and not needed[ear.id] <= around | set(happening.inside):
                    continue
                if barred[ear.id] and not barred[ear.id].isdisjoint(happening.inside):
                    continue
                if ear is one and _puts_there_itself(one, sorts):
                    continue
                name = name or event_name(happening, model)
                trigger = _trigger(one, happening, name, ear, ears, sorts, model)
                found += [trigger] if trigger is not None else []
            if happening.good and happening.event in PAYS:
                found += payments.triggers(one, happening, ears, model)
    return found


def _puts_there_itself(one: Ability, sorts: Sorts) -> bool:
    """An ability that acts before an event never changes what it has put there itself; another thing of its kind
    may."""
    alone = not one.of or (one.of in sorts.plan.elements and not sorts.plan.elements[one.of].copied)
    return alone and one.listener is not None and one.listener.moment == "before"


@frozen
class Payments:
    """Which abilities can change a price that has a good in it."""

    sorts: Sorts
    takes: dict[str, frozenset[str]] = field(default_factory=dict[str, frozenset[str]])
    """The goods that each ability can take out of a price."""
    done: dict[str, frozenset[str]] = field(default_factory=dict[str, frozenset[str]])
    """For each rule that is paid for, the rule and all that it calls."""

    def triggers(self, one: Ability, happening: Happening, ears: Ears, model: m.Model) -> list[Trigger]:
        found: list[Trigger] = []
        for ear in ears.prices:
            assert ear.price is not None
            if ear is one:
                continue
            if ear.id not in self.takes:
                self.takes[ear.id] = takes_out(ear.price, self.sorts)
            if happening.good in self.takes[ear.id] and _meant(ear.price, one, happening, self):
                edge = Edge(
                    one.id,
                    ear.id,
                    f"{happening.event} {happening.good}",
                    happening.amount,
                    happening.choice,
                    False,
                    happening.guards,
                    happening.at or one.at,
                    ear.at,
                    happening.event,
                )
                apart = happening.foreign or happening.led or happening.by == "other"
                found.append(Trigger(edge, event_name(happening, model), apart, True, happening))
        return found


def takes_out(one: PriceAbility, sorts: Sorts) -> frozenset[str]:
    """The goods that it can take out of a price."""
    return frozenset(portion.good for gone, _, _ in one.swaps for portion in goods(gone, {}, sorts))


def _meant(price: PriceAbility, one: Ability, happening: Happening, payments: Payments) -> bool:
    """Whether the ability is for such a payment: for a rule that is running, in its own lines or in those of a rule it
    calls."""
    if price.goods and happening.good not in price.goods:
        return False
    if not isinstance(price.aim, x.PaidFor):
        return True
    rule = price.aim.rule
    if rule not in payments.done:
        payments.done[rule] = _done_by(rule, payments.sorts.plan)
    return rule in happening.inside or one.routine in payments.done[rule]


def _done_by(rule: str, plan: Plan) -> frozenset[str]:
    """A rule, and all that it calls."""
    found, waiting = {rule}, [rule]
    while waiting:
        routine = plan.routines.get(waiting.pop())
        new = set(called(routine.block, plan)) - found if routine is not None else set[str]()
        found |= new
        waiting += new
    return frozenset(found)


def _trigger(
    one: Ability, happening: Happening, name: str, ear: Ability, ears: Ears, sorts: Sorts, model: m.Model
) -> Trigger | None:
    assert ear.event is not None and ear.listener is not None
    asked = ears.asked.get(ear.id)
    if asked is None:
        asked = ears.asked[ear.id] = asked_by(ear.event, ear.listener, model)
    stays = happening.by == "you" and ear.event.who == "you"
    if stays and happening.held and cannot_hold(ear.laws.only_while, happening):
        return None
    found = heard(happening, ear.event, ear.listener, sorts, asked)
    if found is None:
        return None
    # An ability that works for everybody does not need another player who has it.
    theirs = (ELSEWHERE,) if found.elsewhere and ear.laws.works_in else ()
    counted = happening.good or happening.event.rpartition(" ")[2] in HOW
    amount: Amount = happening.amount if counted else 1
    guards = (*found.guards, *theirs)
    luck = CHANCE if LUCKY[0] in guards else HIDDEN if LUCKY[1] in guards else ""
    edge = Edge(
        one.id,
        ear.id,
        found.event,
        amount,
        found.choice,
        found.sure and not theirs,
        guards,
        happening.at or one.at,
        ear.at,
        ear.listener.event,
        luck,
    )
    apart = happening.foreign or happening.led or found.elsewhere
    return Trigger(edge, name, apart, stays, happening)


# ---- layers


def in_layer(one: Ability, layer: str) -> bool:
    """The layer of cards contains everything on them, also what no event triggers."""
    return layer in ("all", one.layer) or (layer == "card" and one.layer == "modifiers")


def of_layer(triggers: Sequence[Trigger], by_id: Mapping[str, Ability], layer: str) -> list[Edge]:
    """On the layer of cards, the effects on other cards and on other players are left out."""
    return [trigger.edge for trigger in triggers if counts_in(trigger, by_id, layer)]


def counts_in(trigger: Trigger, by_id: Mapping[str, Ability], layer: str) -> bool:
    if layer == "all":
        return True
    one, other = by_id[trigger.edge.source].layer, by_id[trigger.edge.target].layer
    if layer == "card":
        return one == other == "card" and not trigger.apart
    if layer == "modifiers":
        return layer in (one, other)
    return one == other == layer


def merged(edges: Sequence[Edge]) -> tuple[Edge, ...]:
    """One edge for each event between two abilities: the most certain one, with its amount where that is always the
    same."""
    found: dict[tuple[str, str, str], Edge] = {}
    for edge in edges:
        key = (edge.source, edge.target, edge.event)
        other = found.get(key)
        if other is None:
            found[key] = edge
            continue
        better = other if _hangs(other) <= _hangs(edge) else edge
        amount = edge.amount if edge.amount == other.amount else "any"
        found[key] = replace(better, amount=amount, choice=edge.choice and other.choice)
    return tuple(found.values())


def _hangs(edge: Edge) -> tuple[bool, bool, int]:
    return (bool(edge.guards), edge.choice, len(edge.guards))
