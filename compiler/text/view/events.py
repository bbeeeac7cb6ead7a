"""The event of an ability, as a tree, and the words for its participants afterwards.

after you gain any coin         (event-gain good=coin)
after round ends                (event-phase-ends phase=round)
"""

from __future__ import annotations

from ...meaning.built_in import verb_named
from ...meaning.model import Event, Inside, Noun, Number, Pattern, Pick, Test, Thing
from ...replacing import replace
from ...verbs.verb import PILE, THING, THINGS, Verb, brings, counted, of_goods, role_of, thrown
from ..tree import Node, Value, node, node_of
from .acts import asked_for, filled
from .changed import ANOTHER, changed_node, is_you, with_changed
from .piles import pile_node
from .refs import ref_node, spoken_of
from .scope import YOU, Scope, named, noun, phrase
from .some import only_named, some_node
from .things import part_heard
from .unsaid import Unsayable

OF = {"you": "", "anyone": "-anyone", "other": "-other", "it": "-anyone"}
"""The end of a phrase's id, by who acts."""

WHOSE = {"you": "-yours", "anyone": "", "other": "-other"}
"""The same for the phase of a player."""


def event_node(event: Event, scope: Scope) -> Node:
    if event.aim is not None:
        raise Unsayable("payment", event.verb, at=scope.at)
    if event.change:
        return changed_node(event, scope)
    phase, _, edge = event.verb.partition(" ")
    if edge in ("begins", "ends"):
        return node(f"event-phase-{edge}{WHOSE[event.who]}", phase=noun(scope, phase, "phase"))
    of_anyone = OF[event.who]
    verb = verb_named(event.verb, scope.model)
    if verb is not None:
        return _built_in(event, verb, scope, of_anyone)
    wanted = asked_for(event.verb, scope)
    parts = {role: part_heard(pattern, wanted.get(role, ""), scope.kind) for role, pattern in event.roles}
    unheard = {role: part_heard(Pattern(Noun(kind)), kind) for role, kind in wanted.items() if role not in parts}
    return filled(f"event-{event.verb}{of_anyone}", parts, scope, unheard)


def heard_good(event: Event, scope: Scope) -> str:
    """The good, or group of goods, whose gain by you is the event."""
    verb = verb_named(event.verb, scope.model)
    return _good(event, scope) if verb is not None and brings(verb) and event.who == "you" else ""


def _good(event: Event, scope: Scope) -> str:
    patterns = dict(event.roles)
    heard = patterns["what"].noun if patterns.keys() == {"what"} else None
    known = heard is not None and (heard.kind in scope.model.groups or heard.kind in scope.model.slots)
    return heard.kind if heard is not None and known and heard == Noun(heard.kind) else ""


def _built_in(event: Event, verb: Verb, scope: Scope, of_anyone: str) -> Node:
    """An event of a built-in verb, by the sort of its object."""
    id, patterns = f"event-{verb.name}", dict(event.roles)
    what, heard = role_of(verb, "what"), patterns["what"].noun if "what" in patterns else None
    if what is None and not patterns:
        return _told(f"{id}{of_anyone}", {}, scope)
    if what is None or (heard is None and not thrown(verb)):
        raise Unsayable("event", event.verb, at=scope.at)
    if of_goods(verb):
        return _of_goods(event, id, of_anyone, scope)
    if thrown(verb):
        return _rolled(event, id, of_anyone, scope)
    if what.type == PILE and patterns.keys() == {"what"}:
        return _told(f"{id}{of_anyone}", {"pile": _pile(patterns["what"], scope)}, scope)
    if heard is not None and heard.where == ANOTHER:
        id, heard = f"{id}-another", replace(heard, where=None, words=())
    if what.type not in (THINGS, THING) or heard is None or heard != Noun(heard.kind) or len(patterns) > 2:
        raise Unsayable("event", event.verb, at=scope.at)
    fields: dict[str, Value] = {"thing": noun(scope, heard.kind, "thing")}
    named_so = {role: field for said in verb.said for role, field in said.fields}
    for role, pattern in event.roles:
        found = role_of(verb, role)
        if role != "what" and found is not None and found.type == PILE:
            field = named_so.get(role, role)
            id, fields = f"{id}-{field}", {**fields, field: _pile(pattern, scope)}
        elif role != "what":
            raise Unsayable("event", event.verb, at=scope.at)
    return _told(f"{id}{of_anyone}", fields, scope)


