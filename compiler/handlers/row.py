"""Tests of one slot of all things of a kind, where the values are neighbours in the flat state: searched in a slice.

some cell where (disc of it is nothing)               -1 in s[DISC_OF_EACH_CELL]
count each cell where (disc of it is nothing)         s[DISC_OF_EACH_CELL].count(-1)
"""

from __future__ import annotations

from ..plan import expressions as x
from . import numbers
from .context import Place, constant, copied, over, plain_keys, plain_pile, removable, used
from .opening import opened
from .tree import Code, call, compared, dotted, index, number, raw


def some_hold(expr: x.Exists, place: Place) -> Code | None:
    """Whether any thing of a kind has a value, or none has."""
    found = _held(expr, place)
    return compared(found[0], "in" if expr.wanted else "not in", found[1]) if found else None


def many_hold(expr: x.Filter, place: Place) -> Code | None:
    """How many things of a kind have a value."""
    found = (_held(expr, place) or _empty(expr, place)) if expr.how == "each" else None
    return Code((*dotted(found[1], "count").parts, *call("", found[0]).parts[1:])) if found else None


def _empty(expr: x.Filter, place: Place) -> tuple[Code, Code] | None:
    """An empty pile, and the list of the piles to test, one for each thing."""
    inner, linked = over(place, expr.it, expr.source), place.module.linked
    named = inner.printed.get(expr.it)
    if named is None or len(set(named)) != len(named):
        return None
    tests = expr.test.items if isinstance(expr.test, x.And) else (expr.test,)
    match tuple(one for one in tests if not _is_printed(one, expr.it, named, place)):
        case (x.Compare(how="=", left=x.Count(of=x.Inside(pile=x.PileOf() as pile)), right=x.Const(value=0)),):
            kept = linked.piles[pile.pile]
            key = pile.keys[0] if len(pile.keys) == 1 else None
            if not isinstance(key, x.Var) or key.name != expr.it or not plain_pile(pile, inner):
                return None
            places = sorted(linked.number[id] for id in named)
            if kept.keys[0].stride != 1 or places != list(range(places[0], places[-1] + 1)):
                return None
            first, last = kept.offset + places[0], kept.offset + places[-1]
            name, row = f"{pile.pile}-of-{named[0]}-and-more", call("slice", number(first), number(last + 1))
            row = raw(constant(place.module, f"row {pile.pile} {first} {last}", name, row))
            return raw("[]"), index(raw(used(place, "piles")), row)
        case _:
            return None


def _is_printed(test: x.Expr | None, it: str, named: tuple[str, ...], place: Place) -> bool:
    """Whether a test reads only what all listed things have by their names."""
    if not isinstance(test, x.Is) or not isinstance(test.what, x.Var) or test.what.name != it:
        return False
    elements = place.module.linked.plan.elements
    return all(test.sort in elements[id].sorts for id in named)


def _held(expr: x.Exists | x.Filter, place: Place) -> tuple[Code, Code] | None:
    """The value, and the slice of the state in which it is searched."""
    if not isinstance(expr.source, x.AllOf) or expr.test is None:
        return None
    sort, test = expr.source.sort, opened(expr.test, place)
    if not isinstance(test, x.Compare) or test.how != "=" or not isinstance(test.left, x.Get):
        return None
    value, row = _value(test.right), _row(test.left, expr.it, sort, over(place, expr.it, expr.source))
    if value is None or row is None:
        return None
    name = raw(constant(place.module, f"row {test.left.slot} {sort}", f"{test.left.slot}-of-each-{sort}", row))
    return value, index(raw(used(place, "s")), name)


def _value(expr: x.Expr) -> Code | None:
    if isinstance(expr, x.Nothing):
        return number(-1)
    return number(expr.value) if isinstance(expr, x.Const) and type(expr.value) is int else None


def _row(read: x.Get, it: str, sort: str, place: Place) -> Code | None:
    """The slice with the values of all things of a sort, and no others."""
    linked = place.module.linked
    slot, kept = linked.plan.slots[read.slot], linked.slots[read.slot]
    if sort == "player" or slot.side or kept.grown >= 0 or len(read.keys) != 1 or kept.keys[0].stride != 1:
        return None
    key = read.keys[0]
    if not isinstance(key, x.Var) or key.name != it or not plain_keys(read.keys, slot.owners, place):
        return None
    if copied(f"thing {sort}", place) or removable(sort, place):
        return None
    things = [linked.number[id] for id in numbers.members(linked.plan, sort)]
    if not things or things != list(range(things[0], things[0] + len(things))):
        return None
    first = kept.offset + things[0]
    return call("slice", number(first), number(first + len(things)))
