"""A slot that a player has once for each of some things: the player, and the thing.

spaces of the player at the access      (counter-whose-at measure=spaces owner=(owner-that) at=(at-that thing=access))
"""

from __future__ import annotations

from ..tree import Node, Value, node, node_of, value
from .scope import Scope

FOR = ("that", "one", "chosen", "named", "way")
"""References of a word or two; anything longer goes in brackets."""
OWNERS = ("that", "one", "chosen", "next", "previous", "player", "marker", "first", "last")
THINGS = {"ref-that": "owner-thing", "ref-one": "owner-given", "ref-chosen": "owner-picked", "ref-named": "owner-named"}
AFTER = {"seat-next": "owner-after-next", "seat-player": "owner-after-player", "seat-marker": "owner-after-marker"}
"""Of whom in a word or two, so that no bracket has to say where it ends."""
PLAYERS = ("ref-seat", "ref-you")


def key_node(slot: str, ref: Node, scope: Scope) -> Node | None:
    """The thing, as the noun of the slot says it: `.key = place` asks for the phrase `key-place`. A phrase with a name
    is only for a thing that is called by its name."""
    known = scope.phrases.nouns.get(slot)
    own = scope.phrases.phrases.get(f"key-{known.key}") if known is not None and known.key else None
    match own.fields if own is not None else ():
        case (("name", _),) if own is not None and ref.type == "ref-named":
            return node_of(own.id, dict(ref.fields))
        case (("ref", _),) if own is not None:
            return node(own.id, ref=ref)
        case _:
            return None


def at_node(ref: Node, slot: str, scope: Scope) -> Node:
    """The thing."""
    if (key := key_node(slot, ref, scope)) is not None:
        return node("at-key", key=key)
    sort = ref.type.removeprefix("ref-")
    return node_of(f"at-{sort}", dict(ref.fields)) if sort in FOR else node("at-ref", ref=ref)


def of_at(id: str, one: Node, other: Node, fields: dict[str, Value], scope: Scope) -> Node:
    """The player and the thing, in the order that the rules give."""
    if other.type in PLAYERS and one.type not in PLAYERS:
        one, other = other, one
    owner = _owner(one)
    if owner is not None:
        slot = next((name for name in fields.values() if isinstance(name, str)), "")
        return node_of(f"{id}-whose-at", {**fields, "owner": owner, "at": at_node(other, slot, scope)})
    return node_of(f"{id}-of-at", {**fields, "ref": one, "other": other})


def _owner(ref: Node) -> Node | None:
    """Of whom, where that is clear without a bracket."""
    if ref.type in THINGS:
        return node_of(THINGS[ref.type], dict(ref.fields))
    match value(ref, "seat"):
        case Node("seat-next-to", (("ref", Node("ref-seat", (("seat", Node(kind, fields)),))),)) if kind in AFTER:
            return node_of(AFTER[kind], dict(fields))
        case Node(kind, fields) if kind.removeprefix("seat-") in OWNERS:
            return node_of(kind.replace("seat-", "owner-"), dict(fields))
        case _:
            return None
