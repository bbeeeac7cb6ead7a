"""Expressions of the plan as C: numbers, truths and things are ints; sets are in `sets.py`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from rulewright.runtime.maps import WAYS

from ..plan import certain
from ..plan import expressions as x
from ..plan.mirrored import mirrored
from ..plan.unfolded import unfolded
from . import tables
from .lacks import Lacks
from .unit import Lines, Scope, braced, c_type, copied, fresh, function, identifier, lifted, maybe


def c(expr: x.Expr, scope: Scope) -> str:
    """A number, a truth, a thing or a pile."""
    make = PASSES.get(type(expr))
    if make is None:
        raise Lacks(f"`{type(expr).__name__}`, an expression")
    return make(expr, scope)


def any_c(expr: x.Expr, scope: Scope) -> str:
    """Any expression."""
    from .sets import set_c

    return set_c(expr, scope) if c_type(expr.type) == "Set" else c(expr, scope)


def element(expr: x.Expr, scope: Scope) -> str:
    """The element of a thing or of a copy; nothing has none."""
    code = c(expr, scope)
    if not copied(expr.type, scope) or isinstance(expr, x.Thing):
        return code
    if isinstance(expr, x.Var) and scope[expr.name].element:
        return code
    return f"element(g, {code})" if maybe(expr, scope) else f"g->of[{code}]"


# ---- names


def _var(expr: x.Expr, scope: Scope) -> str:
    assert isinstance(expr, x.Var)
    return scope[expr.name].code


def _thing(expr: x.Expr, scope: Scope) -> str:
    assert isinstance(expr, x.Thing)
    return str(scope.unit.linked.number[expr.id])


def _const(expr: x.Expr, scope: Scope) -> str:
    assert isinstance(expr, x.Const)
    return str(expr.value) if expr.value >= 0 else f"({expr.value})"


def at_keys(offset: int, keys: Sequence[tuple[x.Expr, int]], scope: Scope) -> str:
    """Where something of some owners is kept."""
    terms = [element(key, scope) + (f" * {stride}" if stride != 1 else "") for key, stride in keys]
    if offset or not terms:
        terms.append(str(offset))
    return " + ".join(terms)


def plain_keys(keys: Sequence[x.Expr], owners: Sequence[str], scope: Scope) -> bool:
    """Whether all owners are there, and of their kinds, for certain."""
    plan = scope.unit.linked.plan
    pairs = zip(keys, owners, strict=False)
    return all(not maybe(key, scope) and certain.surely(key.type, kind, plan) for key, kind in pairs)


def slot_place(slot: str, keys: Sequence[x.Expr], scope: Scope) -> str:
    """Where a slot is kept, if its owners are certain."""
    kept = scope.unit.linked.slots[slot]
    return at_keys(kept.offset, [(key, one.stride) for key, one in zip(keys, kept.keys, strict=False)], scope)


def _get(expr: x.Expr, scope: Scope) -> str:
    assert isinstance(expr, x.Get)
    from .slots import accessor

    slot = scope.unit.linked.plan.slots[expr.slot]
    if plain_keys(expr.keys, slot.owners, scope):
        accessor(expr.slot, scope.unit)
        return f"g->s[{slot_place(expr.slot, expr.keys, scope)}]"
    keys = "".join(f", {c(key, scope)}" for key in expr.keys)
    return f"{accessor(expr.slot, scope.unit)}(g{keys})"


def _pile_of(expr: x.Expr, scope: Scope) -> str:
    assert isinstance(expr, x.PileOf)
    from .slots import pile_accessor

    pile, kept = scope.unit.linked.plan.piles[expr.pile], scope.unit.linked.piles[expr.pile]
    if pile.side:
        raise Lacks(f"`{expr.pile}`, a pile of a side")
    if plain_keys(expr.keys, pile.owners, scope):
        return at_keys(kept.offset, [(key, one.stride) for key, one in zip(expr.keys, kept.keys, strict=True)], scope)
    keys = "".join(f", {c(key, scope)}" for key in expr.keys)
    return f"{pile_accessor(expr.pile, scope.unit)}(g{keys})"


def plain_pile(expr: x.Expr, scope: Scope) -> bool:
    return isinstance(expr, x.PileOf) and plain_keys(expr.keys, scope.unit.linked.plan.piles[expr.pile].owners, scope)


def _trait(expr: x.Expr, scope: Scope) -> str:
    assert isinstance(expr, x.Trait)
    if c_type(expr.type) == "Set":
        raise Lacks(f"`{expr.name}`, a set that is printed")
    name, none = tables.trait(scope.unit, expr.name, expr.type)
    code = element(expr.of, scope)
    if not maybe(expr.of, scope):
        return f"{name}[{code}]"
    return f"({c(expr.of, scope)} < 0 ? {none} : {name}[{code}])"


def _named(expr: x.Expr, scope: Scope) -> str:
    assert isinstance(expr, x.Named)
    args = [c(expr.seat, scope), *(any_c(arg, scope) for arg in expr.args)]
    return f"{identifier(scope.unit, 'value', expr.name)}(g, {', '.join(args)})"


# ---- values that every game has


def _built_in(expr: x.Expr, scope: Scope) -> str:
    assert isinstance(expr, x.BuiltIn)
    make = BUILT_IN.get(expr.name)
    if make is None:
        raise Lacks(f"`{expr.name}`, a value that every game has")
    return make(expr, scope)


def _first(expr: x.BuiltIn, scope: Scope) -> str:
    from .sets import set_c

    return f"{expr.name}_of({set_c(expr.args[0], scope)})"


def _opposite(expr: x.BuiltIn, scope: Scope) -> str:
    tables.rays(scope.unit)
    return f"opposite({c(expr.args[0], scope)})"


def _beside(expr: x.BuiltIn, scope: Scope) -> str:
    from .sets import set_c

    return f"first_of({set_c(replace(expr, type='set cell', name='ray'), scope)})"


def _limit(expr: x.BuiltIn, scope: Scope) -> str:
    name = {"largest": "larger", "smallest": "smaller"}[expr.name]
    codes = [c(arg, scope) for arg in expr.args]
    found = codes[0]
    for code in codes[1:]:
        found = f"{name}({found}, {code})"
    return found


def _tally(expr: x.BuiltIn, scope: Scope) -> str:
    phase = expr.args[0]
    assert isinstance(phase, x.Text)
    known = scope.unit.linked.phases
    return f"g->times[{known[phase.text]}]" if phase.text in known else "0"


def _top(expr: x.BuiltIn, scope: Scope) -> str:
    return f"last_of(inside(g, {c(expr.args[0], scope)}))"


BUILT_IN: dict[str, Callable[[x.BuiltIn, Scope], str]] = {
    "next": lambda expr, scope: f"next_of(g, {c(expr.args[0], scope)})",
    "previous": lambda expr, scope: f"previous_of(g, {c(expr.args[0], scope)})",
    "owner": lambda expr, scope: f"owner(g, {c(expr.args[0], scope)})",
    "definition": lambda expr, scope: element(expr.args[0], scope),
    "first": _first,
    "last": _first,
    "largest": _limit,
    "smallest": _limit,
    "tally": _tally,
    "top": _top,
    "opposite": _opposite,
    "beside": _beside,
}


# ---- what holds of a set


def _exists(expr: x.Expr, scope: Scope) -> str:
    assert isinstance(expr, x.Exists)
    from .sets import many_c

    if expr.test is None and not isinstance(expr.source, x.Filter):
        return f"({many_c(expr.source, scope)} {'>' if expr.wanted else '=='} 0)"

    def body(here: Scope) -> Lines:
        found = [f"found = {int(expr.wanted)};", "break;"]
        return braced(f"if {in_brackets(c(expr.test, here))}", found) if expr.test is not None else found

    source = _half_of(expr, scope) or expr.source
    return _looked(expr, source, expr.it, scope, "any", f"int found = {int(not expr.wanted)};", body)


def _half_of(exists: x.Exists, scope: Scope) -> x.Expr | None:
    """One direction of each two that are opposite, where the other could tell nothing new."""
    plan = scope.unit.linked.plan
    if exists.test is None or exists.source != x.AllOf(exists.source.type, "direction"):
        return None
    test = unfolded(exists.test, plan)
    ways = [name for name in WAYS[:4] if name in plan.elements]
    if test is None or len(tables.members(plan, "direction")) != 2 * len(ways) or not mirrored(test, exists.it):
        return None
    return x.Items("set direction", tuple(x.Thing("thing direction", name) for name in ways))


def in_brackets(code: str) -> str:
    """Code in one pair of brackets."""
    depth = 0
    for n, letter in enumerate(code):
        depth += {"(": 1, ")": -1}.get(letter, 0)
        if depth == 0:
            return code if code.startswith("(") and n == len(code) - 1 else f"({code})"
    return f"({code})"


def _looked(
    expr: x.Expr, source: x.Expr, it: str, scope: Scope, name: str, begin: str, body: Callable[[Scope], Lines]
) -> str:
    """A function that goes through a set and returns what it `found`. Temporary values are dropped then."""
    from .sets import loop

    unit = scope.unit
    here, params, given = lifted(unit, scope, expr)
    passed = unit.passing
    lines = [begin, *loop(source, it, here, body)]
    if unit.passing > passed:
        lines = ["int mark = g->passing;", *lines, "g->passing = mark;"]
        unit.passing = passed
    name = function(unit, begin.partition(" ")[0], fresh(unit, name), params, [*lines, "return found;"])
    return f"{name}({', '.join(given)})"


def _count(expr: x.Expr, scope: Scope) -> str:
    assert isinstance(expr, x.Count)
    from .sets import many_c

    return many_c(expr.of, scope)


def counted(expr: x.Expr, scope: Scope) -> str:
    """The number of things in a set that is used for nothing else."""
    begin = "int found = 0;"
    if not isinstance(expr, x.Filter) or expr.how != "each" or expr.test is None:
        return _looked(expr, expr, "", scope, "count", begin, lambda here: ["found++;"])
    test = expr.test

    def body(here: Scope) -> Lines:
        return [f"found += {in_brackets(c(test, here))} != 0;"]

    return _looked(expr, expr.source, expr.it, scope, "count", begin, body)


def _fold(expr: x.Expr, scope: Scope) -> str:
    assert isinstance(expr, x.Fold)

    def body(here: Scope) -> Lines:
        what = c(expr.what, here)
        if expr.how == "total":
            return [f"found = sum(g, found, {what});"]
        better = {"highest": ">", "lowest": "<"}[expr.how]
        return [f"num one = {what};", f"if (none || one {better} found)", "    found = one;", "none = 0;"]

    begin = "num found = 0;" if expr.how == "total" else "num found = 0, none = 1;"
    return _looked(expr, expr.among, expr.it, scope, expr.how, begin, body)


# ---- sums and truths


def _sum(expr: x.Expr, scope: Scope) -> str:
    assert isinstance(expr, x.Sum)
    left, right = c(expr.left, scope), c(expr.right, scope)
    if expr.how in ("/", "/^"):
        return f"{'divided' if expr.how == '/' else 'divided_up'}({left}, {right})"
    name = {"+": "sum", "-": "less", "*": "product"}[expr.how]
    return f"{name}(g, {left}, {right})"


def _compare(expr: x.Expr, scope: Scope) -> str:
    assert isinstance(expr, x.Compare)
    if expr.how in ("in", "not-in"):
        return _in(expr, scope)
    if expr.how == "all-in" or c_type(expr.left.type) == "Set":
        raise Lacks("whether sets are the same, or one in the other")
    left, right = c(expr.left, scope), c(expr.right, scope)
    if isinstance(expr.right, x.Nothing):
        return f"({left} {'<' if expr.how == '=' else '>='} 0)"
    return f"({left} {'==' if expr.how == '=' else expr.how} {right})"


def _in(expr: x.Compare, scope: Scope) -> str:
    if isinstance(expr.right, x.Inside) and plain_pile(expr.right.pile, scope) and not maybe(expr.left, scope):
        sign = "==" if expr.how == "in" else "!="
        return f"(g->at[{c(expr.left, scope)}] {sign} {c(expr.right.pile, scope)})"

    def body(here: Scope) -> Lines:
        left = c(expr.left, here)
        return braced(f"if ({here['~one'].code} == {left})", [f"found = {int(expr.how == 'in')};", "break;"])

    begin = f"int found = {int(expr.how != 'in')};"
    return _looked(expr, expr.right, "~one", scope, "among", begin, body)


def _is(expr: x.Expr, scope: Scope) -> str:
    assert isinstance(expr, x.Is)
    linked = scope.unit.linked
    if certain.surely(expr.what.type, expr.sort, linked.plan) and not maybe(expr.what, scope):
        return "1"
    what = c(expr.what, scope)
    if expr.sort == "player":
        return f"({what} >= 0 && {what} < g->n)"
    if expr.sort in linked.plan.goods or (expr.sort.startswith("player-") and expr.sort in linked.number):
        return f"({what} == {linked.number[expr.sort]})"
    code = element(expr.what, scope)
    if expr.sort in linked.plan.elements:
        return f"({code} == {linked.number[expr.sort]})"
    things = linked.seats + len(linked.plan.elements)
    kind = expr.what.type.partition(" ")[2]
    is_ = f"{tables.membership(scope.unit, expr.sort)}[{code}]"
    if not maybe(expr.what, scope) and any(kind in one.sorts for one in linked.plan.elements.values()):
        return is_
    return f"({what} >= 0 && {code} < {things} && {is_})"


def _lies_in(expr: x.Expr, scope: Scope) -> str:
    assert isinstance(expr, x.LiesIn)
    kept = scope.unit.linked.piles[expr.pile]
    what = c(expr.what, scope)
    return f"({what} >= {kept.base} && {what} < {kept.base + kept.size})"


def _and(expr: x.Expr, scope: Scope) -> str:
    assert isinstance(expr, x.And)
    items = [item for item in expr.items if item != x.And("truth", ())]
    if not items:
        return "1"
    # What can always be asked is asked at once: that is quicker than to go one way or the other.
    sign = " & " if all(_plain(item, scope) for item in items) else " && "
    return "(" + sign.join(c(item, scope) for item in items) + ")"


def _plain(expr: x.Expr, scope: Scope) -> bool:
    """Whether something is read from where it surely lies, and no more is done."""
    match expr:
        case x.Const() | x.Thing() | x.Nothing() | x.Var():
            return c_type(expr.type) != "Set"
        case x.Get(slot=slot, keys=keys):
            owners = scope.unit.linked.plan.slots[slot].owners
            return plain_keys(keys, owners, scope) and all(isinstance(key, x.Var | x.Thing) for key in keys)
        case x.Trait(of=x.Var() as of):
            return c_type(expr.type) != "Set" and not maybe(of, scope)
        case x.Count(of=x.Inside(pile=x.PileOf(keys=keys) as pile)):
            return plain_pile(pile, scope) and all(isinstance(key, x.Var | x.Thing) for key in keys)
        case x.Compare(how=how, left=left, right=right):
            return how not in ("in", "not-in", "all-in") and _plain(left, scope) and _plain(right, scope)
        case _:
            return False


def _or(expr: x.Expr, scope: Scope) -> str:
    assert isinstance(expr, x.Or)
    return "(" + " || ".join(c(item, scope) for item in expr.items) + ")"


def _not(expr: x.Expr, scope: Scope) -> str:
    assert isinstance(expr, x.Not)
    return f"!{c(expr.what, scope)}" if not isinstance(expr.what, x.Const) else f"!({c(expr.what, scope)})"


def _can(expr: x.Expr, scope: Scope) -> str:
    assert isinstance(expr, x.Can)
    from .needs import needed

    return needed(expr.need, scope)


def _during(expr: x.Expr, scope: Scope) -> str:
    assert isinstance(expr, x.During)
    return f"during(g, {scope.unit.linked.phases[expr.phase]})"


PASSES: dict[type[x.Expr], Callable[[x.Expr, Scope], str]] = {
    x.Const: _const,
    x.Thing: _thing,
    x.Nothing: lambda expr, scope: "(-1)",
    x.Var: _var,
    x.Get: _get,
    x.PileOf: _pile_of,
    x.Trait: _trait,
    x.Named: _named,
    x.BuiltIn: _built_in,
    x.Exists: _exists,
    x.Count: _count,
    x.Fold: _fold,
    x.Sum: _sum,
    x.Compare: _compare,
    x.Is: _is,
    x.LiesIn: _lies_in,
    x.And: _and,
    x.Or: _or,
    x.Not: _not,
    x.Can: _can,
    x.During: _during,
}
