"""Lines below one that ends their block: they never run.

gain 1 coin
stop
gain 2 coins      never
"""

from __future__ import annotations

from collections.abc import Iterator

from ..diagnostics.diagnostic import Diagnostic
from ..diagnostics.words import lint as words
from ..plan import steps as s
from ..plan.plan import Plan, Routine
from ..plan.transform import steps_of

ENDS = (s.Stop, s.Cancel)


def lint(routine: Routine, plan: Plan) -> Iterator[Diagnostic]:
    for block in _blocks(routine.block):
        number = next((number for number, one in enumerate(block[:-1]) if isinstance(one, ENDS)), None)
        if number is not None:
            yield words.dead_lines(block[number + 1].at, block[number].at)


def _blocks(block: s.Block) -> Iterator[s.Block]:
    yield block
    for step in steps_of(block):
        yield from s.blocks_in(step)
