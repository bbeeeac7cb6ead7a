"""An event as a sentence for one seat, and an answer in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, cast

from ..decisions import NOTHING
from ..naming import definition
from ..streams import UNSEEN, Event
from .screen import clean
from .things import is_rule, plain_rule
from .voice import Voice, amount, called, counted, option_called, say, several

ROLES = ("by", "what", "many")
GAME = "game"
"""In place of a player: what happens by itself."""
QUIET = ("ends", "becomes")
PLACES = ("to", "in", "into", "on", "under")
GOODS = ("gain", "lose", "pay")
ONE_BY_ONE = ("move", "put", "draw", "create", "remove", "exhaust", "ready", *GOODS)
"""Verbs that are heard for each thing by itself, and told in one sentence."""


@dataclass(frozen=True, slots=True)
class Told:
    """An event, worded for a viewer."""

    by: str
    text: str
    about: frozenset[str] = frozenset()
    """The things that it names."""
    verb: str = ""
    """The verb, if what comes next may be joined with it."""
    rule: str = ""
    """The rule, if the story has one line for all of it."""
    things: tuple[tuple[str, int], ...] = ()
    more: tuple[tuple[str, Any], ...] = ()
    whole: bool = False
    """Whether the text is a sentence that names its player."""
    phase: bool = False
    why: str = ""
    """What it was done for, where nothing before it says so."""
    rest: str = ""
    """The text of a rule, until what it says has happened."""


def answered(voice: Voice, event: Event) -> str:
    """The answer in words; what the viewer cannot see is something unseen."""
    if event.roles.get("secret"):
        return say(voice, "told", "secret")
    if event.roles["what"] == UNSEEN:
        return say(voice, "told", "hidden")
    return _answer(voice, str(event.roles["what"]))


def _answer(voice: Voice, id: str) -> str:
    """An option by its id, in words."""
    if id in ("yes", "no", "done"):
        return say(voice, "options", id)
    if id.startswith("use "):
        return say(voice, "options", "use-ability", option_called(voice, id.removeprefix("use ")))
    paid, by, things = id.partition(" by ")
    if paid[:1].isdigit() or (by and paid == NOTHING):
        goods = called(voice, None) if paid == NOTHING else " + ".join(_good(voice, one) for one in paid.split(" + "))
        return goods + (f" ({', '.join(called(voice, one) for one in things.split(' by '))})" if by else "")
    return option_called(voice, id)


def _good(voice: Voice, part: str) -> str:
    many, _, good = part.partition(" ")
    return amount(voice, int(many) if many.isdecimal() else many, good) if good else many


def happened(voice: Voice, event: Event, viewer: str | None) -> Told | None:
    """The sentence for an event; None where there is nothing to tell."""
    by, verb = _doer(voice, event), event.verb
    if verb in ("shuffle", "refill") and str(event.roles.get("what")).partition(":")[0] in voice.aside:
        return None
    things, more = things_of(event.roles), _others(event.roles)
    if things and all(_lies_aside(voice, id) for id, _ in things):
        return None
    if event.roles.get("many") == UNSEEN and verb in GOODS:
        good = say(voice, "told", "uncounted", several(voice, str(event.roles.get("what"))))
        return Told(by, clean(say(voice, "told", verb, good)), frozenset(id for id, _ in things))
    if verb in ONE_BY_ONE and not is_rule(voice.edition, verb):
        # Players are in a pile where lots are drawn: nothing is done to the players themselves.
        if things and all(id.startswith("player-") for id, _ in things):
            return None
        if (UNSEEN, 1) in things and event.trace.at in voice.sorts:
            more["sort"] = voice.sorts[event.trace.at]
        told = told_of(voice, by, verb, things, more, viewer)
        return replace(told, why=_paid_for(voice, event)) if verb == "pay" else told
    text = _sentence(voice, event, viewer)
    whole = is_rule(voice.edition, verb) and _of_nobody(voice, verb, by, things, more)
    by = GAME if whole else by
    about = frozenset(id for id, _ in things) | {str(one) for one in more.values()}
    rule = verb if is_rule(voice.edition, verb) else ""
    phase, rest = verb.endswith(" begins"), text if rule else ""
    return Told(by, text, about, rule=rule, whole=whole, phase=phase, rest=rest) if text else None


def _lies_aside(voice: Voice, id: str) -> bool:
    """Whether a thing only ever lies in piles that the table does not show."""
    edition = voice.edition
    sorts = edition.sorts.get(edition.numbers.get(id, -1), frozenset[str]())
    piles = [pile.name for pile in edition.piles.values() if pile.holds in sorts]
    return bool(piles) and voice.aside.issuperset(piles)


def _paid_for(voice: Voice, event: Event) -> str:
    """What a payment is for, where the rule that asks for it is not told itself."""
    rule = event.trace.rule
    return clean(voice.names(rule) or "") if rule in voice.aside else ""


def _of_nobody(voice: Voice, verb: str, by: str, things: Sequence[tuple[str, int]], more: Mapping[str, Any]) -> bool:
    """Whether the sentence of a rule is the same for every player who does it, because it is about somebody else."""
    mine = voice.logged(verb, by, things, more, False)
    return bool(by) and mine is not None and mine == voice.logged(verb, by, things, more, True)


def _doer(voice: Voice, event: Event) -> str:
    """Who did it: a player, or the game itself, which deals, slides and turns up cards."""
    if event.verb == "refill":
        # A pile fills itself: its owner does it, or the game.
        return next((key for key in str(event.roles.get("what")).split(":") if key.startswith("player-")), GAME)
    return GAME if event.by and event.trace.at in voice.unowned else event.by or ""


def told_of(
    voice: Voice, by: str, verb: str, things: Sequence[tuple[str, int]], more: Mapping[str, Any], viewer: str | None
) -> Told:
    text = voice.logged(verb, by, things, more, by != viewer)
    if text is None:
        each = [amount(voice, many, id) if verb in GOODS else _named(voice, id, many) for id, many in things]
        place = next((more[name] for name in PLACES if more.get(name)), None)
        text = say(
            voice, "told", _person(voice, verb, by == viewer), ", ".join(each), to=_seen(voice, place) if place else ""
        )
    return Told(by, clean(text), frozenset(id for id, _ in things), verb, "", tuple(things), tuple(more.items()))


def _named(voice: Voice, id: str, many: int) -> str:
    return _seen(voice, id) if many == 1 else f"{many}× {_seen(voice, id)}"


def things_of(roles: Mapping[str, Any]) -> tuple[tuple[str, int], ...]:
    """The things of an event, and how many of each."""
    what, many = roles.get("what"), roles.get("many", 1)
    if what is None:
        return ()
    each = cast(list[Any], what) if isinstance(what, list | tuple) else [what]
    return tuple((str(bare(one)), many if isinstance(many, int) else 1) for one in each)


def _others(roles: Mapping[str, Any]) -> dict[str, Any]:
    """The other roles that have a value."""
    return {
        name: tuple(map(bare, cast(list[Any], value))) if isinstance(value, list | tuple) else bare(value)
        for name, value in roles.items()
        if name not in (*ROLES, "things") and value is not None
    }


def bare(value: Any) -> Any:
    """A thing without what distinguishes its copies."""
    return definition(value) if isinstance(value, str) and "@" in value else value


def _sentence(voice: Voice, event: Event, viewer: str | None) -> str:
    by, verb, roles = _doer(voice, event), event.verb, event.roles
    word, _, moment = verb.rpartition(" ")
    if moment in QUIET or verb in voice.aside:
        return ""
    if moment == "begins":
        return "" if by else _begun(voice, word, int(roles.get("times", 0)))
    rule = is_rule(voice.edition, verb)
    if rule and roles.get("what") == 0 and roles["what"] is not False:
        return ""  # an amount of zero is left out
    if rule and plain_rule(voice.edition, verb) and verb not in voice.words["told"]:
        return clean(voice.logged(verb, by, (), {}, by != viewer) or "")
    things = things_of(roles)
    if not rule and verb == "use" and things and things[0][0] not in voice.edition.elements:
        return ""  # an ability without an element has no name
    # An event by itself with a pile of the viewer is worded with `your`.
    teller = by or next((str(viewer) for id, _ in things if viewer in id.split(":")), "")
    said = voice.logged(verb, teller, things, _others(roles), teller != viewer)
    text = clean(said) if said is not None else _plainly(voice, verb, roles, rule, by == viewer)
    if not rule and verb == "reveal":
        return _shown(voice, roles, text)
    # A face is no part of the sentence.
    face = _seen(voice, roles["face"]) if said is not None and "face" in roles else ""
    return say(voice, "told", "shown", text=text, things=face) if face else text


def _begun(voice: Voice, phase: str, times: int) -> str:
    """A phase, and how often it has begun; a step that occurs once in each round needs no number beside that of the
    round."""
    name, most = called(voice, phase), voice.rounds.get(phase, 0)
    if phase in voice.steps:
        return name
    if most >= times > 0:
        return say(voice, "table", "of-rounds", phase=name, n=str(times), most=str(most))
    return say(voice, "told", "begins", name, n=str(times))


def _plainly(voice: Voice, verb: str, roles: Mapping[str, Any], rule: bool, own: bool) -> str:
    """For an event without a phrase: the name of the verb, and its things."""
    what = _what(voice, roles)
    if not rule and verb == "reveal" and roles.get("to"):
        return say(voice, "told", _person(voice, "reveal-to", own), what, to=called(voice, roles["to"]))
    if not rule and verb in voice.words["told"]:
        face = _seen(voice, roles["face"]) if "face" in roles else ""
        return say(voice, "told", _person(voice, verb, own), what, face=face).rstrip(": ")
    others = [_seen(voice, value) for value in _others(roles).values()]
    listed = ", ".join(filter(None, (what, *others)))
    key = "done-you" if own else "done"
    named = say(voice, "told", key, called(voice, verb), what=listed)
    return named if listed else named.rstrip(": ")


def _person(voice: Voice, verb: str, own: bool) -> str:
    """The word for an act of the viewer, where a language distinguishes it."""
    return f"{verb}-you" if own and f"{verb}-you" in voice.words["told"] else verb


def _shown(voice: Voice, roles: Mapping[str, Any], text: str) -> str:
    """A pile is shown: those who can see it now read its things."""
    things = roles.get("things")
    if things is None:
        return text
    if not things:
        return ""
    listed = ", ".join(counted(called(voice, it) for it in cast(list[Any], things)))
    return say(voice, "told", "shown", text=text, things=listed)


def _what(voice: Voice, roles: Mapping[str, Any]) -> str:
    what, many = roles.get("what"), roles.get("many", 1)
    if what is None:
        return ""
    slot = voice.edition.slots.get(what) if isinstance(what, str) else None
    if slot is not None and slot.sort == "counter":
        return f"{many} {called(voice, what)}"
    named = _seen(voice, what)
    return named if many == 1 else f"{say(voice, 'told', 'many', n=str(many))} ({named}, …)"


def _seen(voice: Voice, what: Any) -> str:
    """The name of something, as far as it was seen."""
    if isinstance(what, list | tuple):
        return ", ".join(_seen(voice, item) for item in cast(list[Any], what))
    return say(voice, "told", "hidden") if what == UNSEEN else called(voice, what)
