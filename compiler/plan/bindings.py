"""The values of a rule's names where it is called, and the lines of the rule with these values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeVar

from ..replacing import replace
from . import expressions as x
from . import steps as s
from .looking import Looking
from .plan import Param, Routine
from .transform import changed

P = TypeVar("P")


def bindings(rule: Routine, args: Mapping[str, x.Expr], seat: x.Expr, about: Param | None = None) -> dict[str, x.Expr]:
    """The values of a rule's parameters where it is called; `it` is the one that is tested."""
    found = {param.name: args[param.role] for param in rule.params if param.role in args}
    found["you"] = seat
    if about is not None:
        found["it"] = args[about.role]
    return found


def checked(rule: Routine, step: s.Call) -> Iterator[tuple[Param, x.Expr, tuple[tuple[str, x.Expr], ...]]]:
    """Each parameter that a call fills, its argument, and the tests that this must pass, with their words."""
    args = dict(step.args)
    for param in rule.params:
        if param.role in args:
            given = bindings(rule, args, step.seat, param)
            tests = param.tests if param.role in step.check else ()
            yield param, args[param.role], tuple((words, substituted(test, given)) for words, test in tests)


def substituted(part: P, names: Mapping[str, x.Expr]) -> P:
    return changed(part, lambda one: names.get(one.name, one) if isinstance(one, x.Var) else one)


def lines_given(rule: Routine, args: Mapping[str, x.Expr], seat: x.Expr, look: Looking) -> s.Block:
    """The lines of a rule at a call: parameters are replaced by their arguments, and its own names are changed so that
    none is a name of the caller."""
    names = bindings(rule, args, seat)
    look.fresh += 1

    def own(name: str) -> str:
        return name if name in names else f"{name}~{look.fresh}"

    def change(one: object) -> object:
        match one:
            case x.Var(type=type, name=name):
                return names.get(name) or x.Var(type, own(name))
            case x.Filter() | x.Exists() | x.Fold() | x.Groups():
                return replace(one, it=own(one.it))
            case s.Let() | s.Choose() | s.ChooseGoods() | s.For() | x.NeedSome() | x.NeedLet():
                return replace(one, var=own(one.var))
            case _:
                return one

    return changed(rule.block, change)
