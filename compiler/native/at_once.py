"""Moving or making many things at once, instead of one after the other."""

from __future__ import annotations

from ..plan import expressions as x
from ..plan import steps as s
from ..plan.transform import parts
from ..verbs import VERBS
from ..verbs import verb as v
from .expressions import c, plain_pile
from .sets import takes_any
from .unit import Scope


def at_once(step: s.For, scope: Scope) -> tuple[str, bool]:
    """The code that moves things from one pile to another at once, if nothing else is done with them: all of a pile, or
    several from its end. Whether that was possible is its value, unless it always is."""
    over = step.over.source if isinstance(step.over, x.Filter) and step.over.test is None else step.over
    to = _laid_in(step)
    if to is None or not isinstance(over, x.Inside | x.Taken) or not isinstance(over.pile, x.PileOf):
        return "", False
    if isinstance(over, x.Taken) and not takes_any(over, scope):
        return "", False
    piles = scope.unit.linked.plan.piles
    pile, other = piles[over.pile.pile], piles[to.pile] if isinstance(to, x.PileOf) else None
    sure = other is not None and plain_pile(over.pile, scope) and plain_pile(to, scope)
    sure = sure and other is not None and other.room is None and other.name not in (pile.name, pile.refilled)
    given = f"{c(over.pile, scope)}, "
    if isinstance(over, x.Inside):
        return f"{'pour' if sure else 'poured'}(g, {given}{c(to, scope)})", sure
    if pile.order == "bag" or pile.room is not None:
        return "", False
    given += f"{pile.order.upper()}, " if sure else ""
    return f"drawn_off{'' if sure else '_if'}(g, {given}{c(over.many, scope)}, {c(to, scope)})", sure


def _laid_in(step: s.For) -> x.Expr | None:
    """Where each of several things is moved, if nothing else is done."""
    if len(step.block) != 1:
        return None
    (do,) = step.block
    if not isinstance(do, s.Do):
        return None
    lays = [one for one in VERBS[do.verb].does if not isinstance(one, v.Raise)]
    args = dict(do.args)
    if len(lays) != 1 or not isinstance(lays[0], v.Lay) or lays[0].below or len(lays[0].to) != 1:
        return None
    what, to = args.get(lays[0].thing), args.get(lays[0].to[0])
    spoken = {one.name for one in parts(to) if isinstance(one, x.Var)}
    if to is None or not isinstance(what, x.Var) or what.name != step.var or step.var in spoken:
        return None
    return to


def made_alone(step: s.Repeat) -> tuple[x.Expr, x.Expr] | None:
    """What is made, and where, if nothing else is done in the loop."""
    (do,) = step.block if len(step.block) == 1 else (None,)
    if not isinstance(do, s.Do):
        return None
    makes = [one for one in VERBS[do.verb].does if not isinstance(one, v.Raise)]
    args = dict(do.args)
    if len(makes) != 1 or not isinstance(makes[0], v.Make) or not {makes[0].element, makes[0].to} <= args.keys():
        return None
    return args[makes[0].element], args[makes[0].to]
