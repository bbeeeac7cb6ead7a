"""Whether abilities are offered again after a line, before a phase ends.

to take-turn:
  choose one:
    option visit: visit a place      nothing is offered after it in this turn
    option abilities
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field

from ..frozen import slotted
from ..plan import steps as s
from ..plan.plan import Plan
from ..plan.transform import steps_of

LOOPS = (s.For, s.Repeat, s.Until)


@slotted(eq=False)
class OfferedAfter:
    plan: Plan
    offering: frozenset[str] = frozenset()
    """The routines in which abilities are offered, or in those that they call."""
    anywhere: bool = False
    """Whether an ability may lead to an offer: then it can come after every line."""
    callers: dict[str, list[tuple[str, s.Step]]] = field(default_factory=dict[str, "list[tuple[str, s.Step]]"])
    known: dict[tuple[int, str], tuple[object, bool]] = field(
        default_factory=dict[tuple[int, str], "tuple[object, bool]"]
    )

    def after(self, routine: str, step: object, phase: str) -> bool:
        """Whether it may be so; `step` is a line of the routine."""
        key = id(step), phase
        if key not in self.known:
            self.known[key] = step, self.anywhere or self._after(routine, step, phase, set())
        return self.known[key][1]

    def _after(self, routine: str, step: object, phase: str, seen: set[int]) -> bool:
        if id(step) in seen:
            return False
        seen.add(id(step))
        one = self.plan.routines[routine]
        way = _way_to(step, one.block)
        if way is None or one.sort != "rule":
            return True
        if isinstance(step, s.Phase) and self._offers(step.block):
            return True
        for holder, rest in way:
            if self._offers(rest) or (isinstance(holder, LOOPS) and self._offers(holder.block)):
                return True
            if isinstance(holder, s.Phase) and holder.name == phase:
                return False
        return any(self._after(id, call, phase, seen) for id, call in self.callers.get(routine, ()))

    def _offers(self, block: s.Block) -> bool:
        return any(_offers(one, self.offering) for one in steps_of(block))


def offered_after(plan: Plan) -> OfferedAfter:
    found = OfferedAfter(plan)
    for id, one in plan.routines.items():
        for step in steps_of(one.block):
            called = step.rule if isinstance(step, s.Call) else step.part if isinstance(step, s.Secretly) else ""
            if called:
                assert isinstance(step, s.Step)
                found.callers.setdefault(called, []).append((id, step))
    offering = {id for id, one in plan.routines.items() if any(_offers(step) for step in steps_of(one.block))}
    waiting = list(offering)
    while waiting:
        for id, _ in found.callers.get(waiting.pop(), ()):
            if id not in offering:
                offering.add(id)
                waiting.append(id)
    found.offering = frozenset(offering)
    found.anywhere = any(plan.routines[id].sort != "rule" for id in offering)
    return found


def _offers(step: object, offering: frozenset[str] = frozenset()) -> bool:
    match step:
        case s.Ask(ways=ways):
            return any(way.block is None for way in ways)
        case s.Call(rule=id) | s.Secretly(part=id):
            return id in offering
        case _:
            return False


def _way_to(step: object, block: s.Block) -> list[tuple[s.Step | None, s.Block]] | None:
    """From a line outwards: what holds it, if anything, and the lines after it there."""
    return _within(step, block, None)


def _within(step: object, block: s.Block, holder: s.Step | None) -> list[tuple[s.Step | None, s.Block]] | None:
    for at, one in enumerate(block):
        if one is step:
            return [(holder, block[at + 1 :])]
        for inner in _blocks(one):
            found = _within(step, inner, one)
            if found is not None:
                return [*found, (holder, block[at + 1 :])]
    return None


def _blocks(step: s.Step) -> Iterator[s.Block]:
    match step:
        case s.If(then=then, otherwise=otherwise):
            yield then
            yield otherwise
        case s.Ask(ways=ways):
            yield from (way.block for way in ways if way.block)
        case (
            s.For(block=block)
            | s.Repeat(block=block)
            | s.Until(block=block)
            | s.Alone(block=block)
            | s.Phase(block=block)
            | s.Together(block=block)
            | s.Instead(block=block)
        ):
            yield block
        case _:
            pass
