"""Cards that hear what happens to themselves, where they do not work at that moment.

works in crew, and: after it leaves crew of you        it has left
works in crew, and: before you hire it                 it is still in the market
"""

from __future__ import annotations

from ..plan import expressions as x
from ..plan.plan import Listener, Plan, Routine

SELF = "self"


def works_elsewhere(one: Listener, plan: Plan) -> bool:
    """Whether the card surely lies in another pile than the one in which it works, when it hears this of itself."""
    works = one.laws.works_in
    if not works or not _about_itself(one):
        return False
    pile, _, way = one.event.rpartition(" ")
    if way in ("comes", "leaves"):
        return way == "leaves" or pile != works
    rule = plan.routines.get(one.event)
    # What else comes before it could move the card.
    alone = all(other is one for other in plan.listeners if (other.event, other.moment) == (one.event, "before"))
    return one.moment == "before" and rule is not None and alone and _wanted_in(rule) not in ("", works)


def _about_itself(one: Listener) -> bool:
    for test in one.test.items if isinstance(one.test, x.And) else (one.test,):
        match test:
            case x.Compare(how="=", left=x.Var(name="~what"), right=x.Var(name=name)) if name == SELF:
                return True
            case _:
                pass
    return False


def _wanted_in(rule: Routine) -> str:
    """The pile in which the rule wants the thing to be; empty if any will do."""
    tests = [test for param in rule.params if param.role == "what" for _, test in param.tests]
    every = [one for test in tests for one in (test.items if isinstance(test, x.And) else (test,))]
    for test in every:
        match test:
            case x.Compare(how="in", left=x.Var(name="it"), right=x.Inside(pile=x.PileOf(pile=pile))):
                return pile
            case _:
                pass
    return ""
