"""Who answers when nobody does: a file a bot, known by its name."""

from __future__ import annotations

from collections.abc import Sequence

from .bot import Bot, Look, Maker
from .first import first
from .random import random

__all__ = ["BOTS", "Bot", "Look", "Maker", "seated"]

BOTS: dict[str, Maker] = {"first": first, "random": random}


def seated(names: Sequence[str], seats: Sequence[str], seed: int | str) -> dict[str, Bot]:
    """A bot for each seat that one is named for. Each has a stream of its own, which follows from the game's seed."""
    return {seat: BOTS[name](f"{seed}/{seat}") for seat, name in zip(seats, names, strict=True) if name in BOTS}
