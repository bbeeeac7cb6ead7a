"""Which phases may be running while a routine runs; this decides whether an ability whose laws name a phase ever works.

to play: phase round: each player: take-turn       take-turn runs in round
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TypeAlias

from ..verbs import VERBS
from ..verbs import verb as v
from . import expressions as x
from . import steps as s
from .pauses import called
from .plan import Listener, Plan
from .transform import steps_within

CHANGES = ("becomes", "rises", "falls", "comes", "leaves")


@dataclass(slots=True)
class OpenPhases:
    plan: Plan
    of: dict[str, set[str]] = field(default_factory=dict[str, "set[str]"])
    """By routine, the phases that may be open around it. Routines that are never run are missing."""

    def around(self, routine: str) -> frozenset[str]:
        """Of what nothing is known to lead to, any."""
        found = self.of.get(routine)
        return frozenset(self.plan.phases if found is None else found)


def open_phases(plan: Plan) -> OpenPhases:
    found = OpenPhases(plan)
    if "play" not in plan.routines:
        return found
    listeners = _listeners(plan)
    needs = {one.id: phases_needed(one) for one in plan.listeners}
    leads = {id: dict.fromkeys(_leads(routine.block, (), plan)) for id, routine in plan.routines.items()}
    told: set[tuple[str, frozenset[str]]] = set()
    """Who hears an event is asked once for all that lead to it with the same phases going on."""
    found.of["play"] = set()
    waiting = ["play"]
    while waiting:
        id = waiting.pop()
        around = found.of[id]
        for (event, name), inside in leads[id]:
            phases = frozenset(around.union(inside))
            if event and (name, phases) in told:
                continue
            if event:
                told.add((name, phases))
            for target in listeners.get(name, ()) if event else (name,):
                if not needs.get(target, frozenset()) <= phases:
                    continue
                known = found.of.get(target)
                if known is None or not phases <= known:
                    found.of[target] = (known or set()) | phases
                    waiting.append(target)
    return found


ANY_CHANGE = "any change"
OFFERED = "what is offered"


def _listeners(plan: Plan) -> dict[str, list[str]]:
    """Who hears each event, any change at all, and what is offered where abilities may be used."""
    found: dict[str, list[str]] = {}
    for one in plan.listeners:
        found.setdefault(one.event, []).append(one.id)
        if one.event.rpartition(" ")[2] in CHANGES:
            found.setdefault(ANY_CHANGE, []).append(one.id)
        if one.laws.open_until:
            found.setdefault(OFFERED, []).append(one.id)
    found.setdefault(OFFERED, []).extend(one.routine for one in plan.free)
    return found


def phases_needed(one: Listener) -> frozenset[str]:
    """The phases that must be running for an ability to trigger at all."""
    only = one.laws.only_while
    tests = only.items if isinstance(only, x.And) else (only,)
    found = {test.phase for test in tests if isinstance(test, x.During)}
    return frozenset(found | ({one.laws.open_until} if one.laws.open_until else set()))


def phases_barred(one: Listener) -> frozenset[str]:
    """The phases that must not be running for an ability to trigger at all."""
    only = one.laws.only_while
    tests = only.items if isinstance(only, x.And) else (only,)
    return frozenset(test.what.phase for test in tests if isinstance(test, x.Not) and isinstance(test.what, x.During))


Lead: TypeAlias = tuple[bool, str]
"""Whether it is an event, and the event; else a routine that is done."""


def _leads(block: s.Block, inside: tuple[str, ...], plan: Plan) -> Iterator[tuple[Lead, tuple[str, ...]]]:
    """What lines lead to, each with the phases that they have begun by then."""
    for step in block:
        if isinstance(step, s.Phase):
            for event in (f"{step.name} begins", f"{step.name} ends"):
                yield (True, event), (*inside, step.name)
                yield (True, event), inside
            yield from _leads(step.block, (*inside, step.name), plan)
            continue
        if not any(isinstance(one, s.Phase) for one in steps_within(step)):
            yield from ((one, inside) for one in _led(step, plan))
            continue
        for name in _blocks(step):
            yield from _leads(name, inside, plan)


def _blocks(step: s.Step) -> Iterator[s.Block]:
    if isinstance(step, s.Ask):
        yield from (way.block for way in step.ways if way.block)
    elif isinstance(step, s.If):
        yield from (step.then, step.otherwise)
    else:
        yield getattr(step, "block", ())


def _led(step: s.Step, plan: Plan) -> Iterator[Lead]:
    yield from ((False, one) for one in called((step,), plan))
    for one in steps_within(step):
        match one:
            case s.Do(verb=verb) | s.DoGoods(verb=verb):
                yield True, verb
                yield True, ANY_CHANGE
            case s.Pay():
                yield from ((True, paying.name) for paying in VERBS.values() if v.pays(paying))
            case s.Call(rule=rule):
                yield True, rule
            case s.Put(slot=slot) | s.Change(slot=slot):
                yield from ((True, f"{slot} {how}") for how in CHANGES)
            case s.Secretly(part=part):
                yield False, part
            case s.Ask(ways=ways) if any(way.block is None for way in ways):
                yield True, OFFERED
            case s.Arrange():
                yield True, ANY_CHANGE
            case _:
                pass
