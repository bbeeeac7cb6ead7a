"""Things of a kind that lie in certain piles: found in those piles, not among all things of the kind.

each token where (token is in area of you)      [it for it in each_token if at[it] == AREA + you]
                                                lying(g, None, [AREA + you])
"""

from __future__ import annotations

from dataclasses import replace

from ..frozen import frozen
from ..plan import expressions as x
from ..plan.transform import changed, parts
from .context import Place, plain_pile, within
from .opening import opened


@frozen
class Lying(x.Expr):
    """The things in a pile, or in the pile of each of some owners, in the order of the rules."""

    sort: str
    pile: x.PileOf
    it: str = ""
    owners: x.Expr | None = None


def gathered(expr: x.Expr, place: Place) -> x.Expr:
    """An expression with two changes: things of a kind that lie in certain piles are looked for there, and a filter of
    a filter becomes one filter."""

    def gather(part: object) -> object:
        return _at_once(_gathered(part, place)) if isinstance(part, x.Filter | x.Exists) else part

    return changed(expr, gather)


def passed(source: x.Expr, name: str) -> tuple[x.Expr, x.Expr | None]:
    """A set without its filter, and the test of the filter under another name."""
    if not isinstance(source, x.Filter) or source.how != "each" or source.test is None:
        return source, None
    if any(_binds(part, name) for part in parts(source.test)):
        return source, None
    return source.source, _of(source.test, source.it, name)


def _at_once(found: x.Expr) -> x.Expr:
    """Two filters, one after the other, as one."""
    if not isinstance(found, x.Filter | x.Exists) or not isinstance(found.source, x.Filter):
        return found
    source, before = passed(found.source, found.it)
    if before is None or (isinstance(found, x.Filter) and found.how != "each"):
        return found
    items = [item for test in (before, found.test) if test is not None for item in _items(test)]
    return replace(found, source=source, test=items[0] if len(items) == 1 else x.And("truth", tuple(items)))


def _binds(part: object, name: str) -> bool:
    return isinstance(part, x.Filter | x.Exists | x.Fold | x.Groups) and part.it == name


def _of(test: x.Expr, it: str, other: str) -> x.Expr:
    """A test with another name for its thing."""
    return changed(
        test, lambda part: replace(part, name=other) if isinstance(part, x.Var) and part.name == it else part
    )


def _items(test: x.Expr) -> tuple[x.Expr, ...]:
    return test.items if isinstance(test, x.And) else (test,)


def _gathered(found: x.Filter | x.Exists, place: Place) -> x.Expr:
    if not isinstance(found.source, x.AllOf) or found.source.sort == "player" or found.test is None:
        return found
    if isinstance(found, x.Filter) and found.how != "each":
        return found
    test = opened(found.test, place)
    items = list(test.items) if isinstance(test, x.And) else [test]
    for n, item in enumerate(items):
        source = _lying(item, found.it, found.source, place)
        if source is not None:
            rest = tuple(items[:n] + items[n + 1 :])
            left = None if not rest else rest[0] if len(rest) == 1 else x.And("truth", rest)
            if left is None and isinstance(found, x.Filter):
                return source
            return replace(found, source=source, test=left)
    return found


def _lying(test: x.Expr, it: str, source: x.AllOf, place: Place) -> Lying | None:
    """The piles in which a thing lies whenever a test holds for it."""
    pile = _pile(test, it)
    if pile is not None:
        return Lying(source.type, source.sort, pile) if plain_pile(pile, place) else None
    if not isinstance(test, x.Exists) or not test.wanted or test.test is None or _speaks(test.source, it):
        return None
    pile = _pile(test.test, it)
    if pile is None or not any(_is(key, test.it) for key in pile.keys) or not plain_pile(pile, within(place, test.it)):
        return None
    return Lying(source.type, source.sort, pile, test.it, test.source)


def _pile(test: x.Expr, it: str) -> x.PileOf | None:
    """The one pile in which a test asks a thing to be."""
    if not isinstance(test, x.Compare) or test.how != "in" or not _is(test.left, it):
        return None
    pile = test.right.pile if isinstance(test.right, x.Inside) else None
    return pile if isinstance(pile, x.PileOf) and not _speaks(pile, it) else None


def _is(expr: x.Expr, name: str) -> bool:
    return isinstance(expr, x.Var) and expr.name == name


def _speaks(expr: x.Expr, name: str) -> bool:
    return any(isinstance(part, x.Var) and part.name == name for part in parts(expr))
