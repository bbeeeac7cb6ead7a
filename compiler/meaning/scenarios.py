"""Scenarios resolved: what is given, what is done, what must then be so. `you` is the first player."""

from __future__ import annotations

from ..diagnostics.words import meaning as words
from ..syntax import nodes
from . import model as m
from .expressions import meant, truth, unquoted
from .names import Declared
from .references import named
from .scope import Scope, say
from .steps import step

MODES = {"given": "given", "choosing": "choosing", "then": "then", "then offered": "offered"}


def scenario_of(declared: Declared, scope: Scope) -> m.Scenario:
    node = declared.node
    assert isinstance(node, nodes.Scenario)
    source = ""
    for mark in node.marks.items:
        if isinstance(mark, nodes.Trait) and mark.name.text == "source" and isinstance(mark.value, nodes.Words):
            source = unquoted(mark.value.quoted.text)
        else:
            say(scope, words.unknown_mark(mark.span, "mark", "scenario", ["source"]))
    within = Scope(scope.world, scope.said)
    scenes = tuple(_scene(scene, within) for scene in node.scenes)
    return m.Scenario(node.span, unquoted(node.title.text), scenes, source, declared.pack)


def _scene(node: nodes.When | nodes.Scene, scope: Scope) -> m.Scene:
    if isinstance(node, nodes.When):
        return m.Scene(node.span, "when", step(node.line, scope))
    word = " ".join(node.mode.text.split())
    mode = MODES.get(word, "refused")
    because = unquoted(node.because.text) if node.because is not None else ""
    if mode in ("given", "then"):
        return m.Scene(node.span, mode, None, tuple(truth(value, scope) for value in node.values), because)
    return m.Scene(node.span, mode, None, tuple(_answer(value, scope) for value in node.values), because)


def _answer(node: nodes.Node, scope: Scope) -> m.Expr:
    """An answer as it is offered: a thing, goods, a number, or the word of an option."""
    if isinstance(node, nodes.Name):
        word = node.word
        known = word.text in scope.vars or word.text in scope.world.elements or word.text in scope.world.goods
        if not known:
            return m.Text(word.text)
        return named(word, scope)[0]
    return meant(node, Scope(scope.world, scope.said, scope.vars, choices=False))[0]
