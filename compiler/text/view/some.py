"""The things that an act is about, as trees: a number, a choice, each of a sort, or given things.

up to 2 card of hand of you      (some-up-to-which n=2 thing=card which=[(which-from pile=…)])
"""

from __future__ import annotations

from ...meaning.model import Both, Each, Expr, Goods, Inside, Items, Noun, Number, Pick, Value, You
from ..tree import Node, node
from .piles import pile_node
from .refs import ref_node
from .scope import Scope, noun, plain_number
from .sets import set_node
from .unsaid import Unsayable
from .values import value_node
from .which import each_player, narrowed_node, sorted_node, which_nodes, who_nodes

MANY = 99
"""From this number on, a maximum means any number."""


def some_node(what: Expr, scope: Scope, source: Expr | None = None) -> Node:
    """`source`: the pile that the act itself names after `from`."""
    match what:
        case Goods(many, kind) if source is None and _counted(kind, many, scope):
            return node("some-named", n=plain_number(many, scope), name=noun(scope, kind, "name"))
        case Goods(many, kind) if kind in scope.model.kinds or kind in scope.model.elements:
            which = (node("which-from", pile=pile_node(source, scope, ref_node)),) if source is not None else ()
            if isinstance(many, Number):
                return narrowed_node("some-n", noun(scope, kind, "thing"), which, n=plain_number(many, scope))
            return narrowed_node("some-value", noun(scope, kind, "thing"), which, value=value_node(many, scope))
        case Both(items) if source is None:
            return node("some-lots", lot=tuple(_lot(item, scope) for item in items))
        case Pick(goods=False):
            return _chosen(what, scope, source)
        case Inside(pile) if not scope.model.slots[pile].holds and source is None:
            return node("some-all", pile=pile_node(what, scope, ref_node))
        case Each(Noun("player", source=None, where=None), "each") if source is None:
            return node("some-ref", ref=node("ref-seat", seat=node("seat-everyone")))
        case Each(Noun("player") as narrowed, "each") if source is None:
            seat = each_player(which_nodes(narrowed, scope, of="in"))
            return node("some-ref", ref=node("ref-seat", seat=seat))
        case Inside() | Each() if source is None:
            return sorted_node("some-each", what, scope, of="from")
        case _ if source is None:
            return node("some-ref", ref=ref_node(what, scope))
        case _:
            raise Unsayable("value", type(what).__name__.lower(), at=scope.at)


def only_named(kind: str, scope: Scope) -> bool:
    """Whether it is a thing with a name of its own, as a card has."""
    known = scope.phrases.nouns.get(kind)
    return kind in scope.model.elements and known is not None and "thing" not in known.of


def _counted(kind: str, many: Expr, scope: Scope) -> bool:
    """Whether its name follows a number unchanged, `2 × Gun`: it is only a name, or has no plural."""
    known = scope.phrases.nouns.get(kind)
    alone = many != Number(1) and known is not None and "name" in known.of and len(set(known.forms.values())) == 1
    return only_named(kind, scope) or (kind in scope.model.elements and alone)


def contents_node(what: Expr, scope: Scope) -> tuple[Node, ...]:
    """The contents of a place: things by name, or a number of a sort."""
    match what:
        case Both(items) | Items(items):
            return tuple(_content(item, scope) for item in items)
        case _:
            return (_content(what, scope),)


def _content(item: Expr, scope: Scope) -> Node:
    match item:
        case Goods(many, kind) if _counted(kind, many, scope):
            return node("content-named", n=plain_number(many, scope), name=noun(scope, kind, "name"))
        case Goods(many, kind):
            return node("content-n", n=plain_number(many, scope), thing=noun(scope, kind, "thing"))
        case _:
            return node("content-ref", ref=ref_node(item, scope))


def _lot(item: Expr, scope: Scope) -> Node:
    match item:
        case Goods(many, kind) if kind in scope.model.elements and not _counted(kind, many, scope):
            return node("lot-n", n=plain_number(many, scope), thing=noun(scope, kind, "thing"))
        case Goods(many, kind) if kind in scope.model.elements:
            return node("lot-named", n=plain_number(many, scope), name=noun(scope, kind, "name"))
        case Goods(many, kind) if kind in scope.model.kinds:
            return node("lot-n", n=plain_number(many, scope), thing=noun(scope, kind, "thing"))
        case _:
            raise Unsayable("value", "both", at=scope.at)


def _player(pick: Pick, scope: Scope) -> Node:
    """Whoever is chosen: a player who is so, or one of some that have a name."""
    match pick.noun:
        case Noun(where=None, source=None, holding=""):
            return node("some-player-other" if pick.word == "another" else "some-player")
        case Noun(where=None, source=Value("opponents", (You(),)), holding=""):
            return node("some-opponent")
        case Noun(where=None, source=Each(Noun("player") as narrowed), holding=""):
            return node("some-player-which", which=who_nodes(narrowed, scope))
        case Noun(where=None, source=source, holding="") if source is not None:
            return node("some-player-of", several=set_node(source, scope))
        case narrowed:
            return node("some-player-which", which=who_nodes(narrowed, scope))


def _chosen(pick: Pick, scope: Scope, source: Expr | None) -> Node:
    one = pick.single and pick.least == pick.most == Number(1)
    if one and pick.noun.kind == "player" and source is None:
        return _player(pick, scope)
    thing, which = noun(scope, pick.noun.kind, "thing"), which_nodes(pick.noun, scope, source)
    match pick.word, pick.least, pick.most:
        case "another", Number(1), Number(1):
            return narrowed_node("some-other", thing, which)
        case _, Number(1), Number(1) if pick.single:
            return narrowed_node("some-a", thing, which)
        case "up to", Number(0), Number(n):
            return narrowed_node("some-up-to", thing, which, n=n)
        case _, Number(0), Number(n) if n > MANY:
            return narrowed_node("some-any-number", thing, which)
        case _, Number(n), Number(most) if n == most:
            return narrowed_node("some-any", thing, which, n=n)
        case _:
            raise Unsayable("value", "pick", at=scope.at)
