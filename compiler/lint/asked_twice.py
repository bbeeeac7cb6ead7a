"""An ability that its law lets a player decline, and whose only line asks again.

optional
after you rest: you may pay 1 coin to gain 1 gem      asked whether to use it, then whether to pay

The same holds for an ability whose only line is a `repeat` that asks before each turn.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ..diagnostics.diagnostic import Diagnostic, Fix
from ..diagnostics.words import lint as words
from ..plan import steps as s
from ..plan.plan import Plan, Routine
from ..source.text import Span

OFTEN = re.compile(r"repeat (up to|any number of)\b")
MAY = re.compile(r"(you )?may (?=\S)")


def gathered(plan: Plan) -> frozenset[str]:
    """The abilities that may be declined."""
    return frozenset(one.id for one in plan.listeners if one.laws.optional)


def lint(routine: Routine, optional: frozenset[str]) -> Iterator[Diagnostic]:
    if routine.sort != "ability" or not routine.block or routine.id not in optional:
        return
    step = routine.block[0]
    if any(one.at != step.at for one in routine.block):
        return
    if OFTEN.match(step.at.source.text, step.at.start):
        yield words.asked_twice(Span(step.at.source, step.at.start, step.at.start + len("repeat")), None, repeats=True)
        return
    if not isinstance(step, s.Ask) or step.prompt != "may":
        return
    at = step.at
    found = MAY.match(at.source.text, at.start, at.end)
    head = Span(at.source, at.start, found.end() - 1 if found is not None else min(at.start + len("may"), at.end))
    fix = Fix(f"leave out `{found[0].strip()}`", Span(at.source, *found.span()), "") if found is not None else None
    yield words.asked_twice(head, fix)
