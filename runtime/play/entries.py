"""The story of a game for one seat: each answer, and what followed from it. Made from the stream of that seat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, cast

from ..naming import definition
from ..public import Game
from ..streams import ANSWER, UNSEEN, Event
from .telling import GAME, GOODS, Told, answered, bare, happened, things_of, told_of
from .voice import Voice, say

MOVED = ("move", "put")
BEFORE = 8
"""How many entries before the first one are read: a rule seldom asks more often."""


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
            elif (place := _said_with(told, followed, event.trace.rule)) is not None:
                followed[place] = replace(followed[place], rest="")
            elif not _told_before(told, followed, rules.get(rule, frozenset())) and not _known(told, event, followed):
                followed.append(told)
    return found


def _now_seen(voice: Voice, before: tuple[list[Told], int, Event], told: Told, viewer: str | None) -> Told | None:
    """The line of a rule about something unseen, told again with what has since been seen: a token that is placed face
    up."""
    lines, at, event = before
    things = [id for id, many in told.things for _ in range(many)]
    unseen = sum(many for id, many in things_of(event.roles) if id == UNSEEN)
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
    return {str(bare(one)) for one in cast(list[Any], things)} <= named


def _said_with(told: Told, followed: Sequence[Told], rule: str) -> int | None:
    """The place of the line of a rule that begins with this: *gains 3 points for the mill* says that 3 points are
    gained, once. What a rule calls another one for comes directly after it."""
    for place, one in enumerate(followed):
        caused = one.rule == rule or (told.rule and place == len(followed) - 1)
        if caused and one.by == told.by and one.rest.startswith(f"{told.text} "):
            return place
    return None


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


def verb_of(entry: Entry) -> str:
    """The verb of an answer whose text is an act."""
    return "pay" if entry.about[:1].isdigit() else entry.about.partition(" ")[0]
