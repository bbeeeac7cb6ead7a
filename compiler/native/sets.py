"""Sets of the plan as C: a place and how many, or a loop that never makes one."""

from __future__ import annotations

from collections.abc import Callable

from ..plan import expressions as x
from . import tables
from .expressions import any_c, c, counted, element, in_brackets, plain_pile
from .lacks import Lacks
from .unit import Lines, Scope, Unit, bound, braced, c_type, copied, fresh, function, identifier, lifted, maybe, table

Body = Callable[[Scope], Lines]
ONE_BY_ONE = ("each", "leading")
"""The filters that are applied thing by thing in a loop."""


def loop(source: x.Expr, it: str, scope: Scope, body: Body) -> Lines:
    """What is done with each of a set, in its order."""
    unit = scope.unit
    if isinstance(source, x.Filter) and source.how in ONE_BY_ONE:
        test, leave = source.test, "continue" if source.how == "each" else "break"

        def filtered(here: Scope) -> Lines:
            one = here[it]
            inner = bound(here, source.it, one.code, one.type, element=one.element)
            tests = [f"if (!{in_brackets(c(test, inner))})", f"    {leave};"] if test is not None else []
            return [*tests, *body(inner)]

        return loop(source.source, it, scope, filtered)
    one = fresh(unit, "it")
    inner = bound(scope, it, one, "int")
    if isinstance(source, x.AllOf) and source.sort == "player":
        return braced(f"for (int {one} = 0; {one} < g->n; {one}++)", body(inner))
    found = listed(source, scope)
    if found:
        inner = bound(scope, it, one, "int", element=True)
        if found == list(range(found[0], found[0] + len(found))):
            return braced(f"for (int {one} = {found[0]}; {one} < {found[-1] + 1}; {one}++)", body(inner))
        at = fresh(unit, "at")
        head = f"for (int {at} = 0; {at} < {len(found)}; {at}++)"
        return braced(head, [f"int {one} = {table_of(unit, found)}[{at}];", *body(inner)])
    start, at = fresh(unit, "from"), fresh(unit, "at")
    lines = [f"Set {start} = {set_c(source, scope)};"]
    head = f"for (int {at} = 0; {at} < {start}.many; {at}++)"
    return [*lines, *braced(head, [f"int {one} = {start}.at[{at}];", *body(inner)])]


def listed(source: x.Expr, scope: Scope) -> list[int]:
    """The elements of a set by their numbers, where it is known which they are."""
    plan, number = scope.unit.linked.plan, scope.unit.linked.number
    if isinstance(source, x.AllOf) and source.sort != "player" and not copied(source.type, scope):
        return tables.numbers(scope.unit, source.sort)
    if isinstance(source, x.Named) and not source.args and source.name in plan.values:
        source = plan.values[source.name].value
    if not isinstance(source, x.Items):
        return []
    things = [item.id for item in source.items if isinstance(item, x.Thing) and item.id in plan.elements]
    return [number[id] for id in things] if len(things) == len(source.items) else []


def table_of(unit: Unit, numbers: list[int]) -> str:
    """A constant list of elements; equal lists share one table."""
    known = unit.lists.get(tuple(numbers))
    if known is None:
        known = unit.lists[tuple(numbers)] = table(unit, fresh(unit, "listed"), numbers)
    return known


def unfiltered(source: x.Expr) -> x.Expr:
    """The source of a set without its filters."""
    while isinstance(source, x.Filter) and source.how in ONE_BY_ONE:
        source = source.source
    return source


def many_c(expr: x.Expr, scope: Scope) -> str:
    """The number of members of a set."""
    if isinstance(expr, x.Filter) and expr.test is not None:
        return counted(expr, scope)
    if isinstance(expr, x.Filter):
        return many_c(expr.source, scope)
    if isinstance(expr, x.Inside) and plain_pile(expr.pile, scope):
        return f"g->piles[{c(expr.pile, scope)}].many"
    return f"{set_c(expr, scope)}.many"


