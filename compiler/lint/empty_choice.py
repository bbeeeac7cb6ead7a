"""A `choose one` whose options can all be closed at once: then the choice and the lines after it are skipped.

choose one:
  option two if coin of you at least 2: ...
  option five if coin of you at least 5: ...      with one coin, neither
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator

from ..diagnostics.diagnostic import Diagnostic
from ..diagnostics.words import lint as words
from ..plan import expressions as x
from ..plan import steps as s
from ..plan.plan import Plan, Routine
from ..plan.transform import steps_of

HOW: dict[str, Callable[[int, int], bool]] = {
    "=": operator.eq, "!=": operator.ne, "<": operator.lt, ">": operator.gt, "<=": operator.le, ">=": operator.ge,
}  # fmt: skip


def lint(routine: Routine, plan: Plan) -> Iterator[Diagnostic]:
    """The first line of a card is offered only if an option is open, so a choice there is safe."""
    for step in steps_of(routine.block):
        first = routine.sort != "rule" and bool(routine.block) and step is routine.block[0]
        if isinstance(step, s.Ask) and step.prompt == "option" and not first:
            found = _none_open(step, plan)
            if found is not None:
                yield words.empty_choice(step.at, [way.at for way in step.ways], *found)


def _none_open(step: s.Ask, plan: Plan) -> tuple[str, int] | None:
    """A counter, and a number at which every option is closed; None if that is not known."""
    tests = [_test(way.test) for way in step.ways if way.block is not None]
    if len(tests) < len(step.ways) or not tests:
        return None
    known = [one for one in tests if one is not None]
    if len(known) < len(tests) or len({get for get, _, _ in known}) > 1:
        return None
    get = known[0][0]
    slot = plan.slots.get(get.slot)
    if slot is None or slot.sort != "counter":
        return None
    low = slot.low.value if isinstance(slot.low, x.Const) else None
    high = slot.high.value if isinstance(slot.high, x.Const) else None
    near = sorted({number + by for _, _, number in known for by in (-1, 0, 1)})
    closed = (
        number
        for number in near
        if (low is None or number >= low)
        and (high is None or number <= high)
        and not any(HOW[how](number, wanted) for _, how, wanted in known)
    )
    number = next(closed, None)
    return (get.slot, number) if number is not None else None


def _test(test: x.Expr | None) -> tuple[x.Get, str, int] | None:
    match test:
        case x.Compare(how=how, left=x.Get() as get, right=x.Const(value=number)) if how in HOW:
            return get, how, number
        case _:
            return None
