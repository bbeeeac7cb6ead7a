"""Events by their names, and whether what happens is what an ability hears.

after you place a token in a sunny-field      hears `place in sunny-field`
after you gain any resource                  hears `gain coal`, `gain iron` ...
"""

from __future__ import annotations

from dataclasses import dataclass

from ..meaning import model as m
from ..meaning.built_in import verb_named
from ..verbs.verb import brings, of_goods, takes_away
from .happenings import Happening, What, is_change
from .sorts import Sorts, goods_of, is_a


@dataclass(frozen=True, slots=True)
class Heard:
    """That a happening is heard: by which name, whether it must be chosen to be, and what else that hangs on."""

    event: str
    choice: bool
    sure: bool
    guards: tuple[str, ...]
    elsewhere: bool = False
    """Another player hears it, who has the same or another ability."""


def events_of(event: m.Event, sorts: Sorts) -> tuple[str, ...]:
    """The names of what an ability hears: of a group of goods, one for each good."""
    before = "before " if event.moment == "before" else ""
    pattern = dict(event.roles).get("what")
    noun = pattern.noun if pattern else None
    if event.becomes is not None:
        return (f"{before}{event.verb} {_said(event.becomes)}",)
    if event.change:
        return (before + _changed(event.verb, noun),)
    verb = verb_named(event.verb, sorts.model)
    if verb is not None and of_goods(verb):
        goods = goods_of(noun.kind, sorts.model) if noun else ()
        return tuple(f"{before}{event.verb} {good}" for good in goods) or (f"{before}{event.verb}",)
    return (before + named(event.verb, tuple((role, one.noun) for role, one in event.roles), sorts),)


def event_name(one: Happening, sorts: Sorts) -> str:
    """The name of what happens."""
    if one.verb.endswith(" becomes"):
        return f"{one.verb} {_said(one.value)}" if one.value is not None else one.verb
    if is_change(one.verb):
        what = dict(one.roles).get("what")
        return _changed(one.verb, what.noun if isinstance(what, What) else None)
    if one.good:
        return f"{one.verb} {one.good}"
    roles = tuple((role, _bare(what.noun)) for role, what in one.roles if isinstance(what, What))
    return named(one.verb, roles, sorts)


def _changed(verb: str, what: m.Noun | None) -> str:
    """A change as it is said: `coin rises`, `token comes to bag`."""
    slot, _, change = verb.rpartition(" ")
    if change not in ("comes", "leaves"):
        return verb
    return f"{noun_name(what or m.Noun('anything'))} {'comes to' if change == 'comes' else change} {slot}"


def changes_goods(name: str, model: m.Model) -> bool:
    """Whether it is an event of goods that come or go, other than as a price."""
    verb = verb_named(name.partition(" ")[0], model)
    return verb is not None and (brings(verb) or takes_away(verb))


def _bare(noun: m.Noun | None) -> m.Noun | None:
    """Which of its sort it was does not belong to the name of what happened."""
    return m.Noun(noun.kind, noun.trait) if noun is not None else None


def named(verb: str, roles: tuple[tuple[str, m.Noun | None], ...], sorts: Sorts) -> str:
    """A verb with what is said of its parts. What a rule always asks for goes without saying, unless nothing else
    would be left."""
    rule = sorts.model.rules.get(verb)
    asked = {param.role: param.noun for param in rule.params} if rule else {}
    said = [(role, noun) for role, noun in roles if noun is not None and not _plain(noun, asked.get(role))]
    if not said:
        given = dict(roles)
        what = given.get("what") or _bare(asked.get("what"))
        said = [("what", what)] if what is not None else []
    order = {role: number for number, role in enumerate(asked)}
    said.sort(key=lambda one: order.get(one[0], 0))
    parts = (noun_name(noun) if role == "what" else f"{role} {noun_name(noun)}" for role, noun in said)
    return " ".join([verb, *parts])


def _plain(noun: m.Noun, asked: m.Noun | None) -> bool:
    return asked is not None and noun.kind == asked.kind and not (noun.trait or noun.holding or noun.words)


def noun_name(noun: m.Noun) -> str:
    parts = [f"{noun.trait}-{noun.kind}" if noun.trait else noun.kind]
    if noun.holding:
        parts.append(f"holding {noun.holding}")
    if noun.words:
        parts.append(f"where {' and '.join(' '.join(words.split()) for words in noun.words)}")
    return " ".join(parts)


def _said(value: m.Expr) -> str:
    match value:
        case m.Number(number):
            return str(number)
        case m.Truth(truth):
            return "yes" if truth else "no"
        case m.Thing(id):
            return id
        case m.Nothing():
            return "nothing"
        case _:
            return "so much"


def heard(one: Happening, event: m.Event, sorts: Sorts) -> Heard | None:
    """Whether an ability hears something. What happens to another player is heard by abilities of that player."""
    if one.verb != event.verb:
        return None
    guards = list(one.guards)
    elsewhere = one.by == "other" and event.who == "you"
    if one.by == "someone" and event.who == "you":
        guards.append("it happens to the same player")
    choice = one.choice
    if event.change in ("becomes", "rises", "falls"):
        if one.value is not None and event.becomes is not None and one.value != event.becomes:
            return None
        return Heard(events_of(event, sorts)[0], choice, False, tuple(guards), elsewhere)
    given = dict(one.roles)
    for role, pattern in event.roles:
        if pattern.noun is None or (event.change and role != "what"):
            continue
        if one.good and role == "what":
            if one.good not in goods_of(pattern.noun.kind, sorts.model):
                return None
            continue
        what = given.get(role)
        answer = is_a(what.noun if isinstance(what, What) else None, pattern.noun, sorts)
        if answer == "no":
            return None
        if answer == "maybe":
            if isinstance(what, What) and what.picked:
                choice = True
            else:
                guards.append(f"it is {'' if role == 'what' else role + ' '}{noun_name(pattern.noun)}")
    name = f"{one.verb} {one.good}" if one.good else events_of(event, sorts)[0]
    before = "before " if event.moment == "before" and one.good else ""
    return Heard(before + name, choice, one.sure and not choice and not guards, tuple(guards), elsewhere)
