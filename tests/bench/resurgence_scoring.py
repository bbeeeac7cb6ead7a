"""Final scoring of `resurgence_game.py`."""

from __future__ import annotations

from collections.abc import Sequence

from resurgence_player import Player
from resurgence_things import ACCESSES, LEADERSHIP_POINTS, LEVEL_POINTS, STEPS, SUPPLY_POINTS, reached


def final_scoring(players: Sequence[Player], directives: Sequence[str]) -> None:
    for player in players:
        goods = player.goods
        goods["vp"] += LEVEL_POINTS[player.level]
        goods["vp"] += reached(SUPPLY_POINTS, goods["ammo"]) + reached(SUPPLY_POINTS, goods["meds"])
        goods["vp"] += (goods["food"] + goods["fuel"] + goods["part"]) // 3
    for access in ACCESSES:
        score_track(players, access)
    for player in players:
        if player.level >= 3:
            for directive in directives:
                player.goods["vp"] += directive_points(player, directive)


def score_track(players: Sequence[Player], access: str) -> None:
    """A tie costs those tied, and all behind them, one rank."""
    rank = 0
    for space in sorted({player.spaces[access] for player in players} - {0}, reverse=True):
        tied = [player for player in players if player.spaces[access] == space]
        rank += 1 if len(tied) == 1 else 2
        for player in tied:
            player.goods["vp"] += LEADERSHIP_POINTS.get(rank, 0)


def directive_points(player: Player, directive: str) -> int:
    if directive == "power grab":
        return reached(STEPS[directive], sum(player.spaces.values()))
    if directive == "defenders":
        rangers = (player.bag + player.resting_tokens).count("ranger")
        return rangers * len(player.cleared) // 2
    return reached(STEPS[directive], player.goods[directive])
