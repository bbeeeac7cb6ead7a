"""Bots: each is a file, known by its name."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from .bot import Bot, Look, Maker
from .first import first
from .greedy import greedy
from .random import random

__all__ = ["BOTS", "LOOKING_AHEAD", "Bot", "Look", "Maker", "Unknown", "looks_ahead", "maker", "seated"]

BOTS: dict[str, Maker] = {"first": first, "random": random, "greedy": greedy}
LOOKING_AHEAD = ("greedy",)
"""These try options in copies of the game, which must be recorded for that."""


class Unknown(ValueError):
    """There is no such bot; the text says so."""


def maker(name: str) -> Maker:
    """A bot by its name, such as `random`; a bot with weights also as `greedy:coin=2+house=0.5`."""
    plain, colon, said = name.partition(":")
    if plain not in BOTS:
        raise Unknown(f"no bot is called `{plain}`; there are {', '.join(sorted(BOTS))}")
    if not colon:
        return BOTS[plain]
    if plain not in LOOKING_AHEAD:
        raise Unknown(f"`{plain}` does not look at what things are worth: leave out `:{said}`")
    return partial(greedy, weights=dict(_weight(part) for part in said.split("+")))


def _weight(part: str) -> tuple[str, float]:
    name, _, number = part.partition("=")
    try:
        return name.strip(), float(number)
    except ValueError:
        raise Unknown(f"`{part}` does not say what something is worth, as `coin=2` does") from None


def looks_ahead(names: Sequence[str]) -> bool:
    return any(name.partition(":")[0] in LOOKING_AHEAD for name in names)


def seated(names: Sequence[str], seats: Sequence[str], seed: int | str) -> dict[str, Bot]:
    """A bot for each seat for which one is named. Each has its own stream of chance, which follows from the game's
    seed."""
    return {
        seat: maker(name)(f"{seed}/{seat}")
        for seat, name in zip(seats, names, strict=True)
        if name.partition(":")[0] in BOTS
    }
