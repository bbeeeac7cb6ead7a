"""Acts and events as trees: the verb names the phrase, and each of its fields a role.

hire a helper                  (act-hire)
switch between east and west   (act-switch between=[(area-access access=east) …] n=1)
after you gain any coin        (event-gain good=coin)
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from ...meaning.model import Act, Event, You
from ..tree import Node, Value, node, node_of
from .goods import goods_node
from .piles import VERBS, piles_node
from .scope import Scope, phrase
from .things import Part, part_heard, part_of, told
from .unsaid import Unsayable


def act_node(act: Act, scope: Scope) -> Node:
    if act.by != You():
        raise Unsayable("seat", act.verb, at=act.at)
    if not act.own and act.verb in VERBS:
        return piles_node(act, replace(scope, at=act.at))
    wanted = _wanted(act.verb, scope)
    parts = {role: part_of(value, wanted.get(role, ""), scope) for role, value in act.args}
    return _filled(f"act-{act.verb}", parts, scope)


def event_node(event: Event, scope: Scope) -> Node:
    if event.becomes is not None:
        raise Unsayable("event", event.verb, at=scope.at)
    good = heard_good(event, scope)
    if good:
        group = good in scope.model.groups
        return node("event-gain-any", group=good) if group else node("event-gain", good=good)
    wanted = _wanted(event.verb, scope)
    parts = {role: part_heard(pattern, wanted.get(role, "")) for role, pattern in event.roles}
    of_anyone = "" if event.who == "you" else "-anyone"
    return _filled(f"event-{'-'.join(event.verb.split())}{of_anyone}", parts, scope)


def heard_good(event: Event, scope: Scope) -> str:
    """The good, or the group of goods, whose gain is heard."""
    patterns = dict(event.roles)
    noun = patterns["what"].noun if event.verb == "gain" and event.who == "you" and "what" in patterns else None
    known = noun is not None and (noun.kind in scope.model.groups or noun.kind in scope.model.slots)
    return noun.kind if noun is not None and known and noun.where is None else ""


def _wanted(verb: str, scope: Scope) -> Mapping[str, str]:
    """By role, the kind that a rule of the pack asks for."""
    rule = scope.model.rules.get(verb)
    return {param.role: param.noun.kind for param in rule.params} if rule else {}


def _filled(id: str, parts: Mapping[str, Part], scope: Scope) -> Node:
    """The node of a phrase, each field filled by the role of its name; what is not told must go without saying."""
    found: dict[str, Value] = {}
    fields = dict(phrase(scope, id).fields)
    for name, kind in fields.items():
        if name == "goods" and "what" in parts and (goods := parts["what"].goods) is not None:
            found[name] = goods_node(goods, scope)
        elif name == "n" and kind == "number":
            found[name] = _number(id, parts, scope)
        elif name in parts:
            found[name] = told(parts[name], kind, scope)
        else:
            raise Unsayable("field", id, name, scope.at)
    for role, part in parts.items():
        if part.number:
            if "n" not in fields:
                raise Unsayable("role", id, "n", scope.at)
            continue
        told_of = role in fields or part.plain or (part.goods is not None and "goods" in fields)
        if not told_of or (part.n != 1 and "n" not in fields):
            raise Unsayable("role", id, role, scope.at)
    return node_of(id, found)


def _number(id: str, parts: Mapping[str, Part], scope: Scope) -> int:
    """How many of what is asked for; one, where nothing says so."""
    numbers = {role: part.n for role, part in parts.items() if part.number or part.n != 1}
    if len(numbers) > 1:
        raise Unsayable("role", id, max(numbers), scope.at)
    return next(iter(numbers.values()), 1)