def _of_goods(event: Event, id: str, of_anyone: str, scope: Scope) -> Node:
    """Goods, one or any of a group, that are gained or lost; and the cause, if it is given."""
    fields: dict[str, Value] = {}
    patterns = dict(event.roles)
    source = patterns.pop("from", None)
    if source is not None and source.noun is not None:
        id, fields = f"{id}-from", {"from": _some(source.noun, scope)}
    good = _good(replace(event, roles=tuple(patterns.items())), scope)
    if not good:
        raise Unsayable("event", event.verb, at=scope.at)
    if good in scope.model.groups:
        return _told(f"{id}-any{of_anyone}", {**fields, "group": good}, scope)
    return _told(f"{id}{of_anyone}", {**fields, "good": noun(scope, good, "good")}, scope)


def _some(heard: Noun, scope: Scope) -> Node:
    """A thing, another one, or one by its name."""
    if heard == Noun(heard.kind) and only_named(heard.kind, scope):
        return some_node(Thing(heard.kind), scope)
    if heard.where == ANOTHER:
        return some_node(Pick(replace(heard, where=None, words=()), Number(1), Number(1), True, "another"), scope)
    return some_node(Pick(heard, Number(1), Number(1), True, "a"), scope)


def _rolled(event: Event, id: str, of_anyone: str, scope: Scope) -> Node:
    """A roll: by its result, and by the die, if they are given."""
    patterns = {role: pattern.noun for role, pattern in event.roles}
    die, face = patterns.get("what"), patterns.get("as")
    fields: dict[str, Value] = {}
    match face:
        case Noun(kind="number", where=Test("=", _, Number(n))):
            id, fields = f"{id}-n", {"n": n}
        case Noun(kind="number", where=None) | None:
            pass
        case _ if die is not None and scope.model.kinds.get(face.kind) is not None:
            pass
        case _ if face == Noun(face.kind):
            id, fields = f"{id}-face", {"face": noun(scope, face.kind, "thing")}
        case _:
            raise Unsayable("event", event.verb, at=scope.at)
    if die is None or die.kind == "die":
        return _told(f"{id}{of_anyone}" if fields else f"{id}-any{of_anyone}", fields, scope)
    with_die = f"{id}-with" if fields else id
    return _told(f"{with_die}{of_anyone}", {**fields, "die": noun(scope, die.kind, "die")}, scope)


def _told(id: str, fields: dict[str, Value], scope: Scope) -> Node:
    """The node of the first phrase that exists."""
    phrase(scope, id)
    return node_of(id, fields)


def _pile(pattern: Pattern, scope: Scope) -> Node:
    """The pile of that name, of any owner: an event does not name the owner of a pile."""
    heard = pattern.noun
    if heard is None or heard != Noun(heard.kind) or scope.model.slots[heard.kind].owners:
        raise Unsayable("event", "pile", at=scope.at)
    return pile_node(Inside(heard.kind), scope, ref_node)


def with_heard(event: Event, scope: Scope) -> Scope:
    """The scope of what follows, in which the participants have names."""
    patterns = dict(event.roles)
    rule = scope.model.rules.get(event.verb)
    for param in rule.params if rule else ():
        pattern = patterns.get(param.role)
        kind = pattern.noun.kind if pattern and pattern.noun else param.noun.kind
        spoken = YOU if pattern and pattern.noun and is_you(pattern.noun) else spoken_of(kind, scope)
        if not param.many and spoken is not None:
            scope = named(scope, param.name, spoken)
    if event.who != "you":
        scope = named(scope, "player", node("ref-seat", seat=node("seat-that")))
    if event.change:
        return with_changed(event, scope)
    verb = verb_named(event.verb, scope.model)
    if verb is not None and thrown(verb):
        shown = patterns.get("as")
        if shown is not None and shown.noun is not None and shown.noun.kind != "number":
            spoken = spoken_of(shown.noun.kind, scope)
            return named(scope, shown.called, spoken) if spoken is not None else scope
        return named(scope, "amount", node("letter-amount")) if shown is not None else scope
    if verb is not None and counted(verb):
        scope = named(scope, "amount", node("letter-amount"))
    return scope
