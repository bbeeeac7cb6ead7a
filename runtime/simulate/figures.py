"""What many games show, summed up: how they ended, how long they were, who won, what was scored."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import fmean, median
from typing import Any

from .playing import Played


def figures(played: Iterable[Played], seats: int) -> dict[str, Any]:
    """Figures of games with so many seats, as JSON can hold them."""
    games = list(played)
    ended = [game for game in games if game.finished]
    decisions = sum(game.decisions for game in games)
    names = [f"player-{n + 1}" for n in range(seats)]
    return {
        "games": len(games),
        "finished": len(ended),
        "decisions": decisions,
        "decisions_a_game": _spread([game.decisions for game in ended]),
        "options_a_decision": round(sum(game.options for game in games) / decisions, 2) if decisions else 0,
        "wins_by_seat": [sum(game.winners == (name,) for game in ended) for name in names],
        "shared_wins": sum(len(game.winners) > 1 for game in ended),
        "draws": sum(not game.winners for game in ended),
        "scores": {name: _score(ended, name, names) for name in _counters(ended)},
    }


def _counters(games: Sequence[Played]) -> list[str]:
    return list(dict.fromkeys(name for game in games for name in game.scores))


def _score(games: Sequence[Played], counter: str, names: Sequence[str]) -> dict[str, Any]:
    """Of one counter: over all seats, and the mean of each."""
    all_of = [game.scores[counter][name] for game in games for name in names]
    by_seat = [round(fmean(game.scores[counter][name] for game in games), 2) for name in names]
    return {**_spread(all_of), "mean_by_seat": by_seat}


def _spread(numbers: Sequence[int]) -> dict[str, float]:
    if not numbers:
        return {}
    return {
        "least": min(numbers),
        "median": median(numbers),
        "mean": round(fmean(numbers), 2),
        "most": max(numbers),
    }
