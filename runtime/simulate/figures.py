"""The figures of many games: how they ended, how long they were, who won, the scores."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from statistics import fmean, median
from typing import Any

from .playing import Played


@dataclass(slots=True)
class Tally:
    """Counts of games while they are played; games that ended are counted apart."""

    games: int = 0
    decisions: int = 0
    options: int = 0
    lengths: list[int] = field(default_factory=list[int])
    """How many decisions each finished game had."""
    alone: list[int] = field(default_factory=list[int])
    """By seat, how often it won alone."""
    shared: int = 0
    others: dict[str, int] = field(default_factory=dict[str, int])
    """For each side or non-player, how often it won alone."""
    draws: int = 0
    scores: dict[str, list[list[int]]] = field(default_factory=dict[str, list[list[int]]])
    """For each counter that is a score: by seat, its values."""


def tallied(played: Iterable[Played], seats: int) -> Tally:
    names = [f"player-{n + 1}" for n in range(seats)]
    found = Tally(alone=[0] * seats)
    for game in played:
        found.games += 1
        found.decisions += game.decisions
        found.options += game.options
        if not game.finished:
            continue
        found.lengths.append(game.decisions)
        found.draws += not game.winners
        found.shared += len(game.winners) > 1
        if len(game.winners) == 1:
            winner = game.winners[0]
            if winner in names:
                found.alone[names.index(winner)] += 1
            else:
                found.others[winner] = found.others.get(winner, 0) + 1
        for counter, scores in game.scores.items():
            by_seat = found.scores.setdefault(counter, [[] for _ in names])
            for seat, name in enumerate(names):
                by_seat[seat].append(scores[name])
    return found


def figures(played: Iterable[Played], seats: int) -> dict[str, Any]:
    """Figures of games with so many seats, as data for JSON."""
    return summed(tallied(played, seats))


def summed(tally: Tally) -> dict[str, Any]:
    return {
        "games": tally.games,
        "finished": len(tally.lengths),
        "decisions": tally.decisions,
        "decisions_a_game": _spread(tally.lengths),
        "options_a_decision": round(tally.options / tally.decisions, 2) if tally.decisions else 0,
        "wins_by_seat": tally.alone,
        **({"wins_by_others": tally.others} if tally.others else {}),
        "shared_wins": tally.shared,
        "draws": tally.draws,
        "scores": {name: _score(by_seat) for name, by_seat in tally.scores.items()},
    }


def _score(by_seat: Sequence[Sequence[int]]) -> dict[str, Any]:
    """For one counter: over all seats, and the mean of each."""
    means = [round(fmean(scores), 2) for scores in by_seat]
    return {**_spread([score for scores in by_seat for score in scores]), "mean_by_seat": means}


def _spread(numbers: Sequence[int]) -> dict[str, float]:
    if not numbers:
        return {}
    return {
        "least": min(numbers),
        "median": median(numbers),
        "mean": round(fmean(numbers), 2),
        "most": max(numbers),
    }
