"""Abilities that come before something, and the lines of things, in C."""

from __future__ import annotations

from collections.abc import Sequence

from ..plan.events import roles_of_plan
from ..plan.plan import Laws, Listener
from . import tables
from .expressions import c
from .lacks import Lacks
from .routines import begun, frame_of
from .unit import Lines, Name, Scope, Unit, braced, c_type, function, identifier


def understood(unit: Unit) -> None:
    """Whether all that an edition has outside its rules can be done in C."""
    plan = unit.linked.plan
    for listener in plan.listeners:
        if listener.moment != "before":
            raise Lacks("an ability that hears what has happened", listener.at)
        if listener.event not in plan.routines:
            raise Lacks("an ability that comes before a verb or a phase", listener.at)
        _lawful(listener.laws, listener)
    for price in plan.prices:
        raise Lacks("an ability that changes prices", price.at)
    for counts in plan.counts_as:
        raise Lacks("an ability by which things count as others", counts.at)
    for modifier in plan.modifiers:
        at = plan.values[modifier.value].at if modifier.value in plan.values else None
        raise Lacks(f"`{modifier.value}`, a value that something changes while it holds", at)
    if plan.wallets:
        raise Lacks(f"`{next(iter(plan.wallets))}`, points that goods buy")
    if plan.phases and any(f"{phase} {edge}" in unit.linked.events for phase in plan.phases for edge in EDGES):
        raise Lacks("an ability that hears a phase")


EDGES = ("begins", "ends")


def _lawful(laws: Laws, listener: Listener) -> None:
    for law, given in (
        ("once", laws.once),
        ("exhausts", laws.exhausts),
        ("open until", laws.open_until),
        ("waits", laws.waits),
    ):
        if given:
            raise Lacks(f"the law `{law}` of an ability", listener.at)


def listeners(unit: Unit) -> None:
    """The abilities in a list, each with its tests."""
    rows = [_row(listener, unit) for listener in unit.linked.plan.listeners]
    known = [f"static const Listener listeners[] = {{{', '.join(rows)}}};"] if rows else []
    unit.functions.append(known)
    body = ["return &listeners[listener];"] if rows else ["return 0;"]
    unit.functions.append(["static const Listener *heard_by(int listener UNUSED)", "{", f"    {body[0]}", "}"])


def _row(listener: Listener, unit: Unit) -> str:
    linked = unit.linked
    plan = linked.plan
    routine, event = plan.routines[listener.id], plan.routines[listener.event]
    name = identifier(unit, "", listener.id)
    elements, many, copies = "0", 0, "0"
    if listener.of:
        elements, many = tables.each(unit, listener.of)
        copies = tables.only_copies(unit, listener.of)
    registers, types, _ = frame_of(event, unit)
    codes = {"by": "event[YOU]", "self": "self"}
    for param in event.params:
        if c_type(types[param.name]) == "Set":
            raise Lacks("an ability that comes before a rule that is given a set", listener.at)
        codes[param.role] = f"event[{registers[param.name]}]"
    given = [codes.get(param.role, "-1") for param in routine.params]
    params = ["int you", "int self", "const int *event"]
    function(unit, "int", f"begin{name}", params, [*begun(routine, unit, "you", given), "return 1;"])
    can = ", ".join(["g", "you", *given])
    function(unit, "int", f"could{name}", params, [f"return {identifier(unit, 'can', listener.id)}({can});"])
    hears = _test(f"hears{name}", listener, codes, params, unit) if listener.test is not None else "0"
    lawful = "0"
    if listener.laws.only_while is not None:
        scope = Scope(unit, {"you": Name("you", "int"), "self": Name("self", "int")})
        lawful = function(
            unit, "int", f"lawful{name}", ["int you", "int self"], [f"return {c(listener.laws.only_while, scope)};"]
        )
    works, piles = -1, 0
    if listener.laws.works_in:
        works, piles = linked.piles[listener.laws.works_in].base, linked.piles[listener.laws.works_in].size
    optional = int(listener.laws.optional)
    numbers = f"{elements}, {many}, {copies}, {works}, {piles}, {optional}, {linked.routines[listener.id]}"
    return f"{{{numbers}, {hears}, {lawful}, begin{name}, could{name}}}"


def _test(name: str, listener: Listener, codes: dict[str, str], params: Sequence[str], unit: Unit) -> str:
    names = {"you": Name("you", "int"), "self": Name("self", "int"), "by": Name("event[YOU]", "int")}
    maybe = {"by"}
    for role, type in roles_of_plan(listener.event, unit.linked.plan):
        names[f"~{role}"] = Name(codes.get(role, "-1"), "int")
        if type.startswith(("pile", "thing")):
            maybe.add(f"~{role}")
    assert listener.test is not None
    try:
        code = c(listener.test, Scope(unit, names, frozenset(maybe)))
    except Lacks as lacks:
        raise Lacks(lacks.what, listener.at) from None
    return function(unit, "int", name, params, [f"return {code};"])


def following(unit: Unit) -> None:
    """The lines of things, by what they are: done, or put on the stack."""
    linked = unit.linked
    done, can = Lines(), Lines()
    for element, id in linked.plan.lines.items():
        rule, number = linked.plan.routines[id], linked.number[element]
        done.append(f"case {number}:")
        if id in linked.routines:
            done += [
                "{",
                *("    " + line for line in begun(rule, unit, "you", ["thing"] * len(rule.params))),
                "    return;",
                "}",
            ]
        else:
            given = ", ".join(["g", "you", *["thing"] * len(rule.params)])
            done += [f"    {identifier(unit, 'rule', id)}({given});", "    return;"]
        given = ", ".join(["g", "you", *["thing"] * len(rule.params)])
        can += [f"case {number}:", f"    return {identifier(unit, 'can', id)}({given});"]
    params = ["int you", "int thing"]
    function(unit, "void", "follow", params, _switch(done, "    return;"), inline=True)
    function(unit, "int", "can_follow", params, _switch(can, "    return 0;"), inline=True)


def _switch(cases: Lines, otherwise: str) -> Lines:
    return braced("switch (element(g, thing))", [*cases, "default:", otherwise])
