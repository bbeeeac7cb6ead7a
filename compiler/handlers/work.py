"""Code that counts steps wherever rules could run without a question, so that endless rules are stopped, however they
are written.

for c in one_by_one(g, piles[DECK]):        as many steps as there are things
    for d in one_by_one(g, piles[HAND]):    as many again for each of them
"""

from __future__ import annotations

from collections import Counter

from ..plan import expressions as x
from ..plan import steps as s
from ..plan.link import Linked
from ..plan.plan import Plan
from ..plan.transform import parts
from .context import Place, copied, helper
from .tree import Code, call, raw

FEW = 16
"""A loop of at most this many turns that calls nothing and contains no loop is not counted."""
CALLS = 4
"""A rule that does more than this, with what it calls, counts as several steps."""


def rounds(step: s.Repeat, times: Code, place: Place) -> Code:
    """The range of a loop that runs a number of times."""
    if isinstance(step.times, x.Const) and step.times.value <= FEW and _flat(step.block):
        return call("range", times)
    return call(helper(place, "repeated"), raw("g"), times)


def things(step: s.For, over: Code, place: Place) -> Code:
    """The things of a loop."""
    if _flat(step.block) and (_players(step.over) or _written_out(step.over, place)):
        return over
    return call(helper(place, "one_by_one"), raw("g"), over)


def walked(over: x.Expr, code: Code, place: Place) -> Code:
    """The same, where a question may be asked in the loop."""
    return code if _players(over) else call(helper(place, "one_by_one"), raw("g"), code)


def _players(over: x.Expr) -> bool:
    return over.type == "set player" or (isinstance(over, x.AllOf) and over.sort == "player")


def _written_out(over: x.Expr, place: Place) -> bool:
    """Whether there are no more things than the rules list."""
    while isinstance(over, x.Filter):
        over = over.source
    return isinstance(over, x.AllOf) and not copied(over.type, place)


def _flat(block: s.Block) -> bool:
    return not any(isinstance(one, s.For | s.Repeat | s.Until | s.Call | s.Follow) for one in parts(block))


def counted(linked: Linked) -> dict[str, int]:
    """How many steps a call of a rule counts, where rules call several others and those in turn others: each level may
    double the work. None of them calls itself."""
    plan = linked.plan
    plain = {id: _does(id, plan) for id in plan.routines if id not in linked.pauses.routines}
    many: dict[str, int] = {}
    found: dict[str, int] = {}
    for first in plain:
        # Without recursion: a chain of rules may be longer than Python's limit.
        waiting = [first]
        while waiting:
            id = waiting[-1]
            own, calls = plain[id]
            below = [one for one in calls if one in plain and one not in many]
            if below:
                waiting += below
                continue
            waiting.pop()
            if id in many:
                continue
            many[id] = 1 + own + sum(times * many.get(one, 1) for one, times in calls.items())
            if many[id] > CALLS and calls.total() > 1:
                # From here on, calls below it count by themselves.
                found[id], many[id] = many[id], 1
    return found


def _does(id: str, plan: Plan) -> tuple[int, Counter[str]]:
    """How much a rule does by itself, and how often it calls each rule."""
    steps = list(parts(plan.routines[id].block))
    calls = Counter(one.rule for one in steps if isinstance(one, s.Call))
    return sum(isinstance(one, s.Do | s.DoGoods) for one in steps), calls
