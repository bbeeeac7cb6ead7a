"""The table as one seat sees it: the state of the game, the boards, and what each player has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .board import board, contents, grids, mark_of, seat_role
from .entries import entries
from .panel import panel, rows_of
from .places import FEW, Map, boxes, drawn, laid, maps
from .screen import paint
from .sheet import columns, sheet
from .story import course, rows
from .table import Table
from .voice import SOME, called, say, several


def name_of(table: Table, seat: str, viewer: str | None) -> str:
    """A player, and who that is for the viewer."""
    name = called(table.voice, seat)
    if seat == viewer:
        return say(table.voice, "table", "of", thing=name, where=say(table.voice, "table", "you"))
    if seat in table.bots:
        return say(table.voice, "table", "of", thing=name, where=say(table.voice, "table", "bot"))
    return name


def drawing(
    table: Table, seat: str | None, numbers: Mapping[str, int], brief: bool = False, texts: bool = True
) -> list[str]:
    """Everything that a seat sees; in brief, what has changed since it last saw it. `numbers` choose cells; the texts
    of places on a map may be left out."""
    seen = table.game.view(seat)
    before = table.drawn.get(seat or "")
    head = _head(table, seen)
    lines = [] if brief and before is not None and head == _head(table, before) else [head]
    boards, found = grids(table.edition), maps(table.edition)
    marks = {other: f"{mark_of(other)} " if boards or found else "" for other in seen["seats"]}
    for kind in boards:
        cells_before = contents(table.voice, kind, before) if before else {}
        lines += ["", *board(table.screen, table.voice, kind, seen, numbers, cells_before)]
    known = table.rows.get(seat or "") if brief else None
    stood = before if brief else None
    large = [one for one in found if len(one.groups) > FEW]
    lines += _maps(table, large, seen, stood, marks, texts and not brief, table.screen.width)
    names = {other: marks[other] + name_of(table, other, seat) for other in seen["seats"]}
    names[""] = say(table.voice, "table", "shared")
    held = table.held.setdefault(seat or "", set())
    # Piles that each thing of a kind has are one row, under the name without an owner.
    held.update(one for key, things in seen["piles"].items() if things for one in (key, key.partition(":")[0]))
    rows = rows_of(table.voice, seen, held, drawn(found), texts)
    table.drawn[seat or ""], table.rows[seat or ""] = seen, rows
    small = [one for one in found if len(one.groups) <= FEW]

    def beside(room: int) -> list[str]:
        return _maps(table, small, seen, stood, marks, texts and not brief, room)

    below = panel(table.screen, table.voice, seen, names, rows, known, beside if small else None)
    # Boxes already have a line around them.
    return [*lines, *([""] if lines and below and not large else []), *below]


def _maps(
    table: Table,
    found: Sequence[Map],
    seen: Mapping[str, Any],
    before: Mapping[str, Any] | None,
    marks: Mapping[str, str],
    texts: bool,
    room: int,
) -> list[str]:
    """Maps, or only their boxes with a change since `before`."""
    roles = {mark: f"seat-{n}" for n, mark in enumerate(marks.values()) if mark and n < 6}
    lines: list[str] = []
    for one in found:
        now = boxes(table.voice, one, seen, marks, texts)
        if not any(box.lines for box in now):
            continue
        stood = boxes(table.voice, one, before, marks, texts) if before is not None else []
        lines += laid(table.screen, [box for box in now if box not in stood], room, roles)
    return lines


def in_brief(table: Table, seat: str) -> bool:
    """Whether only changes need to be shown: no other player has acted, and there is no board, whose cells have the
    numbers of the answers."""
    fresh = entries(table.voice, table.game, seat, table.told.get(seat, 0))
    alone = all(entry.seat == seat for entry in fresh)
    return (
        (alone or 0 < table.screen.height < table.long.get(seat, 0) + 10)
        and seat in table.rows
        and not grids(table.edition)
    )


def _head(table: Table, seen: Mapping[str, Any]) -> str:
    """The state of the game: its phases, and how often each has begun."""
    parts = [called(table.voice, table.edition.name)]
    outer = 0
    for phase in dict.fromkeys(seen["phases"]):
        times = seen["times"].get(phase, 0)
        # A step that occurs once in every round needs no number beside that of the round.
        name, most = called(table.voice, phase), table.voice.rounds.get(phase, 0)
        if most >= times > 0:
            parts.append(say(table.voice, "table", "of-rounds", phase=name, n=str(times), most=str(most)))
        else:
            parts.append(name + (f" {times}" if times != outer else ""))
        outer = times
    return paint(table.screen, "title", " · ".join(parts))


def since(table: Table, seat: str, brief: bool = False) -> list[str]:
    """The events that a seat has not been shown yet; in brief, those that followed from its own answer."""
    told = entries(table.voice, table.game, seat, table.told.get(seat, 1))
    if brief:
        told = [entry for entry in told if entry.followed]
    fresh = course(table.voice, told, seat)
    lines = [line for parts in fresh for line in rows(table.screen, "  ", parts)]
    if brief or not lines:
        return lines
    return ["", paint(table.screen, "faint", say(table.voice, "table", "since")), *lines]


def ending(table: Table, viewer: str | None) -> list[str]:
    """Who won, and with how many points."""
    outcome = table.game.outcome()
    if outcome is None:
        return []
    voice = table.voice
    lines = ["", paint(table.screen, "title", say(voice, "table", "over"))]
    for counter, scores in outcome.scores.items():
        names = {seat: name_of(table, seat, viewer) for seat in scores}
        seen = table.game.view(viewer)
        others = columns(table, names, scores, seen)[len(scores) :]
        each = [f"{names[seat]} {many}" for seat, many in scores.items()]
        each += [f"{one.name} {sum(one.points.values())}" for one in others]
        lines.append(say(voice, "table", "score", counter=several(voice, counter, SOME), list=", ".join(each)))
        lines += sheet(table, counter, names, scores, seen)
    who = [name_of(table, seat, viewer) for seat in outcome.winners]
    if not who and len(table.game.seats) == 1:
        return [*lines, say(voice, "table", "lost", who=name_of(table, table.game.seats[0], viewer))]
    if not who:
        return [*lines, say(voice, "table", "drawn")]
    if outcome.winners == (viewer,):
        return [*lines, say(voice, "table", "won-by-you")]
    key = "won" if len(who) == 1 else "shared-win"
    alone = outcome.winners[0] if len(who) == 1 else ""
    role = seat_role(voice, mark_of(alone)) if alone in table.game.seats else ""
    *first, last = who
    named = say(voice, "table", "and", ", ".join(first), last) if first else last
    text = say(voice, "table", key, who=named)
    return [*lines, paint(table.screen, role, text) if role else text]
