"""Shorter code for verbs that no ability hears and that change nothing but what they name.

each card of discard goes to deck      _pour(g, DISCARD, DECK)
gain 2 coin                            s[COIN + you] += 2
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ...plan import expressions as x
from ...plan import steps as s
from ...plan.transform import parts
from ...verbs import VERBS
from ...verbs import verb as v
from ..context import Module, Place, maybe, plain_keys, plain_pile, surely, used
from ..expressions import python, slot_index
from ..function import Function
from ..slots import doubles, plain_slot
from ..tree import PLUS, Code, Statement, call, head, index, line, operation, raw
from ..verbs import at_once, is_off_a_pile, many_times
from .cancels import only_cancelled

if TYPE_CHECKING:
    from rulewright.runtime import Rules

Lines = list[Statement]


def done_once(step: s.Do, place: Place, rules: Rules) -> Lines | None:
    """One verb."""
    pauses = place.module.linked.pauses
    if step.verb in pauses.after or step.verb in pauses.before:
        return None
    args = dict(step.args)
    match VERBS[step.verb].does:
        case (v.Lay(thing=str() as thing, to=(to,), below=()), v.Raise()):
            what, where = args.get(thing), args.get(to)
            if what is None or where is None or maybe(what, place) or not _plain(where, place, rules):
                return None
            return [line(call("_laid_on", raw("g"), python(what, place), python(where, place)))]
        case (v.Add(good=str(), of=str(), by=str()) as add, v.Raise()):
            return _added(step, add, place, rules)
        case _:
            return None


def _added(step: s.Do, add: v.Add, place: Place, rules: Rules) -> Lines | None:
    """An amount of a good, for a seat that can always have more of it."""
    args = dict(step.args)
    good = args.get(str(add.good))
    slots = place.module.linked.plan.slots
    if not isinstance(good, x.Thing) or good.id not in slots:
        return None
    found = rules.slots[good.id]
    seat = args.get(str(add.of), step.seat)
    by = args.get("many", x.Const("number", 1))
    if not found.open or maybe(seat, place) or not surely(seat, "player", place):
        return None
    if not plain_keys((seat,), slots[good.id].owners, place):
        return None
    at, many = slot_index(good.id, (seat,), place), python(by, place)
    if isinstance(by, x.Const) and by.value >= 0:
        return [line(index(raw(used(place, "s")), at), " += ", many)]
    if any(isinstance(one, x.Get | x.Named | x.Floating) for one in parts(by)):
        return [line(call("_more", raw("g"), at, many))]
    # The amount reads no counter, so it cannot double one again and again.
    return [head([line(index(raw(used(place, "s")), at), " += _many")], "if (_many := ", many, ") > 0")]


def _plain(pile: x.Expr, place: Place, rules: Rules) -> bool:
    """Whether a pile always has room, and nothing else changes when a thing is put there."""
    return isinstance(pile, x.PileOf) and plain_pile(pile, place) and rules.piles[pile.pile].plain


def done_with_each(step: s.For, place: Place, rules: Rules) -> Lines | None:
    """A verb done with each of several things at once."""
    linked = place.module.linked
    done = at_once(step, linked)
    if done is None:
        return None
    lay = VERBS[done.verb].does[0]
    assert isinstance(lay, v.Lay)
    to = dict(done.args).get(lay.to[0])
    if lay.below or to is None or not _plain(to, place, rules):
        return None
    assert isinstance(to, x.PileOf)
    if is_off_a_pile(step, done, linked):
        assert isinstance(step.over, x.Taken)
        return _off(step.over, to, place, rules)
    source = step.over.pile if isinstance(step.over, x.Inside) else None
    if not isinstance(source, x.PileOf) or not plain_pile(source, place) or source.pile == to.pile:
        return None
    if alone(place.module) and not rules.waits:
        return _poured(python(source, place), python(to, place), place)
    return [line(call("_pour", raw("g"), python(source, place), python(to, place)))]


def _poured(source: Code, to: Code, place: Place) -> Lines:
    """All things of a pile go to another one. No copy of the game shares the piles, and none is ever shown."""
    piles = used(place, "piles")
    return [
        head(
            [
                line("_at, _to = g.at, ", to),
                head([line("_at[_thing] = _to")], "for _thing in _things"),
                line(f"{piles}[_to] += _things"),
                line(f"{piles}[", source, "] = []"),
                line("g.ticks += len(_things)"),
            ],
            f"if _things := {piles}[",
            source,
            "]",
        )
    ]


def alone(module: Module) -> bool:
    """Whether no copy of the game is made while it is played on at random, and no pile is ever shown."""
    plan, pauses = module.linked.plan, module.linked.pauses
    # Nothing triggers, so nothing can loop: no earlier state is kept for comparison.
    if pauses.after or len(only_cancelled(module.linked)) < len(pauses.before):
        return False
    return not any(
        isinstance(one, s.Secretly | s.Pay)
        or (isinstance(one, s.Do) and any(isinstance(step, v.Show) for step in VERBS[one.verb].does))
        for one in parts(tuple(plan.routines.values()))
    )


def changed(step: s.Change, function: Function) -> Lines | None:
    """A counter that stops at zero."""
    place = function.place
    slot = place.module.linked.plan.slots[step.slot]
    plain = plain_slot(slot, function) and plain_keys(step.keys, slot.owners, place) and slot.excess != "refused"
    if not plain or slot.low != x.Const("number", 0) or slot.high is not None or step.slot in place.module.fits.slots:
        return None
    if doubles(x.Sum("number", "+", x.Get("number", step.slot, step.keys), step.by), slot):
        return None
    where = index(raw(used(place, "s")), slot_index(step.slot, step.keys, place))
    now = operation(where, "+", python(step.by, place), PLUS)
    return [line(where, " = _now if (_now := ", now, ") > 0 else 0")]


def made_many(step: s.Repeat, place: Place, rules: Rules) -> Lines | None:
    """Several new copies of an element."""
    done = many_times(step, place.module.linked)
    if done is None:
        return None
    make = VERBS[done.verb].does[0]
    assert isinstance(make, v.Make)
    args = dict(done.args)
    element, to = args.get(str(make.element)), args.get(str(make.to))
    if element is None or to is None or maybe(element, place) or not _plain(to, place, rules):
        return None
    return [line(call("_made", raw("g"), python(element, place), python(to, place), python(step.times, place)))]


def _off(taken: x.Taken, to: x.PileOf, place: Place, rules: Rules) -> Lines | None:
    """Several things from the top of a pile."""
    pile = taken.pile
    if not isinstance(pile, x.PileOf) or not plain_pile(pile, place) or pile.pile == to.pile:
        return None
    spec = rules.piles[pile.pile]
    args = [raw("g"), python(pile, place), python(taken.many, place), python(to, place)]
    if spec.order == "stack":
        piles = place.module.linked.plan.piles
        if spec.refilled and (spec.room is not None or spec.refilled == to.pile):
            return None
        if spec.refilled and piles[spec.refilled].owners != piles[pile.pile].owners:
            return None
        source = [python(replace(pile, pile=spec.refilled), place)] if spec.refilled else []
        return [line(call("_off_stack", *args, *source))]
    if spec.refilled:
        return None
    return [line(call("_off_bag" if spec.order == "bag" else "_off_row", *args))]
