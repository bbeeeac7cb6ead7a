"""Numbers and amounts of goods, as far as they are known before a game is played."""

from __future__ import annotations

from collections.abc import Mapping

from ..plan import expressions as x
from .happenings import Amount, Known, Portion, Stock, Way
from .sorts import Sorts, goods_of

Env = Mapping[str, Known]


def number(expr: x.Expr, env: Env) -> Amount:
    """A number that never changes; else any."""
    match expr:
        case x.Const(value=value):
            return value
        case x.Var(name=name):
            found = env.get(name)
            return found if isinstance(found, int) else "any"
        case x.Sum(how="+" | "-" | "*" as how, left=left, right=right):
            one, other = number(left, env), number(right, env)
            if isinstance(one, str) or isinstance(other, str):
                return "any"
            return {"+": one + other, "-": one - other, "*": one * other}[how]
        case _:
            return "any"


def portions(good: str, amount: Amount, sorts: Sorts) -> Stock:
    """An amount of a good, or of one good of a group. An amount that may be zero is not certain, and zero is left
    out."""
    found = goods_of(good, sorts.plan) if amount != 0 else ()
    one = len(found) == 1
    sure = one and amount != "any"
    if one:
        return (Portion(found[0], amount, False, sure),)
    times = 1 if amount == 1 else None
    return tuple(
        Portion(each, amount if amount == 1 else "any", True, False, ways=(Way(("group", good), n, len(found), times),))
        for n, each in enumerate(found)
    )
