"""Changes that abilities hear, as trees: of the value of a slot, and of what lies in a pile.

after coin of you rises             (event-rises value=(value-held good=coin))
after a card comes to hand of you   (event-comes thing=card pile=(pile-yours pile=hand))
"""

from __future__ import annotations

from typing import TypeAlias

from ...meaning.model import Event, Nothing, Noun, Number, Pattern, Test, Thing, Truth, Var, You
from ...replacing import replace
from ..tree import Node, Value, node, node_of, value
from .at import OWNERS, PLAYERS, at_node, key_node
from .measured import countable
from .refs import ref_node, spoken_of
from .scope import YOU, Scope, named, noun
from .some import only_named
from .things import is_this
from .unsaid import Unsayable
from .which import which_nodes

ANOTHER = Test("!=", Var("it"), Var("self"))
"""`another card`: not the card with this line."""
IT_IS_YOU = Test("=", Var("it"), You())
ANYONE = node("ref-seat", seat=node("seat-any"))

Owner: TypeAlias = Node | str
"""The owner of a slot: a reference, or a kind if it may be any thing of the kind."""


def changed_node(event: Event, scope: Scope) -> Node:
    if event.verb != f"{event.slot} {event.change}":
        raise Unsayable("event", event.verb, at=scope.at)
    owners = _owners(event, scope)
    match event.change:
        case "rises" | "falls":
            return node(f"event-{event.change}", value=_value(event.slot, owners, scope))
        case "comes" | "leaves":
            return _travels(event, owners, scope)
        case _:
            return _becomes(event, owners, scope)


def with_changed(event: Event, scope: Scope) -> Scope:
    """The scope of what follows: the owner, what came or left, and by how much it rose or fell."""
    for _, pattern in event.roles:
        spoken = spoken_of(pattern.noun.kind, scope) if pattern.noun is not None and pattern.called else None
        if spoken is not None:
            scope = named(scope, pattern.called, spoken)
    return named(scope, "amount", node("letter-amount")) if event.change in ("rises", "falls") else scope


def _owners(event: Event, scope: Scope) -> tuple[Owner, ...]:
    """The owners of the slot that changes; if none is given, any owner."""
    kinds = scope.model.slots[event.slot].owners
    heard = {role: pattern for role, pattern in event.roles if role in ("of", "at")}
    found: list[Owner] = []
    for place, kind in enumerate(kinds):
        role = "at" if place or ("of" not in heard and len(kinds) == 1 and event.who == "anyone") else "of"
        found.append(_owner(heard.get(role), kind, scope))
    if event.who != "anyone":
        if not kinds or "of" in heard:
            raise Unsayable("event", event.verb, at=scope.at)
        found[0] = YOU if event.who == "you" else ref_node(Var("self"), scope)
    return tuple(found)


def _owner(pattern: Pattern | None, kind: str, scope: Scope) -> Owner:
    one = pattern.noun if pattern is not None else Noun(kind)
    if one is None or one == Noun("player"):
        return ANYONE if kind == "player" else kind
    if is_you(one):
        return YOU
    if one.kind in scope.model.elements:
        return ref_node(Thing(one.kind), scope)
    return one.kind


def is_you(heard: Noun) -> bool:
    """Whether it must be the owner of the card."""
    return heard == Noun("player", where=IT_IS_YOU, words=heard.words)


def _value(slot: str, owners: tuple[Owner, ...], scope: Scope) -> Node:
    """The number that changes: an amount of a good, or a measure."""
    if countable(slot, scope) and len(owners) == 1 and _is_player(owners[0]):
        good = noun(scope, slot, "good")
        return node("value-held", good=good) if owners[0] == YOU else node("value-held-by", good=good, ref=owners[0])
    return node("value-counter", counter=_whose("counter", {"measure": noun(scope, slot, "measure")}, owners, scope))


def _is_player(owner: Owner) -> bool:
    return isinstance(owner, Node) and owner.type in PLAYERS


def _slot(fields: dict[str, Value]) -> str:
    """The noun of the counter or the pile."""
    return next((one for one in fields.values() if isinstance(one, str)), "")


