"""What has happened, said to one seat: each answer, and what followed from it.

A thing is named only if that seat can see it when it happens; else it is something unseen.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, cast

from ..decisions import Decision, Option
from ..public import Game
from ..view import reads, sees
from .asking import wording
from .voice import Voice, called, counted, say

ROLES = ("verb", "by", "what", "many")
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
    """One answer and its consequences, as each who looks on is told them; of the setup, no answer."""

    seat: str = ""
    chosen: dict[str | None, str] = field(default_factory=dict[str | None, str])
    followed: dict[str | None, list[Told]] = field(default_factory=dict[str | None, list[Told]])


def answered(voice: Voice, game: Game, decision: Decision, option: Option, viewer: str | None) -> str:
    """What was answered, for who looks on; a thing that they cannot see is something unseen."""
    if viewer == decision.seat:
        return say(voice, "told", "chose", wording(voice, option))
    if decision.secret:
        return say(voice, "told", "secret")
    if veiled(game, option, decision.seat, viewer):
        return say(voice, "told", "hidden")
    return say(voice, "told", "chose", wording(voice, option))


def veiled(game: Game, option: Option, seat: str, viewer: str | None) -> bool:
    """Whether an answer names what somebody who looks on cannot see, or goods that are not for them to count."""
    for one in _words(option.args):
        if one in game.state.at and not sees(game, viewer, game.state.at[one]):
            return True
        if one in game.edition.slots and not reads(game.edition, viewer, f"{one}:{seat}"):
            return True
    return False


def _words(value: Any) -> Iterator[str]:
    """The names in what an answer is about: things, goods, several of them."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list | tuple | Mapping):
        for one in cast(Iterable[Any], value):
            yield from _words(one)


def happened(voice: Voice, game: Game, verb: str, roles: Mapping[str, Any], viewer: str | None) -> Told | None:
    """What is told of an event; nothing where there is nothing to tell."""
    by = str(roles.get("by") or "")
    if verb not in ONE_BY_ONE or f"rule:{verb}" in game.edition.handlers:
        text = _sentence(voice, game, verb, roles, viewer)
        return Told(by, text) if text else None
    what = _what(voice, game, roles, viewer)
    place = next((name for name in PLACES if roles.get(name)), "")
    more = (("to", _seen(voice, game, roles[place], viewer) if place else ""),)
    return Told(by, say(voice, "told", verb, what, **dict(more)), verb, what, more)


def _sentence(voice: Voice, game: Game, verb: str, roles: Mapping[str, Any], viewer: str | None) -> str:
    word, _, moment = verb.rpartition(" ")
    if moment in QUIET:
        return ""
    if moment == "begins":
        times = game.state.times.get(word, 0)
        return "" if roles.get("by") else say(voice, "told", "begins", called(voice, word), n=str(times))
    rule = f"rule:{verb}" in game.edition.handlers
    if rule and game.edition.handlers[f"rule:{verb}"].params == () and verb not in voice.words["told"]:
        return ""
    what = _what(voice, game, roles, viewer)
    if not rule and verb == "reveal":
        return _revealed(voice, game, roles, viewer, what)
    if not rule and verb in voice.words["told"]:
        face = _seen(voice, game, roles["face"], viewer) if "face" in roles else ""
        return say(voice, "told", verb, what, face=face)
    others = " ".join(
        _preposition(voice, name, _seen(voice, game, value, viewer))
        for name, value in roles.items()
        if name not in ROLES and value is not None
    )
    return " ".join(filter(None, (called(voice, verb), what, others)))


def _revealed(voice: Voice, game: Game, roles: Mapping[str, Any], viewer: str | None, what: str) -> str:
    """A pile is shown; who can look into it now reads what lies there."""
    to, pile = roles.get("to"), str(roles["what"])
    text = say(voice, "told", "reveal-to", what, to=called(voice, to)) if to else say(voice, "told", "reveal", what)
    things = game.state.piles[pile] if sees(game, viewer, pile) else ()
    if sees(game, viewer, pile) and not things:
        return ""
    return (
        say(voice, "told", "shown", text=text, things=", ".join(counted(called(voice, it) for it in things)))
        if things
        else text
    )


def _preposition(voice: Voice, name: str, value: str) -> str:
    return f"{called(voice, name)} {value}"


def _what(voice: Voice, game: Game, roles: Mapping[str, Any], viewer: str | None) -> str:
    what, many = roles.get("what"), roles.get("many", 1)
    if what is None:
        return ""
    slot = game.edition.slots.get(what) if isinstance(what, str) else None
    if slot is not None and slot.sort == "counter":
        known = game.over or reads(game.edition, viewer, f"{what}:{roles.get('by')}")
        return f"{many if known else '?'} {called(voice, what)}"
    named = _seen(voice, game, what, viewer, str(roles.get("from", "")))
    return named if many == 1 else f"{say(voice, 'told', 'many', n=str(many))} ({named}, …)"


def _seen(voice: Voice, game: Game, what: Any, viewer: str | None, came: str = "") -> str:
    """What something is called, if it can be seen where it is now, or could be where it came from."""
    if isinstance(what, list | tuple):
        return ", ".join(_seen(voice, game, item, viewer, came) for item in cast(list[Any], what))
    if isinstance(what, str) and what in game.state.at:
        place = game.state.at[what]
        if not sees(game, viewer, place) and not (came in game.state.piles and sees(game, viewer, came)):
            return say(voice, "told", "hidden")
    return called(voice, what)


def course(voice: Voice, entries: Sequence[Entry], viewer: str | None) -> list[list[str]]:
    """What several answers led to. An answer that the next one of the same seat tells again need not be told itself."""
    kept: list[tuple[str, list[str]]] = []
    for entry in reversed(entries):
        parts = story(voice, entry, viewer)
        bare = not entry.followed.get(viewer)
        chosen = entry.chosen.get(viewer, "")
        again = kept and kept[-1][0] == entry.seat and any(chosen in part for part in kept[-1][1])
        if parts and not (bare and again):
            kept.append((entry.seat, parts))
    return [parts for _, parts in reversed(kept)]


def story(voice: Voice, entry: Entry, viewer: str | None) -> list[str]:
    """What one answer led to, in parts: who did what, and what followed."""
    followed = list(_together(voice, _told_once(entry.followed.get(viewer, []))))
    chosen = entry.chosen.get(viewer, "")
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
