"""Prices that an ability asks before a rule, together with the rule's own: all of it is paid, or none.

before you cross a river: pay 1 coin
to cross a river: pay 2 coins, ...
to travel: ..., cross nile           with 2 coins nothing is paid, and nobody crosses

An act that is offered can be paid already. Where another rule calls it, the call needs the same. It is not known before
where another ability may first change what the price depends on: then each price is paid as it comes.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..replacing import replace
from . import expressions as x
from . import steps as s
from .filled import filled
from .looking import Looking
from .needs import YOU, need_of_call
from .plan import Listener, Plan, Routine
from .touched_by import EVERYTHING, Notes, note_part
from .touches import Ears, ears_of, touched_by
from .transform import steps_of


def with_whole_prices(plan: Plan, look: Looking) -> dict[str, Routine]:
    """The routines; a rule before which somebody asks a price says what a call of it needs."""
    if not look.tolls:
        return plan.routines
    ears = ears_of(plan)
    return {id: _known(one, look, ears) if id in look.tolls else one for id, one in plan.routines.items()}


def _known(rule: Routine, look: Looking, ears: Ears) -> Routine:
    befores = [one for one in ears.every[rule.id] if one.moment == "before"]
    reads = _reads(rule, befores, ears.plan)
    if not all(_leaves(one, reads, ears) for one in befores):
        return rule
    args = tuple((param.role, x.Var(param.type, param.name)) for param in rule.params)
    # What else must come before it ends by itself, and the rule is done all the same.
    alone = replace(look, before=frozenset())
    return replace(rule, whole=filled(need_of_call(s.Call(rule.at, rule.id, YOU, args, ()), alone), look))


def _reads(rule: Routine, befores: Sequence[Listener], plan: Plan) -> frozenset[str]:
    """What the prices depend on."""
    notes = Notes()
    tolls = tuple(x.Price(YOU, one.toll, None, ()) for one in befores if one.toll is not None)
    note_part((rule.need, *tolls), notes, plan, {})
    return frozenset(notes.reads | {EVERYTHING}) if notes.calls else frozenset(notes.reads)


def _leaves(one: Listener, reads: frozenset[str], ears: Ears) -> bool:
    """Whether an ability leaves alone what the prices depend on, but for what it asks to be paid."""
    lines = list(steps_of(ears.plan.routines[one.id].block))
    if any(isinstance(line, s.Rewrite | s.Instead) for line in lines):
        return False
    if any(isinstance(line, s.Cancel) for line in lines) and one.cancels is None:
        return False
    if all(isinstance(line, s.If | s.Cancel | s.Stop) for line in lines) or _asks_only(one, lines):
        return True
    its = touched_by(one, ears)
    changed = {*its.adds, *its.takes, *its.sets}
    return not changed or (EVERYTHING not in (*changed, *reads) and changed.isdisjoint(reads))


def _asks_only(one: Listener, lines: Sequence[object]) -> bool:
    return one.toll is not None and all(isinstance(line, s.If | s.Pay | s.Stop) for line in lines)
