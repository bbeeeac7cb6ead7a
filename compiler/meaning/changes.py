"""Changes heard: of what a counter, flag or marker holds, and of what lies in a pile.

after health of you falls              Event("after", "health falls", "you", change="falls", slot="health")
after a card comes to hand of you      Event("after", "hand comes", "you", what=card, change="comes", slot="hand")
"""

from __future__ import annotations

from ..diagnostics.words import meaning as words
from ..diagnostics.words import whose
from ..syntax import nodes
from . import model as m
from .heard import can_be, pattern_of
from .meant import fits, meant
from .nouns import sort_of_noun, thing_type
from .references import held, it_of, owner_types
from .scope import Scope, say
from .world import singular

Vars = dict[str, str]
Roles = tuple[tuple[str, m.Pattern], ...]

HELD = ("counter", "flag", "marker")
WAYS = {"comes to": "comes", "leaves": "leaves"}


def becomes(node: nodes.Becomes, scope: Scope) -> tuple[m.Event, Vars] | None:
    """A slot that reaches a value."""
    found = _slot(node.what, HELD, "name a counter, a flag or a marker", scope)
    if found is None:
        return None
    name, sort, keys = found
    value, kind = meant(node.value, Scope(scope.world, scope.said, choices=False))
    declared = scope.world.names.declared[name.text]
    wants = {"counter": "number", "flag": "truth"}.get(sort) or f"thing {held(declared.node, scope.world)}"
    if not fits(scope, kind, wants):
        say(scope, words.wrong_type(node.value.span, wants, kind))
    who, roles, bound = _whose(name, keys, scope)
    verb = f"{name.text} becomes"
    return m.Event(node.moment.text, verb, who, roles, value, change="becomes", slot=name.text), bound


def moves(node: nodes.Moves, scope: Scope) -> tuple[m.Event, Vars] | None:
    """A counter that rises or falls, by any `amount`."""
    found = _slot(node.what, ("counter",), "name a counter; a flag or a marker `becomes` something", scope)
    if found is None:
        return None
    name, _, keys = found
    who, roles, bound = _whose(name, keys, scope)
    trend = node.trend.text
    event = m.Event(node.moment.text, f"{name.text} {trend}", who, roles, change=trend, slot=name.text)
    return event, {**bound, "amount": "number"}


def travels(node: nodes.Travels, scope: Scope) -> tuple[m.Event, Vars] | None:
    """A thing that comes to a pile or leaves it."""
    found = _slot(node.pile, ("pile",), "name a pile", scope)
    if found is None:
        return None
    name, _, keys = found
    way = WAYS[" ".join(node.way.text.split())]
    who, roles, bound = _whose(name, keys, scope)
    noun = pattern_of(node.what, scope)
    called = ""
    if noun is not None:
        kind = held(scope.world.names.declared[name.text].node, scope.world)
        can_be(node.what, noun, f"thing {kind}", scope)
        called = noun.kind if noun.kind not in bound else ""
    what = m.Pattern(noun, called)
    if called and noun is not None:
        bound[called] = thing_type(noun.kind, scope)
    event = m.Event(node.moment.text, f"{name.text} {way}", who, (("what", what), *roles), change=way, slot=name.text)
    return event, bound


def _slot(
    node: nodes.Node, sorts: tuple[str, ...], hint: str, scope: Scope
) -> tuple[nodes.Word, str, list[tuple[str, nodes.Node]]] | None:
    """The slot, its sort, and its owners by role."""
    keys: list[tuple[str, nodes.Node]] = []
    what = node
    if isinstance(what, nodes.At):
        keys.append(("at", what.key))
        what = what.what
    if isinstance(what, nodes.Of):
        keys.insert(0, ("of", what.owner))
        what = what.what
    elif isinstance(what, nodes.Your):
        keys.insert(0, ("of", nodes.Name(what.span, nodes.Word(what.span, "you"))))
        what = nodes.Name(what.span, what.what)
    declared = scope.world.names.declared.get(what.word.text) if isinstance(what, nodes.Name) else None
    if declared is None or declared.sort not in sorts or not isinstance(what, nodes.Name):
        say(scope, words.not_here(node.span, "hearing this", hint))
        return None
    return what.word, declared.sort, keys


def _whose(name: nodes.Word, keys: list[tuple[str, nodes.Node]], scope: Scope) -> tuple[str, Roles, Vars]:
    """The owner that a slot must have, and the name of the owner in the lines below."""
    bound: Vars = {"player": "thing player"}
    roles: list[tuple[str, m.Pattern]] = []
    who = "anyone"
    wants = owner_types(name.text, scope)
    for role, owner in keys:
        place = len(wants) - 1 if role == "at" else 0
        if not isinstance(owner, nodes.The | nodes.Name):
            hint = f"write `{name.text} of you`, `of the` and a kind, or a name"
            say(scope, words.not_here(owner.span, "hearing this", hint))
            continue
        _owned(name, owner, wants[place : place + 1], scope)
        word = owner.word.text
        if isinstance(owner, nodes.Name) and word in ("you", "it") and role == "of":
            who = word
        elif isinstance(owner, nodes.Name) and word == "you":
            you = m.Noun("player", where=m.Test("=", m.Var("it"), m.You()), words=("it is you",))
            roles.append((role, m.Pattern(you)))
        else:
            roles.append((role, m.Pattern(m.Noun(word), word)))
            bound[word] = thing_type(word, scope)
    return who, tuple(roles), bound


def _owned(name: nodes.Word, owner: nodes.The | nodes.Name, wants: tuple[str, ...], scope: Scope) -> None:
    """What changes is of what it can be of."""
    kind = owner.word.text
    found = "thing player" if kind == "you" else it_of(owner, scope)[1] if kind == "it" else ""
    if not found:
        sort_of_noun(owner.word, scope)
        found = thing_type(singular(scope.world, kind), scope)
    if not wants:
        say(scope, whose.takes_nothing(name.span, name.text, owner_types(name.text, scope)))
    elif not fits(scope, found, wants[0]):
        say(scope, words.wrong_type(owner.span, wants[0], found))
