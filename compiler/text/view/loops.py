"""What a loop goes through, as the head of its lines, and how one of it is spoken of below.

for each c in cards of hand of you      (head-for-which thing=card which=[(which-in pile=…)])      the card
for each p in clockwise of starter      (head-seat seat=(seat-around seat=…))                      that player
"""

from __future__ import annotations

from ...meaning.model import Each, Expr, For, Groups, Items, Noun, Number, Read, Test, Thing, Value, Var, You
from ..tree import Node, node
from .refs import ref_node, seat_node, several, spoken_of
from .scope import Scope, kinds_of, noun
from .unsaid import Unsayable
from .which import each_player, narrowed_node, sort_of, which_nodes


def seats_of(many: Expr, scope: Scope) -> Node | None:
    """The players that are gone through: all, all opponents, all from one on, one."""
    match many:
        case Value("opponents", (You(),)):
            return node("seat-opponent")
        case Value("players", ()):
            return node("seat-everyone")
        case Var(name) if scope.sorts.get(name) == "player" and (known := several(name, scope)) is not None:
            return node("seat-each-of", several=known)
        case Value("clockwise", (of,)):
            return node("seat-around", seat=seat_node(of, scope))
        case Each(Noun("player", source=None | Value("opponents", (You(),)) as source, where=Test() as test)) if (
            had := _had(test, scope)
        ) is not None:
            return node("seat-everyone-with" if source is None else "seat-opponent-with", had=had)
        case Each(Noun("player", source=source, where=where)) if source is not None or where is not None:
            return each_player(which_nodes(Noun("player", source=source, where=where), scope))
        case Each(Noun("player")):
            return node("seat-everyone")
        case Items((one,)):
            try:
                return seat_node(one, scope)
            except Unsayable:
                return None
        case _:
            return None


HAD = {">=": "had-least", "<=": "had-most", ">": "had-more", "<": "had-fewer", "=": "had-exactly"}


def _had(test: Test, scope: Scope) -> Node | None:
    """So many of a good that a player has, of each of whom this is asked."""
    match test:
        case Test(how, Read(slot, (Var("it"),)), Number(n)) if how in HAD and scope.model.slots[slot].sort == "counter":
            return node(HAD[how], good=noun(scope, slot, "good"), n=n)
        case _:
            return None


def loop_head(step: For, scope: Scope) -> Node:
    match step.many:
        case Items(items) if items and all(isinstance(item, Thing) for item in items):
            return node("head-for-these", ref=tuple(ref_node(item, scope) for item in items))
        case Groups():
            raise Unsayable("value", "groups", at=step.at)
        case many:
            thing, which = sort_of(many, scope)
            return narrowed_node("head-for", thing, which)


def member_of(many: Expr, scope: Scope) -> Node | None:
    """How one of them is spoken of, where a noun tells it."""
    match many:
        case Items((Thing(id), *_)) if id in scope.model.elements:
            kinds = kinds_of(scope.model, scope.model.elements[id].kind)
            found = (spoken_of(kind, scope) for kind in kinds)
            return next((one for one in found if one is not None), None)
        case _:
            try:
                return spoken_of(sort_of(many, scope)[0], scope)
            except Unsayable:
                return None
