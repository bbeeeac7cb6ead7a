"""A named value changed, as a tree: `strength of you changes by 2`.

(shift-more counter=(counter-yours measure=strength) n=2)
"""

from __future__ import annotations

from ...meaning.model import Each, Noun, Shift, Value
from ..tree import Node, node
from .scope import Scope, digits, noun
from .unsaid import Unsayable
from .values import counter_node, value_node


def shift_node(shift: Shift, scope: Scope) -> Node:
    counter, n = _counter(shift, scope), digits(shift.by)
    if n is None:
        return node("shift-more-value", counter=counter, value=value_node(shift.by, scope))
    return node("shift-less" if n < 0 else "shift-more", counter=counter, n=abs(n))


def _counter(shift: Shift, scope: Scope) -> Node:
    params = scope.model.defines[shift.value].params
    if len(params) > 1:
        raise Unsayable("value", shift.value, at=shift.at)
    narrowed = shift.args[0].noun if shift.args and isinstance(shift.args[0], Each) else None
    if narrowed is not None and narrowed != Noun(narrowed.kind):
        raise Unsayable("value", shift.value, at=shift.at)
    if params and (not shift.args or narrowed is not None):
        thing = narrowed.kind if narrowed is not None else params[0].noun.kind
        if thing == "player":
            everyone = node("ref-seat", seat=node("seat-everyone"))
            return node("counter-of", measure=noun(scope, shift.value, "measure"), ref=everyone)
        return node("counter-each", measure=noun(scope, shift.value, "measure"), thing=noun(scope, thing, "thing"))
    return counter_node(Value(shift.value, shift.args), scope)
