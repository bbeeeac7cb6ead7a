"""Whether a rule could be begun: the test before it is offered, made of its first lines.

A price must be payable, a single choice must have something to choose; what comes after the first act that asks for
nothing is not looked at.
"""

from __future__ import annotations

import dataclasses
from typing import cast

from ..meaning import model as m
from .expressions import Place, cost, python, quoted
from .picks import PRICES, candidates, lifted


def block_possible(block: m.Block, place: Place, unknown: frozenset[str]) -> str:
    """The test of a block as Python, or nothing where it is always possible. `unknown` are names with no value yet."""
    tests: list[str] = []
    for step in block:
        if isinstance(step, m.Act):
            test = act_possible(step, place, unknown)
        elif isinstance(step, m.Either) and not step.may:
            each = [act_possible(act, place, unknown) for act in step.acts]
            test = " or ".join(f"({one})" for one in each) if all(each) else ""
            test = f"({test})" if test else ""
        elif isinstance(step, m.Choose):
            test = _choice(step, place, unknown)
        else:
            break
        if test:
            tests.append(test)
        if not (isinstance(step, m.Act) and step.verb == "pay"):
            break
    return " and ".join(tests)


def _choice(step: m.Choose, place: Place, unknown: frozenset[str]) -> str:
    pick = step.pick
    if not isinstance(pick, m.Pick) or not pick.single or pick.goods or speaks_of(pick, unknown):
        return ""
    return candidates(pick, None, "what", {}, place)


def act_possible(act: m.Act, place: Place, unknown: frozenset[str]) -> str:
    if speaks_of(act, unknown):
        return ""
    if act.verb == "pay" and not act.own:
        args = dict(act.args)
        if "what" not in args:
            return ""
        accepting = f", {cost(args['accepting'], place)}" if "accepting" in args else ""
        seat = python(args["for"], place) if "for" in args else place.you
        return f"game.can_pay({seat}, {cost(args['what'], place)}{accepting})"
    if act.verb == "treat" and not act.own:
        args = dict(act.args)
        if "what" not in args or "as" not in args or any(has_pick(arg) for arg in args.values()):
            return ""
        return f"game.passes_for({place.you}, {python(args['what'], place)}, {python(args['as'], place)})"
    if act.verb == "follow" and not act.own:
        what = dict(act.args).get("what")
        return f"game.usable({python(what, place)}, {place.you})" if what is not None and not has_pick(what) else ""
    tests: list[str] = []
    known: dict[str, str] = {}
    for role, arg in act.args:
        found = lifted(arg, "_")[1] if act.verb not in PRICES else []
        for _, pick in found:
            if pick.single and not pick.goods:
                tests.append(candidates(pick, act, role, known, place))
        if found:
            break
        name = _param(act, role, place)
        if name:
            known[name] = python(arg, place)
    if (
        act.own
        and not tests
        and act.verb in place.model.rules
        and len(known) == len(place.model.rules[act.verb].params)
    ):
        given = {role: python(arg, place) for role, arg in act.args}
        pairs = ", ".join(f"{quoted(role)}: {value}" for role, value in given.items())
        tests.append(f"game.possible({quoted(act.verb)}, {place.you}, {{{pairs}}})")
    return " and ".join(tests)


def _param(act: m.Act, role: str, place: Place) -> str:
    rule = place.model.rules.get(act.verb) if act.own else None
    return next((param.name for param in rule.params if param.role == role), "") if rule else ""


def has_pick(expr: m.Expr) -> bool:
    return bool(lifted(expr, "_")[1])


def speaks_of(part: object, names: frozenset[str]) -> bool:
    """Whether a value that is not known yet is spoken of."""
    if not names:
        return False
    if isinstance(part, m.Var):
        return part.name in names
    if isinstance(part, tuple):
        return any(speaks_of(item, names) for item in cast("tuple[object, ...]", part))
    if dataclasses.is_dataclass(part):
        return any(speaks_of(getattr(part, f.name), names) for f in dataclasses.fields(part) if f.name != "at")
    return False
