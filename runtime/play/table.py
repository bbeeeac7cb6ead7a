"""The table: who sits at it, the game on it, and what each of them has been told."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from ..bots import Bot
from ..decisions import Decision
from ..public import Game
from ..rules import Rules as Edition
from ..view import view
from .panel import Row
from .screen import Screen
from .telling import Entry, answered, happened
from .voice import Voice


@dataclass(slots=True)
class Table:
    edition: Edition
    game: Game
    voice: Voice
    screen: Screen
    bots: dict[str, Bot]
    entries: list[Entry] = field(default_factory=list[Entry])
    """One for the setup, then one for each answer."""
    told: dict[str, int] = field(default_factory=dict[str, int])
    """How many entries each human had been told of when they last answered."""
    drawn: dict[str, Mapping[str, Any]] = field(default_factory=dict[str, Mapping[str, Any]])
    """What each human last saw."""
    rows: dict[str, Mapping[str, list[Row]]] = field(default_factory=dict[str, Mapping[str, "list[Row]"]])
    """The rows in which each human last saw it."""
    held: dict[str, set[str]] = field(default_factory=dict[str, set[str]])
    """The piles in which each human has seen something lie."""
    at_screen: str = ""
    """Which human has the screen, where several share it."""


def table_of(
    edition: Edition, seats: int, seed: int | str, bots: Mapping[str, Bot], voice: Voice, screen: Screen
) -> Table:
    """A table with a game just begun."""
    # What happens before the first decision is told too, so there has to be a table before the game begins.
    table = Table(edition, Game(edition, seats, seed, begin=False), voice, screen, dict(bots), [Entry()])
    table.game = Game(edition, seats, seed, watch=partial(_heard, table))
    return table


def humans(table: Table) -> list[str]:
    return [seat for seat in table.game.seats if seat not in table.bots]


def viewers(table: Table) -> list[str | None]:
    """Who is told what happens: each human, or where there is none a bystander."""
    return [*humans(table)] or [None]


def next_decision(table: Table) -> Decision:
    """The decision to be taken now; where several seats choose in secret, the bots come first."""
    pending = table.game.pending()
    return next((decision for decision in pending if decision.seat in table.bots), pending[0])


def bot_answers(table: Table, decision: Decision) -> None:
    look = partial(view, table.game, decision.seat)
    take(table, decision, table.bots[decision.seat](look, decision))


def take(table: Table, decision: Decision, option: str) -> None:
    """An answer, and the game goes on to the next question."""
    chosen = next(one for one in decision.options if one.id == option)
    told = {viewer: answered(table.voice, table.game, decision, chosen, viewer) for viewer in viewers(table)}
    table.entries.append(Entry(decision.seat, told))
    table.game.answer(option, decision.seat)


def _heard(table: Table, game: Game, verb: str, roles: Mapping[str, Any]) -> None:
    entry = table.entries[-1]
    for viewer in viewers(table):
        told = happened(table.voice, game, verb, roles, viewer)
        if told is not None:
            entry.followed.setdefault(viewer, []).append(told)


def put_back(table: Table, game: Game) -> None:
    """Another game on the table, or an earlier state of this one: what was told of later answers is forgotten."""
    keep = len(game.answers) + 1
    del table.entries[keep:]
    table.entries += [Entry() for _ in range(keep - len(table.entries))]
    table.game = game
    game.watch = partial(_heard, table)
    table.told = {seat: min(many, keep) for seat, many in table.told.items()}
    table.drawn.clear()
    table.rows.clear()
