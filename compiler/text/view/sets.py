"""Sets of things, as trees: all of a sort, named sets, and those with the highest or lowest value.

first of (groups of players by most (coin of it))      (several-players-which which=[(which-peak peak=…)])
[you, next of you]                                     (several-these ref=[(ref-you) (ref-seat seat=(seat-next))])
"""

from __future__ import annotations

from ...meaning.model import Each, Expr, Groups, Inside, Items, Noun, Thing, Value, Var, You
from ...replacing import replace
from ..tree import Node, node
from .at import at_node, of_at
from .measured import ENDS, is_everyone, ranked_by
from .piles import pile_node
from .refs import is_player, ref_node, several
from .scope import Scope, kinds_of, named, noun, told_to_you
from .unsaid import Unsayable
from .values import value_node
from .which import narrowed_node, sort_of, which_nodes

GROUPS = {"first": "several-first-group", "last": "several-last-group"}
GROUPED = "*"
"""Before the kind of grouped things."""
LETTERS = ("several-s", "several-t", "several-u")


def set_node(what: Expr, scope: Scope) -> Node:
    match what:
        case Var(name) if (known := several(name, scope)) is not None:
            return known
        case Var(name) if thing := chosen_of(name, scope):
            return node("several-chosen", thing=thing)
        case Value(name, args) if name in scope.model.defines:
            return _kept(what, name, args, scope)
        case Value(name, (Var() as groups,)) if name in GROUPS and is_grouped(groups, scope):
            return node(GROUPS[name], several=set_node(groups, scope))
        case Groups(of):
            return node("several-groups", several=set_node(of, scope), same=same_node(what, scope))
        case Value(name, (Groups() as groups,)) if name in ENDS:
            peak = peak_node(name, groups, scope)
            if is_everyone(groups.of):
                return node("several-players-which", which=(node("which-peak", peak=peak),))
            return node("several-ranked", several=set_node(groups.of, scope), peak=peak)
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
        case Inside(pile) if scope.model.slots[pile].holds == "player":
            return node("several-players-in", pile=pile_node(what, scope, ref_node))
        case Inside() | Each(how="each"):
            thing, which = sort_of(what, scope)
            return narrowed_node("several-all", thing, which)
        case _:
            return node("several-called", ref=ref_node(what, scope))


def _kept(what: Value, set: str, keys: tuple[Expr, ...], scope: Scope) -> Node:
    """A set with a name in the rules; for one of another owner, that owner, too."""
    if not scope.model.defines[set].type.startswith("set "):
        return node("several-called", ref=ref_node(what, scope))
    name = noun(scope, set, "set")
    match told_to_you(keys, scope):
        case ():
            return node("several-kept", set=name)
        case (You(),):
            return node("several-kept-yours", set=name)
        case (of,) if scope.model.defines[set].params[0].noun.kind == "number":
            return node("several-kept-for", set=name, value=value_node(of, scope))
        case (of,):
            return node("several-kept-of", set=name, ref=ref_node(of, scope))
        case (You(), other) | (other, You()):
            return node("several-kept-yours-at", set=name, at=at_node(ref_node(other, scope), name, scope))
        case (of, other):
            return of_at("several-kept", ref_node(of, scope), ref_node(other, scope), {"set": name}, scope)
        case _:
            raise Unsayable("value", "set", at=scope.at)


def same_node(groups: Groups, scope: Scope) -> Node:
    """What the members of a group have in common."""
    return ranked_by(groups, "same", scope, lambda: _result(groups, scope))


def peak_node(end: str, groups: Groups, scope: Scope) -> Node:
    """The value of which the first or last group has the most or the least."""
    return ranked_by(groups, ENDS[end], scope, lambda: _result(groups, scope))


def _result(groups: Groups, scope: Scope) -> Node:
    """The value by which things are grouped, for one member."""
    return value_node(groups.by, replace(scope, names={**scope.names, groups.it: one_of(groups.of, scope)}))


def one_of(what: Expr, scope: Scope) -> Node:
    """The words for any member of a set."""
    kind = kind_of_set(what, scope)
    if kind == "player":
        return node("ref-seat", seat=node("seat-one"))
    return node("ref-one", thing=noun(scope, kind or "thing", "thing"))


def kind_of_set(what: Expr, scope: Scope) -> str:
    """The kind of the members; None if it is not known."""
    match what:
        case Var(name):
            return chosen_of(name, scope) or scope.sorts.get(name, "").removeprefix(GROUPED)
        case Value(name) if name in scope.model.defines:
            return _kind_in(scope.model.defines[name].type)
        case Groups(of):
            return kind_of_set(of, scope)
        case Value(name, (Var() as of,)) if name in GROUPS:
            return kind_of_set(of, scope)
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
        case Items((one, *_)) if is_player(one, scope):
            return "player"
        case _:
            return ""


def is_grouped(what: Expr, scope: Scope) -> bool:
    """Whether its members are groups."""
    return isinstance(what, Groups) or (isinstance(what, Var) and scope.sorts.get(what.name, "").startswith(GROUPED))


def chosen_of(name: str, scope: Scope) -> str:
    """The sort of things that were chosen; None for other names."""
    match scope.names.get(name):
        case Node("ref-chosen-several", (("thing", str(thing)),)):
            return thing
        case _:
            return ""


def _kind_in(type: str) -> str:
    """`card` of `set card`."""
    _, _, kind = type.partition(" ")
    return "thing" if kind == "anything" else kind


def free_letter(scope: Scope) -> Node:
    """The first letter that names no set yet."""
    used = {known.type for known in scope.names.values() if known is not None}
    free = next((letter for letter in LETTERS if letter not in used), None)
    if free is None:
        raise Unsayable("step", "let", at=scope.at)
    return node(free)


def called(scope: Scope, name: str, of: Expr, letter: Node) -> Scope:
    """The scope with a letter for a set."""
    after = named(scope, name, letter)
    kind = kind_of_set(of, scope)
    return replace(after, sorts={**after.sorts, name: f"{GROUPED}{kind}" if isinstance(of, Groups) else kind})
