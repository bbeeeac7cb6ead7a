"""Replays a recorded game on any engine, with the recorded answers and results of chance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from rulewright.compiler.pipeline import Compiled

from .meanings import IN_SECRET, OUT_OF_BAGS, asked_in_secret
from .protocol import Asked, Engine, Face, Play, base, in_order
from .record import Game


@dataclass(frozen=True, slots=True)
class Difference:
    """Where a game first goes another way."""

    entry: int
    """Which entry of the course, counted from 0; its length where the end differs."""
    what: str
    recorded: str
    now: str

    def __str__(self) -> str:
        return f"entry {self.entry}, {self.what}: recorded {self.recorded}, now {self.now}"


class Parted(Exception):
    """Chance is asked for what is not recorded there; it never leaves this file."""

    def __init__(self, difference: Difference) -> None:
        self.difference = difference


class Fed:
    """Chance as it was recorded. Outcomes of one seat's chance come in their order; those of different seats in secret
    may come in any order among themselves, as the seats may answer in any order."""

    def __init__(self, course: list[list[Any]]) -> None:
        self.course = course
        self.used = [False] * len(course)

    def rolled(self, die: str, faces: Sequence[Face], seat: str) -> int:
        n, face = self._next("roll", die, seat)
        if face not in faces:
            raise Parted(Difference(n, f"the faces of {die}", str(face), _listed(faces)))
        return list(faces).index(face)

    def drawn(self, pile: str, things: Sequence[str], seat: str) -> int:
        n, name = self._next("draw", pile, seat)
        if name not in things:
            raise Parted(Difference(n, f"what can be drawn from {pile}", str(name), _listed(sorted(things))))
        return list(things).index(name)

    def mixed(self, pile: str, things: Sequence[str], seat: str) -> Sequence[int]:
        n, names = self._next("mix", pile, seat)
        if sorted(names) != sorted(things):
            raise Parted(Difference(n, f"what is mixed in {pile}", _listed(sorted(names)), _listed(sorted(things))))
        return in_order(names, things)

    def _next(self, kind: str, of: str, seat: str) -> tuple[int, Any]:
        """The next outcome that is not used yet, of this seat's chance, and which entry it is."""
        for n, entry in enumerate(self.course):
            if not self.used[n] and entry[0] != "ask" and entry[3] == seat:
                if entry[0] != kind or (kind == "roll" and entry[1] != of):
                    raise Parted(Difference(n, "what chance brings", f"{entry[0]} {entry[1]}", f"{kind} {of}"))
                self.used[n] = True
                return n, entry[2]
        raise Parted(Difference(len(self.course), "what chance brings", "nothing more", f"{kind} {of}"))


def replay(engine: Engine, game: Compiled, log: Game, needed: set[str] | None = None) -> Difference | None:
    """The first difference between a recorded game and the same on an engine; None where there is none. Meanings that
    have been settled since are added to those `needed`."""
    chance = Fed(log["course"])
    try:
        return _followed(engine.start(game, log["seats"], chance), chance, log, set() if needed is None else needed)
    except Parted as parted:
        return parted.difference


def _followed(play: Play, chance: Fed, log: Game, needed: set[str]) -> Difference | None:
    for n, entry in enumerate(chance.course):
        if entry[0] != "ask":
            continue
        _, seat, _, options, answer = entry
        while asked_in_secret(play, partial(_still_asked, chance.course[n:])):
            needed.add(IN_SECRET)
        if play.over:
            return Difference(n, "the game", f"{seat} is asked", "it is over")
        asked = next((one for one in play.pending() if one.seat == seat), None)
        if asked is None:
            return Difference(n, "who is asked", seat, _listed([one.seat for one in play.pending()]))
        same_order = list(map(base, asked.options)) == list(map(base, options))
        if not same_order and asked.in_bags:
            needed.add(OUT_OF_BAGS)
            same_order = True
        if not same_order or sorted(asked.options) != sorted(options):
            return _other_options(n, options, asked)
        chance.used[n] = True
        # Copies of the same name may be listed in another order.
        play.answer(seat, asked.options.index(options[answer]))
    return _ended(play, chance, log)


def _still_asked(course: list[list[Any]]) -> dict[str, list[str]]:
    """What each seat is asked next in the record."""
    found: dict[str, list[str]] = {}
    for entry in course:
        if entry[0] == "ask":
            found.setdefault(entry[1], entry[3])
    return found


def _other_options(n: int, options: list[str], asked: Asked) -> Difference:
    same = sorted(options) == sorted(asked.options)
    what = "the order of the options" if same else f"the options of {asked.seat} ({asked.prompt})"
    gone = [one for one in options if one not in asked.options]
    more = [one for one in asked.options if one not in options]
    if same or not (gone or more):
        return Difference(n, what, _listed(options), _listed(asked.options))
    return Difference(n, what, f"also {_listed(gone)}", f"also {_listed(more)}")


def _ended(play: Play, chance: Fed, log: Game) -> Difference | None:
    end = len(chance.course)
    if play.over != log["over"]:
        asked = _listed([f"{one.seat}: {_listed(one.options)}" for one in play.pending()])
        return Difference(end, "the end", "over" if log["over"] else "not over", "over" if play.over else asked)
    if not all(chance.used):
        n = chance.used.index(False)
        return Difference(n, "what chance brings", " ".join(map(str, chance.course[n][:2])), "nothing")
    if not play.over:
        return None
    if list(play.winners()) != log["winners"]:
        return Difference(end, "who has won", _listed(log["winners"]), _listed(play.winners()))
    scores = {name: dict(found) for name, found in play.scores().items()}
    if scores != log["scores"]:
        return Difference(end, "the scores", str(log["scores"]), str(scores))
    held = {name: list(what) for name, what in play.held().items()}
    for name in sorted({*held, *log["held"]}):
        recorded, now = log["held"].get(name, []), held.get(name, [])
        if recorded != now:
            return Difference(
                end, "what is left on the table", f"{name}: {_listed(recorded)}", f"{name}: {_listed(now)}"
            )
    return None


def _listed(items: Sequence[object]) -> str:
    return ", ".join(map(str, items)) or "nothing"
