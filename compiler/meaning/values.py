"""Types of named values, tables and parameters, worked out when they are first asked for."""

from __future__ import annotations

from collections.abc import Iterator

from ..bottom_up import bottom_up
from ..diagnostics.words import meaning as words
from ..syntax import nodes
from ..syntax.write import phrase
from . import model as m
from .meant import meant, truth
from .nouns import called, conjuncts, noun_of, thing_type
from .scope import Scope, inner, say, with_it, without_choice
from .walking import walk
from .world import World

PLAIN = {"number": "number", "truth": "truth", "text": "text", "goods": "goods", "pile": "pile anything"}
"""What a parameter can be besides a thing."""


def param_of(node: nodes.Param, role: str, scope: Scope) -> tuple[m.Param, str]:
    """A parameter and its type. The conditions of its noun may use the parameters before it."""
    word = node.noun.kind.text
    name = node.called.text if node.called is not None else word
    # Goods are several already.
    many = node.quantity.text == "some" and word != "goods"
    if word in PLAIN:
        kind = f"set {word}" if many else PLAIN[word]
        return m.Param(role, name, plain_noun(node.noun, name, scope) or m.Noun(word), many), kind
    noun = noun_of(node.noun, scope)
    kind = thing_type(noun.kind, scope)
    return m.Param(role, name, noun, many), f"set {kind.partition(' ')[2]}" if many else kind


def plain_noun(node: nodes.Noun, name: str, scope: Scope) -> m.Noun | None:
    """A number with the test that narrows it; other values that are no things are not narrowed."""
    word = node.kind.text
    narrowed = node.of or node.held or (node.where if word != "number" else None)
    if narrowed is not None:
        hint = f"test the {word} with `if` in the lines below"
        say(scope, words.not_here(narrowed.span, f"narrowing {'' if word == 'goods' else 'a '}{word}", hint))
    if node.where is None or word != "number":
        return None
    said = tuple(phrase(part) for part in conjuncts(node.where))
    test = truth(node.where, with_it(called(scope, name, "number"), "number"))
    return m.Noun("number", where=test, words=said)


def params_of(rule: nodes.Rule, scope: Scope) -> tuple[tuple[m.Param, ...], dict[str, str]]:
    """The parameters of a rule, and the variables its block begins with."""
    found: list[m.Param] = []
    types = dict(scope.vars)
    pairs = [("what", rule.param)] if rule.param is not None else []
    pairs += [(joined.prep.text, joined.param) for joined in rule.params.items]
    for role, node in pairs:
        param, kind = param_of(node, role, Scope(scope.world, scope.said, dict(types), self_kind=scope.self_kind))
        types[param.name] = kind
        found.append(param)
    return tuple(found), types


def type_of_value(name: str, world: World) -> str:
    """The type of `let name ... be`. It is unknown while it is computed, which breaks a circle."""
    if name not in world.value_types:
        for one in bottom_up(name, lambda each: _named(each, world), world.value_types):
            world.value_types[one] = "unknown"
            world.value_types[one] = define_of(_define(one, world), Scope(world, []), "")[1]
    return world.value_types[name]


def _named(name: str, world: World) -> Iterator[str]:
    """The values whose names are in that of another."""
    declared = world.names.declared
    for one in walk(_define(name, world)):
        if isinstance(one, nodes.Word) and one.text in declared and isinstance(declared[one.text].node, nodes.Define):
            yield one.text


def _define(name: str, world: World) -> nodes.Define:
    node = world.names.declared[name].node
    assert isinstance(node, nodes.Define)
    return node


def define_of(node: nodes.Define, scope: Scope, pack: str) -> tuple[m.Define, str]:
    found: list[m.Param] = []
    types: dict[str, str] = {}
    for role, param in (("of", node.of), ("at", node.at)):
        if param is not None:
            one, kind = param_of(param, role, inner(scope, **types))
            types[one.name] = kind
            found.append(one)
    value, kind = meant(node.value, without_choice(inner(scope, **types)))
    return m.Define(node.span, node.name.text, tuple(found), value, kind, pack), kind


def type_of_table(node: nodes.Node, world: World) -> str:
    assert isinstance(node, nodes.Rows)
    return meant(node.table.rows[0].value, Scope(world, []))[1]
