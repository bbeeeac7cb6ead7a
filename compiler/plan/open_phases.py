"""Which phases may be running while a routine runs; this decides whether an ability whose laws name a phase ever works.

to play: phase round: each player: take-turn       take-turn runs in round
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import field
from typing import TypeAlias

from ..frozen import slotted
from ..verbs import VERBS
from ..verbs import verb as v
from . import expressions as x
from . import steps as s
from .pauses import called_in
from .plan import Listener, Plan
from .transform import steps_within

CHANGES = ("becomes", "rises", "falls", "comes", "leaves")


@slotted
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
    leads = {id: _grouped(_leads(routine.block, (), plan)) for id, routine in plan.routines.items()}
    told: set[tuple[str, frozenset[str]]] = set()
    """Who hears an event is asked once for all that lead to it with the same phases going on."""
    found.of["play"] = set()
    waiting = ["play"]
    while waiting:
        id = waiting.pop()
        around = found.of[id]
        for inside, those in leads[id].items():
            phases = frozenset(around.union(inside))
            for event, name in those:
                if event and (name, phases) in told:
                    continue
                if event:
                    told.add((name, phases))
                for target in listeners.get(name, ()) if event else (name,):
                    if target in needs and not needs[target] <= phases:
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
Inside: TypeAlias = tuple[str, ...]
"""The phases that lines have begun."""


def _grouped(leads: Iterable[tuple[Lead, Inside]]) -> dict[Inside, dict[Lead, None]]:
    """By the phases begun by then, each only once."""
    found: dict[Inside, dict[Lead, None]] = {}
    for lead, inside in leads:
        found.setdefault(inside, {})[lead] = None
    return found


def _leads(block: s.Block, inside: Inside, plan: Plan) -> Iterator[tuple[Lead, Inside]]:
    """What lines lead to, each with the phases that they have begun by then."""
    for step in block:
        if isinstance(step, s.Phase):
            for event in (f"{step.name} begins", f"{step.name} ends"):
                yield (True, event), (*inside, step.name)
                yield (True, event), inside
            yield from _leads(step.block, (*inside, step.name), plan)
            continue
        steps = tuple(steps_within(step))
        if not any(isinstance(one, s.Phase) for one in steps):
            yield from ((one, inside) for one in _led(steps, plan))
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


def _led(steps: Sequence[object], plan: Plan) -> Iterator[Lead]:
    """What a step with all steps within it leads to."""
    yield from ((False, one) for one in called_in(steps, plan))
    for one in steps:
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
