"""Whether a test holds, as far as is known before play: yes, no, or it depends."""

from __future__ import annotations

from typing import Literal

from ..plan import expressions as x
from .amounts import Env, number
from .happenings import Known, What
from .known import known
from .narrowed import said_of_it
from .sorts import Sorts, members, parted

Answer = Literal["yes", "no", "maybe"]

LISTED = 300
"""At most this many things are tested one by one."""


def truth(test: x.Expr, env: Env, sorts: Sorts) -> Answer:
    match test:
        case x.Const(value=value):
            return "yes" if value else "no"
        case x.And(items=items):
            return _all([truth(one, env, sorts) for one in items])
        case x.Or(items=items):
            return _not(_all([_not(truth(one, env, sorts)) for one in items]))
        case x.Not(what=what):
            return _not(truth(what, env, sorts))
        case _:
            return _plain(test, env, sorts)


def _all(answers: list[Answer]) -> Answer:
    if "no" in answers:
        return "no"
    return "maybe" if "maybe" in answers else "yes"


def _not(answer: Answer) -> Answer:
    return "no" if answer == "yes" else "yes" if answer == "no" else "maybe"


def _plain(test: x.Expr, env: Env, sorts: Sorts) -> Answer:
    found = _once(test, env, sorts)
    if found != "maybe":
        return found
    for name, value in env.items():
        if isinstance(value, What):
            if value.facts and said_of_it(test, name) in value.facts:
                return "yes"
            if value.ids is not None and 1 < len(value.ids) <= LISTED and _speaks_of(test, name):
                answers: set[Answer] = {per_element(test, name, id, sorts, env) for id in value.ids}
                return next(iter(answers)) if len(answers) == 1 else "maybe"
    return "maybe"


def _speaks_of(test: x.Expr, name: str) -> bool:
    from ..plan.transform import parts

    return any(isinstance(one, x.Var) and one.name == name for one in parts(test))


def per_element(test: x.Expr, name: str, id: str, sorts: Sorts, env: Env | None = None) -> Answer:
    """The same for one element in place of all that it may be."""
    return _once(test, {**(env or {}), name: What(id, ids=frozenset({id}))}, sorts)


def _once(test: x.Expr, env: Env, sorts: Sorts) -> Answer:
    match test:
        case x.And() | x.Or() | x.Not():
            return truth(test, env, sorts)
        case x.Is(what=what, sort=sort):
            return is_a(known(what, env, sorts), sort, sorts)
        case x.LiesIn(what=what, pile=pile):
            return _lies_in(known(what, env, sorts), pile)
        case x.Compare(how=how, left=left, right=right):
            return _compared(how, left, right, env, sorts)
        case _:
            return "maybe"


def is_a(found: Known, sort: str, sorts: Sorts) -> Answer:
    """Whether a thing of one sort is one of another: yes, no, or it depends on the thing."""
    if sort == "anything":
        return "yes"
    if not isinstance(found, What) or found.kind == "anything":
        return "maybe"
    wanted = members(sort, sorts)
    if found.ids is None or wanted is None:
        return _by_name(found, sort, sorts)
    if found.ids <= wanted:
        return "yes" if found.ids else "no"
    return "maybe" if found.ids & wanted else "no"


def _by_name(found: What, wanted: str, sorts: Sorts) -> Answer:
    """Kinds without elements, such as `player`, and piles: only their names are known."""
    trait, kind = parted(wanted, sorts)
    if kind in _bases(found.kind, sorts):
        return "yes" if trait in ("", found.trait) else "maybe"
    return "maybe" if found.kind in _bases(kind, sorts) else "no"


def _bases(kind: str, sorts: Sorts) -> list[str]:
    found: list[str] = []
    while kind and kind not in found:
        found.append(kind)
        kind = sorts.plan.kinds.get(kind, "")
    return found


def _lies_in(found: Known, pile: str) -> Answer:
    if not isinstance(found, What) or not found.pile:
        return "maybe"
    return "yes" if found.pile == pile else "no"


def _compared(how: str, left: x.Expr, right: x.Expr, env: Env, sorts: Sorts) -> Answer:
    if how in ("=", "!="):
        answer = _same(left, right, env, sorts)
        return answer if how == "=" else _not(answer)
    if how in ("in", "not-in"):
        answer = _among(known(left, env, sorts), right, env, sorts)
        return answer if how == "in" else _not(answer)
    one, other = _number(left, env, sorts), _number(right, env, sorts)
    if one is not None and other is not None:
        return "yes" if {"<": one < other, ">": one > other, "<=": one <= other, ">=": one >= other}[how] else "no"
    return "maybe"


def _number(expr: x.Expr, env: Env, sorts: Sorts) -> int | None:
    found = number(expr, env)
    whole = known(expr, env, sorts) if isinstance(found, str) else found
    return whole if isinstance(whole, int) else None


def _same(left: x.Expr, right: x.Expr, env: Env, sorts: Sorts) -> Answer:
    if isinstance(left, x.Text) and isinstance(right, x.Text):
        return "yes" if left.text == right.text else "no"
    one, other = known(left, env, sorts), known(right, env, sorts)
    if isinstance(one, int) and isinstance(other, int):
        return "yes" if one == other else "no"
    if not isinstance(one, What) or not isinstance(other, What):
        return "maybe"
    if one.seat is not None and other.seat is not None:
        if "someone" in (one.seat, other.seat):
            return "maybe"
        return "maybe" if one.seat == other.seat == "other" else "yes" if one.seat == other.seat else "no"
    if one.ids is None or other.ids is None:
        return "maybe"
    if not one.ids & other.ids:
        return "no"
    single = len(one.ids) == len(other.ids) == 1
    return "yes" if single else "maybe"


def _among(one: Known, right: x.Expr, env: Env, sorts: Sorts) -> Answer:
    found = known(right, env, sorts)
    if isinstance(one, What) and isinstance(found, What) and one.ids is not None and found.ids is not None:
        if not one.ids & found.ids:
            return "no"
        if isinstance(right, x.Items | x.AllOf) and one.ids <= found.ids:
            return "yes"
    return "maybe"
