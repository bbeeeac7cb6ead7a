"""The event of an ability, resolved: the verb, the player, and what it must be done to.

after you place a token in a forest-field      Event("after", "place", "you", what=token, in=forest field)
"""

from __future__ import annotations

from typing import NamedTuple

from ..diagnostics.words import meaning as words
from ..diagnostics.words import naming
from ..replacing import replace
from ..syntax import nodes
from ..verbs.verb import brings, counted, heard, pays, role_of, takes_away, thrown
from . import model as m
from .acts import WORDS
from .arguments import roles_of, told_at, verb_of
from .changes import Vars, becomes, moves, travels
from .heard import can_be, pattern_of
from .nouns import thing_type
from .rolls import roll_heard
from .scope import Scope, say
from .shapes import plain_verb
from .shifts import phase as known_phase
from .signatures import signature, verbs
from .values import params_of
from .world import is_rule

WHO = {
    "you": "you",
    "anyone": "anyone",
    "any player": "anyone",
    "another player": "other",
    "an opponent": "other",
}

Part = tuple[str, nodes.Node]
"""The role of a part of an event, and its phrase."""


def event_of(node: nodes.Moment, scope: Scope) -> tuple[m.Event, Vars] | None:
    """The event, and the variables for its parts in the lines under it."""
    moment = node.moment.text
    if isinstance(node, nodes.Hears) and node.who.text != "you":
        node = replace(node, act=replace(node.act, verb=plain_verb(node.act.verb, scope)))
    if isinstance(node, nodes.Passes | nodes.YourPasses | nodes.TheirPasses):
        return _passes(node, scope)
    if not isinstance(node, nodes.Hears):
        return _change(node, scope)
    verb = node.act.verb.text
    known = verb_of(verb, scope)
    if not _known(node.act.verb, scope):
        return None
    if known is not None and not heard(known):
        say(scope, words.not_here(node.act.verb.span, f"hearing `{verb}`", "hear what it brings about instead"))
    if not _pays(verb, scope):
        _not_paid(node.moment, verb, scope)
    elif moment == "when" and node.who.text != "you":
        hint = "write `when you pay`; what others pay changes where the price is a value with a name: `let fee be 2`"
        say(scope, words.not_here(node.who.span, "changing what others pay", hint))
    return _heard(node, scope)


def _passes(node: nodes.Passes | nodes.YourPasses | nodes.TheirPasses, scope: Scope) -> tuple[m.Event, Vars]:
    """A phase that begins or ends: anybody's, yours, or somebody else's."""
    verb = f"{node.phase.text} {node.edge.text}"
    known_phase(node.phase, scope)
    _not_paid(node.moment, verb, scope)
    if not isinstance(node, nodes.Passes) and not scope.world.phases.get(node.phase.text, node.phase.text != "game"):
        say(scope, naming.nobodys_phase(node.phase.span, node.phase.text, node.edge.text))
    if isinstance(node, nodes.TheirPasses) and node.who.text == "you":
        say(scope, words.not_here(node.who.span, "`you's`", f"write `your {verb}`"))
    match node:
        case nodes.YourPasses():
            who = "you"
        case nodes.TheirPasses():
            who = WHO[" ".join(node.who.text.split())]
        case _:
            who = "anyone"
    return m.Event(node.moment.text, verb, who), {"player": "thing player"}


def _known(word: nodes.Word, scope: Scope) -> bool:
    """Whether there is a verb or a rule of that name."""
    verb = word.text
    if roles_of(verb, scope) is not None:
        return True
    if verb in WORDS:
        say(scope, words.not_here(word.span, f"hearing `{verb}`", "hear a rule of the pack that comes before it"))
        return False
    known = [*verbs(), *(n for n, d in scope.world.names.declared.items() if d.sort == "rule")]
    if verb not in scope.world.names.broken:
        say(scope, naming.unknown_verb(word.span, verb, known, heard=True))
    return False


def _pays(name: str, scope: Scope) -> bool:
    verb = verb_of(name, scope)
    return verb is not None and pays(verb)


def _has_source(name: str, scope: Scope) -> bool:
    """Whether it can be heard `from` a thing: the one whose lines give or take goods."""
    verb = verb_of(name, scope)
    return verb is not None and (brings(verb) or takes_away(verb)) and role_of(verb, "from") is None


def _not_paid(moment: nodes.Word, heard: str, scope: Scope) -> None:
    """`when` is for payments only."""
    if moment.text == "when":
        say(scope, words.when_for_after(moment.span, heard))


def _change(node: nodes.Becomes | nodes.Moves | nodes.Travels, scope: Scope) -> tuple[m.Event, Vars] | None:
    """A slot that changes. It is heard when it has: what may be changed or stopped is what was to change it."""
    if isinstance(node, nodes.Becomes):
        found = becomes(node, scope)
    else:
        found = moves(node, scope) if isinstance(node, nodes.Moves) else travels(node, scope)
    if found is not None:
        _not_paid(node.moment, found[0].verb, scope)
        if node.moment.text == "before":
            say(scope, words.before_change(node.moment.span, found[0].slot))
    return found


