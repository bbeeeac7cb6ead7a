"""Things and players that are spoken of, as trees: by name, as what a rule was done with, as the first of a pile.

owner of the card      (ref-seat seat=(seat-owner ref=(ref-that thing=card)))
"""

from __future__ import annotations

from ...meaning.model import Expr, Inside, Noun, Pick, Read, Thing, Value, Var, You
from ..tree import Node, node, value
from .piles import pile_node
from .scope import Scope, noun
from .unsaid import Unsayable

NEIGHBOURS = ("next", "previous")
ENDS = ("first", "last", "top")


def ref_node(what: Expr, scope: Scope) -> Node:
    match what:
        case Thing(id) if id in scope.model.elements:
            return node("ref-named", name=noun(scope, id, "name"))
        case Var("self") if scope.kind:
            return node("ref-this", thing=noun(scope, scope.kind, "thing"))
        case Var(name):
            known = scope.names.get(name)
            if known is not None and known.type.startswith("ref-"):
                return known
        case Value(name, (Inside(pile) as inside,)) if name in ENDS and scope.model.slots[pile].holds:
            thing = noun(scope, scope.model.slots[pile].holds, "thing")
            return node(f"ref-{name}", thing=thing, pile=pile_node(inside, scope, ref_node))
        case Value(name, (You(),)) if name in NEIGHBOURS:
            return node("ref-seat", seat=node(f"seat-{name}"))
        case Value("owner", (of,)):
            return node("ref-seat", seat=node("seat-owner", ref=ref_node(of, scope)))
        case Read(slot, ()) if holds_a_player(slot, scope):
            return node("ref-seat", seat=node("seat-marker", marker=noun(scope, slot, "marker")))
        case _:
            pass
    raise Unsayable("value", type(what).__name__.lower(), at=scope.at)


def holds_a_player(slot: str, scope: Scope) -> bool:
    return scope.model.slots[slot].sort == "marker" and scope.model.slots[slot].holds == "player"


def seat_node(what: Expr, scope: Scope) -> Node:
    found = value(ref_node(what, scope), "seat")
    if not isinstance(found, Node):
        raise Unsayable("seat", type(what).__name__.lower(), at=scope.at)
    return found


def chosen(pick: Expr, scope: Scope) -> Node:
    """How a thing is spoken of once it has been chosen."""
    match pick:
        case Pick(Noun("player"), single=True):
            return node("ref-seat", seat=node("seat-chosen"))
        case Pick(Noun(kind), single=single) if kind in scope.model.kinds:
            return node("ref-chosen" if single else "ref-chosen-several", thing=noun(scope, kind, "thing"))
        case _:
            raise Unsayable("value", "pick", at=scope.at)


def spoken_of(kind: str, scope: Scope) -> Node | None:
    """How a thing of a kind is spoken of that a rule or a loop has named; nothing where no noun tells it."""
    if kind == "player":
        return node("ref-seat", seat=node("seat-that"))
    known = scope.phrases.nouns.get(kind)
    return node("ref-that", thing=kind) if known is not None and "thing" in known.of else None
