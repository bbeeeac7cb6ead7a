"""A line of a rule and the only one below it as one sentence.

each player:
  draw 1 card from deck        each player draws 1 card from the deck
"""

from __future__ import annotations

from ...meaning.model import Act, As, Block, EachSeat, Either, For, If, May, Secretly, Step, Var, You
from ...replacing import replace
from ..tree import Node, node, node_of, types_of
from .effects import deeds, is_simple, opened
from .loops import addressed, named_member
from .scope import Scope
from .unsaid import Unsaid, Unsayable

WHOLE = {
    "head-seat": "clause-seat",
    "head-seat-may": "clause-seat",
    "head-secretly": "clause-secretly",
    "head-if": "clause-if",
    "head-for": "clause-for",
    "head-for-which": "clause-for-which",
    "head-for-other": "clause-for-other",
    "head-for-other-which": "clause-for-other-which",
}
"""Lines that are one sentence with a single act below them, and the clause that says it."""


def in_one(head: Node | Unsaid, step: Step, scope: Scope) -> Node | None:
    """The line and the one below it, if that is a single act."""
    id = WHOLE.get(head.type, "") if isinstance(head, Node) else ""
    done = _done(step, scope) if id else None
    if not isinstance(head, Node) or done is None:
        return None
    block, within = done
    if "which-called" in types_of(head):
        return None  # its letter is for the lines below
    if len(opened(block)) != 1 or not all(isinstance(one, Act | Either | May) and is_simple(one) for one in block):
        return None
    try:
        clause = node_of(id, {**dict(head.fields), "deed": deeds(block, within, id != "clause-if")})
    except Unsayable:
        return None
    return node("line-effect", effect=node("effect-clause", clause=clause))


def _done(step: Step, scope: Scope) -> tuple[Block, Scope] | None:
    """What is done in one line below another."""
    match step:
        case If(then=block, otherwise=()) | As(block=block):
            return block, scope
        case EachSeat(block=block) | Secretly(block=block):
            return block, addressed(scope)
        case May():
            return (replace(step, by=You()),), scope
        case For(block=(As(seat=Var(name), block=block),)) if name == step.name:
            return block, scope
        case For(block=block):
            return block, named_member(step, scope)
        case _:
            return None
