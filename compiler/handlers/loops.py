"""Tests that go through sets, as loops: they stop at the first thing that settles them.

any(s[disc + it] < 0 for it in below)          for it in below:
                                                   if s[disc + it] < 0:
                                                       return True
                                               return False
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ..plan import expressions as x
from ..plan.transform import changed
from .axes import axes
from .conditions import tested
from .context import Place, over
from .counts import counted, steady
from .expressions import it_of, python
from .gather import gathered
from .opening import opened
from .row import many_hold, some_hold
from .sets import source_of
from .tree import Code, Line, Statement, head, joined, line, raw


def loops(expr: x.Expr, place: Place) -> bool:
    """Whether a test goes through a set, where a loop would do."""
    match expr:
        case x.Exists():
            return expr.test is not None and some_hold(expr, place) is None
        case x.Not(what=what):
            return isinstance(what, x.Exists) and loops(what, place)
        case x.And(items=items):
            return any(loops(item, place) for item in items)
        case _:
            return False


def where(test: x.Expr, body: Sequence[Statement], place: Place) -> list[Statement]:
    """Statements done where a test holds. They do not go on in the loop around them."""
    items = list(test.items) if isinstance(test, x.And) else [test]
    plain: list[x.Expr] = []
    for n, item in enumerate(items):
        if loops(item, place):
            rest = items[n + 1 :]
            inner = where(x.And("truth", tuple(rest)), body, place) if rest else list(body)
            return _if(plain, _loop(item, inner, place), place)
        plain.append(item)
    return _if(plain, list(body), place)


def inside(test: x.Expr, body: Sequence[Statement], place: Place) -> list[Statement]:
    """Statements done where a test holds, in a loop that they leave: so the test itself must be no loop."""
    if loops(test, place):
        return [head(body, "if ", python(test, place))]
    return where(test, body, place)


def _if(tests: Sequence[x.Expr], body: list[Statement], place: Place) -> list[Statement]:
    if not tests:
        return body
    made, first = counted(tests[0], place)
    return [*made, head(body, "if ", joined("and", [tested(test, place) for test in (first, *tests[1:])]))]


def _loop(item: x.Expr, body: list[Statement], place: Place) -> list[Statement]:
    exists, wanted = _exists(item)
    assert exists.test is not None
    inner, it = over(place, exists.it, exists.source), it_of(exists.it)
    made, test = steady(exists.test, exists.it, place)
    source = axes(exists, test, place) or source_of(exists.source, place)
    if wanted:
        left = isinstance(body[-1], Line) and str(body[-1].code).startswith("return")
        return [*made, head(inside(test, body if left else [*body, line("break")], inner), f"for {it} in ", source)]
    return [
        *made,
        head(inside(test, [line("break")], inner), f"for {it} in ", source),
        head(body, "else"),
    ]


def _exists(item: x.Expr) -> tuple[x.Exists, bool]:
    if isinstance(item, x.Not):
        assert isinstance(item.what, x.Exists)
        return item.what, not item.what.wanted
    assert isinstance(item, x.Exists)
    return item, item.wanted


def answer(expr: x.Expr, place: Place) -> list[Statement]:
    """The body of a function that says what a named value is."""
    expr = gathered(opened(expr, place), place)
    if loops(expr, place):
        return _truth(expr, place)
    if isinstance(expr, x.Count) and isinstance(expr.of, x.Filter) and expr.of.test is not None:
        row = many_hold(expr.of, place)
        if row is not None:
            return [line("return ", row)]
        whole = _counted(expr.of, place)
        if whole:
            return whole
    made, expr = counted(expr, place)
    return [*made, line("return ", python(expr, place))]


def _truth(expr: x.Expr, place: Place) -> list[Statement]:
    """A truth, found by leaving at the first thing that settles it."""
    items = list(expr.items) if isinstance(expr, x.And) else [expr]
    found: list[Statement] = []
    for n, item in enumerate(items):
        last = n == len(items) - 1
        if not loops(item, place):
            code = python(item, place)
            found.append(
                line("return ", code)
                if last
                else head([line("return False")], "if ", python(x.Not("truth", item), place))
            )
            continue
        exists, wanted = _exists(item)
        assert exists.test is not None
        inner, it = over(place, exists.it, exists.source), it_of(exists.it)
        source = source_of(exists.source, place)
        if last or not wanted:
            found.append(head(inside(exists.test, [line(f"return {wanted}")], inner), f"for {it} in ", source))
            found += [line(f"return {not wanted}")] if last else []
        else:
            found.append(head(inside(exists.test, [line("break")], inner), f"for {it} in ", source))
            found.append(head([line("return False")], "else"))
    return found


def _counted(what: x.Filter, place: Place) -> list[Statement]:
    inner, it = over(place, what.it, what.source), it_of(what.it)
    assert what.test is not None
    source = source_of(what.source, place)
    if what.how == "leading":
        leave = head([line("break")], "if ", python(x.Not("truth", what.test), inner))
        body: list[Statement] = [leave, line("many += 1")]
    elif what.how == "each":
        body = where(what.test, [line("many += 1")], inner)
    else:
        return []
    return [line("many = 0"), head(body, f"for {it} in ", source), line("return many")]


def among(expr: x.Expr, place: Place) -> tuple[list[Statement], Code]:
    """The things of a set as a list, and the lines that make it."""
    expr = gathered(opened(expr, place), place)
    source, it, whole = flattened(expr)
    if not it or whole is None or not loops(whole, place):
        return [], python(expr, place)
    inner, name = over(place, it, source), it_of(it)
    body = where(whole, [line(f"things.append({name})")], inner)
    return [line("things: list[int] = []"), head(body, f"for {name} in ", source_of(source, place))], raw("things")


def flattened(expr: x.Expr) -> tuple[x.Expr, str, x.Expr | None]:
    """A set of which tests are asked, one behind the other: what it is taken from, and all tests of one name as one."""
    tests: list[x.Expr] = []
    source, it = expr, ""
    while isinstance(source, x.Filter) and source.how == "each":
        test = source.test
        if it and test is not None and source.it != it:
            test = _spoken(test, source.it, it)
        it = it or source.it
        tests = [*([test] if test is not None else []), *tests]
        source = source.source
    items = tuple(item for test in tests for item in (test.items if isinstance(test, x.And) else (test,)))
    return source, it, x.And("truth", items) if items else None


def _spoken(test: x.Expr, name: str, other: str) -> x.Expr:
    """A test of something by another name."""

    def rename(part: object) -> object:
        return replace(part, name=other) if isinstance(part, x.Var) and part.name == name else part

    return changed(test, rename)
