"""Which phases may be going on while a routine is done: of those whose laws name a phase, whether they ever can work.

to play: phase round: each player: take-turn       take-turn is done in round
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from ..verbs import VERBS
from ..verbs import verb as v
from . import expressions as x
from . import steps as s
from .pauses import called
from .plan import Listener, Plan
from .transform import parts

CHANGES = ("becomes", "rises", "falls", "comes", "leaves")


@dataclass(slots=True)
class OpenPhases:
    plan: Plan
    of: dict[str, set[str]] = field(default_factory=dict[str, "set[str]"])
    """By routine, the phases that may be going on around it. What is never done is not in it."""

    def around(self, routine: str) -> frozenset[str]:
        """Of what nothing is known to lead to, any."""
        found = self.of.get(routine)
        return frozenset(self.plan.phases if found is None else found)


def open_phases(plan: Plan) -> OpenPhases:
    found = OpenPhases(plan)
    heard: dict[str, list[str]] = {}
    for one in plan.listeners:
        heard.setdefault(one.event, []).append(one.id)
    offered = [one.id for one in plan.listeners if one.laws.open_until] + [one.routine for one in plan.free]
    needs = {one.id: phases_needed(one) for one in plan.listeners}
    leads = {id: list(_leads(routine.block, (), plan, heard, offered)) for id, routine in plan.routines.items()}
    if "play" not in plan.routines:
        return found
    found.of["play"] = set()
    waiting = ["play"]
    while waiting:
        id = waiting.pop()
        around = found.of[id]
        for target, inside in leads[id]:
            phases = around | set(inside)
            if not needs.get(target, frozenset()) <= phases:
                continue
            known = found.of.get(target)
            if known is None or not phases <= known:
                found.of[target] = (known or set()) | phases
                waiting.append(target)
    return found


def phases_needed(one: Listener) -> frozenset[str]:
    """The phases that must be going on for an ability to be woken at all."""
    only = one.laws.only_while
    tests = only.items if isinstance(only, x.And) else (only,)
    found = {test.phase for test in tests if isinstance(test, x.During)}
    return frozenset(found | ({one.laws.open_until} if one.laws.open_until else set()))


def _leads(
    block: s.Block, inside: tuple[str, ...], plan: Plan, heard: dict[str, list[str]], offered: list[str]
) -> Iterator[tuple[str, tuple[str, ...]]]:
    """What lines lead to, each with the phases that they have begun by then."""
    for step in block:
        if isinstance(step, s.Phase):
            for one in (*heard.get(f"{step.name} begins", ()), *heard.get(f"{step.name} ends", ())):
                yield one, (*inside, step.name)
                yield one, inside
            yield from _leads(step.block, (*inside, step.name), plan, heard, offered)
            continue
        phases = [one for one in parts(step) if isinstance(one, s.Phase)]
        if not phases:
            yield from ((one, inside) for one in _led(step, plan, heard, offered))
            continue
        for name in _blocks(step):
            yield from _leads(name, inside, plan, heard, offered)


def _blocks(step: s.Step) -> Iterator[s.Block]:
    if isinstance(step, s.Ask):
        yield from (way.block for way in step.ways if way.block)
    elif isinstance(step, s.If):
        yield from (step.then, step.otherwise)
    else:
        yield getattr(step, "block", ())


def _led(step: s.Step, plan: Plan, heard: dict[str, list[str]], offered: list[str]) -> Iterator[str]:
    yield from called((step,), plan)
    for one in parts(step):
        match one:
            case s.Do(verb=verb) | s.DoGoods(verb=verb):
                yield from heard.get(verb, ())
                yield from _by_change(verb, heard)
            case s.Pay():
                for paying in VERBS.values():
                    yield from heard.get(paying.name, ()) if v.pays(paying) else ()
            case s.Call(rule=rule):
                yield from heard.get(rule, ())
            case s.Put(slot=slot) | s.Change(slot=slot):
                for how in CHANGES:
                    yield from heard.get(f"{slot} {how}", ())
            case s.Secretly(part=part):
                yield part
            case s.Ask(ways=ways) if any(way.block is None for way in ways):
                yield from offered
            case s.Arrange():
                yield from _by_change("", heard)
            case _:
                pass


def _by_change(verb: str, heard: dict[str, list[str]]) -> Iterator[str]:
    """Those who hear of a change that a verb may bring about."""
    for event, those in heard.items():
        if event.rpartition(" ")[2] in CHANGES:
            yield from those
