"""What lies in a pile, with the pack's own phrase for that pile.

1 worker is in area of you at mill      (test-holds-area content=[(content-n n=1 thing=worker)] place=mill)
"""

from __future__ import annotations

from ...meaning.model import Expr, Inside, Thing, You
from ..phrasebook import Phrase
from ..tree import Node, node_of
from .refs import ref_node, seat_node
from .scope import Scope, noun
from .some import contents_node


def own_contents(what: Expr, pile: Inside, scope: Scope) -> Node | None:
    """`1 worker is in area of you at mill`, with the pack's phrase for that pile: `test-holds-area` for yours,
    `test-holds-area-of` for another player's."""
    seats = [key for key in pile.keys if not isinstance(key, Thing)]
    theirs = [key for key in seats if key != You()]
    own = scope.phrases.phrases.get(f"test-holds-{pile.pile}" + ("-of" if theirs else ""))
    if own is None:
        return None
    fields: dict[str, Node | tuple[Node, ...] | str] = {"content": contents_node(what, scope)}
    if theirs:
        fields["seat"] = seat_node(theirs[0], scope)
    return _own_place(own, fields, pile, scope)


def own_lying(what: Expr, pile: Inside, scope: Scope) -> Node | None:
    """`king is in row of first-space`, with the phrase `test-in-row`."""
    own = scope.phrases.phrases.get(f"test-in-{pile.pile}")
    return _own_place(own, {"ref": ref_node(what, scope)}, pile, scope) if own is not None else None


def _own_place(
    own: Phrase, fields: dict[str, Node | tuple[Node, ...] | str], pile: Inside, scope: Scope
) -> Node | None:
    for key in pile.keys:
        if isinstance(key, Thing):
            fields["place"] = noun(scope, key.id, "name")
    return node_of(own.id, fields) if set(fields) == {name for name, _ in own.fields} else None
