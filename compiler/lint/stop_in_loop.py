"""A loop that ends in its first turn: `stop` ends the whole rule, not one turn of the loop.

each player:
  gain 1 coin
  stop            the first player gains a coin, and the rule is over
"""

from __future__ import annotations

from collections.abc import Iterator

from ..diagnostics.diagnostic import Diagnostic
from ..diagnostics.words import lint as words
from ..plan import steps as s
from ..plan.plan import Plan, Routine
from ..plan.transform import steps_of


def lint(routine: Routine, plan: Plan) -> Iterator[Diagnostic]:
    for step in steps_of(routine.block):
        if isinstance(step, s.For | s.Repeat | s.Until) and step.block and isinstance(step.block[-1], s.Stop):
            yield words.stop_in_loop(step.block[-1].at, step.at, isinstance(step, s.For) and step.alone)