def _whose(id: str, fields: dict[str, Value], owners: tuple[Owner, ...], scope: Scope) -> Node:
    """A counter or a pile of nobody, of you, of one thing, of any thing of a kind, or of a player for a thing."""
    match owners:
        case ():
            return node_of(f"{id}-shared", fields)
        case (str(kind),):
            return node_of(f"{id}-any", {**fields, "thing": noun(scope, kind, "thing")})
        case (Node() as one,) if id == "pile" and (key := key_node(_slot(fields), one, scope)) is not None:
            return node_of("pile-at", {**fields, "key": key})
        case (Node() as one,):
            return node_of(f"{id}-yours", fields) if one == YOU else node_of(f"{id}-of", {**fields, "ref": one})
        case (Node() as one, other) | (other, Node() as one) if _is_player(one):
            at = (
                node("at-any", thing=noun(scope, other, "thing"))
                if isinstance(other, str)
                else at_node(other, _slot(fields), scope)
            )
            seat = value(one, "seat")
            if one == YOU:
                return node_of(f"{id}-yours-at", {**fields, "at": at})
            sort = seat.type.removeprefix("seat-") if isinstance(seat, Node) else ""
            if isinstance(seat, Node) and sort in (*OWNERS, "any"):
                return node_of(
                    f"{id}-whose-at", {**fields, "owner": node_of(f"owner-{sort}", dict(seat.fields)), "at": at}
                )
        case _:
            pass
    raise Unsayable("event", id, at=scope.at)


def _travels(event: Event, owners: tuple[Owner, ...], scope: Scope) -> Node:
    """A thing that comes to a pile or leaves it."""
    id = f"event-{event.change}"
    pile = _whose("pile", {"pile": noun(scope, event.slot, "pile")}, owners, scope)
    heard = dict(event.roles)["what"].noun
    if heard is None:
        raise Unsayable("event", event.verb, at=scope.at)
    if heard == Noun(heard.kind) and only_named(heard.kind, scope):
        return node(f"{id}-ref", ref=ref_node(Thing(heard.kind), scope), pile=pile)
    if is_this(heard, scope.kind):
        return node(f"{id}-ref", ref=ref_node(Var("self"), scope), pile=pile)
    if heard.where == ANOTHER:
        id, heard = f"{id}-another", replace(heard, where=None, words=())
    which = which_nodes(heard, scope, of="in")
    thing = noun(scope, heard.kind, "thing")
    if not which:
        return node(id, thing=thing, pile=pile)
    if id.endswith("another"):
        raise Unsayable("event", event.verb, at=scope.at)
    return node(f"{id}-which", thing=thing, which=which, pile=pile)


def _becomes(event: Event, owners: tuple[Owner, ...], scope: Scope) -> Node:
    slot = scope.model.slots[event.slot]
    alone = len(owners) == 1 and owners[0] in (YOU, ANYONE)
    of = "" if owners == (YOU,) else "-anyone"
    match slot.sort, event.becomes:
        case "counter", Number(n) if alone and _is_had(slot.name, scope):
            return node(f"event-reaches{of}", good=noun(scope, slot.name, "good"), n=n)
        case "counter", Number(n):
            counter = _whose("counter", {"measure": noun(scope, slot.name, "measure")}, owners, scope)
            return node("event-becomes", counter=counter, n=n)
        case "flag", Truth(so) if alone:
            return node(f"event-flag{'' if so else '-ends'}{of}", flag=noun(scope, slot.name, "flag"))
        case "flag", Truth(so) if not owners:
            return node("event-state" if so else "event-state-ends", state=noun(scope, slot.name, "state"))
        case "flag", Truth(so) if len(owners) == 1:
            return _marked("event-marked" if so else "event-unmarked", slot.name, owners[0], scope)
        case "marker", You() if not owners and slot.holds == "player":
            return node("event-leads", marker=noun(scope, slot.name, "marker"))
        case "marker", Nothing() if not owners and slot.holds == "player":
            return node("event-led-by-nobody", marker=noun(scope, slot.name, "marker"))
        case _:
            raise Unsayable("event", event.verb, at=scope.at)


def _is_had(slot: str, scope: Scope) -> bool:
    """Whether it is an amount that somebody has. A counter with a name as a measure is measured instead."""
    known = scope.phrases.nouns.get(slot)
    return countable(slot, scope) or (known is not None and "measure" not in known.of)


def _marked(id: str, mark: str, owner: Owner, scope: Scope) -> Node:
    said = noun(scope, mark, "mark")
    if isinstance(owner, Node):
        return node(id, ref=owner, mark=said)
    return node(f"{id}-any", thing=noun(scope, owner, "thing"), mark=said)
