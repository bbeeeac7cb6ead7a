"""Which rules and verbs abilities change or stop before they happen, and for verbs, with which goods."""

from __future__ import annotations

from ..frozen import frozen
from ..plan import steps as s
from ..plan.plan import Plan
from ..plan.transform import steps_of
from ..verbs import VERBS
from .hearing import listed


def met(goods: frozenset[str] | None, good: str) -> bool:
    """Whether a good may be among these; None is any good."""
    return goods is None or good in goods or (not good and bool(goods))


def changed_by(plan: Plan) -> dict[str, frozenset[str]]:
    """The rules and verbs that are changed or cancelled before they begin; of rules, the roles that may be filled
    otherwise."""
    found: dict[str, frozenset[str]] = {}
    for one in plan.listeners:
        if one.moment != "before":
            continue
        ability = plan.routines[one.id]
        names = {param.name: param.role for param in ability.params}
        inside = list(steps_of(ability.block))
        roles = frozenset(names[part.var] for part in inside if isinstance(part, s.Rewrite) and part.var in names)
        rule = one.event in plan.routines
        stops = any(isinstance(part, s.Cancel | s.Instead) for part in inside)
        if roles or stops:
            found[one.event] = found.get(one.event, frozenset()) | (roles if rule else frozenset())
    return found


@frozen
class Altered:
    """What a `before` does with a verb: the goods that it changes or stops, and those whose amount it changes; None
    where they may be any."""

    goods: frozenset[str] | None = frozenset()
    amounts: frozenset[str] | None = frozenset()


def altered_by(plan: Plan) -> dict[str, Altered]:
    """By verb, what abilities do with its goods before it happens."""
    found: dict[str, Altered] = {}
    for one in plan.listeners:
        if one.moment != "before" or one.event not in VERBS:
            continue
        inside = list(steps_of(plan.routines[one.id].block))
        rewrites = any(isinstance(part, s.Rewrite) for part in inside)
        if not rewrites and not any(isinstance(part, s.Cancel | s.Instead) for part in inside):
            continue
        goods = frozenset(listed(one)) or None
        known = found.get(one.event, Altered())
        found[one.event] = Altered(_with(known.goods, goods), _with(known.amounts, goods if rewrites else frozenset()))
    return found


def _with(some: frozenset[str] | None, more: frozenset[str] | None) -> frozenset[str] | None:
    return None if some is None or more is None else some | more
