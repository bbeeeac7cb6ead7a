"""The table as one seat sees it: where the game stands, the boards, and what everybody has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..looking import view
from .board import board, contents, grids, mark_of, seat_role
from .panel import panel
from .screen import paint, wrapped
from .table import Table
from .telling import story
from .voice import called, say


def name_of(table: Table, seat: str, viewer: str | None) -> str:
    """A player, and who that is to the one who looks."""
    name = called(table.voice, seat)
    if seat == viewer:
        return say(table.voice, "table", "of", thing=name, where=say(table.voice, "table", "you"))
    if seat in table.bots:
        return say(table.voice, "table", "of", thing=name, where=say(table.voice, "table", "bot"))
    return name


def drawing(table: Table, seat: str | None, numbers: Mapping[str, int]) -> list[str]:
    """All that a seat sees. `numbers` are those by which cells can be chosen."""
    seen = view(table.game, seat)
    before = table.drawn.get(seat or "")
    lines = [_head(table, seen)]
    boards = grids(table.edition)
    marks = {other: f"{mark_of(other)} " if boards else "" for other in seen["seats"]}
    for kind in boards:
        stood = contents(table.voice, kind, before) if before else {}
        lines += ["", *board(table.screen, table.voice, kind, seen, numbers, stood)]
    names = {other: marks[other] + name_of(table, other, seat) for other in seen["seats"]}
    table.drawn[seat or ""] = seen
    return [*lines, "", *panel(table.screen, table.voice, seen, names)]


def _head(table: Table, seen: Mapping[str, Any]) -> str:
    """Where the game stands: its phases, and how often each has come."""
    parts = [called(table.voice, table.edition.name)]
    for phase in dict.fromkeys(seen["phases"]):
        times = seen["times"].get(phase, 0)
        parts.append(f"{called(table.voice, phase)} {times}")
    return paint(table.screen, "title", " · ".join(parts))


def since(table: Table, seat: str) -> list[str]:
    """What a seat has not been told of yet."""
    fresh = [story(table.voice, entry, seat) for entry in table.entries[table.told.get(seat, 1) :]]
    lines = [line for parts in fresh if parts for line in wrapped("  ", parts, "; ", table.screen.width)]
    return ["", paint(table.screen, "faint", say(table.voice, "table", "since")), *lines] if lines else []


def ending(table: Table, viewer: str | None) -> list[str]:
    """Who won, and with what."""
    outcome = table.game.outcome()
    if outcome is None:
        return []
    voice = table.voice
    lines = ["", paint(table.screen, "title", say(voice, "table", "over"))]
    for counter, scores in outcome.scores.items():
        each = ", ".join(f"{name_of(table, seat, viewer)} {many}" for seat, many in scores.items())
        lines.append(say(voice, "table", "score", counter=called(voice, counter), list=each))
    who = [name_of(table, seat, viewer) for seat in outcome.winners]
    if not who:
        return [*lines, say(voice, "table", "drawn")]
    if outcome.winners == (viewer,):
        return [*lines, say(voice, "table", "won-by-you")]
    key = "won" if len(who) == 1 else "shared-win"
    role = seat_role(voice, mark_of(outcome.winners[0])) if len(who) == 1 else ""
    text = say(voice, "table", key, who=", ".join(who))
    return [*lines, paint(table.screen, role, text) if role else text]
