"""What each seat does in secret, where that touches nothing but what is its own: then it makes no difference whether
it is done in a world of its own, or by one seat after the other."""

from __future__ import annotations

from ..plan import expressions as x
from ..plan import steps as s
from ..plan.certain import stays_put
from ..plan.link import Linked
from ..plan.plan import Routine
from ..plan.transform import parts
from ..verbs import VERBS
from ..verbs import verb as v

HOLDING = s.For | s.If | s.Repeat | s.Let | s.Alone | s.Way
PLAIN = (
    x.Var | x.Const | x.Thing | x.Nothing | x.Inside | x.Trait | x.Filter | x.Exists | x.Count | x.And | x.Or | x.Not
    | x.Compare | x.Is | x.Sum | x.During | x.Items | x.NeedAll
)  # fmt: skip


def independent(routine: Routine, linked: Linked) -> bool:
    """Whether a part that each seat follows in secret speaks of nothing but its own piles and counters."""
    block = _whole(routine.block, linked, ())
    if block is None:
        return False
    written = {one.slot for one in parts(block) if isinstance(one, s.Put | s.Change)}
    return all(_own(one, written, linked) for one in parts(block))


def _whole(block: s.Block, linked: Linked, inside: tuple[str, ...]) -> s.Block | None:
    """All that is done, in the rules that are called, too; nothing where one of them asks or is another seat's."""
    found = list(block)
    for one in parts(block):
        if not isinstance(one, s.Call):
            continue
        if one.rule in linked.routines or one.rule in inside or not _you(one.seat):
            return None
        more = _whole(linked.plan.routines[one.rule].block, linked, (*inside, one.rule))
        if more is None:
            return None
        found += more
    return tuple(found)


def _you(expr: object) -> bool:
    return isinstance(expr, x.Var) and expr.name == "you"


def _own(one: object, written: set[str], linked: Linked) -> bool:
    match one:
        case s.Choose(seat=seat, sort=sort):
            return _you(seat) and stays_put(sort, linked.plan)
        case s.Ask(seat=seat, ways=ways):
            return _you(seat) and all(way.block is not None for way in ways)
        case s.Put(keys=keys) | s.Change(keys=keys) | x.PileOf(keys=keys):
            return any(map(_you, keys))
        case x.Get(slot=slot, keys=keys):
            return slot not in written or any(map(_you, keys))
        case x.AllOf(sort=sort):
            return stays_put(sort, linked.plan)
        case s.Do():
            return _does(one, linked)
        case _:
            known = isinstance(one, s.Call | HOLDING | PLAIN)
            return known or not isinstance(one, s.Step | x.Expr | x.Need)


def _does(step: s.Do, linked: Linked) -> bool:
    """Whether a verb moves or shows what is the seat's own, and nobody hears it."""
    pauses = linked.pauses
    if step.verb in pauses.after or step.verb in pauses.before or not _you(step.seat):
        return False
    args = dict(step.args)
    if any(event.endswith((" comes", " leaves")) for event in pauses.after):
        return False
    match VERBS[step.verb].does:
        case (v.Lay(thing=str() as thing), v.Raise()):
            what = args.get(thing)
            return isinstance(what, x.Var) and what.name != "you"
        case (v.Show() | v.Hide(), v.Raise()):
            return True
        case _:
            return False
