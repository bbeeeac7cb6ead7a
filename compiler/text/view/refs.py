"""References to things and players, as trees: by name, as a parameter, as the first of a pile.

owner of the card      (ref-seat seat=(seat-owner ref=(ref-that thing=card)))
"""

from __future__ import annotations

import re

from ...meaning.model import Each, Expr, Inside, Noun, Pick, Read, Test, Thing, Trait, Value, Var, You
from ...replacing import replace
from ..tree import Node, node, node_of, value
from .at import at_node, of_at
from .piles import pile_node
from .scope import Scope, noun, told_to_you
from .unsaid import Unsayable

NEIGHBOURS = ("next", "previous")
ENDS = ("first", "last", "top")
SEAT = re.compile(r"player-(\d+)")


def ref_node(what: Expr, scope: Scope) -> Node:
    match what:
        case Thing(id) if is_way(id, scope):
            return node("ref-way", way=id)
        case Thing(id) if id in scope.model.elements:
            return node("ref-named", name=noun(scope, id, "name"))
        case Value("opposite", (of,)):
            return node("ref-opposite", ref=ref_node(of, scope))
        case Value("beside", (of, way)):
            return node("ref-beside", ref=ref_node(of, scope), other=ref_node(way, scope))
        case Var("self") if scope.kind:
            return node("ref-this", thing=noun(scope, scope.kind, "thing"))
        case Var(name):
            spoken = scope.names.get(name)
            if spoken is not None and spoken.type.startswith("ref-"):
                return spoken
            if spoken is not None and spoken.type.startswith("several-"):
                return node("ref-several", several=spoken)
            if name not in scope.names and (seat := SEAT.fullmatch(name)):
                return node("ref-seat", seat=node("seat-player", n=int(seat[1])))
        case Value(name, (Inside(pile) as inside,)) if name in ENDS and scope.model.slots[pile].holds not in (
            "",
            "player",
        ):
            thing = noun(scope, scope.model.slots[pile].holds, "thing")
            return node(f"ref-{name}", thing=thing, pile=pile_node(inside, scope, ref_node))
        case Value(name, (You(),)) if name in NEIGHBOURS:
            return node("ref-seat", seat=node(f"seat-{name}"))
        case Value("first" | "last" as end, (Inside(pile) as inside,)) if scope.model.slots[pile].holds == "player":
            return node("ref-seat", seat=node(f"seat-{end}-in", pile=pile_node(inside, scope, ref_node)))
        case Value("definition", (of,)):
            return node("ref-definition", ref=ref_node(of, scope))
        case Value(name, (Inside(pile) as inside,)) if name in ENDS:
            return node(f"ref-{name}", thing=noun(scope, "thing", "thing"), pile=pile_node(inside, scope, ref_node))
        case Value("first", (Value("players", ()) | Each(Noun("player", source=None, where=None)),)):
            return node("ref-seat", seat=node("seat-first"))
        case Value("last", (Value("players", ()) | Each(Noun("player", source=None, where=None)),)):
            return node("ref-seat", seat=node("seat-last"))
        case Value(name) if name in scope.model.defines and scope.model.defines[name].type.startswith("set "):
            from .sets import set_node

            return node("ref-several", several=set_node(what, scope))
        case Value(name, args) if name in scope.model.defines:
            return _kept(name, args, scope)
        case Value("owner", (of,)):
            return node("ref-seat", seat=node("seat-owner", ref=ref_node(of, scope)))
        case Value(name, (Each(narrowed),)) if name in ENDS and narrowed.kind in scope.model.kinds:
            from .which import which_nodes

            which, thing = which_nodes(narrowed, scope, of="in"), noun(scope, narrowed.kind, "thing")
            if len(which) == 1 and which[0].type == "which-where":
                return replace(which[0], type=f"ref-{name}-where", fields=(*which[0].fields, ("thing", thing)))
            if tuple(one.type for one in which) == ("which-in", "which-where"):
                lying, so = (dict(one.fields) for one in which)
                return node_of(f"ref-{name}-in-where", {**lying, **so, "thing": thing})
            return node(f"ref-{name}-which", thing=thing, which=which)
        case Value(name, (of,)) if name in NEIGHBOURS and not _of_a_thing(of, scope):
            return node("ref-seat", seat=node(f"seat-{name}-to", ref=ref_node(of, scope)))
        case Read(slot, ()) if holds_a_player(slot, scope):
            return node("ref-seat", seat=node("seat-marker", marker=noun(scope, slot, "marker")))
        case Read(slot, keys) if scope.model.slots[slot].sort == "marker":
            return _kept(slot, keys, scope)
        case Trait(name, of):
            return node("ref-trait", trait=noun(scope, name, "trait"), ref=ref_node(of, scope))
        case You():
            return node("ref-you")
        case Value(name, (of,)) if name in ENDS:
            from .sets import set_node

            return node(f"ref-{name}-of", several=set_node(of, scope))
        case _:
            pass
    raise Unsayable("value", type(what).__name__.lower(), at=scope.at)


def is_way(id: str, scope: Scope) -> bool:
    known = scope.phrases.nouns.get(id)
    return known is not None and "way" in known.of


