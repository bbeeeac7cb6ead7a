"""A price after a change. An offer is checked only up to its first change, so the price may turn out unpayable.

gain 1 gem
pay 2 coin      a player with no coins gets the gem all the same
"""

from __future__ import annotations

from collections.abc import Iterator

from ..diagnostics.diagnostic import Diagnostic
from ..diagnostics.words import lint as words
from ..plan import expressions as x
from ..plan import steps as s
from ..plan.plan import Plan, Routine
from ..plan.transform import parts, steps_of

CHANGES = (s.Do, s.DoGoods, s.Put, s.Change)


def lint(routine: Routine, plan: Plan) -> Iterator[Diagnostic]:
    if routine.sort not in ("rule", "ability", "lines"):
        return
    blocks = [routine.block]
    blocks += [way.block for one in steps_of(routine.block) if isinstance(one, s.Ask) for way in one.ways if way.block]
    for block in blocks:
        for number, step in enumerate(block):
            before = block[:number]
            changed = bool(before) and all(isinstance(one, CHANGES) for one in before)
            if isinstance(step, s.Pay) and changed and not _depends(step, before, plan):
                yield words.price_after_change(step.at, block[0].at)


def _depends(step: s.Pay, before: s.Block, plan: Plan) -> bool:
    """Whether the lines before may provide what is paid, or decide what is paid."""
    if any(not isinstance(one, x.Goods | x.Const) for one in parts(step.price.goods)):
        return True
    goods = {good for one in parts(step.price.goods) if isinstance(one, x.Goods) for good, _ in one.items}
    goods |= {member for good in goods for member in plan.groups.get(good, ())}
    return any(_touches(one, goods) for one in before)


def _touches(step: s.Step, goods: set[str]) -> bool:
    match step:
        case s.Do(args=args):
            what = dict(args).get("what")
            return not isinstance(what, x.Thing) or what.id in goods
        case s.Put(slot=slot) | s.Change(slot=slot):
            return slot in goods
        case _:
            return True
