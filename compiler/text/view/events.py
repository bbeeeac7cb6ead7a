"""What an ability hears, as a tree, and how what took part is spoken of afterwards.

after you gain any coin         (event-gain good=coin)
after round ends                (event-phase-ends phase=round)
"""

from __future__ import annotations

from ...meaning.model import Event, Inside, Noun, Number, Pattern, Truth
from ..tree import Node, Value, node, node_of
from .acts import asked_for, filled
from .piles import pile_node
from .refs import ref_node, spoken_of
from .scope import Scope, named, noun
from .things import part_heard
from .unsaid import Unsayable

WITH_PILE = {
    ("move", "to"): "to",
    ("put", "in"): "in",
    ("put", "into"): "in",
    ("put", "on"): "on",
    ("put", "under"): "under",
}
THINGS = frozenset({"draw", "move", "put", "exhaust", "ready", "remove"})
PILES = frozenset({"shuffle", "reveal"})


def event_node(event: Event, scope: Scope) -> Node:
    if event.aim is not None:
        raise Unsayable("payment", event.verb, at=scope.at)
    if event.change:
        return _becomes(event, scope)
    phase, _, edge = event.verb.partition(" ")
    if edge in ("begins", "ends") and event.who == "anyone":
        return node(f"event-phase-{edge}", phase=noun(scope, phase, "phase"))
    of_anyone = "" if event.who == "you" else "-anyone"
    if event.verb in ("gain", "lose", "pay") and (good := _good(event, scope)):
        if good in scope.model.groups:
            return node(f"event-{event.verb}-any{of_anyone}", group=good)
        return node(f"event-{event.verb}{of_anyone}", good=noun(scope, good, "good"))
    if event.verb not in scope.model.rules:
        return _known(event, scope, of_anyone)
    wanted = asked_for(event.verb, scope)
    parts = {role: part_heard(pattern, wanted.get(role, "")) for role, pattern in event.roles}
    unheard = {role: part_heard(Pattern(Noun(kind)), kind) for role, kind in wanted.items() if role not in parts}
    return filled(f"event-{event.verb}{of_anyone}", parts, scope, unheard)


def heard_good(event: Event, scope: Scope) -> str:
    """The good, or the group of goods, whose gain by you is heard."""
    return _good(event, scope) if event.verb == "gain" and event.who == "you" else ""


def _good(event: Event, scope: Scope) -> str:
    patterns = dict(event.roles)
    heard = patterns["what"].noun if patterns.keys() == {"what"} else None
    known = heard is not None and (heard.kind in scope.model.groups or heard.kind in scope.model.slots)
    return heard.kind if heard is not None and known and heard == Noun(heard.kind) else ""


def _known(event: Event, scope: Scope, of_anyone: str) -> Node:
    """An event of a verb that every game has."""
    patterns = dict(event.roles)
    if event.verb == "win" and not patterns:
        return node(f"event-win{of_anyone}")
    heard = patterns["what"].noun if "what" in patterns else None
    if heard is None:
        raise Unsayable("event", event.verb, at=scope.at)
    if event.verb in PILES and patterns.keys() == {"what"}:
        return node(f"event-{event.verb}{of_anyone}", pile=_pile(patterns["what"], scope))
    if event.verb not in THINGS or heard != Noun(heard.kind):
        raise Unsayable("event", event.verb, at=scope.at)
    fields: dict[str, Value] = {"thing": noun(scope, heard.kind, "thing")}
    id = f"event-{event.verb}"
    for role, pattern in event.roles:
        if role != "what":
            field = WITH_PILE.get((event.verb, role))
            if field is None or len(patterns) > 2:
                raise Unsayable("event", event.verb, at=scope.at)
            id, fields = f"{id}-{field}", {**fields, field: _pile(pattern, scope)}
    if f"{id}{of_anyone}" not in scope.phrases.phrases:
        raise Unsayable("event", event.verb, at=scope.at)
    return node_of(f"{id}{of_anyone}", fields)


def _pile(pattern: Pattern, scope: Scope) -> Node:
    """The pile of its name, of whoever it is: an event that hears it asks for no owner."""
    heard = pattern.noun
    if heard is None or heard != Noun(heard.kind) or scope.model.slots[heard.kind].owners:
        raise Unsayable("event", "pile", at=scope.at)
    return pile_node(Inside(heard.kind), scope, ref_node)


def _becomes(event: Event, scope: Scope) -> Node:
    if event.verb != f"{event.slot} becomes" or event.change != "becomes":
        raise Unsayable("event", event.verb, at=scope.at)
    slot = scope.model.slots[event.slot]
    players = slot.owners == ("player",)
    of_anyone = "" if event.who == "you" else "-anyone"
    match slot.sort, event.becomes:
        case "counter", Number(n) if players:
            return node(f"event-reaches{of_anyone}", good=noun(scope, slot.name, "good"), n=n)
        case "counter", Number(n) if not slot.owners and of_anyone:
            return node("event-becomes", measure=noun(scope, slot.name, "measure"), n=n)
        case "flag", Truth(True) if players:
            return node(f"event-flag{of_anyone}", flag=noun(scope, slot.name, "flag"))
        case "flag", Truth(True) if not slot.owners and of_anyone:
            return node("event-state", state=noun(scope, slot.name, "state"))
        case _:
            raise Unsayable("event", event.verb, at=scope.at)


def with_heard(event: Event, scope: Scope) -> Scope:
    """The scope of what follows: what took part has a name in it."""
    patterns = dict(event.roles)
    rule = scope.model.rules.get(event.verb)
    for param in rule.params if rule else ():
        pattern = patterns.get(param.role)
        kind = pattern.noun.kind if pattern and pattern.noun else param.noun.kind
        if not param.many and (spoken := spoken_of(kind, scope)) is not None:
            scope = named(scope, param.name, spoken)
    if event.who != "you":
        scope = named(scope, "player", node("ref-seat", seat=node("seat-that")))
    if event.verb in ("gain", "lose", "pay"):
        scope = named(scope, "amount", node("letter-amount"))
    return scope
