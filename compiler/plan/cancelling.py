"""Which acts are not offered because an ability that must come before them would cancel them.

before you build:
  if winter: cancel        as long as it is winter, nobody is offered to build

Only what everybody can see counts, and only where no ability may change anything before the act: else the act may turn
out to be possible after all.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ..replacing import replace
from . import expressions as x
from . import steps as s
from .bindings import substituted
from .plan import Listener, Pile, Plan, Routine, Slot
from .transform import parts, steps_within

OWN = {"self": "self", "by": "by"}
ALWAYS, NEVER = x.And("truth", ()), x.Or("truth", ())
QUIET = (s.If, s.Cancel, s.Stop)
"""Lines that change nothing but whether the act is done."""
PLAIN = (x.And, x.Or, x.Not, x.Compare, x.Is, x.Sum, x.Var, x.Thing, x.Const, x.Nothing, x.Trait, x.During, x.Count)
"""What a test reads that is open to everybody."""


MOST = 8
"""An ability of more lines is not looked into: each test doubles the ways through it."""


def with_cancels(listeners: Iterable[Listener], routines: Mapping[str, Routine], plan: Plan) -> tuple[Listener, ...]:
    """The abilities; those whose cancelling is known before the act say when they do it."""
    listeners = tuple(listeners)
    befores = [one for one in listeners if one.moment == "before" and one.event in routines]
    loud = {one.event for one in befores if not all(isinstance(line, QUIET) for line in _lines(routines[one.id]))}
    counted = {one.id for one in befores if one.event not in loud and _forced(one) and _open(one, plan)}
    return tuple(replace(one, cancels=_test(one, routines, plan)) if one.id in counted else one for one in listeners)


def _lines(routine: Routine) -> list[s.Step]:
    return [one for one in steps_within(routine.block) if isinstance(one, s.Step)]


def _forced(one: Listener) -> bool:
    """Whether it works each time. A limit is used up by what it cancels, so that act is done for something."""
    laws = one.laws
    return not (laws.optional or laws.once or laws.exhausts or laws.waits)


def _open(one: Listener, plan: Plan) -> bool:
    """Whether everybody sees that the ability works now."""
    laws = one.laws
    shown = not laws.works_in or _shown(plan.piles[laws.works_in])
    return shown and (laws.only_while is None or _seen(laws.only_while, plan))


def _shown(slot: Pile | Slot) -> bool:
    return slot.seen_by == "everyone"


def _seen(test: x.Expr, plan: Plan) -> bool:
    """Whether a test reads only what everybody sees."""
    for one in parts(test):
        match one:
            case x.Get(slot=slot):
                if not _shown(plan.slots[slot]):
                    return False
            case x.LiesIn(pile=pile) | x.PileOf(pile=pile):
                if not _shown(plan.piles[pile]):
                    return False
            case x.Named(name=name):
                changed = any(other.value == name for other in plan.modifiers)
                if changed or not _seen(plan.values[name].value, plan):
                    return False
            case x.Inside(pile=x.PileOf()):
                pass
            case _:
                if isinstance(one, x.Expr) and not isinstance(one, PLAIN):
                    return False
    return True


def _test(one: Listener, routines: Mapping[str, Routine], plan: Plan) -> x.Expr | None:
    """When it cancels, in the roles' own names."""
    lines = routines[one.id].block
    found = _when(lines) if len(_lines(routines[one.id])) <= MOST else NEVER
    if found == NEVER or not _seen(found, plan):
        return None
    params = routines[one.id].params
    return substituted(
        found, {param.name: x.Var(param.type, OWN.get(param.role, f"~{param.role}")) for param in params}
    )


def _when(block: s.Block) -> x.Expr:
    """The test under which such lines cancel."""
    if not block:
        return NEVER
    first, rest = block[0], block[1:]
    match first:
        case s.Cancel():
            return ALWAYS
        case s.If(test=test, then=then, otherwise=otherwise):
            yes, no = _when((*then, *rest)), _when((*otherwise, *rest))
            if yes == no:
                return yes
            ways = [_both(test, yes), _both(x.Not("truth", test), no)]
            found = tuple(way for way in ways if way != NEVER)
            return found[0] if len(found) == 1 else x.Or("truth", found)
        case _:
            return NEVER


def _both(test: x.Expr, other: x.Expr) -> x.Expr:
    if other in (ALWAYS, NEVER):
        return test if other == ALWAYS else NEVER
    return x.And("truth", (test, other))
