"""What an ability hears, resolved: the verb, who does it, and what it must be done to.

after you place a token in a forest-field      Event("after", "place", "you", what=token, in=forest field)
"""

from __future__ import annotations

from ..diagnostics.words import meaning as words
from ..diagnostics.words import naming
from ..syntax import nodes
from . import model as m
from .acts import roles_of, told_at
from .meant import fits, meant
from .nouns import noun_of, sort_of_noun, thing_type
from .references import held, it_of, owner_types, takes
from .scope import Scope, say
from .signatures import verbs
from .steps import phase as known_phase
from .values import PLAIN, params_of
from .world import singular

Vars = dict[str, str]

UNHEARD = frozenset({"follow", "treat", "swap", "spare"})
"""Verbs that only hand over: what they lead to is heard, they are not."""


def event_of(node: nodes.Hears | nodes.Passes | nodes.Becomes, scope: Scope) -> tuple[m.Event, Vars] | None:
    """The event, and the variables by which the lines under it speak of what took part."""
    moment = node.moment.text
    if isinstance(node, nodes.Passes):
        known_phase(node.phase, scope)
        return m.Event(moment, f"{node.phase.text} {node.edge.text}", "anyone"), {"player": "thing player"}
    if isinstance(node, nodes.Becomes):
        return _becomes(node, moment, scope)
    verb = node.act.verb.text
    roles = roles_of(verb, scope)
    if roles is None:
        known = [*verbs(), *(n for n, d in scope.world.names.declared.items() if d.sort == "rule")]
        if verb not in scope.world.names.broken:
            say(scope, naming.unknown_verb(node.act.verb.span, verb, known))
        return None
    own = verb in scope.world.names.declared
    if moment == "before" and not own:
        say(scope, words.before_verb(node.act.verb.span, verb))
    if not own and verb in UNHEARD:
        say(scope, words.not_here(node.act.verb.span, f"hearing `{verb}`", "hear what it brings about instead"))
    if moment == "when" and verb != "pay":
        say(scope, words.when_for_after(node.moment.span, verb))
    return _heard(node, verb, {role.name: role.type for role in roles}, scope)


def _heard(node: nodes.Hears, verb: str, roles: dict[str, str], scope: Scope) -> tuple[m.Event, Vars]:
    called = _called(verb, scope)
    found: list[tuple[str, m.Pattern]] = []
    given = [("what", node.act.what)] if node.act.what is not None else []
    given += [(place.prep.text, place.what) for place in node.act.places.items]
    for role, value in given:
        if role not in roles:
            takes = (r for r in roles if r != "what")
            say(scope, words.wrong_role(value.span, verb, role, takes, told_at(verb, scope)))
            continue
        noun = _pattern(value, verb, scope)
        if noun is not None:
            _can_be(value, noun, roles[role], scope)
        found.append((role, m.Pattern(noun, called.get(role, ("", ""))[0])))
    bound = dict(called.values())
    for role, pattern in found:
        if role in called and pattern.noun is not None:
            narrower = thing_type(pattern.noun.kind, scope)
            if narrower not in ("unknown", "goods", "thing anything"):
                bound[called[role][0]] = narrower
    if verb in ("gain", "lose", "pay"):
        bound["amount"] = "number"
    event = m.Event(node.moment.text, verb, node.who.text, tuple(found))
    return event, {**bound, "player": "thing player"}


def _can_be(node: nodes.Node, noun: m.Noun, wants: str, scope: Scope) -> None:
    """What is heard of must be what the verb is done with, or it is never heard."""
    kind = thing_type(noun.kind, scope)
    one = f"thing {wants.partition(' ')[2]}" if wants.partition(" ")[0] in ("thing", "set") else "unknown"
    if kind.startswith("thing ") and not fits(scope, kind, one):
        say(scope, words.wrong_type(node.span, one, kind))


def _called(verb: str, scope: Scope) -> dict[str, tuple[str, str]]:
    """Role to the name and type by which a rule speaks of it."""
    declared = scope.world.names.declared.get(verb)
    if declared is None or not isinstance(declared.node, nodes.Rule):
        return {}
    params, types = params_of(declared.node, Scope(scope.world, []))
    return {param.role: (param.name, types[param.name]) for param in params}


def _pattern(node: nodes.Node, verb: str, scope: Scope) -> m.Noun | None:
    """A noun that an event's part must be; None for whatever it is."""
    if isinstance(node, nodes.Pick):
        if verb == "pay" and node.noun.kind.text == "cost":
            return None
        if node.noun.kind.text in PLAIN:
            return None
        return noun_of(node.noun, scope)
    if isinstance(node, nodes.Name):
        if node.word.text == "you":
            return m.Noun("player", where=m.Test("=", m.Var("it"), m.You()), words=("it is you",))
        declared = scope.world.names.declared.get(node.word.text)
        if declared and declared.sort == "pile":
            return m.Noun(node.word.text)
        if takes(node.word.text, scope) is None or node.word.text in scope.world.goods:
            return m.Noun(sort_of_noun(node.word, scope)[1])
    if isinstance(node, nodes.Amount):
        say(scope, words.heard_number(node.span, node.good.text))
    else:
        hint = "say what is heard as a noun: `a card`, `any coin`, or a name"
        say(scope, words.not_here(node.span, "hearing this", hint))
    return None


def _owned(name: nodes.Word, owner: nodes.The | nodes.Name, scope: Scope) -> None:
    """What becomes something is of what it can be of."""
    kind = owner.word.text
    found = "thing player" if kind == "you" else it_of(owner, scope)[1] if kind == "it" else ""
    if not found:
        sort_of_noun(owner.word, scope)
        found = thing_type(singular(scope.world, kind), scope)
    wants = owner_types(name.text, scope)
    if not wants:
        say(scope, naming.takes_nothing(name.span, name.text, wants))
    elif not fits(scope, found, wants[0]):
        say(scope, words.wrong_type(owner.span, wants[0], found))


def _becomes(node: nodes.Becomes, moment: str, scope: Scope) -> tuple[m.Event, Vars] | None:
    name = node.what.what if isinstance(node.what, nodes.Of) else node.what
    owner = node.what.owner if isinstance(node.what, nodes.Of) else None
    declared = scope.world.names.declared.get(name.word.text) if isinstance(name, nodes.Name) else None
    if declared is None or declared.sort not in ("counter", "flag", "marker") or not isinstance(name, nodes.Name):
        say(scope, words.not_here(node.what.span, "hearing this", "name a counter, a flag or a marker"))
        return None
    value, found = meant(node.value, Scope(scope.world, scope.said, choices=False))
    wants = {"counter": "number", "flag": "truth"}.get(declared.sort) or f"thing {held(declared.node, scope.world)}"
    if not fits(scope, found, wants):
        say(scope, words.wrong_type(node.value.span, wants, found))
    bound: Vars = {"player": "thing player"}
    roles: tuple[tuple[str, m.Pattern], ...] = ()
    who = "anyone"
    if isinstance(owner, nodes.The | nodes.Name):
        _owned(name.word, owner, scope)
    if isinstance(owner, nodes.Name) and owner.word.text in ("you", "it"):
        who = owner.word.text
    elif isinstance(owner, nodes.The | nodes.Name):
        kind = owner.word.text
        roles = (("of", m.Pattern(m.Noun(kind), kind)),)
        bound[kind] = thing_type(kind, scope)
    return m.Event(moment, f"{name.word.text} becomes", who, roles, value), bound
