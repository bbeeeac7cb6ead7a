"""The parameters of a rule, and the words for them in its body.

to carry a token from a card to a card called other:      the token, the first given card, the second given card
"""

from __future__ import annotations

from collections import Counter

from ...meaning.model import Rule
from ...replacing import replace
from ..tree import Node, node, value
from .refs import several_of, spoken_of
from .scope import Scope, named

ORDINALS = ("first", "second", "third")


def with_params(rule: Rule, scope: Scope) -> Scope:
    """A parameter is called `the card`, several things `those cards`, two of a kind `the first given card` and `the
    second`."""
    every = Counter(param.noun.kind for param in rule.params if not param.many)
    seen: Counter[str] = Counter()
    for param in rule.params:
        kind = param.noun.kind
        seen[kind] += 1
        if param.many:
            spoken = several_of(kind, scope)
        elif every[kind] > 1:
            spoken = one_of_given(kind, seen[kind], scope)
        else:
            spoken = param_of(kind, scope)
        scope = scope if spoken is None else named(scope, param.name, spoken)
        scope = replace(scope, sorts={**scope.sorts, param.name: kind}) if param.many else scope
    return scope


def param_of(kind: str, scope: Scope) -> Node | None:
    match kind:
        case "number":
            return node("letter-number")
        case "goods":
            return node("pool-given")
        case _:
            return spoken_of(kind, scope)


def one_of_given(kind: str, at: int, scope: Scope) -> Node | None:
    """The words for the first, second or third of several parameters of a kind."""
    if (one := param_of(kind, scope)) is None or not 0 < at <= len(ORDINALS):
        return None
    match one:
        case Node("pool-given"):
            one = node(f"pool-given-{ORDINALS[at - 1]}")
        case Node("ref-that", (("thing", str(thing)),)):
            one = node(f"ref-given-{ORDINALS[at - 1]}", thing=thing)
        case Node("ref-seat"):
            one = node("ref-seat", seat=node(f"seat-given-{ORDINALS[at - 1]}"))
        case _:
            return None
    seat = value(one, "seat")
    return one if (seat.type if isinstance(seat, Node) else one.type) in scope.phrases.phrases else None
