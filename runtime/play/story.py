"""What several answers led to, as one story: who did what, and what followed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any

from ..streams import UNSEEN
from .entries import Entry, verb_of
from .screen import Screen, cells, paint, wrapped
from .telling import GAME, Told, told_of
from .voice import Voice, called, say

HEAD = "── "
"""The beginning of a part that is a round, or a step of it."""
BETWEEN = "; "
"""Between the acts of one player in a part."""
BY_ITSELF = "*"
"""In place of a player: a sentence that names its own."""


def course(voice: Voice, entries: Sequence[Entry], viewer: str | None) -> list[list[str]]:
    """What several answers led to. An answer that the next one of the same seat repeats is left out."""
    kept: list[tuple[str, list[str], set[str]]] = []
    for entry in reversed(entries):
        parts = story(voice, entry, viewer)
        after = kept[-1] if kept else None
        # A line that says what a player did need not say that the player agreed to it. A "no" is always told: its word
        # is part of many others.
        said = entry.about == "yes" if entry.question else after and _says(entry, after[1])
        again = after and after[0] == entry.seat and (said or entry.about in after[2])
        if parts and not (not entry.followed and again):
            kept.append((entry.seat, parts, {id for told in entry.followed for id in (*told.about, told.rule)}))
    return [parts for _, parts, _ in reversed(kept)]


def _says(entry: Entry, parts: Iterable[str]) -> bool:
    return any(entry.chosen in part for part in parts)


def story(voice: Voice, entry: Entry, viewer: str | None) -> list[str]:
    """What one answer led to, in parts: each is what one player did."""
    chosen = entry.chosen
    # What somebody else does is not told again where the answer says it in the same words.
    followed = [one for one in _together(voice, entry.followed, viewer) if not (one.whole and one.text == chosen)]
    # A line that says that a cell was marked need not say that the cell was chosen, nor that something unseen was.
    unseen = chosen == say(voice, "told", "hidden")
    # What other players do because of it does not say who has chosen it.
    theirs = [one for one in followed if one.by != GAME]
    again = any(chosen in one.text or entry.about in (*one.about, one.rule) for one in theirs)
    # An option whose text is the next act is told as that act: `gain 1 coin`, `2 coin`.
    verb = verb_of(entry)
    again = again or any(one.verb == verb and one.by == entry.seat for one in followed)
    if entry.question:
        # A line that says what a player did need not say that the player agreed to it.
        again = entry.about == "yes" and any(one.by == entry.seat for one in followed)
    told = not chosen or again or (unseen and followed)
    secret = chosen == say(voice, "told", "secret")
    own = "-you" if entry.seat == viewer else ""
    kind = "secret" if secret else "answered" if entry.question else "chose"
    said = say(voice, "told", f"{kind}{own}", chosen, question=entry.question)
    parts = [] if told else [_by(voice, entry.seat, viewer, said)]
    last = entry.seat if parts else ""
    for one in followed:
        if one.phase and parts and parts[-1].startswith(HEAD):
            parts[-1] += f" · {one.text}"
        elif one.phase:
            parts.append(HEAD + one.text)
        else:
            by = BY_ITSELF if one.whole else one.by
            if parts and by and by == last:
                parts[-1] += BETWEEN + one.text
            else:
                parts.append(_by(voice, one.by, viewer, one.text) if one.by and not one.whole else one.text)
        # After a line of its own, or an event without a player, the player is named again.
        last = "" if one.phase else BY_ITSELF if one.whole else one.by
    return parts


def rows(screen: Screen, first: str, parts: Sequence[str]) -> list[str]:
    """The parts of a story, each on lines of its own, after its number."""
    found: list[str] = []
    for one in parts:
        lines = wrapped(first, one.split(BETWEEN), BETWEEN, screen.width)
        found += [paint(screen, "title", line) for line in lines] if one.startswith(HEAD) else lines
        first = " " * cells(first)
    return found


def doings(voice: Voice, entries: Iterable[Entry], viewer: str | None) -> list[tuple[str, str]]:
    """What was done in several answers and by whom, without the answers, for the readers of an example. A sentence that
    names its player has none here."""
    followed = [told for entry in entries for told in entry.followed if told.by and not told.phase]
    return [("" if told.whole else told.by, told.text) for told in _together(voice, followed, viewer)]


def _together(voice: Voice, followed: Iterable[Told], viewer: str | None) -> Iterator[Told]:
    """The same act with one thing after another is one sentence."""
    for (by, verb, more, why), group in groupby(followed, lambda one: (one.by, one.verb, _alike(one), one.why)):
        told = list(group)
        if not verb:
            yield from _once(voice, told)
            continue
        one = told[0]
        if len(told) > 1:
            many: Counter[str] = Counter()
            for each in told:
                many.update(dict(each.things))
            one = told_of(voice, by, verb, tuple(many.items()), dict(more), viewer)
        yield replace(one, text=say(voice, "told", "for", one.text, why=why)) if why else one


def _alike(told: Told) -> tuple[tuple[str, Any], ...]:
    """The roles of an act. Unseen things that are dealt to several piles of one sort share a line."""
    if any(id != UNSEEN for id, _ in told.things) or not told.things:
        return told.more
    return tuple((role, _pile(value) if role == "to" else value) for role, value in told.more)


def _pile(key: Any) -> Any:
    """The pile and its owner, without which of the owner's piles it is."""
    name, *keys = str(key).split(":")
    return ":".join([name, *(one for one in keys if one.startswith("player-"))]) if isinstance(key, str) else key


def _once(voice: Voice, told: Sequence[Told]) -> Iterator[Told]:
    """Equal sentences in a row are one."""
    for text, group in groupby(told, lambda one: one.text):
        first, *more = group
        many = len(more) + 1
        key = "twice" if many == 2 else "times"
        yield replace(first, text=say(voice, "told", key, text, n=str(many))) if more else first


def _by(voice: Voice, seat: str, viewer: str | None, text: str) -> str:
    if seat == GAME:
        who = say(voice, "told", "game")
    else:
        who = say(voice, "table", "you") if seat == viewer else called(voice, seat)
    return say(voice, "told", "line", who=who, what=text)
