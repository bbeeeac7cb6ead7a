"""Arguments: the value of a role, and the trees and ids that say it.

place a token in a river-field     what: one token, as the rule asks for anyway
                                   in:   (target-field-land land=river)
"""

from __future__ import annotations

from ...frozen import frozen
from ...meaning.model import Expr, Items, Noun, Number, Pattern, Pick, Test, Thing, Var
from ..tree import Node, Value, node_of
from .goods import goods_node, is_goods
from .piles import pile_node
from .refs import ref_node, seat_of, whoever
from .scope import Scope, said_of
from .some import only_named, some_node
from .unsaid import Unsayable
from .which import trait_of

THIS = Test("=", Var("it"), Var("self"))
"""The condition on `it` in what is heard: the card with this line."""


@frozen
class Part:
    """The value of a role."""

    noun: Noun | None = None
    n: int = 1
    things: tuple[str, ...] = ()
    goods: Expr | None = None
    plain: bool = False
    """Whether it is exactly what the rule asks for, so that the verb, or the number with it, already says it."""
    value: Expr | None = None
    """Its expression, for a phrase that can say any."""
    number: bool = False
    """Whether the rule asks for a number, and this is that number."""


def part_of(value: Expr, wanted: str, scope: Scope) -> Part:
    """An argument of an act; `wanted` is the kind that the rule asks for."""
    if is_goods(value, scope):
        return Part(goods=value)
    match value:
        case Pick(noun, Number(least), Number(most)) if least == most and most > 0:
            return Part(noun, most, plain=_bare(noun) and noun.kind == wanted, value=value)
        case Number(n) if wanted == "number" and n >= 0:
            return Part(n=n, number=True)
        case Thing(id):
            return Part(things=(id,), value=value)
        case Items(items) if items and all(isinstance(item, Thing) for item in items):
            return Part(things=tuple(item.id for item in items if isinstance(item, Thing)))
        case _:
            return Part(value=value)


def is_this(heard: Noun, kind: str) -> bool:
    """Whether it must be the card with the line, which is of this kind."""
    return heard == Noun(kind, where=THIS, words=heard.words)


def part_heard(pattern: Pattern, wanted: str, own: str = "") -> Part:
    """What an ability hears in a role."""
    noun = pattern.noun
    a_thing: Expr | None = Pick(noun, Number(1), Number(1), True, "a") if noun is not None else None
    if noun is not None and is_this(noun, own):
        a_thing = Var("self")
    return Part(noun, plain=noun is None or (_bare(noun) and noun.kind == wanted), value=a_thing)


def _is_one(noun: Noun, scope: Scope) -> bool:
    """Whether what is heard is one thing that goes by its name: `after you send a token to mill`."""
    return _bare(noun) and only_named(noun.kind, scope)


def _bare(noun: Noun) -> bool:
    return not noun.trait and not noun.holding and noun.source is noun.where is None


def told(part: Part, kind: str, scope: Scope) -> Value:
    """A part as the value of a field: the id of a noun, a tree, several trees, goods."""
    what, *of = kind.split()
    match what:
        case "number":
            return part.n
        case "noun":
            return _id(part, scope)
        case "child" if part.goods is not None:
            return goods_node(part.goods, scope)
        case "child" if of[0] == "some" and part.noun is not None and _is_one(part.noun, scope):
            return some_node(Thing(part.noun.kind), scope)
        case "child" if of[0] == "some" and part.value is not None:
            return some_node(part.value, scope)
        case "child" if of[0] == "seat" and part.value is not None:
            return seat_of(whoever(part.value, scope), part.value, scope)
        case "child" if of[0] == "pile" and part.value is not None:
            return pile_node(part.value, scope, ref_node)
        case "child" if of[0] == "ref" and part.value is not None:
            return whoever(part.value, scope)
        case "child" if part.noun is not None:
            return _described(part.noun, of[0], scope)
        case "child":
            return _named(_id(part, scope), of[0], scope)
        case "list" if part.things:
            return tuple(_named(id, of[0], scope) for id in part.things)
        case _:
            raise Unsayable("value", what, at=scope.at)


def _id(part: Part, scope: Scope) -> str:
    if part.noun is not None and _bare(part.noun):
        return part.noun.kind
    if len(part.things) == 1:
        return part.things[0]
    raise Unsayable("value", part.noun.kind if part.noun else "things", at=scope.at)


def _described(noun: Noun, category: str, scope: Scope) -> Node:
    """A sort of thing with its conditions: the phrase of its kind that has a field for each of these."""
    if noun.where is not None or noun.source is not None:
        raise Unsayable("value", "where" if noun.where is not None else "of", noun.kind, scope.at)
    facts: dict[str, Value] = {trait_of(noun, scope.model): noun.trait} if noun.trait else {}
    facts |= {"holding": noun.holding} if noun.holding else {}
    found = said_of(scope, category, noun.kind, facts, whole=True)
    if found is None:
        raise Unsayable("phrase", "-".join([category, noun.kind, *facts]), at=scope.at)
    return node_of(found.id, facts)


def _named(id: str, category: str, scope: Scope) -> Node:
    """A thing by name: the phrase of the category with one noun, of a class that the thing is in."""
    noun = scope.phrases.nouns.get(id)
    for phrase in scope.phrases.phrases.values():
        if phrase.id.startswith(f"{category}-") and len(phrase.fields) == 1:
            name, kind = phrase.fields[0]
            if noun and kind.startswith("noun ") and kind.removeprefix("noun ") in noun.of:
                return node_of(phrase.id, {name: id})
    raise Unsayable("noun", id, category, scope.at)
