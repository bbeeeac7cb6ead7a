"""Expressions of the plan as Python."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from ..plan import expressions as x
from . import numbers
from .context import (
    Place,
    constant,
    copied,
    helper,
    maybe,
    over,
    plain_keys,
    plain_pile,
    removable,
    surely,
    used,
    variable,
    within,
)
from .gather import Lying, gathered
from .names import identifier
from .tree import (
    ATOM,
    COMPARE,
    OR,
    PLUS,
    TIMES,
    Code,
    call,
    compared,
    comprehension,
    index,
    joined,
    lambda_,
    listed,
    mapped,
    negated,
    number,
    operation,
    quoted,
    raw,
    tight,
    tupled,
)


def python(expr: x.Expr, place: Place) -> Code:
    return PASSES[type(expr)](expr, place)


def element(expr: x.Expr, place: Place) -> Code:
    """The element that a thing is, or of which it is a copy; nothing is none."""
    code = python(expr, place)
    if not copied(expr.type, place) or isinstance(expr, x.Thing):
        return code
    if isinstance(expr, x.Var) and expr.name in place.printed:
        return code
    if maybe(expr, place):
        return call(helper(place, "element"), raw("g"), code)
    return index(raw(used(place, "of")), code)


# ---- names


def _var(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.Var)
    return variable(place, expr.name)


def _thing(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.Thing)
    return numbers.thing(place.module, expr.id)


def at_keys(offset: Code, keys: Sequence[tuple[x.Expr, int]], place: Place, elements: bool) -> Code:
    """Where something of some owners is kept."""
    found = offset
    for key, stride in keys:
        code = element(key, place) if elements else python(key, place)
        if stride != 1:
            code = operation(code, "*", number(stride), TIMES)
        found = operation(found, "+", code, PLUS)
    return found


def _get(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.Get)
    linked = place.module.linked
    slot, kept = linked.plan.slots[expr.slot], linked.slots[expr.slot]
    if slot.side or not plain_keys(expr.keys, slot.owners, place):
        return call(helper(place, "held"), raw("g"), quoted(expr.slot), *(python(key, place) for key in expr.keys))
    if kept.grown >= 0:
        return index(index(raw("g.grown"), number(kept.grown)), python(expr.keys[0], place))
    return index(raw(used(place, "s")), slot_index(expr.slot, expr.keys, place))


def slot_index(slot: str, keys: Sequence[x.Expr], place: Place) -> Code:
    kept = place.module.linked.slots[slot]
    pairs = [(key, one.stride) for key, one in zip(keys, kept.keys, strict=False)]
    return at_keys(numbers.offset(place.module, slot), pairs, place, True)


def _floating(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.Floating)
    return call(helper(place, "floating"), raw("g"), quoted(expr.wallet), python(expr.seat, place))


def _pile_of(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.PileOf)
    pile = place.module.linked.plan.piles[expr.pile]
    if pile.side or not plain_keys(expr.keys, pile.owners, place):
        keys = (python(key, place) for key in expr.keys)
        return call(helper(place, "pile_at"), raw("g"), quoted(expr.pile), *keys)
    return pile_number(expr, place)


def found_pile(expr: x.PileOf, place: Place) -> bool:
    """Whether there is such a pile wherever its owners are something."""
    pile = place.module.linked.plan.piles[expr.pile]
    return not pile.side and all(surely(key, kind, place) for key, kind in zip(expr.keys, pile.owners, strict=False))


def pile_number(expr: x.PileOf, place: Place) -> Code:
    """Where a pile is whose owners are something."""
    kept = place.module.linked.piles[expr.pile]
    pairs = [(key, one.stride) for key, one in zip(expr.keys, kept.keys, strict=True)]
    return at_keys(numbers.pile_offset(place.module, expr.pile), pairs, place, True)


def _inside(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.Inside)
    code = python(expr.pile, place)
    if isinstance(expr.pile, x.PileOf) and plain_pile(expr.pile, place):
        return index(raw(used(place, "piles")), code)
    return call(helper(place, "inside"), raw("g"), code)


def _lying(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, Lying)
    holds = f"set {place.module.linked.plan.piles[expr.pile.pile].holds}"
    sort = raw("None") if surely(x.AllOf(holds, ""), expr.sort, place) else numbers.sort_set(place.module, expr.sort)
    if expr.owners is None:
        piles = Code(("(", *python(expr.pile, place).parts, ",)"))
    else:
        inner, source = within(place, expr.it), python(expr.owners, place)
        piles = comprehension("[", python(expr.pile, inner), it_of(expr.it), source, None, "]")
    return call(helper(place, "lying"), raw("g"), sort, piles)


def _all_of(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.AllOf)
    if expr.sort == "player":
        return raw("g.seats")
    if (
        copied(f"thing {expr.sort}", place)
        or removable(expr.sort, place)
        or not numbers.members(place.module.linked.plan, expr.sort)
    ):
        return call(helper(place, "all_of"), raw("g"), quoted(expr.sort))
    return numbers.sort_all(place.module, expr.sort)


# ---- what is printed


def _trait(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.Trait)
    return index(numbers.trait_table(place, expr.name), element(expr.of, place))


def _look(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.Look)
    rows = place.module.linked.plan.tables[expr.table]
    table = table_of(expr.table, expr.table, rows, place)
    return call(helper(place, "look"), table, tupled(element(key, place) for key in expr.keys))


def table_of(key: str, name: str, rows: Sequence[tuple[Sequence[x.Expr], x.Expr]], place: Place) -> Code:
    here = Place(place.module)
    items = tupled(tupled((tupled(row_key(one, here) for one in keys), python(value, here))) for keys, value in rows)
    return raw(constant(place.module, f"table {key}", f"{name}-rows", items))


def row_key(expr: x.Expr, place: Place) -> Code:
    """A key of a row: a number is reached, a thing is met."""
    code = python(expr, place)
    return tupled((code,)) if expr.type == "number" else code


def _chart(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.Chart)
    charts = place.module.linked.plan.charts
    pairs = [
        (numbers.thing(place.module, id), table_of(f"{name} {id}", f"{id}-{name}", rows, place))
        for (name, id), rows in charts.items()
        if name == expr.chart
    ]
    table = raw(constant(place.module, f"chart {expr.chart}", f"{expr.chart}-of", mapped(pairs)))
    rows = Code((*table.parts, ".get(", *element(expr.of, place).parts, ", ())"))
    return call(helper(place, "look"), rows, tupled((python(expr.key, place),)))


def _named(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.Named)
    name = place.module.functions[f"value {expr.name}"]
    return call(name, raw("g"), python(expr.seat, place), *(python(arg, place) for arg in expr.args))


# ---- values that every game has

TABLED = {"ray": "rays", "beside": "beside"}


def _built_in(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.BuiltIn)
    make = BUILT_IN.get(expr.name)
    if make is not None:
        return make(expr, place)
    return call(helper(place, expr.name), raw("g"), *(python(arg, place) for arg in expr.args))


def _clockwise(expr: x.BuiltIn, place: Place) -> Code:
    if maybe(expr.args[0], place):
        return call(helper(place, expr.name), raw("g"), python(expr.args[0], place))
    return index(raw(f"g.{expr.name}"), python(expr.args[0], place))


def _ray(expr: x.BuiltIn, place: Place) -> Code:
    cell, way = expr.args
    if maybe(cell, place) or maybe(way, place) or copied(cell.type, place):
        return call(helper(place, expr.name), raw("g"), python(cell, place), python(way, place))
    name = TABLED[expr.name]
    if isinstance(way, x.Thing):
        to = call("rules.towards", quoted(name), quoted(way.id))
        return index(raw(constant(place.module, f"{name} {way.id}", f"{name}-{way.id}", to)), python(cell, place))
    table = constant(place.module, name, name, raw(f"rules.{name}"))
    return index(index(raw(table), python(cell, place)), python(way, place))


def _neighbours(expr: x.BuiltIn, place: Place) -> Code:
    return call(helper(place, "neighbours"), raw("g"), element(expr.args[0], place))


def _definition(expr: x.BuiltIn, place: Place) -> Code:
    return element(expr.args[0], place)


def _end_of(expr: x.BuiltIn, place: Place) -> Code:
    return call(helper(place, expr.name), python(expr.args[0], place))


def _limit(expr: x.BuiltIn, place: Place) -> Code:
    name = {"largest": "max", "smallest": "min"}[expr.name]
    return call(name, *(python(arg, place) for arg in expr.args))


def _tally(expr: x.BuiltIn, place: Place) -> Code:
    phase = expr.args[0]
    assert isinstance(phase, x.Text)
    if phase.text not in place.module.linked.phases:
        return number(0)
    return index(raw("g.times"), numbers.phase(place.module, phase.text))


def _opposite(expr: x.BuiltIn, place: Place) -> Code:
    if maybe(expr.args[0], place):
        return call(helper(place, expr.name), raw("g"), python(expr.args[0], place))
    table = constant(place.module, "opposites", "opposites", raw("rules.opposites"))
    return index(raw(table), python(expr.args[0], place))


def _winners(expr: x.BuiltIn, place: Place) -> Code:
    return raw("g.winners")


def _exhausted(expr: x.BuiltIn, place: Place) -> Code:
    return call(helper(place, "exhausted"), raw("g"), python(expr.args[0], place))


BUILT_IN: dict[str, Callable[[x.BuiltIn, Place], Code]] = {
    "clockwise": _clockwise,
    "opponents": _clockwise,
    "ray": _ray,
    "beside": _ray,
    "neighbours": _neighbours,
    "definition": _definition,
    "first": _end_of,
    "last": _end_of,
    "largest": _limit,
    "smallest": _limit,
    "tally": _tally,
    "winners": _winners,
    "opposite": _opposite,
    "reversed": lambda expr, place: index(call("list", python(expr.args[0], place)), raw("::-1")),
    "exhausted": _exhausted,
}


# ---- sets


def it_of(name: str) -> str:
    return identifier(name)


def source_of(expr: x.Expr, place: Place) -> Code:
    """What a loop goes through: things that are named one by one are a constant."""
    if isinstance(expr, x.Items) and len(expr.items) > 1 and all(isinstance(item, x.Thing) for item in expr.items):
        ids = [item.id for item in expr.items if isinstance(item, x.Thing)]
        items = tupled(python(item, place) for item in expr.items)
        return raw(constant(place.module, f"items {ids}", f"{ids[0]}-and-{len(ids) - 1}-more", items))
    return python(expr, place)


def _filter(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.Filter)
    found = gathered(expr, place)
    if not isinstance(found, x.Filter):
        return python(found, place)
    expr = found
    inner = over(place, expr.it, expr.source)
    source = source_of(expr.source, place)
    test = python(expr.test, inner) if expr.test is not None else None
    it = it_of(expr.it)
    if expr.how == "each":
        return comprehension("[", raw(it), it, source, test, "]")
    passes = lambda_(it, test if test is not None else raw("True"))
    if expr.how == "linked":
        return call(helper(place, "linked"), raw("g"), source, passes)
    return call(helper(place, "leading"), source, passes)


def _exists(expr: x.Expr, place: Place) -> Code:
    found = gathered(expr, place)
    assert isinstance(found, x.Exists)
    expr = found
    source = source_of(expr.source, place)
    if expr.test is None:
        return call("bool", source) if expr.wanted else negated(source)
    inner = over(place, expr.it, expr.source)
    it = it_of(expr.it)
    each = comprehension("(", python(expr.test, inner), it, source, None, ")")
    some = Code(("any", *each.parts))
    return some if expr.wanted else negated(some)


def _count(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.Count)
    return call("len", python(expr.of, place))


def _fold(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.Fold)
    it = it_of(expr.it)
    source = source_of(expr.among, place)
    what = python(expr.what, over(place, expr.it, expr.among))
    if expr.how == "total":
        return call("sum", comprehension("[", what, it, source, None, "]"))
    each = comprehension("(", what, it, source, None, ")")
    name = {"highest": "max", "lowest": "min"}[expr.how]
    return call(name, each, default=number(0))


def _groups(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.Groups)
    by = lambda_(it_of(expr.it), python(expr.by, within(place, expr.it)))
    return call(helper(place, "groups"), python(expr.of, place), by)


def _items(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.Items)
    items = listed(python(item, place) for item in expr.items)
    if expr.type != "set number" and any(maybe(item, place) for item in expr.items):
        return comprehension("[", raw("it"), "it", items, raw("it >= 0", COMPARE), "]")
    return items


def _taken(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.Taken)
    of = expr.pile.type.partition(" ")[2]
    everything = expr.sort == "anything" or surely(x.Var(f"thing {of}", "it"), expr.sort, place)
    sort = raw("None") if everything else numbers.sort_set(place.module, expr.sort)
    return call(helper(place, "take_off"), raw("g"), python(expr.pile, place), python(expr.many, place), sort)


# ---- goods


def good(name: str, place: Place) -> Code:
    if name in place.module.linked.plan.groups:
        return quoted(name)
    return numbers.thing(place.module, name)


def _goods(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.Goods)
    return mapped((good(name, place), python(many, place)) for name, many in expr.items)


def _both(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.Both)
    return call(helper(place, "both"), *(python(item, place) for item in expr.items))


def _one_of(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.OneOf)
    items = [python(item, place) for item in expr.items]
    if all(isinstance(item, x.Goods) for item in expr.items):
        return listed(items)
    return call(helper(place, "one_of"), *items)


def _bundle(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.Bundle)
    return call(helper(place, "bundle"), python(expr.chosen, place))


# ---- sums and truths


def _sum(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.Sum)
    left, right = python(expr.left, place), python(expr.right, place)
    if expr.how == "/^":
        return call(helper(place, "divided_up"), left, right)
    if expr.left == x.Const("number", 0) and expr.how == "-":
        return Code(("-", *tight(right, ATOM)), TIMES)
    if expr.how == "/":
        if isinstance(expr.right, x.Const) and expr.right.value > 0:
            return operation(left, "//", right, TIMES)
        return call(helper(place, "divided"), left, right)
    return operation(left, expr.how, right, TIMES if expr.how == "*" else PLUS)


SIGNS = {"=": "==", "not-in": "not in"}


def _compare(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.Compare)
    if expr.how in ("in", "not-in"):
        return _in(expr, place)
    left, right = python(expr.left, place), python(expr.right, place)
    if expr.how == "all-in":
        return compared(call("set", left), "<=", call("set", right))
    if isinstance(expr.right, x.Nothing):
        return compared(left, "<" if expr.how == "=" else ">=", number(0))
    if expr.left.type.startswith("set ") and expr.how in ("=", "!="):
        left, right = call("list", left), call("list", right)
    return compared(left, SIGNS.get(expr.how, expr.how), right)


def _in(expr: x.Compare, place: Place) -> Code:
    pile = expr.right.pile if isinstance(expr.right, x.Inside) else None
    if isinstance(pile, x.PileOf) and plain_pile(pile, place) and not maybe(expr.left, place):
        where = index(raw(used(place, "at")), python(expr.left, place))
        return compared(where, "==" if expr.how == "in" else "!=", python(pile, place))
    if isinstance(pile, x.PileOf) and expr.how == "in" and not maybe(expr.left, place):
        unsure = [key for key in pile.keys if maybe(key, place)]
        if all(isinstance(key, x.Var | x.Trait) for key in unsure) and found_pile(pile, place):
            where = index(raw(used(place, "at")), python(expr.left, place))
            there = [compared(python(key, place), ">=", number(0)) for key in unsure]
            return joined("and", [*there, compared(where, "==", pile_number(pile, place))])
    right = python(expr.right, place)
    return compared(python(expr.left, place), SIGNS.get(expr.how, expr.how), right)


def _is(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.Is)
    if surely(expr.what, expr.sort, place) and not maybe(expr.what, place):
        return raw("True")
    if isinstance(expr.what, x.Var) and expr.what.name in place.printed:
        elements = place.module.linked.plan.elements
        if all(expr.sort in elements[id].sorts for id in place.printed[expr.what.name]):
            return raw("True")
    if expr.sort == "player":
        return compared(number(0), "<=", Code((*python(expr.what, place).parts, " < g.n")))
    plan = place.module.linked.plan
    if expr.sort in plan.elements:
        return compared(element(expr.what, place), "==", numbers.thing(place.module, expr.sort))
    if expr.sort in plan.goods:
        return compared(python(expr.what, place), "==", numbers.thing(place.module, expr.sort))
    if expr.sort.startswith("player-") and expr.sort in place.module.linked.number:
        return compared(python(expr.what, place), "==", numbers.thing(place.module, expr.sort))
    return compared(element(expr.what, place), "in", numbers.sort_set(place.module, expr.sort))


def _holds(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.Holds)
    sort = raw("None") if expr.sort == "anything" else numbers.sort_set(place.module, expr.sort)
    return call(helper(place, "holds"), raw("g"), element(expr.owner, place), sort)


def _lies_in(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.LiesIn)
    kept = place.module.linked.piles[expr.pile]
    what = python(expr.what, place)
    if kept.size == 1:
        return compared(what, "==", number(kept.base))
    return compared(number(kept.base), "<=", Code((*what.parts, f" < {kept.base + kept.size}")))


def _passes_for(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.PassesFor)
    seat, what, other = (python(one, place) for one in (expr.seat, expr.what, expr.other))
    return call(helper(place, "passes_for"), raw("g"), seat, what, other)


def _paid_for(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.PaidFor)
    names = ", ".join(it_of(name) for name in expr.params)
    test = python(expr.test, within(place, *expr.params)) if expr.test is not None else raw("True")
    return call(helper(place, "paid_for"), raw("g"), quoted(expr.rule), lambda_(names or "*_", test))


def _and(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.And)
    return joined("and", [python(item, place) for item in expr.items]) if expr.items else raw("True")


def _or(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.Or)
    return joined("or", [python(item, place) for item in expr.items])


def _not(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.Not)
    what = expr.what
    if isinstance(what, x.Compare) and what.how in OPPOSITE:
        return python(replace(what, how=OPPOSITE[what.how]), place)
    if isinstance(what, x.Exists):
        return python(replace(what, wanted=not what.wanted), place)
    return negated(python(what, place))


OPPOSITE = {"=": "!=", "!=": "=", "in": "not-in", "not-in": "in", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}


def _can(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.Can)
    from .needs import needed

    return needed(expr.need, place)


def _during(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.During)
    return compared(numbers.phase(place.module, expr.phase), "in", raw("g.phases"))


def _when(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.When)
    test, then, other = (python(one, place) for one in (expr.test, expr.then, expr.otherwise))
    return Code(("(", *tight(then, OR), " if ", *tight(test, OR), " else ", *tight(other, OR), ")"))


def _random(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.Random)
    among = python(expr.among, place)
    if expr.many is None:
        return call(helper(place, "by_chance"), raw("g"), among)
    return call(helper(place, "several_by_chance"), raw("g"), among, python(expr.many, place))


def _rolled(expr: x.Expr, place: Place) -> Code:
    assert isinstance(expr, x.Rolled)
    if expr.die is not None:
        return call(helper(place, "roll"), raw("g"), python(expr.die, place))
    if expr.single:
        return call(helper(place, "roll"), raw("g"), numbers.thing(place.module, expr.dice[0][0]))
    pairs = tupled(tupled((numbers.thing(place.module, name), python(many, place))) for name, many in expr.dice)
    return call(helper(place, "roll_all"), raw("g"), pairs)


PASSES: dict[type[x.Expr], Callable[[x.Expr, Place], Code]] = {
    x.Const: lambda expr, place: number(expr.value) if isinstance(expr, x.Const) else raw(""),
    x.Text: lambda expr, place: quoted(expr.text) if isinstance(expr, x.Text) else raw(""),
    x.Thing: _thing,
    x.Nothing: lambda expr, place: number(-1),
    x.Var: _var,
    x.Get: _get,
    x.Floating: _floating,
    x.PileOf: _pile_of,
    x.Inside: _inside,
    x.AllOf: _all_of,
    x.Trait: _trait,
    x.Look: _look,
    x.Chart: _chart,
    x.Named: _named,
    x.BuiltIn: _built_in,
    x.Filter: _filter,
    x.Exists: _exists,
    Lying: _lying,
    x.Count: _count,
    x.Fold: _fold,
    x.Groups: _groups,
    x.Items: _items,
    x.Taken: _taken,
    x.Goods: _goods,
    x.Both: _both,
    x.OneOf: _one_of,
    x.Bundle: _bundle,
    x.Sum: _sum,
    x.Compare: _compare,
    x.Is: _is,
    x.Holds: _holds,
    x.LiesIn: _lies_in,
    x.PassesFor: _passes_for,
    x.PaidFor: _paid_for,
    x.And: _and,
    x.Or: _or,
    x.Not: _not,
    x.Can: _can,
    x.During: _during,
    x.Rolled: _rolled,
    x.When: _when,
    x.Random: _random,
}