def _heard(node: nodes.Hears, scope: Scope) -> tuple[m.Event, Vars]:
    verb, who = node.act.verb, WHO[" ".join(node.who.text.split())]
    if (dice := verb_of(verb.text, scope)) is not None and thrown(dice):
        if node.moment.text == "before":
            say(scope, words.before_roll(node.moment.span))
        rolled, bound = roll_heard(node.act, scope)
        return m.Event(node.moment.text, verb.text, who, rolled), {**bound, "player": "thing player"}
    parts, aim = _aimed(node.act, scope)
    roles, bound = _parts(verb, node.act.what, parts, scope)
    known = verb_of(verb.text, scope)
    if known is not None and counted(known):
        bound["amount"] = "number"
    found = None
    if aim is not None and _known(aim.verb, scope):
        aims, more = _parts(aim.verb, aim.what, aim.parts, scope)
        found = m.Aim(aim.verb.text, aims)
        bound = {**more, **bound}
    event = m.Event(node.moment.text, verb.text, who, roles, aim=found)
    return event, {**bound, "player": "thing player"}


class Aimed(NamedTuple):
    """What a payment is for, before its parts are resolved."""

    verb: nodes.Word
    what: nodes.Node | None
    parts: list[Part]


def _aimed(node: nodes.Heard, scope: Scope) -> tuple[list[Part], Aimed | None]:
    """The parts of what is heard and, after `to`, the rule that is paid for. `to rest` is parsed like any other
    part."""
    parts: list[Part] = []
    aim: Aimed | None = None
    for place in node.places.items:
        if aim is not None:
            aim.parts.append((place.prep.text, place.what))
        elif _pays(node.verb.text, scope) and place.prep.text == "to" and isinstance(place.what, nodes.Name):
            aim = Aimed(place.what.word, None, [])
        else:
            parts.append((place.prep.text, place.what))
    last = node.places.aim
    if last is not None and _pays(node.verb.text, scope) and last.prep.text == "to" and aim is None:
        aim = Aimed(last.verb, last.what, [(place.prep.text, place.what) for place in last.places.items])
    elif last is not None:
        say(
            scope,
            words.not_here(last.span, "what this is for", "write it for a payment: `when you pay any cost to ...`"),
        )
    if aim is not None and not is_rule(scope.world, aim.verb.text) and signature(aim.verb.text) is not None:
        say(scope, words.not_here(aim.verb.span, f"paying to `{aim.verb.text}`", "name a rule of the pack"))
    return parts, aim


def _parts(
    verb: nodes.Word, what: nodes.Node | None, parts: list[Part], scope: Scope
) -> tuple[tuple[tuple[str, m.Pattern], ...], Vars]:
    """What each part of an event must be, and the names that the lines below have for them."""
    own = is_rule(scope.world, verb.text)
    wants = {role.name: role.type for role in roles_of(verb.text, scope) or ()}
    if _has_source(verb.text, scope):
        wants["from"] = "thing anything"
    called = _called(verb.text, scope)
    bound = dict(called.values())
    found: list[tuple[str, m.Pattern]] = []
    for role, value in [*([("what", what)] if what is not None else []), *parts]:
        if role not in wants:
            takes = (one for one in wants if one != "what")
            say(scope, words.wrong_role(value.span, verb.text, role, takes, told_at(verb.text, scope)))
            continue
        noun = pattern_of(value, scope, ("cost",) if _pays(verb.text, scope) else ())
        if noun is not None:
            can_be(value, noun, wants[role], scope)
        name = called.get(role, ("", ""))[0]
        if not own and noun is not None and wants[role].endswith(" anything") and noun.kind not in bound:
            name = _spoken_of(noun, scope)
        if name and noun is not None:
            narrower = thing_type(noun.kind, scope)
            if narrower not in ("unknown", "goods", "thing anything"):
                bound[name] = narrower
        found.append((role, m.Pattern(noun, name)))
    return tuple(found), bound


def _spoken_of(noun: m.Noun, scope: Scope) -> str:
    """The name of a part of a verb that every game has: its kind."""
    return noun.kind if thing_type(noun.kind, scope).startswith("thing ") and noun.kind != "player" else ""


def _called(verb: str, scope: Scope) -> dict[str, tuple[str, str]]:
    """By role, the name and the type that a rule uses."""
    declared = scope.world.names.declared.get(verb)
    if declared is None or not isinstance(declared.node, nodes.Rule):
        return {}
    params, types = params_of(declared.node, Scope(scope.world, []))
    return {param.role: (param.name, types[param.name]) for param in params}
