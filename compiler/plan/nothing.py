"""Which expressions may be nothing: generated code checks for it there, and nowhere else."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import field

from ..frozen import slotted
from . import expressions as x
from . import steps as s
from .plan import Plan
from .transform import parts

MAYBE = frozenset({"first", "last", "top", "owner", "beside", "following", "preceding"})
"""Values of every game that may be nothing."""


@slotted
class Nothings:
    plan: Plan
    values: set[str] = field(default_factory=set[str])
    """Named values that may be nothing."""
    params: set[tuple[str, str]] = field(default_factory=set[tuple[str, str]])
    """Parameters of named values that may be nothing."""


def nothings_of(plan: Plan) -> Nothings:
    found = Nothings(plan)
    bodies: list[object] = [one.block for one in plan.routines.values()]
    bodies += [need for one in plan.routines.values() for need in (one.need, one.whole)]
    bodies += [param.tests for one in plan.routines.values() for param in one.params]
    bodies += [*plan.scores.values(), plan.modifiers, plan.listeners, plan.prices, plan.free, plan.counts_as]
    bodies += [(one.low, one.high) for one in plan.slots.values()]
    known = [(maybe_in(body, found), body) for body in bodies]
    while True:
        size = len(found.params) + len(found.values)
        for maybe, body in known:
            _calls(body, maybe, found)
        for value in plan.values.values():
            own = frozenset(name for of, name in found.params if of == value.name)
            _calls(value.value, own, found)
            if maybe_nothing(value.value, own, found):
                found.values.add(value.name)
        if size == len(found.params) + len(found.values):
            return found


def _calls(body: object, maybe: Iterable[str], found: Nothings) -> None:
    names = frozenset(maybe)
    for one in parts(body):
        if isinstance(one, x.Named):
            params = found.plan.values[one.name].params
            for param, arg in zip(params, one.args, strict=False):
                if maybe_nothing(arg, names, found):
                    found.params.add((one.name, param.name))


def maybe_in(body: object, found: Nothings, known: Iterable[str] = ()) -> frozenset[str]:
    """The names in some lines that may mean nothing."""
    names = set(known)
    while True:
        size = len(names)
        for one in parts(body):
            match one:
                case s.Let(var=var, value=value) | s.Rewrite(var=var, value=value) | x.NeedLet(var=var, value=value):
                    if maybe_nothing(value, frozenset(names), found):
                        names.add(var)
                case s.For(var=var, over=x.Items(items=items)):
                    if any(maybe_nothing(item, frozenset(names), found) for item in items):
                        names.add(var)
                case s.Choose(var=var, required=False, single=True):
                    names.add(var)
                case _:
                    pass
        if len(names) == size:
            return frozenset(names)


def maybe_nothing(expr: x.Expr, names: frozenset[str], found: Nothings) -> bool:
    match expr:
        case x.Var(name=name):
            return name in names
        case x.Nothing():
            return True
        case x.Get(type=type):
            return type.startswith("thing ")
        case x.Trait(type=type, name=name, of=of):
            if not type.startswith("thing "):
                return False
            return maybe_nothing(of, names, found) or not _always(name, of.type, found.plan)
        case x.Look(type=type) | x.Chart(type=type) | x.Random(type=type, many=None):
            return type.startswith("thing ")
        case x.When(then=then, otherwise=otherwise):
            return maybe_nothing(then, names, found) or maybe_nothing(otherwise, names, found)
        case x.Named(name=name):
            return name in found.values
        case x.BuiltIn(name=name, args=args):
            return name in MAYBE or (bool(args) and maybe_nothing(args[0], names, found))
        case x.PileOf(keys=keys):
            return any(maybe_nothing(key, names, found) for key in keys)
        case _:
            return False


def _always(trait: str, type: str, plan: Plan) -> bool:
    """Whether everything of a kind has something printed under a name."""
    kind = type.partition(" ")[2]
    those = [one for one in plan.elements.values() if kind in one.sorts]
    return bool(those) and all(any(name == trait for name, _ in one.traits) for one in those)
