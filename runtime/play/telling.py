"""What has happened, said to one seat: each answer, and what followed from it. Made of what that seat was told."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, cast

from ..public import Game
from ..streams import ANSWER, UNSEEN, Event
from .things import is_rule, plain_rule
from .voice import Voice, called, counted, say

ROLES = ("by", "what", "many")
QUIET = ("ends", "becomes")
PLACES = ("to", "in", "into", "on", "under")
GOODS = ("gain", "lose", "pay")
ONE_BY_ONE = ("move", "put", "draw", "remove", "exhaust", "ready", *GOODS)
"""Of a verb done to several things each is heard by itself; they are told in one sentence."""


@dataclass(frozen=True, slots=True)
class Told:
    """What happened, as one who looks on is told it."""

    by: str
    text: str
    verb: str = ""
    """The verb, where what comes next may be told with it."""
    what: str = ""
    more: tuple[tuple[str, str], ...] = ()


@dataclass(slots=True)
class Entry:
    """One answer and its consequences, as who looks on is told them; of the setup, no answer."""

    seat: str = ""
    chosen: str = ""
    followed: list[Told] = field(default_factory=list[Told])


def entries(voice: Voice, game: Game, viewer: str | None, first: int = 0) -> list[Entry]:
    """What somebody who looks on has been told: the setup, then an entry for each answer. From the entry `first` on: in
    a long game it takes long to say all of it."""
    found = game.stream(viewer)
    if first == 0:
        return entries_of(voice, found)
    answers = [number for number, event in enumerate(found) if event.verb == ANSWER]
    return entries_of(voice, found[answers[first - 1] :])[1:] if first <= len(answers) else []


def entries_of(voice: Voice, events: Iterable[Event]) -> list[Entry]:
    """Some of what was told: what comes before the first answer, then an entry for each."""
    found = [Entry()]
    for event in events:
        if event.verb == ANSWER:
            found.append(Entry(str(event.by), answered(voice, event)))
        elif (told := happened(voice, event)) is not None:
            found[-1].followed.append(told)
    return found


def told_so_far(game: Game, viewer: str | None) -> int:
    """How many entries there are: the setup, and each answer."""
    return 1 + sum(event.verb == ANSWER for event in game.stream(viewer))


def answered(voice: Voice, event: Event) -> str:
    """What was answered; what the viewer cannot see is something unseen."""
    if event.roles.get("secret"):
        return say(voice, "told", "secret")
    if event.roles["what"] == UNSEEN:
        return say(voice, "told", "hidden")
    return say(voice, "told", "chose", _answer(voice, str(event.roles["what"])))


def _answer(voice: Voice, id: str) -> str:
    """An option by its id, in words."""
    if id in ("yes", "no", "done"):
        return say(voice, "options", id)
    if id.startswith("use "):
        return say(voice, "options", "use-ability", called(voice, id.removeprefix("use ")))
    paid, by, things = id.partition(" by ")
    if paid[:1].isdigit():
        goods = " + ".join(_good(voice, part) for part in paid.split(" + "))
        return goods + (f" ({', '.join(called(voice, one) for one in things.split(' by '))})" if by else "")
    return called(voice, id)


def _good(voice: Voice, part: str) -> str:
    many, _, good = part.partition(" ")
    return f"{many} {called(voice, good)}" if good else many


def happened(voice: Voice, event: Event) -> Told | None:
    """What is told of an event; nothing where there is nothing to tell."""
    by, verb, roles = event.by or "", event.verb, event.roles
    if verb not in ONE_BY_ONE or is_rule(voice.edition, verb):
        text = _sentence(voice, verb, by, roles)
        return Told(by, text) if text else None
    what = _what(voice, roles)
    place = next((name for name in PLACES if roles.get(name)), "")
    more = (("to", _seen(voice, roles[place]) if place else ""),)
    return Told(by, say(voice, "told", verb, what, **dict(more)), verb, what, more)


def _sentence(voice: Voice, verb: str, by: str, roles: Mapping[str, Any]) -> str:
    word, _, moment = verb.rpartition(" ")
    if moment in QUIET:
        return ""
    if moment == "begins":
        return "" if by else say(voice, "told", "begins", called(voice, word), n=str(roles.get("times", 0)))
    rule = is_rule(voice.edition, verb)
    if rule and plain_rule(voice.edition, verb) and verb not in voice.words["told"]:
        return ""
    what = _what(voice, roles)
    if not rule and verb == "reveal":
        return _revealed(voice, roles, what)
    if not rule and verb in voice.words["told"]:
        face = _seen(voice, roles["face"]) if "face" in roles else ""
        return say(voice, "told", verb, what, face=face)
    others = " ".join(
        f"{called(voice, name)} {_seen(voice, value)}"
        for name, value in roles.items()
        if name not in ROLES and value is not None
    )
    return " ".join(filter(None, (called(voice, verb), what, others)))


def _revealed(voice: Voice, roles: Mapping[str, Any], what: str) -> str:
    """A pile is shown; who can look into it now reads what lies there."""
    to, things = roles.get("to"), roles.get("things")
    text = say(voice, "told", "reveal-to", what, to=called(voice, to)) if to else say(voice, "told", "reveal", what)
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
    """What something is called, as far as it was seen."""
    if isinstance(what, list | tuple):
        return ", ".join(_seen(voice, item) for item in cast(list[Any], what))
    return say(voice, "told", "hidden") if what == UNSEEN else called(voice, what)


def course(voice: Voice, entries: Sequence[Entry], viewer: str | None) -> list[list[str]]:
    """What several answers led to. An answer that the next one of the same seat tells again need not be told itself."""
    kept: list[tuple[str, list[str]]] = []
    for entry in reversed(entries):
        parts = story(voice, entry, viewer)
        again = kept and kept[-1][0] == entry.seat and any(entry.chosen in part for part in kept[-1][1])
        if parts and not (not entry.followed and again):
            kept.append((entry.seat, parts))
    return [parts for _, parts in reversed(kept)]


def story(voice: Voice, entry: Entry, viewer: str | None) -> list[str]:
    """What one answer led to, in parts: who did what, and what followed."""
    followed = list(_together(voice, _told_once(entry.followed)))
    chosen = entry.chosen
    # Who reads that a cell was marked need not read that the cell was chosen, nor that it was something unseen.
    unseen = chosen == say(voice, "told", "hidden")
    told = not chosen or any(chosen in text for _, text in followed) or (unseen and followed)
    parts = [] if told else [_by(voice, entry.seat, viewer, chosen)]
    last = entry.seat if parts else ""
    for seat, text in followed:
        parts.append(_by(voice, seat, viewer, text) if seat and seat != last else text)
        last = seat or last
    return parts


def _told_once(followed: Iterable[Told]) -> Iterator[Told]:
    """Who reads that a worker was sent to the mill need not read that it moved there."""
    rule: Told | None = None
    for one in followed:
        if one.verb in ("move", "put") and rule and rule.by == one.by and one.what and one.what in rule.text:
            continue
        if not one.verb:
            rule = one
        yield one


def _together(voice: Voice, followed: Iterable[Told]) -> Iterator[tuple[str, str]]:
    """Whose each event was, and the sentence; the same done to one thing after another is one sentence."""
    for (by, verb, more), group in groupby(followed, lambda one: (one.by, one.verb, one.more)):
        told = list(group)
        if not verb or len(told) == 1:
            yield from ((by, one.text) for one in told)
        else:
            each = [one.what for one in told]
            yield by, say(voice, "told", verb, ", ".join(each if verb in GOODS else counted(each)), **dict(more))


def _by(voice: Voice, seat: str, viewer: str | None, text: str) -> str:
    who = say(voice, "table", "you") if seat == viewer else called(voice, seat)
    return say(voice, "told", "line", who=who, what=text)
