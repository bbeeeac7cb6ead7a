"""Sets: what a noun means, and what is counted, picked and summed over one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..meaning import model as m
from ..replacing import replace
from . import expressions as x
from .scope import Scope, bound, element_type, thing_type
from .values import things, value, values


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
        # A thing from there need not be of the kind by which the noun names it.
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


def each(expr: m.Expr, scope: Scope) -> x.Expr:
    assert isinstance(expr, m.Each)
    return noun(expr.noun, scope, expr.how)


def some(expr: m.Expr, scope: Scope) -> x.Expr:
    assert isinstance(expr, m.Some)
    source, it, test = parted(expr.noun, scope)
    return x.Exists("truth", source, it.name, test, expr.wanted)


def count(expr: m.Expr, scope: Scope) -> x.Expr:
    assert isinstance(expr, m.Count)
    return x.Count("number", things(expr.what, scope))


def fold(expr: m.Expr, scope: Scope) -> x.Expr:
    assert isinstance(expr, m.Fold)
    among = things(expr.among, scope)
    within, it = bound(scope, "it", element_type(among.type))
    within = replace(within, env={**within.env, expr.it: it})
    return x.Fold("number", expr.how, it.name, value(expr.what, within), among)


def groups(expr: m.Expr, scope: Scope) -> x.Expr:
    assert isinstance(expr, m.Groups)
    of = things(expr.of, scope)
    within, it = bound(scope, "it", element_type(of.type))
    within = replace(within, env={**within.env, expr.it: it})
    return x.Groups(f"set set-of-{of.type.partition(' ')[2]}", of, it.name, value(expr.by, within))


def items(expr: m.Expr, scope: Scope) -> x.Expr:
    assert isinstance(expr, m.Items)
    found = values(expr.items, scope)
    first = found[0].type.removeprefix("thing ") if found else "anything"
    return x.Items(f"set {first}", found)
