"""What is read from a game: counters, piles, traits, built-in values and tables."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ..meaning import model as m
from . import expressions as x
from .scope import SEAT, Scope, thing_type
from .values import argument, place, things, value, values


def var(expr: m.Expr, scope: Scope) -> x.Expr:
    assert isinstance(expr, m.Var)
    return scope.env[expr.name]


def read(expr: m.Expr, scope: Scope) -> x.Expr:
    assert isinstance(expr, m.Read)
    if expr.slot in scope.model.wallets:
        return x.Floating("number", expr.slot, value(expr.keys[0], scope))
    slot = scope.model.slots[expr.slot]
    type = {"counter": "number", "flag": "truth"}.get(slot.sort, thing_type(slot.holds, scope.model))
    return x.Get(type, expr.slot, values(expr.keys, scope))


def inside(expr: m.Expr, scope: Scope) -> x.Expr:
    found = place(expr, scope)
    return x.Inside(f"set {found.type[5:]}", found)


def trait(expr: m.Expr, scope: Scope) -> x.Expr:
    assert isinstance(expr, m.Trait)
    return x.Trait(trait_type(expr.name, scope.model), expr.name, value(expr.of, scope))


def trait_type(name: str, model: m.Model) -> str:
    """The type of what is printed under a name, as the first thing that has it tells."""
    for kind in model.kinds.values():
        for one in kind.fields:
            if one.name == name:
                return {"flag": "truth"}.get(one.kind) or thing_type(one.kind.removeprefix("thing "), model)
    for element in model.elements.values():
        for trait, found in element.traits:
            if trait == name:
                return printed_type(found, model)
    return "thing anything"


def printed_type(found: m.Expr, model: m.Model) -> str:
    match found:
        case m.Number() | m.Sum() | m.Count():
            return "number"
        case m.Truth():
            return "truth"
        case m.Text():
            return "text"
        case m.Goods() | m.Both() | m.OneOf():
            return "goods"
        case m.Items(items):
            first = printed_type(items[0], model) if items else "thing anything"
            return f"set {first.removeprefix('thing ')}"
        case m.Thing(id):
            return f"thing {model.elements[id].kind}" if id in model.elements else SEAT
        case _:
            return "thing anything"


def named_value(expr: m.Expr, scope: Scope) -> x.Expr:
    assert isinstance(expr, m.Value)
    if expr.name in scope.model.defines:
        define = scope.model.defines[expr.name]
        types = [thing_type(param.noun.kind, scope.model) for param in define.params]
        args = tuple(argument(arg, type, scope) for arg, type in zip(expr.args, types, strict=False))
        type = define.type if not define.type.startswith("pile ") else f"set {define.type[5:]}"
        return x.Named(type, expr.name, scope.you, args)
    return BUILT_IN.get(expr.name, _built_in)(expr, scope)


def _built_in(expr: m.Value, scope: Scope) -> x.Expr:
    found = values(expr.args, scope)
    type = SAME.get(expr.name, "")
    if type.startswith("same"):
        of = found[0].type.partition(" ")[2] or "anything"
        one = of[7:] if of.startswith("set-of-") else of
        if of.startswith("set-of-") and type == "same":
            return x.BuiltIn(f"set {one}", expr.name, found)
        type = f"set {one}" if type == "same set" else of if of in ("number", "truth") else f"thing {one}"
    return x.BuiltIn(type, expr.name, found)


SAME = {
    "owner": SEAT, "clockwise": "set player", "opponents": "set player",
    "first": "same", "last": "same", "top": "same", "definition": "same", "definitions": "same set",
    "neighbours": "same set", "reachable": "same set", "ray": "same set", "distance": "number",
    "opposite": "thing direction", "beside": "same", "score": "number", "winners": "set anything", "exhausted": "truth",
    "largest": "number", "smallest": "number", "tally": "number", "stock": "number", "amount": "number",
    "times": "goods", "less": "goods",
}  # fmt: skip
"""The type of each value that every game has; `same` is the kind of the first of what it is of."""


def _rolled(expr: m.Value, scope: Scope) -> x.Expr:
    dice = expr.args[0]
    parts = dice.items if isinstance(dice, m.Both | m.Items) else (dice,)
    listed: list[tuple[str, x.Expr]] = []
    for part in parts:
        if isinstance(part, m.Goods):
            listed.append((part.good, value(part.many, scope)))
        elif isinstance(part, m.Thing):
            listed.append((part.id, x.Const("number", 1)))
    single = isinstance(dice, m.Thing)
    if listed:
        face = printed_type(scope.model.dice[listed[0][0]].faces[0], scope.model)
        return x.Rolled(face if single else f"set {face.removeprefix('thing ')}", tuple(listed), single)
    found = value(dice, scope)
    several = found.type == "goods" or found.type.startswith("set ")
    return x.Rolled("set anything" if several else "thing anything", (), not several, found)


def _top(expr: m.Value, scope: Scope) -> x.Expr:
    found = place(expr.args[0], scope)
    return x.BuiltIn(f"thing {found.type.partition(' ')[2]}", "top", (found,))


def _contents(expr: m.Value, scope: Scope) -> x.Expr:
    return things(expr.args[0], scope)


def _tally(expr: m.Value, scope: Scope) -> x.Expr:
    return x.BuiltIn("number", "tally", (phase_name(expr.args[0]),))


def phase_name(expr: m.Expr) -> x.Expr:
    assert isinstance(expr, m.Text | m.Thing)
    return x.Text("phase", expr.value if isinstance(expr, m.Text) else expr.id)


def _score(expr: m.Value, scope: Scope) -> x.Expr:
    return x.BuiltIn("number", "score", (scope.you, value(expr.args[0], scope)))


def _neighbour(expr: m.Value, scope: Scope) -> x.Expr:
    """The neighbour of a player; for other things, the next printed value among those of its kind."""
    found = value(expr.args[0], scope)
    sort, _, kind = found.type.partition(" ")
    if sort != "thing" or kind in ("player", "anything"):
        return x.BuiltIn(SEAT, expr.name, (found,))
    those = x.Items(f"set {kind}", tuple(x.Thing(f"thing {kind}", id) for id in _printed(kind, scope.model)))
    name = "following" if expr.name == "next" else "preceding"
    return x.BuiltIn(found.type, name, (x.BuiltIn(found.type, "definition", (found,)), those))


def _printed(kind: str, model: m.Model) -> Iterator[str]:
    """The elements of a kind, in the order of the rules."""
    group = model.groups.get(kind)
    for one in model.elements.values():
        within = one.kind
        while within != kind and within in model.kinds and model.kinds[within].base:
            within = model.kinds[within].base
        if within == kind or (group is not None and one.id in group.members):
            yield one.id


BUILT_IN: dict[str, Callable[[m.Value, Scope], x.Expr]] = {
    "next": _neighbour,
    "previous": _neighbour,
    "rolled": _rolled,
    "top": _top,
    "contents": _contents,
    "tally": _tally,
    "score": _score,
}


def look(expr: m.Expr, scope: Scope) -> x.Expr:
    assert isinstance(expr, m.Look)
    model = scope.model
    if expr.table in model.tables:
        type = printed_type(model.tables[expr.table].rows[0].value, model)
        return x.Look(type, expr.table, values(expr.keys, scope))
    rows = [rows for one in model.elements.values() for name, rows in one.charts if name == expr.table]
    type = printed_type(rows[0][0].value, model) if rows and rows[0] else "number"
    if "." in expr.table:
        return x.Look(type, expr.table, values(expr.keys, scope))
    of, key = values(expr.keys, scope)
    return x.Chart(type, expr.table, of, key)


def thing(expr: m.Expr, scope: Scope) -> x.Expr:
    assert isinstance(expr, m.Thing)
    return x.Thing(printed_type(expr, scope.model), expr.id)
