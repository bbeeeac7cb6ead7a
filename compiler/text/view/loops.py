"""The head of a loop, and the words for a member of it below.

for each c in cards of hand of you      (head-for-which thing=card which=[(which-in pile=…)])      the card
for each p in clockwise of starter      (head-seat seat=(seat-around seat=…))                      that player
"""

from __future__ import annotations

from ...meaning.model import Each, Expr, For, Groups, Inside, Items, Noun, Number, Read, Test, Thing, Value, Var, You
from ...replacing import replace
from ..tree import Node, node
from .measured import ENDS, is_everyone
from .refs import is_other, is_player, only_one, ref_node, seat_node, several, spoken_of
from .scope import THINGS, YOU, Scope, free, kinds_of, named, noun
from .sets import kind_of_set, peak_node, set_node
from .unsaid import Unsayable
from .which import each_player, narrowed_node, sort_of, which_nodes


def seats_of(many: Expr, scope: Scope) -> Node | None:
    """The players of a loop: all, all opponents, all from one on, one."""
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
        case Each(Noun("player") as narrowed) if (one := only_one(narrowed)) is not None:
            return seat_node(one, scope)
        case Each(Noun("player") as narrowed) if is_other(narrowed):
            return node("seat-opponent")
        case Each(Noun("player", source=source, where=where)) if source is not None or where is not None:
            return each_player(which_nodes(Noun("player", source=source, where=where), scope))
        case Each(Noun("player")):
            return node("seat-everyone")
        case Items((one,)):
            try:
                return seat_node(one, scope)
            except Unsayable:
                return None
        case Items(items) if len(items) > 1 and all(is_player(one, scope) for one in items):
            return node("seat-each-these", ref=tuple(ref_node(one, scope) for one in items))
        case Value(end, (Groups(of) as groups,)) if end in ENDS and is_everyone(of):
            return each_player((node("which-peak", peak=peak_node(end, groups, scope)),))
        case Value() | Inside() | Var() if kind_of_set(many, scope) == "player":
            return node("seat-each-of", several=set_node(many, scope))
        case _:
            return None


HAD = {">=": "had-least", "<=": "had-most", ">": "had-more", "<": "had-fewer", "=": "had-exactly"}


def _had(test: Test, scope: Scope) -> Node | None:
    """An amount of a good, asked of each player in turn."""
    match test:
        case Test(how, Read(slot, (Var("it"),)), Number(n)) if how in HAD and scope.model.slots[slot].sort == "counter":
            return node(HAD[how], good=noun(scope, slot, "good"), n=n)
        case _:
            return None


def loop_head(step: For, scope: Scope, one: Node | None = None) -> Node:
    """`one`: the words for a member in the lines below; a letter comes first."""
    match step.many:
        case Items(items) if items and all(isinstance(item, Thing) for item in items):
            if one is not None and one.type in THINGS:
                raise Unsayable("value", "items", at=step.at)
            return node("head-for-these", ref=tuple(ref_node(item, scope) for item in items))
        case Groups():
            raise Unsayable("value", "groups", at=step.at)
        case many:
            thing, which = members_of(many, scope)
            letter = (node("which-called", letter=one),) if one is not None and one.type in THINGS else ()
            if not letter and which == (node("which-of", several=node("several-chosen", thing=thing)),):
                return node("head-for-chosen", thing=thing)
            return narrowed_node("head-for", thing, (*which, *letter))


def members_of(many: Expr, scope: Scope) -> tuple[str, tuple[Node, ...]]:
    """The things of a loop: of a sort, or the members of a set."""
    try:
        return sort_of(many, scope)
    except Unsayable:
        if not (kind := kind_of_set(many, scope)):
            raise
        return noun(scope, kind, "thing"), (node("which-of", several=set_node(many, scope)),)


def told_apart(one: Node | None, scope: Scope) -> Node | None:
    """The words for a member if something else has the same words: a letter."""
    return free(THINGS, scope) if one is not None and one in scope.names.values() else one


def member_of(many: Expr, scope: Scope) -> Node | None:
    """The words for a member, if there is a noun for it."""
    match many:
        case Items((Thing(id), *_)) if id in scope.model.elements:
            kind = scope.model.elements[id].kind
            kinds = tuple(kinds_of(scope.model, kind)) or (kind,)
            found = (spoken_of(kind, scope) for kind in kinds)
            return next((one for one in found if one is not None), None)
        case _:
            try:
                return spoken_of(members_of(many, scope)[0], scope)
            except Unsayable:
                return None


def named_member(step: For, scope: Scope) -> Scope:
    """The scope of the lines below a loop, in which a member has a name."""
    one = told_apart(member_of(step.many, scope), scope)
    return scope if one is None else named(scope, step.name, one)


def addressed(scope: Scope) -> Scope:
    """Where every player does something: `player` is the one who acts and is addressed, no longer the one mentioned
    before."""
    return replace(scope, names={**scope.names, "player": YOU})
