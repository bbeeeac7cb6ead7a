"""Verbs and sorts that a pack declares.

(act-hire)                        hire a card
(event-switch between=[…] n=1)    you switch 1 between east and west
"""

from __future__ import annotations

from ..tree import Node, Value, category, value
from .layout import below
from .written import Unwritten, Writing


def own_text(node: Node, writing: Writing) -> str:
    _, _, rest = node.type.partition("-")
    match category(node.type):
        case "act" if rest in writing.model.rules:
            return _done(rest, node, writing)
        case "event" if rest in writing.model.rules:
            # `player` is the one who acts; the player in an argument has the name of the parameter.
            writing.names |= {
                one.noun.kind: one.name for one in writing.model.rules[rest].params if one.noun.kind == "player"
            }
            return f"you {_done(rest, node, writing)}"
        case "act" if (slot := rest.removeprefix("set-")) in writing.model.slots and slot != rest:
            return f"set {_of_you(slot, writing)} to yes"
        case "act" if (slot := rest.removeprefix("clear-")) in writing.model.slots and slot != rest:
            return f"set {_of_you(slot, writing)} to no"
        case "count" if rest in writing.model.defines or rest in writing.model.slots:
            return f"{rest} of you"
        case "score" if (steps := value(node, "step")) is not None:
            return f"score {rest} of you by:{below(writing, node, steps)}"
        case _:
            return _sort(rest, node, writing)


def _sort(rest: str, node: Node, writing: Writing) -> str:
    """A kind with its traits and what lies on it, or an element by its name."""
    facts = {name: told for name, told in node.fields if isinstance(told, str)}
    kinds = [kind for kind in writing.model.kinds if rest == kind or rest.startswith(f"{kind}-")]
    if len(facts) < len(node.fields) or not kinds:
        raise Unwritten
    kind = max(kinds, key=len)
    if kind in facts:
        return facts[kind]
    holding = facts.pop("holding", "")
    if len(facts) > 1:
        raise Unwritten
    sort = "".join(f"{told}-" for told in facts.values()) + kind
    return f"a {sort} holding a {holding}" if holding else f"a {sort}"


def _of_you(slot: str, writing: Writing) -> str:
    return f"{slot} of you" if writing.model.slots[slot].owners else slot


def _done(verb: str, node: Node, writing: Writing) -> str:
    """The verb with its arguments: the direct one first, the others behind their prepositions."""
    parts: list[str] = []
    params = sorted(writing.model.rules[verb].params, key=lambda param: param.role != "what")
    for param in params:
        told = value(node, param.role)
        if node.type.startswith("event-") and param.noun.source is not None and _has_place(told):
            # After it has been done, the thing may no longer be there.
            raise Unwritten
        goods, n = value(node, "goods"), value(node, "n")
        if told is None and param.role == "what" and goods is not None:
            text = writing.plain(goods)
        elif told is None and param.noun.kind == "number" and n is not None:
            text = str(n)
        elif told is None:
            text = f"{'a' if n in (None, 1) else n} {param.noun.kind}"
        else:
            text = _part(told, writing)
        parts.append(text if param.role == "what" else f"{param.role} {text}")
    return " ".join([verb, *parts])


def _has_place(told: Value | None) -> bool:
    which = value(told, "which") if isinstance(told, Node) else None
    return isinstance(which, tuple) and any(one.type in ("which-from", "which-in") for one in which)


def _part(told: Value, writing: Writing) -> str:
    match told:
        case str():
            return told if told in writing.model.elements else f"a {told}"
        case tuple():
            return writing.plain(told, " and ")
        case _:
            return writing.plain(told)
