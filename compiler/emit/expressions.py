"""Expressions of the model as Python, read by people: `game.read("vp", you)`."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain, product

from ..meaning import model as m
from .joined import both
from .names import identifier


@dataclass(frozen=True, slots=True)
class Place:
    """Where an expression stands: what `you` is there, and which names are Python's own."""

    model: m.Model
    you: str = "you"
    local: frozenset[str] = frozenset()
    it: str = "it"
    """What `it` is called in the test that stands nearest."""
    within: frozenset[str] = frozenset()
    """Rules that are looked into just now, where it is asked whether one could be begun."""


def python(expr: m.Expr, place: Place) -> str:
    return PASSES[type(expr)](expr, place)


def quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=True)


def args_of(exprs: tuple[m.Expr, ...], place: Place) -> str:
    return "".join(f", {python(expr, place)}" for expr in exprs)


def key_of(expr: m.Inside, place: Place) -> str:
    """A pile as a place where things go."""
    if not expr.keys:
        return quoted(expr.pile)
    return f"game.pile({quoted(expr.pile)}{args_of(expr.keys, place)})"


def _with_it(place: Place, it: str = "it") -> Place:
    return replace(place, local=place.local | {"it"}, it=it)


def _var(expr: m.Expr, place: Place) -> str:
    assert isinstance(expr, m.Var)
    if expr.name in place.local:
        return place.it if expr.name == "it" else identifier(expr.name)
    return f"v[{quoted(expr.name)}]"


def _read(expr: m.Expr, place: Place) -> str:
    assert isinstance(expr, m.Read)
    if expr.slot in place.model.wallets:
        return f"game.floating({quoted(expr.slot)}{args_of(expr.keys, place)})"
    return f"game.read({quoted(expr.slot)}{args_of(expr.keys, place)})"


def _inside(expr: m.Expr, place: Place) -> str:
    assert isinstance(expr, m.Inside)
    return f"game.inside({quoted(expr.pile)}{args_of(expr.keys, place)})"


def _trait(expr: m.Expr, place: Place) -> str:
    assert isinstance(expr, m.Trait)
    return f"game.trait({python(expr.of, place)}, {quoted(expr.name)})"


def _value(expr: m.Expr, place: Place) -> str:
    assert isinstance(expr, m.Value)
    if expr.name == "rolled":
        return f"game.rolled({python(expr.args[0], place)})"
    if expr.name == "top" and isinstance(expr.args[0], m.Inside):
        return f"game.named[{quoted(expr.name)}](game, {place.you}, {key_of(expr.args[0], place)})"
    return f"game.named[{quoted(expr.name)}](game, {place.you}{args_of(expr.args, place)})"


def _look(expr: m.Expr, place: Place) -> str:
    assert isinstance(expr, m.Look)
    known = expr.table in place.model.tables or "." in expr.table
    return f"game.{'look' if known else 'chart'}({quoted(expr.table)}{args_of(expr.keys, place)})"


def noun(found: m.Noun, place: Place, how: str = "each", where: Sequence[str] = (), it: str = "it") -> str:
    """The arguments by which the things of a noun are found. Further tests speak of each of them as `it`."""
    parts = [quoted(found.kind)]
    if found.source is not None:
        parts.append(f"of={python(found.source, place)}")
    if found.trait:
        parts.append(f"trait={quoted(found.trait)}")
    if found.holding:
        parts.append(f"holding={quoted(found.holding)}")
    tests = [python(found.where, _with_it(place, it))] if found.where is not None else []
    if tests := [*tests, *where]:
        parts.append(f"where=lambda {it}: {both(tests)}")
    if how != "each":
        parts.append(f"how={quoted(how)}")
    return ", ".join(parts)


def _each(expr: m.Expr, place: Place) -> str:
    assert isinstance(expr, m.Each)
    return f"game.each({noun(expr.noun, place, expr.how)})"


def _some(expr: m.Expr, place: Place) -> str:
    assert isinstance(expr, m.Some)
    found = f"game.some({noun(expr.noun, place)})"
    return found if expr.wanted else f"not {found}"


def _count(expr: m.Expr, place: Place) -> str:
    assert isinstance(expr, m.Count)
    return f"len({python(expr.what, place)})"


def _fold(expr: m.Expr, place: Place) -> str:
    assert isinstance(expr, m.Fold)
    return f"game.{expr.how}(lambda it: {python(expr.what, _with_it(place))}, {python(expr.among, place)})"


def _groups(expr: m.Expr, place: Place) -> str:
    assert isinstance(expr, m.Groups)
    return f"game.groups({python(expr.of, place)}, lambda it: {python(expr.by, _with_it(place))})"


def _items(expr: m.Expr, place: Place) -> str:
    assert isinstance(expr, m.Items)
    return "[" + ", ".join(python(item, place) for item in expr.items) + "]"


def _goods(expr: m.Expr, place: Place) -> str:
    assert isinstance(expr, m.Goods)
    return f"{{{quoted(expr.good)}: {python(expr.many, place)}}}"


def _both(expr: m.Expr, place: Place) -> str:
    assert isinstance(expr, m.Both)
    found = list(_written(expr, place))
    if found:
        return _ways(found) if len(found) > 1 else _ways(found)[1:-1]
    return "game.both(" + ", ".join(python(item, place) for item in expr.items) + ")"


