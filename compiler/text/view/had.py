"""Tests of the goods that a player has, and of what is printed on a thing.

coin of player-2 is 3           (test-seat-exactly good=coin n=3 ref=…)
district of it is not nothing   (test-has-trait trait=district ref=…)
"""

from __future__ import annotations

from ...meaning.model import Expr, Read, Trait, You
from ..tree import Node, node, node_of
from .refs import ref_node
from .scope import Scope, digits, noun

HAD = {">=": "least", "<=": "most", "=": "exactly", ">": "more", "<": "fewer", "!=": "not"}


def had_node(how: str, left: Expr, right: Expr, scope: Scope) -> Node | None:
    """An amount of a good that a player has; None for a number that is a measure."""
    n = digits(right)
    if how not in HAD or n is None or n < 0:
        return None
    match left:
        case Read(slot, (owner,)) if _is_good(slot, owner, scope):
            good = noun(scope, slot, "good")
            whose = node("ref-you") if owner == You() else ref_node(owner, scope)
            if whose.type == "ref-you":
                return node(f"test-{HAD[how]}", good=good, n=n)
            return node(f"test-seat-{HAD[how]}", good=good, n=n, ref=whose)
        case _:
            return None


def _is_good(slot: str, owner: Expr, scope: Scope) -> bool:
    known = scope.phrases.nouns.get(slot)
    if known is not None and "measure" in known.of and "good" not in known.of:
        return False
    if slot in scope.model.wallets:
        return owner == You()
    found = scope.model.slots[slot]
    return found.sort == "counter" and (owner == You() or found.owners == ("player",))


def printed_node(what: Expr, wanted: bool, scope: Scope) -> Node:
    """Whether the printed thing exists."""
    match what:
        case Trait(name, of):
            id = "test-has-trait" if wanted else "test-has-no-trait"
            return node(id, trait=noun(scope, name, "trait"), ref=ref_node(of, scope))
        case _:
            return _there(ref_node(what, scope), wanted)


def _there(ref: Node, wanted: bool) -> Node:
    """Whether the thing exists: *you have a foe*, *there is no Event token*."""
    match ref:
        case Node("ref-marker-yours", fields):
            return node_of("test-have-marker" if wanted else "test-have-no-marker", dict(fields))
        case Node("ref-marker-of", fields):
            return node_of("test-has-marker" if wanted else "test-has-no-marker", dict(fields))
        case Node("ref-marker", fields):
            return node_of("test-landmark" if wanted else "test-no-landmark", dict(fields))
        case _:
            return node("test-something" if wanted else "test-nothing", ref=ref)