def is_player(what: Expr, scope: Scope) -> bool:
    """Whether it is certainly a player, as far as its words show."""
    match what:
        case You() | Value("next" | "previous" | "owner"):
            return True
        case Var(name) if (spoken := scope.names.get(name)) is not None:
            return spoken.type in ("ref-seat", "ref-you")
        case Var(name):
            return SEAT.fullmatch(name) is not None
        case Read(slot, _):
            return holds_a_player(slot, scope)
        case Value(name) if name in scope.model.defines:
            return scope.model.defines[name].type == "thing player"
        case Value(name, (of,)) if name in ENDS:
            from .sets import kind_of_set

            return kind_of_set(of, scope) == "player"
        case _:
            return False


def _of_a_thing(of: Expr, scope: Scope) -> bool:
    """Whether the reference is certainly no player."""
    match of:
        case Read(slot, _):
            return not holds_a_player(slot, scope)
        case Thing(id):
            return id in scope.model.elements
        case Value(name, (inner,)) if name in NEIGHBOURS:
            return _of_a_thing(inner, scope)
        case _:
            return isinstance(of, Trait)


def several(name: str, scope: Scope) -> Node | None:
    """Things that a rule has named."""
    known = scope.names.get(name)
    return known if known is not None and known.type.startswith("several-") else None


def _kept(slot: str, keys: tuple[Expr, ...], scope: Scope) -> Node:
    """The thing that a marker is on."""
    marker = noun(scope, slot, "pointer")
    match told_to_you(keys, scope):
        case ():
            return node("ref-marker", marker=marker)
        case (You(),):
            return node("ref-marker-yours", marker=marker)
        case (of,):
            return node("ref-marker-of", marker=marker, ref=ref_node(of, scope))
        case (You(), other) | (other, You()):
            return node("ref-marker-yours-at", marker=marker, at=at_node(ref_node(other, scope), slot, scope))
        case (of, other):
            return of_at("ref-marker", ref_node(of, scope), ref_node(other, scope), {"marker": marker}, scope)
        case _:
            raise Unsayable("value", "read", at=scope.at)


def holds_a_player(slot: str, scope: Scope) -> bool:
    found = scope.model.slots.get(slot)
    return found is not None and found.sort == "marker" and found.holds == "player"


def is_owned(slot: str, scope: Scope) -> bool:
    """Whether a marker on a player is a thing of theirs, as a disc is: the finder of a card *is* a player."""
    known = scope.phrases.nouns.get(slot)
    return holds_a_player(slot, scope) and known is not None and "thing" in known.of


def seat_node(what: Expr, scope: Scope) -> Node:
    return seat_of(ref_node(what, scope), what, scope)


def seat_of(ref: Node, what: Expr, scope: Scope) -> Node:
    """A reference to a player."""
    found = value(ref, "seat")
    if not isinstance(found, Node):
        raise Unsayable("seat", type(what).__name__.lower(), at=scope.at)
    return found


def only_one(narrowed: Noun) -> Expr | None:
    """The one player that a condition names: `player where (it is next of starter)`."""
    match narrowed:
        case Noun("player", trait="", source=None, holding="", where=Test("=", Var(it), one)) if it == narrowed.it:
            return one if isinstance(one, You | Value | Read) else None
        case _:
            return None


def is_other(narrowed: Noun) -> bool:
    """Whether it is anybody but you."""
    match narrowed:
        case Noun("player", trait="", source=None, holding="", where=Test("!=", Var(it), You())):
            return it == narrowed.it
        case _:
            return False


def whoever(what: Expr, scope: Scope) -> Node:
    """A player, or any of several, whom an act is done to."""
    match what:
        case Pick(narrowed, single=True) if (one := only_one(narrowed)) is not None:
            return ref_node(one, scope)
        case Pick(narrowed, single=True) if is_other(narrowed):
            return node("ref-seat", seat=node("seat-any-other"))
        case Pick(Noun("player", trait="", source=None, holding="", where=None), single=True):
            return node("ref-seat", seat=node("seat-any"))
        case Pick(Noun("player", trait="", source=None, holding="", where=test, it=it), single=True) if (
            test is not None
        ):
            from .acts import act_node
            from .truths import cond_node

            within = replace(scope, names={**scope.names, it: node("ref-seat", seat=node("seat-one"))})
            return node("ref-seat", seat=node("seat-any-where", cond=cond_node(test, within, act_node)))
        case _:
            return ref_node(what, scope)


def chosen(pick: Expr, scope: Scope) -> Node:
    """The words for a thing that has been chosen."""
    match pick:
        case Pick(Noun("player"), single=True):
            return node("ref-seat", seat=node("seat-chosen"))
        case Pick(Noun(kind), single=single, goods=False):
            return node("ref-chosen" if single else "ref-chosen-several", thing=noun(scope, kind, "thing"))
        case _:
            raise Unsayable("value", "pick", at=scope.at)


def several_of(kind: str, scope: Scope) -> Node | None:
    """The words for things of a kind that are a parameter; None if there is no noun for them."""
    known = scope.phrases.nouns.get(kind)
    return node("several-those", thing=kind) if known is not None and "thing" in known.of else None


def spoken_of(kind: str, scope: Scope) -> Node | None:
    """The words for a thing of a kind that a rule or a loop has named; None if there is no noun for it."""
    if kind == "player":
        return node("ref-seat", seat=node("seat-that"))
    known = scope.phrases.nouns.get(kind)
    return node("ref-that", thing=kind) if known is not None and "thing" in known.of else None
