"""The parts of an event: the noun that each of them must be."""

from __future__ import annotations

from ..diagnostics.words import meaning as words
from ..syntax import nodes
from . import model as m
from .meant import fits
from .nouns import except_one, noun_of, sort_of_noun, thing_type
from .references import takes
from .scope import Scope, say
from .values import PLAIN, plain_noun
from .world import singular


def pattern_of(node: nodes.Node, scope: Scope, whatever: tuple[str, ...] = ()) -> m.Noun | None:
    """The noun that a part of an event must be; None for any."""
    if isinstance(node, nodes.Pick):
        word = node.noun.kind.text
        if node.many is not None:
            name = singular(scope.world, word)
            say(scope, words.heard_number(node.span, name, name in scope.world.goods or name in whatever))
            return None
        plain = word in (*PLAIN, *whatever)
        return _besides(node, plain_noun(node.noun, "it", scope) if plain else noun_of(node.noun, scope), scope)
    if isinstance(node, nodes.Name):
        if node.word.text == "you":
            return m.Noun("player", where=m.Test("=", m.Var("it"), m.You()), words=("it is you",))
        if node.word.text == "it" and scope.self_kind:
            return m.Noun(scope.self_kind, where=m.Test("=", m.Var("it"), m.Var("self")), words=("it is this one",))
        declared = scope.world.names.declared.get(node.word.text)
        if declared and declared.sort == "pile":
            return m.Noun(node.word.text)
        if takes(node.word.text, scope) is None or node.word.text in scope.world.goods:
            return m.Noun(sort_of_noun(node.word, scope)[1])
    if isinstance(node, nodes.Amount):
        name = singular(scope.world, node.good.text)
        say(scope, words.heard_number(node.span, name, name in scope.world.goods))
    else:
        hint = "write a noun: `a card`, `any coin`, or a name"
        say(scope, words.not_here(node.span, "hearing this", hint))
    return None


def _besides(node: nodes.Pick, noun: m.Noun | None, scope: Scope) -> m.Noun | None:
    """`another` excludes the thing with this line, or the acting player; other articles must leave open which thing it
    is."""
    word = " ".join(node.quantity.text.split())
    if word != "another":
        several = word == "some" and singular(scope.world, node.noun.kind.text) != node.noun.kind.text
        if word not in ("a", "an", "any") and not several:
            hint = "each thing is an event of its own: write `a`, or `any` of goods"
            say(scope, words.not_here(node.quantity.span, f"`{word}` in what is heard", hint))
    if word != "another" and node.other is None:
        return noun
    without = except_one(noun, scope) if noun is not None else None
    if without is None:
        hint = "it leaves out the thing whose line this is; write `a`, and test below which one it is"
        say(scope, words.not_here((node.other or node.quantity).span, f"`{(node.other or node.quantity).text}`", hint))
    return without or noun


def can_be(node: nodes.Node, noun: m.Noun, wants: str, scope: Scope) -> None:
    """What is heard of must be what the verb is done with, or it is never heard."""
    kind = thing_type(noun.kind, scope)
    declared = scope.world.names.declared.get(noun.kind)
    if kind == "unknown" and declared is None:
        return
    if wants.startswith("pile") and (declared is None or declared.sort != "pile"):
        say(scope, words.wrong_type(node.span, "pile anything", kind))
        return
    if wants in ("number", "truth", "text", "goods") and kind != "unknown" and wants not in (noun.kind, kind):
        say(scope, words.wrong_type(node.span, wants, kind))
        return
    if kind == "goods" and wants.partition(" ")[0] in ("thing", "set"):
        say(scope, words.wrong_type(node.span, wants, kind))
        return
    one = f"thing {wants.partition(' ')[2]}" if wants.partition(" ")[0] in ("thing", "set") else "unknown"
    if kind.startswith("thing ") and not fits(scope, kind, one):
        say(scope, words.wrong_type(node.span, one, kind))
