"""Events as sentences for one seat: each answer, and what followed from it. Made from the stream of that seat."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, cast

from ..decisions import NOTHING
from ..naming import definition
from ..public import Game
from ..streams import ANSWER, UNSEEN, Event
from .screen import clean
from .things import is_rule, plain_rule
from .voice import Voice, amount, called, counted, say, several

ROLES = ("by", "what", "many")
GAME = "game"
"""In place of a player: what happens by itself."""
QUIET = ("ends", "becomes")
BEFORE = 8
"""How many entries before the first one are read: a rule seldom asks more often."""
MOVED = ("move", "put")
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


@dataclass(slots=True)
class Entry:
    """One answer and its consequences for a viewer; the setup has no answer."""

    seat: str = ""
    chosen: str = ""
    about: str = ""
    """The thing that was chosen, if it was one."""
    question: str = ""
    """The question, where the answer alone would not say it."""
    followed: list[Told] = field(default_factory=list[Told])


def entries(voice: Voice, game: Game, viewer: str | None, first: int = 0) -> list[Entry]:
    """The setup, then an entry for each answer, as a viewer has seen them; from the entry `first` on, because writing
    all of a long game takes long."""
    found = game.stream(viewer, traces=True)
    if first == 0:
        return entries_of(voice, found, viewer)
    answers = [number for number, event in enumerate(found) if event.verb == ANSWER]
    if first > len(answers):
        return []
    # What a rule told before it asked is not repeated, so some entries before are read, too.
    begin = max(0, first - BEFORE)
    return entries_of(voice, found[answers[begin] :], viewer)[first - begin :]


def entries_of(voice: Voice, events: Iterable[Event], viewer: str | None) -> list[Entry]:
    """Some events: those before the first answer, then an entry for each answer."""
    found, rules = [Entry()], dict[tuple[str, str], frozenset[str]]()
    hidden = dict[tuple[str, str], tuple[list[Told], int, Event]]()
    by_nobody = set[str]()
    for event in events:
        if event.verb == ANSWER:
            what = definition(str(event.roles.get("what")).removeprefix("use "))
            asked = voice.asks.get(event.trace.at, "") if what in ("yes", "no") else ""
            question = say(voice, "prompts", "may-do", asked.rstrip(".")) if asked else ""
            found.append(Entry(str(event.by), answered(voice, event), what, question))
        elif (told := happened(voice, event, viewer)) is not None:
            if not told.verb:
                rules[told.by, event.verb] = told.about
            if told.whole:
                by_nobody.add(event.verb)
            elif told.verb and told.verb not in GOODS and event.trace.rule in by_nobody:
                told = told_of(voice, GAME, told.verb, told.things, dict(told.more), viewer)
            followed, rule = found[-1].followed, (told.by, event.trace.rule)
            if told.rule and UNSEEN in told.about:
                hidden[told.by, event.verb] = followed, len(followed), event
            if told.verb in MOVED and rule in hidden and (now := _now_seen(voice, hidden[rule], told, viewer)):
                lines, at, _ = hidden.pop(rule)
                lines[at] = now
            elif not _told_before(told, followed, rules.get(rule, frozenset())) and not _known(told, event, followed):
                followed.append(told)
    return found


def _now_seen(voice: Voice, before: tuple[list[Told], int, Event], told: Told, viewer: str | None) -> Told | None:
    """The line of a rule about something unseen, told again with what has since been seen: a token that is placed face
    up."""
    lines, at, event = before
    things = [id for id, many in told.things for _ in range(many)]
    unseen = sum(many for id, many in _things(event.roles) if id == UNSEEN)
    if UNSEEN in things or len(things) != unseen or at >= len(lines):
        return None
    what = things[0] if len(things) == 1 else things
    return happened(voice, replace(event, roles={**event.roles, "what": what}), viewer)


def _known(told: Told, event: Event, followed: Iterable[Told]) -> bool:
    """Whether what is revealed was just named, as that which was put there."""
    things = event.roles.get("things")
    if event.verb != "reveal" or not isinstance(things, list | tuple) or not things:
        return False
    named = {id for one in followed if one.by == told.by and not one.verb for id in one.about}
    return {str(_bare(one)) for one in cast(list[Any], things)} <= named


def _told_before(told: Told, followed: Iterable[Told], rule: frozenset[str]) -> bool:
    """A line that says that a worker was sent to the mill makes the move superfluous: also where the rule had a
    question in between."""
    about = {id for id, _ in told.things}
    if told.verb == "remove" and about:
        return about <= rule
    if told.verb not in MOVED or not about:
        return False
    return about <= rule or about <= {id for one in followed if not one.verb and one.by == told.by for id in one.about}


def told_so_far(game: Game, viewer: str | None) -> int:
    """How many entries there are: the setup, and each answer."""
    return 1 + sum(event.verb == ANSWER for event in game.stream(viewer))


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
        return say(voice, "options", "use-ability", called(voice, id.removeprefix("use ")))
    paid, by, things = id.partition(" by ")
    if paid[:1].isdigit() or (by and paid == NOTHING):
        goods = called(voice, None) if paid == NOTHING else " + ".join(_good(voice, one) for one in paid.split(" + "))
        return goods + (f" ({', '.join(called(voice, one) for one in things.split(' by '))})" if by else "")
    return called(voice, id)


def _good(voice: Voice, part: str) -> str:
    many, _, good = part.partition(" ")
    return amount(voice, int(many) if many.isdecimal() else many, good) if good else many


def verb_of(entry: Entry) -> str:
    """The verb of an answer whose text is an act."""
    return "pay" if entry.about[:1].isdigit() else entry.about.partition(" ")[0]


def happened(voice: Voice, event: Event, viewer: str | None) -> Told | None:
    """The sentence for an event; None where there is nothing to tell."""
    by, verb = _doer(voice, event), event.verb
    if verb == "shuffle" and str(event.roles.get("what")).partition(":")[0] in voice.aside:
        return None
    things, more = _things(event.roles), _others(event.roles)
    if event.roles.get("many") == UNSEEN and verb in GOODS:
        good = say(voice, "told", "uncounted", several(voice, str(event.roles.get("what"))))
        return Told(by, clean(say(voice, "told", verb, good)), frozenset(id for id, _ in things))
    if verb in ONE_BY_ONE and not is_rule(voice.edition, verb):
        # Players are in a pile where lots are drawn: nothing is done to the players themselves.
        if things and all(id.startswith("player-") for id, _ in things):
            return None
        told = told_of(voice, by, verb, things, more, viewer)
        return replace(told, why=_paid_for(voice, event)) if verb == "pay" else told
    text = _sentence(voice, event, viewer)
    whole = is_rule(voice.edition, verb) and _of_nobody(voice, verb, by, things, more)
    by = GAME if whole else by
    about = frozenset(id for id, _ in things) | {str(one) for one in more.values()}
    rule = verb if is_rule(voice.edition, verb) else ""
    return Told(by, text, about, rule=rule, whole=whole, phase=verb.endswith(" begins")) if text else None


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


def _things(roles: Mapping[str, Any]) -> tuple[tuple[str, int], ...]:
    """The things of an event, and how many of each."""
    what, many = roles.get("what"), roles.get("many", 1)
    if what is None:
        return ()
    each = cast(list[Any], what) if isinstance(what, list | tuple) else [what]
    return tuple((str(_bare(one)), many if isinstance(many, int) else 1) for one in each)


def _others(roles: Mapping[str, Any]) -> dict[str, Any]:
    """The other roles that have a value."""
    return {
        name: tuple(map(_bare, cast(list[Any], value))) if isinstance(value, list | tuple) else _bare(value)
        for name, value in roles.items()
        if name not in (*ROLES, "things") and value is not None
    }


def _bare(value: Any) -> Any:
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
    things = _things(roles)
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
