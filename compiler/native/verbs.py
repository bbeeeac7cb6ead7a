"""The verbs that an edition uses, as C: each is made of what its data says it does."""

from __future__ import annotations

from ..plan.link import Linked
from ..plan.steps import Do, DoGoods
from ..plan.transform import parts
from ..source.text import Span
from ..verbs import VERBS
from ..verbs import verb as v
from .lacks import Lacks
from .unit import Lines, Unit, function, identifier


def used_verbs(linked: Linked) -> dict[str, Span]:
    """The verbs that are used, in order, each with the place of its first use."""
    blocks = tuple(routine.block for routine in linked.plan.routines.values())
    found: dict[str, Span] = {}
    for one in parts(blocks):
        if isinstance(one, Do | DoGoods):
            found.setdefault(one.verb, one.at)
    return {name: found[name] for name in VERBS if name in found}


def verb_function(verb: v.Verb, at: Span, unit: Unit) -> None:
    try:
        _verb_function(verb, unit)
    except Lacks as lacks:
        raise Lacks(lacks.what, at) from None


def _verb_function(verb: v.Verb, unit: Unit) -> None:
    params = ["int you"]
    for role in verb.roles:
        params.append(f"int {_role(role.name)}")
        if role.name == "what" and role.type in (v.GOODS, v.OPEN):
            params.append("num many")
    body = [line for step in verb.does for line in _step(step, verb)]
    function(unit, "void", identifier(unit, "do", verb.name), params, body, inline=True)


def _role(name: str) -> str:
    return name if name in ("you", "many") else f"role_{name}"


def _value(value: v.Number) -> str:
    if not isinstance(value, str):
        raise Lacks("a verb that reckons with what somebody holds")
    return _role(value)


def _unless(test: str) -> Lines:
    return [f"if (!{test})", "    return;"]


def _step(step: v.Step, verb: v.Verb) -> Lines:
    match step:
        case v.Add(good, of, by, gives) | v.Take(good, of, by, gives):
            name = "add" if isinstance(step, v.Add) else "take"
            return [f"num {_role(gives)} UNUSED = {name}(g, {_value(good)}, {_value(of)}, {_value(by)});"]
        case v.Lay(thing, to, below):
            where = _role(to[0])
            for other in to[1:]:
                where = f"(int)larger({where}, {_role(other)})"
            return _unless(f"lay(g, {_role(thing)}, {where}, {f'{_role(below[0])} >= 0' if below else 0})")
        case v.Make(element, to, gives):
            made = f"int {_role(gives)} = make(g, {_role(element)}, {_role(to)});"
            return [made, f"if ({_role(gives)} < 0)", "    return;", f"{_role(element)} = {_role(gives)};"]
        case v.Mix(pile):
            return _unless(f"mix(g, {_role(pile)})")
        case v.Crown(winner):
            return _unless(f"crown(g, {_role(winner)})")
        case v.Raise():
            return []  # no ability hears it
        case _:
            raise Lacks(f"`{verb.name}`, a verb")
