"""Abilities that hear a rule done to the very player who does it, where the rule wants another player.

to tease a player where (it is not you)
after you tease you: gain 1 coin            never so
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..plan import expressions as x
from ..plan.plan import Listener, Plan

BY, YOU = "by", "you"


def against_their_rules(plan: Plan) -> frozenset[str]:
    return frozenset(one.id for one in plan.listeners if one.event in plan.routines and _is_against(one, plan))


def _is_against(one: Listener, plan: Plan) -> bool:
    same = set(_pairs([one.test] if one.test is not None else (), True))
    if frozenset({BY, YOU}) not in same:
        return False
    for param in plan.routines[one.event].params:
        apart = set(_pairs((test for _, test in param.tests), False))
        if frozenset({"it", YOU}) in apart and not same.isdisjoint(
            {frozenset({f"~{param.role}", YOU}), frozenset({f"~{param.role}", BY})}
        ):
            return True
    return False


def _pairs(tests: Iterable[x.Expr], same: bool) -> Iterator[frozenset[str]]:
    """The names that these tests want to be the same, or to be different."""
    for test in (item for one in tests for item in (one.items if isinstance(one, x.And) else (one,))):
        match test:
            case x.Compare(how="=" | "!=" as how, left=x.Var(name=one), right=x.Var(name=other)) if (
                how == "="
            ) == same:
                yield frozenset({one, other})
            case x.Not(what=x.Compare(how="=", left=x.Var(name=one), right=x.Var(name=other))) if not same:
                yield frozenset({one, other})
            case _:
                pass
