"""Expressions of the model as the plan's: `you` is who it is here, nouns are sets and tests, names are once each."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ..meaning import model as m
from ..replacing import replace
from . import expressions as x
from .scope import SEAT, Scope, bound, element_type, thing_type


def value(expr: m.Expr, scope: Scope) -> x.Expr:
    return PASSES[type(expr)](expr, scope)


def values(exprs: Sequence[m.Expr], scope: Scope) -> tuple[x.Expr, ...]:
    return tuple(value(expr, scope) for expr in exprs)


def things(expr: m.Expr, scope: Scope) -> x.Expr:
    """A set, also where the model has a pile or one thing."""
    found = value(expr, scope)
    if found.type.startswith("pile "):
        return x.Inside(f"set {found.type[5:]}", found)
    return found


def place(expr: m.Expr, scope: Scope) -> x.Expr:
    """A pile as a place where things go."""
    if isinstance(expr, m.Inside):
        slot = scope.model.slots[expr.pile]
        return x.PileOf(f"pile {slot.holds}", expr.pile, values(expr.keys, scope))
    return value(expr, scope)


def argument(expr: m.Expr, type: str, scope: Scope) -> x.Expr:
    """What a rule is handed."""
    return place(expr, scope) if type.startswith("pile ") else value(expr, scope)


# ---- sets


def noun(
    found: m.Noun, scope: Scope, how: str = "each", more: Sequence[Callable[[Scope, x.Var], x.Expr]] = ()
) -> x.Expr:
    """The things of a noun as a set. `more` are further tests of each."""
    source, it, test = parted(found, scope, more)
    if test is None and how == "each":
        return source
    return x.Filter(source.type, source, it.name, test, how)


def parted(
    found: m.Noun, scope: Scope, more: Sequence[Callable[[Scope, x.Var], x.Expr]] = ()
) -> tuple[x.Expr, x.Var, x.Expr | None]:
    """A noun as where its things come from, the name of one of them, and the test each must pass."""
    source = source_of(found, scope)
    within, it = bound(scope, "it", thing_type(found.kind, scope.model))
    within = replace(within, env={**within.env, found.it: it})
    tests = [*tests_of(found, source, within, it), *(make(within, it) for make in more)]
    return source, it, together(tests)


def source_of(found: m.Noun, scope: Scope) -> x.Expr:
    kind = thing_type(found.kind, scope.model).removeprefix("thing ")
    if found.source is None:
        return x.AllOf(f"set {kind}", found.kind)
    return things(found.source, scope)


def tests_of(found: m.Noun, source: x.Expr, scope: Scope, it: x.Var) -> list[x.Expr]:
    """What a thing of the source must be to be of the noun."""
    tests: list[x.Expr] = []
    if found.source is not None and not surely(source.type, found.kind, scope.model):
        # What comes from there need not be of the kind that it is spoken of as.
        tests.append(x.Is("truth", x.Var(element_type(source.type), it.name), found.kind))
    if found.trait:
        tests.append(x.Is("truth", x.Var(element_type(source.type), it.name), f"{found.trait}-{found.kind}"))
    if found.holding:
        tests.append(x.Holds("truth", it, found.holding))
    if found.where is not None:
        tests.append(value(found.where, scope))
    return tests


def together(tests: Sequence[x.Expr]) -> x.Expr | None:
    flat = [one for test in tests for one in (test.items if isinstance(test, x.And) else (test,))]
    if not flat:
        return None
    return flat[0] if len(flat) == 1 else x.And("truth", tuple(flat))


def surely(type: str, kind: str, model: m.Model) -> bool:
    """Whether everything of a set is of a kind."""
    of = type.partition(" ")[2]
    if kind == "anything":
        return True
    seen: set[str] = set()
    while of and of not in seen:
        if of == kind:
            return True
        seen.add(of)
        found = model.kinds.get(of)
        element = model.elements.get(of)
        of = found.base if found is not None else element.kind if element is not None else ""
    return False


# ---- what is read


def _var(expr: m.Expr, scope: Scope) -> x.Expr:
    assert isinstance(expr, m.Var)
    return scope.env[expr.name]


def _read(expr: m.Expr, scope: Scope) -> x.Expr:
    assert isinstance(expr, m.Read)
    if expr.slot in scope.model.wallets:
        return x.Floating("number", expr.slot, value(expr.keys[0], scope))
    slot = scope.model.slots[expr.slot]
    type = {"counter": "number", "flag": "truth"}.get(slot.sort, thing_type(slot.holds, scope.model))
    return x.Get(type, expr.slot, values(expr.keys, scope))


def _inside(expr: m.Expr, scope: Scope) -> x.Expr:
    found = place(expr, scope)
    return x.Inside(f"set {found.type[5:]}", found)


def _trait(expr: m.Expr, scope: Scope) -> x.Expr:
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


def _value(expr: m.Expr, scope: Scope) -> x.Expr:
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
    """Who sits beside a player; of anything else, what is printed beside it among those of its kind."""
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


def _look(expr: m.Expr, scope: Scope) -> x.Expr:
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


def _each(expr: m.Expr, scope: Scope) -> x.Expr:
    assert isinstance(expr, m.Each)
    return noun(expr.noun, scope, expr.how)


def _some(expr: m.Expr, scope: Scope) -> x.Expr:
    assert isinstance(expr, m.Some)
    source, it, test = parted(expr.noun, scope)
    return x.Exists("truth", source, it.name, test, expr.wanted)


def _count(expr: m.Expr, scope: Scope) -> x.Expr:
    assert isinstance(expr, m.Count)
    return x.Count("number", things(expr.what, scope))


def _fold(expr: m.Expr, scope: Scope) -> x.Expr:
    assert isinstance(expr, m.Fold)
    among = things(expr.among, scope)
    within, it = bound(scope, "it", element_type(among.type))
    within = replace(within, env={**within.env, expr.it: it})
    return x.Fold("number", expr.how, it.name, value(expr.what, within), among)


def _groups(expr: m.Expr, scope: Scope) -> x.Expr:
    assert isinstance(expr, m.Groups)
    of = things(expr.of, scope)
    within, it = bound(scope, "it", element_type(of.type))
    within = replace(within, env={**within.env, expr.it: it})
    return x.Groups(f"set set-of-{of.type.partition(' ')[2]}", of, it.name, value(expr.by, within))


def _cond(expr: m.Expr, scope: Scope) -> x.Expr:
    assert isinstance(expr, m.Cond)
    one, other = value(expr.value, scope), value(expr.otherwise, scope)
    type = other.type if one.type == "nothing" else one.type
    return x.When(type, value(expr.test, scope), one, other)


def _items(expr: m.Expr, scope: Scope) -> x.Expr:
    assert isinstance(expr, m.Items)
    found = values(expr.items, scope)
    first = found[0].type.removeprefix("thing ") if found else "anything"
    return x.Items(f"set {first}", found)


# ---- goods


def _goods(expr: m.Expr, scope: Scope) -> x.Expr:
    assert isinstance(expr, m.Goods)
    return x.Goods("goods", ((expr.good, value(expr.many, scope)),))


def _both(expr: m.Expr, scope: Scope) -> x.Expr:
    assert isinstance(expr, m.Both)
    found = values(expr.items, scope)
    if all(isinstance(one, x.Goods) for one in found):
        return _merged([item for one in found if isinstance(one, x.Goods) for item in one.items])
    return x.Both("goods", found)


def _merged(items: Sequence[tuple[str, x.Expr]]) -> x.Goods:
    whole: dict[str, x.Expr] = {}
    for good, many in items:
        whole[good] = x.Sum("number", "+", whole[good], many) if good in whole else many
    return x.Goods("goods", tuple(whole.items()))


def _one_of(expr: m.Expr, scope: Scope) -> x.Expr:
    assert isinstance(expr, m.OneOf)
    return x.OneOf("goods", values(expr.items, scope))


def price(expr: m.Expr, scope: Scope) -> x.Expr:
    """Goods as a price: a choice from a group stays open until somebody pays."""
    match expr:
        case m.Pick(noun, _, most):
            return x.Goods("goods", ((noun.kind, value(most, scope)),))
        case m.OneOf(items):
            return x.OneOf("goods", tuple(price(item, scope) for item in items))
        case m.Both(items):
            return x.Both("goods", tuple(price(item, scope) for item in items))
        case _:
            return value(expr, scope)


# ---- sums and truths


def _sum(expr: m.Expr, scope: Scope) -> x.Expr:
    assert isinstance(expr, m.Sum)
    return x.Sum("number", expr.how, value(expr.left, scope), value(expr.right, scope))


def _test(expr: m.Expr, scope: Scope) -> x.Expr:
    assert isinstance(expr, m.Test)
    if expr.how in ("in", "not-in"):
        left, right = value(expr.left, scope), things(expr.right, scope)
        if isinstance(right, x.AllOf):
            # What has been removed is no longer among those that are there, and still of its kind.
            found: x.Expr = x.Is("truth", left, right.sort)
            return found if expr.how == "in" else x.Not("truth", found)
        return x.Compare("truth", expr.how, left, right)
    if expr.how == "all-in":
        return x.Compare("truth", expr.how, things(expr.left, scope), things(expr.right, scope))
    return x.Compare("truth", expr.how, value(expr.left, scope), value(expr.right, scope))


def _is_a(expr: m.Expr, scope: Scope) -> x.Expr:
    assert isinstance(expr, m.IsA)
    return x.Is("truth", value(expr.what, scope), expr.kind)


def _passes_for(expr: m.Expr, scope: Scope) -> x.Expr:
    assert isinstance(expr, m.PassesFor)
    return x.PassesFor("truth", scope.you, value(expr.what, scope), value(expr.other, scope))


def _all(expr: m.Expr, scope: Scope) -> x.Expr:
    assert isinstance(expr, m.All)
    return x.And("truth", values(expr.items, scope))


def _any(expr: m.Expr, scope: Scope) -> x.Expr:
    assert isinstance(expr, m.Any)
    return x.Or("truth", values(expr.items, scope))


def _not(expr: m.Expr, scope: Scope) -> x.Expr:
    assert isinstance(expr, m.Not)
    return x.Not("truth", value(expr.what, scope))


def _can(expr: m.Expr, scope: Scope) -> x.Expr:
    assert isinstance(expr, m.Can)
    from .acts import act

    return x.Can("truth", x.NeedSteps("", act(expr.act, scope), scope.you, True))


def _thing(expr: m.Expr, scope: Scope) -> x.Expr:
    assert isinstance(expr, m.Thing)
    return x.Thing(printed_type(expr, scope.model), expr.id)


PASSES: dict[type[m.Expr], Callable[[m.Expr, Scope], x.Expr]] = {
    m.Number: lambda expr, scope: x.Const("number", expr.value if isinstance(expr, m.Number) else 0),
    m.Truth: lambda expr, scope: x.Const("truth", int(expr.value) if isinstance(expr, m.Truth) else 0),
    m.Text: lambda expr, scope: x.Text("text", expr.value if isinstance(expr, m.Text) else ""),
    m.Thing: _thing,
    m.Nothing: lambda expr, scope: x.Nothing("nothing"),
    m.You: lambda expr, scope: scope.you,
    m.Var: _var,
    m.Read: _read,
    m.Inside: _inside,
    m.Trait: _trait,
    m.Value: _value,
    m.Look: _look,
    m.Each: _each,
    m.Some: _some,
    m.Count: _count,
    m.Fold: _fold,
    m.Groups: _groups,
    m.Cond: _cond,
    m.Items: _items,
    m.Goods: _goods,
    m.Both: _both,
    m.OneOf: _one_of,
    m.Sum: _sum,
    m.Test: _test,
    m.IsA: _is_a,
    m.PassesFor: _passes_for,
    m.All: _all,
    m.Any: _any,
    m.Not: _not,
    m.Can: _can,
    m.During: lambda expr, scope: x.During("truth", expr.phase if isinstance(expr, m.During) else ""),
}
