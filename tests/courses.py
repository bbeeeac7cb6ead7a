"""The course of a game as lines: the questions, the answers, and what each viewer is told."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from invariants import check
from rulewright.compiler.pipeline import Compiled, edition_of
from rulewright.runtime import Game
from rulewright.runtime.simulate.playing import play_out

SEATS = re.compile(r"(\d+) seats")
GAMES = re.compile(r"(\d+) games")


def course(compiled: Compiled, how: str, text: str) -> str:
    """A game with the answers of a page (`> ace`, or `> player-2 ace`): what is asked, and what happens."""
    lines: list[str] = []

    def watch(game: Game, verb: str, roles: Mapping[str, Any]) -> None:
        lines.append(happening(verb, roles))

    game = Game(edition_of(compiled), _number(SEATS, how, 2), seed=0, watch=watch)
    for answer in [line[2:] for line in text.splitlines() if line.startswith("> ")]:
        seat, _, option = answer.rpartition(" ") if answer.startswith("player-") else ("", "", answer)
        if answer.startswith("player-"):
            seat, _, option = answer.partition(" ")
        lines += asked(game)
        lines.append(f"> {answer}")
        game.answer(option, seat or None)
    lines += asked(game)
    outcome = game.outcome()
    if outcome:
        assert not game.state.stack and not game.pending(), "it is over, and something is still to be done"
        lines.append(f"over: {' and '.join(outcome.winners) or 'nobody'} won")
    return "".join(f"{line}\n" for line in lines)


def happening(verb: str, roles: Mapping[str, Any]) -> str:
    told = {role: value for role, value in roles.items() if role not in ("by", "verb") and value is not None}
    by = f"{roles['by']}: " if roles.get("by") else ""
    return by + " ".join([verb, *(f"{role}={value}" for role, value in told.items())])


def asked(game: Game) -> list[str]:
    """What is asked now."""
    return [
        f"{one.seat} is asked{' in secret' if one.secret else ''}: {', '.join(option.id for option in one.options)}"
        for one in game.pending()
    ]


def played(compiled: Compiled, how: str) -> str:
    """Games between random bots: how many ended, how long they were, who won how often. The first ones are checked with
    every invariant: what a seat sees, saves, any order of secret answers."""
    seats, games = _number(SEATS, how, 2), _number(GAMES, how, 20)
    edition = edition_of(compiled)
    found = [play_out(edition, ["random"] * seats, seed, most=5000) for seed in range(games)]
    for seed in range(2):
        check(edition, seats, seed, every=max(found[seed].decisions // 12, 1))
    decisions = sum(one.decisions for one in found)
    wins = [sum(f"player-{n + 1}" in one.winners for one in found) for n in range(seats)]
    return f"{sum(one.finished for one in found)} of {games} ended, {decisions} decisions, won {wins}\n"


def _number(pattern: re.Pattern[str], text: str, otherwise: int) -> int:
    found = pattern.search(text)
    return int(found[1]) if found else otherwise
