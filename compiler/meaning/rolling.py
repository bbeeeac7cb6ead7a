"""Rolls of dice, resolved: `roll d6 as result`, `roll again`."""

from __future__ import annotations

from ..diagnostics.words import meaning as words
from ..diagnostics.words import syntax as slips
from ..syntax import nodes
from ..syntax.write import phrase
from . import model as m
from .meant import meant
from .scope import Scope, bind, say, without_choice


def roll(node: nodes.Act, scope: Scope) -> m.Step | None:
    """`roll a-die as result`: the result is a value with a name from here on."""
    names = [place.what for place in node.places.items if place.prep.text == "as"]
    if node.again is not None:
        return _roll_again(node, scope)
    if node.what is None or len(names) != 1 or len(node.places.items) != 1 or not isinstance(names[0], nodes.Name):
        _unclear(node, names, scope)
        return None
    what, kind = meant(_one_die(node.what, scope), without_choice(scope))
    if kind.partition(" ")[2] not in ("die", "anything") and kind != "unknown":
        say(scope, words.wrong_type(node.what.span, "thing die", kind))
    name = names[0].word.text
    face = _face(what, scope)
    one = face if face == "number" else f"thing {face}"
    known = kind if kind == "unknown" else f"set {face}" if kind.startswith("set ") else one
    bind(scope, names[0].word, known)
    scope.rolled[name] = what
    return m.Let(node.span, name, m.Value("rolled", (what,)))


def _unclear(node: nodes.Act, names: list[nodes.Node], scope: Scope) -> None:
    """No name for the result, or an article in its place."""
    if node.what is not None and len(names) == 1 and isinstance(names[0], nodes.Bare):
        say(scope, words.article_as_name(names[0].span, f"roll {phrase(node.what)} as result"))
        scope.rolled[names[0].word.text] = m.Truth(False)
        return
    hint = "write `roll`, the die, `as` and a name for the result"
    if node.what is not None and not node.places.items:
        hint = f"write `roll {phrase(node.what)} as result`: the name is what it shows, on the lines below"
    say(scope, words.not_here(node.span, "this roll", hint))


def _one_die(node: nodes.Node, scope: Scope) -> nodes.Node:
    """`roll a d6`: nobody chooses, for there is one die of that name."""
    if isinstance(node, nodes.Pick) and node.quantity.text in ("a", "an") and node.many is None and node.other is None:
        noun = node.noun
        declared = scope.world.names.declared.get(noun.kind.text)
        if declared is not None and declared.sort == "die" and not (noun.of or noun.held or noun.where or noun.called):
            return nodes.Name(node.span, noun.kind)
    return node


def _roll_again(node: nodes.Act, scope: Scope) -> m.Step | None:
    """`roll 2 d6 again`, `roll thrown again`, `roll again`: the name of the roll has the new result from here on."""
    what, rolls = node.what, dict(scope.rolled)
    if isinstance(what, nodes.Name | nodes.The) and what.word.text in rolls:
        rolls = {what.word.text: rolls[what.word.text]}
    elif what is not None and rolls:
        dice = meant(_one_die(what, scope), without_choice(scope))[0]
        rolls = {name: one for name, one in rolls.items() if one == dice}
    if not rolls or node.places.items:
        say(scope, slips.as_page("roll-again", node.span))
        return None
    if len(rolls) > 1:
        hint = f"say which by its name: `roll {next(iter(rolls))} again`"
        say(scope, words.not_here(node.span, "one of several rolls", hint))
        return None
    ((name, dice),) = rolls.items()
    return m.Put(node.span, m.Var(name), m.Value("rolled", (dice,)))


def _face(what: m.Expr, scope: Scope) -> str:
    """What a die shows: numbers, or elements of a kind."""
    dice = [n for n, d in scope.world.names.declared.items() if d.sort == "die"]
    if isinstance(what, m.Thing):
        dice = [what.id]
    elif isinstance(what, m.Goods):
        dice = [what.good]
    for name in dice:
        node = scope.world.names.declared[name].node
        if isinstance(node, nodes.Die):
            kind = meant(node.faces[0], Scope(scope.world, []))[1]
            return kind if kind == "number" else kind.partition(" ")[2] or "anything"
    return "anything"
