"""Which routines can be printed as plain functions. The others run in blocks, as they do in play."""

from __future__ import annotations

from collections.abc import Iterator

from ...plan import steps as s
from ...plan.link import Linked
from ...plan.plan import Routine
from ...plan.transform import parts
from .independent import independent

LOOPS = s.For | s.Repeat | s.Until


def printable(routine: Routine, linked: Linked) -> bool:
    if routine.sort == "when" or (routine.sort == "part" and not independent(routine, linked)):
        return False
    if any(one.id == routine.id and one.moment == "before" for one in linked.plan.listeners):
        return False
    edges = {f"{one} {edge}" for one in linked.plan.phases for edge in ("begins", "ends")}
    early = not edges.isdisjoint(linked.pauses.before)
    for one in parts(routine.block):
        if isinstance(one, s.Cancel | s.Instead | s.Rewrite) or (early and isinstance(one, s.Phase)):
            return False
        if isinstance(one, s.Phase) and not _left_plainly(one.block):
            return False
    return True


def _left_plainly(block: s.Block, last: bool = True) -> bool:
    """Whether `break` leaves the phase at each `stop` in it: no `stop` is in a loop of the phase, or only in one loop
    that is the last step of the phase."""
    for n, step in enumerate(block):
        at_end = last and n == len(block) - 1
        for inner in s.blocks_in(step) if not isinstance(step, s.Phase) else ():
            if not isinstance(step, LOOPS):
                if not _left_plainly(inner, at_end):
                    return False
            elif _stops(inner) and (
                not at_end or any(isinstance(one, LOOPS) and _stops((one,)) for one in _own(inner))
            ):
                return False
    return True


def _own(block: s.Block) -> Iterator[s.Step]:
    """The steps of a block and of the blocks in it, but not of inner phases: a `stop` there leaves the inner phase."""
    for step in block:
        yield step
        if not isinstance(step, s.Phase):
            for inner in s.blocks_in(step):
                yield from _own(inner)


def _stops(block: s.Block) -> bool:
    return any(isinstance(one, s.Stop) for one in _own(block))