def set_c(expr: x.Expr, scope: Scope) -> str:
    if c_type(expr.type) != "Set":
        raise Lacks(f"values of the type `{expr.type}` as sets")
    make = SETS.get(type(expr))
    if make is None:
        raise Lacks(f"`{type(expr).__name__}`, a set")
    return make(expr, scope)


def kept_c(expr: x.Expr, scope: Scope) -> str:
    """A set that does not change when things move."""
    if isinstance(expr, x.Taken):
        return taken(expr, scope)
    fresh_one = isinstance(expr, x.Filter | x.Items | x.AllOf) or (
        isinstance(expr, x.BuiltIn) and expr.name in ("clockwise", "opponents", "ray")
    )
    code = set_c(expr, scope)
    if fresh_one and not (isinstance(expr, x.Filter) and expr.test is None):
        return code
    scope.unit.passing += 1
    return f"copy(g, {code})"


def taken(expr: x.Taken, scope: Scope) -> str:
    """Things that come off a pile."""
    scope.unit.passing += 1
    sort = "0" if takes_any(expr, scope) else tables.membership(scope.unit, expr.sort)
    return f"take_off(g, {c(expr.pile, scope)}, {c(expr.many, scope)}, {sort})"


def takes_any(expr: x.Taken, scope: Scope) -> bool:
    """Whether all that lies in the pile is of the sort that comes off."""
    from ..plan import certain

    of = expr.pile.type.partition(" ")[2]
    return expr.sort == "anything" or certain.surely(f"thing {of}", expr.sort, scope.unit.linked.plan)


def _var(expr: x.Expr, scope: Scope) -> str:
    assert isinstance(expr, x.Var)
    return scope[expr.name].code


def _all_of(expr: x.Expr, scope: Scope) -> str:
    assert isinstance(expr, x.AllOf)
    if expr.sort == "player":
        return "clockwise(g, 0)"
    name, many = tables.each(scope.unit, expr.sort)
    if not copied(f"thing {expr.sort}", scope):
        return f"(Set){{{name}, {many}}}"
    scope.unit.passing += 1
    return f"all_of(g, {name}, {many}, {tables.only_copies(scope.unit, expr.sort)})"


def _inside(expr: x.Expr, scope: Scope) -> str:
    assert isinstance(expr, x.Inside)
    return f"inside(g, {c(expr.pile, scope)})"


def _named(expr: x.Expr, scope: Scope) -> str:
    assert isinstance(expr, x.Named)
    scope.unit.passing += 1
    args = [c(expr.seat, scope), *(any_c(arg, scope) for arg in expr.args)]
    return f"{identifier(scope.unit, 'value', expr.name)}(g, {', '.join(args)})"


def _built_in(expr: x.Expr, scope: Scope) -> str:
    assert isinstance(expr, x.BuiltIn)
    if expr.name in ("clockwise", "opponents"):
        return f"{expr.name}(g, {c(expr.args[0], scope)})"
    if expr.name == "winners":
        return "(Set){g->winners, g->won}"
    if expr.name == "ray":
        cell, way = expr.args
        tables.rays(scope.unit)
        sure = not maybe(cell, scope) and not maybe(way, scope)
        return f"{'ray' if sure else 'ray_if'}({element(cell, scope)}, {c(way, scope)})"
    raise Lacks(f"`{expr.name}`, a value that every game has")


def _items(expr: x.Expr, scope: Scope) -> str:
    assert isinstance(expr, x.Items)
    unit = scope.unit
    if all(isinstance(item, x.Thing) for item in expr.items):
        numbers = [unit.linked.number[item.id] for item in expr.items if isinstance(item, x.Thing)]
        return f"(Set){{{table_of(unit, numbers)}, {len(numbers)}}}"
    if any(c_type(item.type) == "Set" for item in expr.items):
        raise Lacks("a set of sets")
    here, params, given = lifted(unit, scope, expr)
    lines = [f"int *found = passing(g, {len(expr.items)});"]
    lines += [f"found[{n}] = small(g, {c(item, here)});" for n, item in enumerate(expr.items)]
    lines += [f"return (Set){{found, {len(expr.items)}}};"]
    name = function(unit, "Set", fresh(unit, "items"), params, lines)
    unit.passing += 1
    return f"{name}({', '.join(given)})"


