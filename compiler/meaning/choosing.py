"""Choices of things and of numbers, resolved, and who makes them."""

from __future__ import annotations

from ..diagnostics.words import meaning as words
from ..syntax import nodes
from ..syntax.nodes import Node
from . import model as m
from .meant import meant, number, wanted
from .ranges import NUMBERS, least, most
from .scope import Scope, bind, say, without_choice


def choose(node: Node, scope: Scope) -> m.Step | None:
    assert isinstance(node, nodes.Choose)
    by = _by(node.by, scope)
    pick, kind = meant(node.what, scope)
    bind(scope, node.name, kind)
    if not isinstance(pick, m.Pick):
        if kind != "unknown":
            say(scope, words.not_here(node.what.span, "choosing this", "write what to choose: `a card of hand of you`"))
        return None
    return m.Choose(node.span, node.name.text, pick, by)


WHO = ("marker", "value")
"""What can name a player."""


def _by(node: Node | None, scope: Scope) -> m.Expr:
    """Who chooses: a player, or chance."""
    if isinstance(node, nodes.Name) and node.word.text == "chance":
        declared = scope.world.names.declared.get("chance")
        if "chance" in scope.vars or (declared is not None and declared.sort in WHO):
            hint = "something is called `chance`: give it another name, or write `by (chance)` for that player"
            say(scope, words.not_here(node.span, "`by chance`", hint))
        return m.CHANCE
    return wanted(node, without_choice(scope), "thing player") if node is not None else m.You()


def choose_number(node: Node, scope: Scope) -> m.Step:
    """`choose a number from 1 to 9 as bid`, where the bounds are known before the game."""
    assert isinstance(node, nodes.ChooseNumber)
    if node.quantity.text not in ("a", "any") or node.kind.text != "number":
        say(scope, words.not_here(node.kind.span, "this choice from one to another", "write `choose a number from`"))
    by = _by(node.by, scope)
    if by == m.CHANCE:
        say(scope, words.not_here(node.span, "a number by chance", "declare a die, and `roll` it"))
    low, high = (number(side, without_choice(scope)) for side in (node.low, node.high))
    bounds = least(low, scope), most(high, scope)
    if bounds[0] is None or bounds[1] is None or bounds[1] - bounds[0] >= NUMBERS:
        hint = f"write numbers, or counters with bounds: `from 0 to 9`; {NUMBERS} numbers at most"
        say(scope, words.not_here(node.low.span, "a choice among so many numbers", hint))
        bounds = (0, 0)
    bind(scope, node.name, "number")
    return m.Choose(node.span, node.name.text, m.Between(low, high, bounds[0] or 0, bounds[1] or 0), by)
