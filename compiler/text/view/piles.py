"""Things that go from pile to pile, as trees: drawn, moved, put.

draw 2 card from deck of you to hand of you
(act-draw-from from=(pile-yours pile=deck) to=(pile-yours pile=hand) what=(some-n n=2 thing=card))
"""

from __future__ import annotations

from ...meaning.model import Act, Expr, Goods, Inside, Noun, Number, Pick, Var, You
from ..names import UNTRANSLATED
from ..tree import Node, Value, node, node_of
from .scope import Scope, plain_number
from .unsaid import Unsayable

PLACES = {
    ("draw", "to"): ("act-draw-from", "to"),
    ("move", "to"): ("act-move", "to"),
    ("put", "in"): ("act-put", "in"),
    ("put", "into"): ("act-put", "in"),
    ("put", "on"): ("act-put-on", "on"),
    ("put", "under"): ("act-put-under", "under"),
}
"""By verb and role of the pile where things end: the phrase, and its field for that pile."""
CLASS = "pile"
VERBS = frozenset(verb for verb, _ in PLACES)


def piles_node(act: Act, scope: Scope) -> Node:
    """An act of one of these verbs, when it is no rule of a pack."""
    args = dict(act.args)
    what = args.pop("what")
    source = args.pop("from", None)
    (place, to), *others = args.items() or [("", None)]
    if others or to is None or (act.verb, place) not in PLACES:
        raise Unsayable("value", act.verb, at=act.at)
    id, field = PLACES[act.verb, place]
    if act.verb != "draw":
        return node_of(id, {field: _pile(to, scope), "what": _some(what, source, scope)})
    if source is None:
        raise Unsayable("value", act.verb, at=act.at)
    return node_of(id, {field: _pile(to, scope), "from": _pile(source, scope), "what": _some(what, None, scope)})


def _some(value: Expr, source: Expr | None, scope: Scope) -> Node:
    """What is moved: so many, a choice, or what is given."""
    match value:
        case Goods(many, kind) if kind in scope.model.kinds:
            return _from("some-n", source, scope, n=plain_number(many, scope), thing=kind)
        case Pick(noun, Number(1), Number(1), single=True, word="a"):
            return _chosen("some-a", noun, source, scope)
        case Pick(noun, Number(0), Number(most), word="up to"):
            return _chosen("some-up-to", noun, source, scope, n=most)
        case Var(name) if name in scope.model.kinds and source is None:
            return node("some-that", thing=name)
        case _:
            raise Unsayable("value", type(value).__name__.lower(), at=scope.at)


def _chosen(id: str, noun: Noun, source: Expr | None, scope: Scope, **fields: Value) -> Node:
    narrowed = noun.trait or noun.holding or noun.where is not None
    if narrowed or noun.kind not in scope.model.kinds or (source is not None and noun.source is not None):
        raise Unsayable("value", "where" if noun.where is not None else noun.kind, at=scope.at)
    return _from(id, source if noun.source is None else noun.source, scope, thing=noun.kind, **fields)


def _from(id: str, source: Expr | None, scope: Scope, **fields: Value) -> Node:
    if source is None:
        return node_of(id, fields)
    return node_of(f"{id}-from", {**fields, "from": _pile(source, scope)})


def _pile(value: Expr, scope: Scope) -> Node:
    """The one pile of its name, or that of the player who reads the card."""
    match value:
        case Inside(pile, ()):
            return node("pile-shared", pile=_known(pile, scope))
        case Inside(pile, (You(),)) if scope.model.slots[pile].owners == ("player",):
            return node("pile-yours", pile=_known(pile, scope))
        case _:
            raise Unsayable("value", type(value).__name__.lower(), at=scope.at)


def _known(pile: str, scope: Scope) -> str:
    """In another language than that of the rules, a pile is spoken of by a noun of the phrase files."""
    noun = scope.phrases.nouns.get(pile)
    if noun is None or noun.of[: len(UNTRANSLATED)] == UNTRANSLATED:
        raise Unsayable("name", pile, at=scope.at)
    if CLASS not in noun.of:
        raise Unsayable("noun", pile, CLASS, scope.at)
    return pile
