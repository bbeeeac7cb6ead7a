"""Sets of things, as trees: all of a sort, those that have a name, those that come first by some number.

first of (groups of players by most (coin of it))      (several-best several=(several-all thing=player) value=…)
[you, next of you]                                     (several-these ref=[(ref-you) (ref-seat seat=(seat-next))])
"""

from __future__ import annotations

from ...meaning.model import Each, Expr, Groups, Inside, Items, Noun, Thing, Value, Var, You
from ...replacing import replace
from ..tree import Node, node
from .measured import winners_by
from .refs import ref_node, several
from .scope import Scope, kinds_of, named, noun
from .unsaid import Unsayable
from .values import value_node
from .which import narrowed_node, sort_of, which_nodes

ENDS = {"first": "several-best", "last": "several-least"}
LETTERS = ("several-s", "several-t", "several-u")


def set_node(what: Expr, scope: Scope) -> Node:
    match what:
        case Var(name) if (known := several(name, scope)) is not None:
            return known
        case Value(name, (Groups() as groups,)) if name in ENDS:
            if (most := winners_by(what, scope)) is not None:
                return node("several-players-which", which=(most,))
            among = set_node(groups.of, scope)
            return node(ENDS[name], several=among, value=result_node(groups, scope))
        case Value("winners", ()):
            return node("several-winners")
        case Value("opponents", (You(),)):
            return node("several-opponents")
        case Value("players", ()):
            return node("several-players")
        case Each(Noun("player") as narrowed):
            which = which_nodes(narrowed, scope, of="in")
            return node("several-players-which", which=which) if which else node("several-players")
        case Value("definitions", (of,)):
            return node("several-different", several=set_node(of, scope))
        case Items(items) if items:
            return node("several-these", ref=tuple(ref_node(item, scope) for item in items))
        case Inside() | Each(how="each"):
            thing, which = sort_of(what, scope)
            return narrowed_node("several-all", thing, which)
        case _:
            return node("several-called", ref=ref_node(what, scope))


def result_node(groups: Groups, scope: Scope) -> Node:
    """By what things are put in groups, said of one of them."""
    return value_node(groups.by, replace(scope, names={**scope.names, groups.it: one_of(groups.of, scope)}))


def one_of(what: Expr, scope: Scope) -> Node:
    """How any one of a set is spoken of."""
    kind = kind_of_set(what, scope)
    if kind == "player":
        return node("ref-seat", seat=node("seat-one"))
    return node("ref-one", thing=noun(scope, kind or "thing", "thing"))


def kind_of_set(what: Expr, scope: Scope) -> str:
    """Of what kind its members are; nothing where that is not known."""
    match what:
        case Var(name):
            return scope.sorts.get(name, "")
        case Value("players" | "opponents" | "clockwise" | "winners"):
            return "player"
        case Value(name, (Groups(of),)) if name in ENDS:
            return kind_of_set(of, scope)
        case Value("definitions", (of,)):
            return kind_of_set(of, scope)
        case Each(one):
            return one.kind
        case Inside(pile):
            return scope.model.slots[pile].holds
        case Items((Thing(id), *_)) if id in scope.model.elements:
            return next(kinds_of(scope.model, scope.model.elements[id].kind), "")
        case Items((You(), *_)):
            return "player"
        case _:
            return ""


def free_letter(scope: Scope) -> Node:
    """The first letter that names no set yet."""
    used = {known.type for known in scope.names.values() if known is not None}
    free = next((letter for letter in LETTERS if letter not in used), None)
    if free is None:
        raise Unsayable("step", "let", at=scope.at)
    return node(free)


def called(scope: Scope, name: str, of: Expr, letter: Node) -> Scope:
    """With a set that goes by a letter from here on."""
    after = named(scope, name, letter)
    return replace(after, sorts={**after.sorts, name: kind_of_set(of, scope)})
