"""A slot that a player has once for each of some things: the player, and the thing.

spaces of the player at the access      (counter-whose-at measure=spaces owner=(owner-that) at=(at-that thing=access))
"""

from __future__ import annotations

from ..tree import Node, Value, node, node_of, value

FOR = ("that", "one", "chosen", "named")
"""References of a word or two; anything longer goes in brackets."""
OWNERS = ("that", "one", "chosen", "next", "previous", "player")
PLAYERS = ("ref-seat", "ref-you")


def at_node(ref: Node) -> Node:
    """The thing."""
    sort = ref.type.removeprefix("ref-")
    return node_of(f"at-{sort}", dict(ref.fields)) if sort in FOR else node("at-ref", ref=ref)


def of_at(id: str, one: Node, other: Node, fields: dict[str, Value]) -> Node:
    """The player and the thing, in the order that the rules give."""
    if other.type in PLAYERS and one.type not in PLAYERS:
        one, other = other, one
    seat = value(one, "seat")
    sort = seat.type.removeprefix("seat-") if isinstance(seat, Node) else ""
    if isinstance(seat, Node) and sort in OWNERS:
        owner = node_of(f"owner-{sort}", dict(seat.fields))
        return node_of(f"{id}-whose-at", {**fields, "owner": owner, "at": at_node(other)})
    return node_of(f"{id}-of-at", {**fields, "ref": one, "other": other})
