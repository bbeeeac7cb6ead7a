"""The table: its players, its game, and what each of them has been shown."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ..bots import Bot, Look
from ..decisions import Decision
from ..public import Game
from ..rules import Rules as Edition
from .entries import told_so_far
from .panel import Row
from .screen import Screen
from .voice import Voice


@dataclass(slots=True)
class Table:
    edition: Edition
    game: Game
    voice: Voice
    screen: Screen
    bots: dict[str, Bot]
    told: dict[str, int] = field(default_factory=dict[str, int])
    """How much each person had been shown at their last answer: the setup, and so many answers."""
    settled: int = 0
    """So many answers cannot be taken back, because with the last of them a seat learnt what was hidden."""
    drawn: dict[str, Mapping[str, Any]] = field(default_factory=dict[str, Mapping[str, Any]])
    """The view that each person saw last."""
    rows: dict[str, Mapping[str, list[Row]]] = field(default_factory=dict[str, Mapping[str, "list[Row]"]])
    """The rows in which each person saw it last."""
    held: dict[str, set[str]] = field(default_factory=dict[str, set[str]])
    """The piles in which each person has seen something."""
    long: dict[str, int] = field(default_factory=dict[str, int])
    """How many lines the whole table had when a person last saw it."""
    course: int = 0
    """How many events have been shown of a game without people."""
    earlier: int = 0
    """Where the last part of them began."""
    at_screen: str = ""
    """Which person has the screen, where several share it."""


def table_of(
    edition: Edition, seats: int, seed: int | str, bots: Mapping[str, Bot], voice: Voice, screen: Screen
) -> Table:
    """A table with a game that has just begun."""
    return Table(edition, Game(edition, seats, seed, record=True), voice, screen, dict(bots))


def humans(table: Table) -> list[str]:
    return [seat for seat in table.game.seats if seat not in table.bots]


def next_decision(table: Table) -> Decision:
    """The next decision; where several seats choose in secret, bots come first."""
    pending = table.game.pending()
    return next((decision for decision in pending if decision.seat in table.bots), pending[0])


def bot_answers(table: Table, decision: Decision) -> None:
    take(table, decision, table.bots[decision.seat](Look(table.game, decision.seat), decision))


def take(table: Table, decision: Decision, option: str) -> None:
    """Answers, and lets the game go on to the next question."""
    before = table.game.secrets()
    table.game.answer(option, decision.seat)
    if table.game.tells_more_than(before):
        table.settled = len(table.game.answers)


def put_back(table: Table, game: Game) -> None:
    """Puts another game on the table, or an earlier state of this one: what was shown of later answers is forgotten."""
    table.game = game
    table.told = {seat: min(many, told_so_far(game, seat)) for seat, many in table.told.items()}
    table.drawn.clear()
    table.rows.clear()