def _ways(found: list[dict[str, str]]) -> str:
    ways = ("{" + ", ".join(f"{quoted(good)}: {many}" for good, many in way.items()) + "}" for way in found)
    return f"[{', '.join(ways)}]"


def _written(expr: m.Expr, place: Place) -> Iterator[dict[str, str]]:
    """Goods as they are written out, each way to choose among them; none where they are not."""
    match expr:
        case m.Goods(many, good):
            yield {good: python(many, place)}
        case m.OneOf(items):
            ways = [list(_written(item, place)) for item in items]
            yield from chain(*ways) if all(ways) else ()
        case m.Both(items):
            for parts in product(*(list(_written(item, place)) for item in items)):
                whole: dict[str, str] = {}
                for name, written in chain(*(part.items() for part in parts)):
                    whole[name] = f"{whole[name]} + {written}" if name in whole else written
                yield whole
        case _:
            return


def _one_of(expr: m.Expr, place: Place) -> str:
    assert isinstance(expr, m.OneOf)
    found = list(_written(expr, place))
    if found:
        return _ways(found)
    return "[" + ", ".join(python(item, place) for item in expr.items) + "]"


def _sum(expr: m.Expr, place: Place) -> str:
    assert isinstance(expr, m.Sum)
    left, right = _tight(expr.left, place), _tight(expr.right, place)
    if expr.how == "/^":
        return f"-game.divided(-{left}, {right})"
    if expr.left == m.Number(0) and expr.how == "-":
        return f"-{right}"
    if expr.how == "/" and not (isinstance(expr.right, m.Number) and expr.right.value):
        return f"game.divided({python(expr.left, place)}, {python(expr.right, place)})"
    return f"{left} {'//' if expr.how == '/' else expr.how} {right}"


def _tight(expr: m.Expr, place: Place) -> str:
    text = python(expr, place)
    return f"({text})" if isinstance(expr, m.Sum | m.Test | m.All | m.Any | m.Not) else text


def _test(expr: m.Expr, place: Place) -> str:
    assert isinstance(expr, m.Test)
    left, right = _tight(expr.left, place), _tight(expr.right, place)
    if isinstance(expr.right, m.Nothing):
        return f"{left} is {'not ' if expr.how == '!=' else ''}None"
    if expr.how == "all-in":
        return f"set({left}) <= set({right})"
    how = {"=": "==", "not-in": "not in"}.get(expr.how, expr.how)
    return f"{left} {how} {right}"


def _is_a(expr: m.Expr, place: Place) -> str:
    assert isinstance(expr, m.IsA)
    return f"game.is_a({python(expr.what, place)}, {quoted(expr.kind)})"


def _passes_for(expr: m.Expr, place: Place) -> str:
    assert isinstance(expr, m.PassesFor)
    return f"game.passes_for({place.you}, {python(expr.what, place)}, {python(expr.other, place)})"


def _junction(word: str) -> Callable[[m.Expr, Place], str]:
    def make(expr: m.Expr, place: Place) -> str:
        assert isinstance(expr, m.All | m.Any)
        return f" {word} ".join(_loose(item, place) for item in expr.items)

    return make


def _loose(expr: m.Expr, place: Place) -> str:
    text = python(expr, place)
    return f"({text})" if isinstance(expr, m.All | m.Any) else text


def _not(expr: m.Expr, place: Place) -> str:
    assert isinstance(expr, m.Not)
    if isinstance(expr.what, m.Test) and expr.what.how == "in":
        return _test(replace(expr.what, how="not-in"), place)
    return f"not {_tight(expr.what, place)}"


def _can(expr: m.Expr, place: Place) -> str:
    assert isinstance(expr, m.Can)
    from .possible import act_possible

    return act_possible(expr.act, place) or "True"


def _during(expr: m.Expr, place: Place) -> str:
    assert isinstance(expr, m.During)
    return f"game.during({quoted(expr.phase)})"


def cost(expr: m.Expr, place: Place) -> str:
    """Goods as a price: what is chosen from a group stays open, whoever pays chooses how."""
    if isinstance(expr, m.Pick):
        return f"{{{quoted(expr.noun.kind)}: {python(expr.most, place)}}}"
    if isinstance(expr, m.OneOf):
        return "[" + ", ".join(cost(item, place) for item in expr.items) + "]"
    if isinstance(expr, m.Both):
        return "game.both(" + ", ".join(cost(item, place) for item in expr.items) + ")"
    return python(expr, place)


PASSES: dict[type[m.Expr], Callable[[m.Expr, Place], str]] = {
    m.Number: lambda expr, place: str(expr.value) if isinstance(expr, m.Number) else "",
    m.Truth: lambda expr, place: str(expr.value) if isinstance(expr, m.Truth) else "",
    m.Text: lambda expr, place: quoted(expr.value) if isinstance(expr, m.Text) else "",
    m.Thing: lambda expr, place: quoted(expr.id) if isinstance(expr, m.Thing) else "",
    m.Nothing: lambda expr, place: "None",
    m.You: lambda expr, place: place.you,
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
    m.Items: _items,
    m.Goods: _goods,
    m.Both: _both,
    m.OneOf: _one_of,
    m.Sum: _sum,
    m.Test: _test,
    m.IsA: _is_a,
    m.PassesFor: _passes_for,
    m.All: _junction("and"),
    m.Any: _junction("or"),
    m.Not: _not,
    m.Can: _can,
    m.During: _during,
}
