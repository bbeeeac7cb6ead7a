"""--seats and --bots: how many sit down, and who."""

from __future__ import annotations

import argparse

from rulewright.runtime.limits import PLAYERS

from . import say
from .numbers import whole

HUMAN = "human"


def add_seats(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seats", type=whole(1, PLAYERS), metavar="N", help="the number of players")
    from rulewright.runtime.bots import BOTS

    names = f"one for each seat ({', '.join(BOTS)}; `{HUMAN}` is you), or fewer, for the last seats"
    parser.add_argument("--bots", metavar="NAME,...", help=f"bots: {names}")


def seats_of(wanted: int | None, players: tuple[int, int], listed: int = 0) -> int:
    """The number of players: as requested, or one for each named bot, or the fewest that the game allows."""
    least, most = players
    seats = wanted if wanted is not None else min(max(least, listed), most)
    if not least <= seats <= most:
        who = f"{least}" if least == most else f"{least} to {most}"
        raise say.Stopped(f"this game is for {who} players, not for {seats}")
    return seats


def named(text: str | None) -> list[str]:
    """The bots that were named; a name that no bot has ends the command."""
    from rulewright.runtime.bots import Unknown, maker

    from ..diagnostics.cells import shown

    names = [name.strip() for name in (text or "").split(",") if name.strip()]
    for name in names:
        if name == HUMAN:
            continue
        try:
            maker(shown(name))
        except Unknown as unknown:
            raise say.Stopped(str(unknown)) from None
    return names


def bots_for(text: str | None, seats: int) -> list[str]:
    """A bot for every seat: those that were named, in turn."""
    names = named(text) or ["random"]
    if HUMAN in names:
        raise say.Stopped("only bots can play here")
    if len(names) > seats:
        raise say.Stopped(f"{len(names)} bots were named, and there are {seats} seats")
    return [names[n % len(names)] for n in range(seats)]


def sitting(text: str | None, seats: int) -> list[str]:
    """Who sits where: you first and bots last, unless every seat has been named."""
    names = named(text)
    if len(names) > seats:
        raise say.Stopped(f"{len(names)} bots were named, and there are {seats} seats")
    if text is None:
        names = ["random"] * (seats - 1)
    return [HUMAN] * (seats - len(names)) + names