def _filter(expr: x.Expr, scope: Scope) -> str:
    """Those that pass, side by side; there is room for all of them."""
    assert isinstance(expr, x.Filter)
    if expr.how not in ONE_BY_ONE:
        raise Lacks(f"things that are `{expr.how}`")
    if expr.test is None:
        return set_c(expr.source, scope)
    unit = scope.unit
    here, params, given = lifted(unit, scope, expr)
    source, known = unfiltered(expr), listed(unfiltered(expr), scope)
    if known or (isinstance(source, x.AllOf) and source.sort == "player"):
        most = str(len(known)) if known else "g->n"
        begin = [f"int *found = passing(g, {most}), many = 0;"]
        inner, chain = here, expr
    else:
        begin = [f"Set all = {set_c(source, here)};", "int *found = passing(g, all.many), many = 0;"]
        inner = bound(here, "~all", "all", "Set")
        chain = _over(expr, x.Var(source.type, "~all"))
    lines = [*begin, *gathered(chain, "found", inner), "return (Set){found, many};"]
    name = function(unit, "Set", fresh(unit, "filter"), params, lines)
    unit.passing += 1
    return f"{name}({', '.join(given)})"


def gathered(expr: x.Expr, to: str, scope: Scope) -> Lines:
    """Those of a set side by side, counted in `many`. What does not pass the last test is overwritten by the next: that
    is quicker than to go one way or the other."""
    while isinstance(expr, x.Filter) and expr.how == "each" and expr.test is None:
        expr = expr.source
    test = expr.test if isinstance(expr, x.Filter) and expr.how == "each" else None
    if not isinstance(expr, x.Filter) or test is None:
        return loop(expr, "~one", scope, lambda here: [f"{to}[many++] = {here['~one'].code};"])

    def body(here: Scope) -> Lines:
        one = here["~one"]
        inner = bound(here, expr.it, one.code, one.type, element=one.element)
        return [f"{to}[many] = {one.code};", f"many += {in_brackets(c(test, inner))} != 0;"]

    return loop(expr.source, "~one", scope, body)


def options_c(expr: x.Expr, scope: Scope) -> str | None:
    """The things of a set written directly into the options, and how many they are: where the elements are known and
    each occurs once."""
    unit = scope.unit
    known = listed(unfiltered(expr), scope)
    if not known or len(set(known)) < len(known) or len(known) >= OPTIONS:
        return None
    here, params, given = lifted(unit, scope, expr)
    passed = unit.passing
    lines = ["int many = 0;", *gathered(expr, "g->options", here)]
    if unit.passing > passed:
        lines = [lines[0], "int mark = g->passing;", *lines[1:], "g->passing = mark;"]
        unit.passing = passed
    name = function(unit, "int", fresh(unit, "options"), params, [*lines, "return many;"])
    return f"{name}({', '.join(given)})"


OPTIONS = 8192
"""How many options the engine in C has room for."""


def _over(expr: x.Filter, source: x.Expr) -> x.Filter:
    """The same tests of another set."""
    from dataclasses import replace

    first = expr.source
    inner = _over(first, source) if isinstance(first, x.Filter) and first.how in ONE_BY_ONE else source
    return replace(expr, source=inner)


SETS: dict[type[x.Expr], Callable[[x.Expr, Scope], str]] = {
    x.Var: _var,
    x.AllOf: _all_of,
    x.Inside: _inside,
    x.Named: _named,
    x.BuiltIn: _built_in,
    x.Items: _items,
    x.Filter: _filter,
}
