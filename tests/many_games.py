"""Thousands of whole games of Resurgence, at random and with a purpose, with every invariant checked.

    python tests/many_games.py FILE 10000        goes on where FILE ends; a line of JSON for each game
    python tests/many_games.py FILE              what the games in FILE came to

After each decision things and bounds are looked at, who may look into which pile, and the window of each ability that
is used. At the end the answers are followed again, to the same hash. Saving takes longer than all of that: in each
tenth game it is saved, loaded and saved at every tenth decision, and one seat is shown the table with other things
hidden; in the others at every hundredth. A game that fails is a line with its fault, and the run goes on.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import invariants
from editions import edition
from purposes import KINDS, players
from quick import Quick
from reached import reached
from rulewright.runtime import Edition, Game, replay
from windows import Windows, watched

EDITIONS = ("resurgence", "resurgence-encounters", "resurgence-solo", "resurgence-encounters-solo")
SETTINGS = [(name, seats) for name in EDITIONS for seats in ((1,) if "solo" in name else (2, 3, 4))]
FIRST = 5000
"""The seed of the first game."""


def setting(number: int) -> tuple[str, int, str]:
    """Edition, seats and kind of bot of a game: each with each, in turn."""
    name, seats = SETTINGS[number % len(SETTINGS)]
    return name, seats, KINDS[number // len(SETTINGS) % len(KINDS)]


def played(found: Edition, seats: int, kind: str, seed: int, windows: Windows, quick: Quick, every: int = 10) -> Game:
    """One game, checked at each decision, and completely at every tenth or so."""
    dice = random.Random(f"{found.name} {seats} {kind} {seed}")
    choosers = players(kind, seats, seed, dice)
    game = Game(found, seats, seed, begin=False)
    windows.follow(game)
    game.table().begin()
    while not game.over:
        many = len(game.answers)
        where = f"{found.name}, {seats} seats, {kind}, seed {seed}, decision {many + 1}"
        assert many < invariants.MOST, f"{where}: the game does not end"
        pending = game.pending()
        quick.at(game, where)
        if many % every == every - 1:
            invariants.well_asked(game, pending, where)
            invariants.hidden(game, dice, where, [[*game.seats, None][many // every % (seats + 1)]])
            invariants.saved(game, dice, where, on=3 if many // every % 10 == 9 else 0)
        decision = dice.choice(pending)
        game.answer(choosers[game.seats.index(decision.seat)](game, decision), decision.seat)
    quick.at(game, f"{found.name}, {seats} seats, {kind}, seed {seed}, the end")
    return game


def replayed(game: Game) -> None:
    again = replay(game.edition, len(game.seats), game.seed, game.answers)
    assert again.state.hash() == game.state.hash(), "the same answers led elsewhere"


def line(number: int) -> dict[str, Any]:
    """The result of a game, as it is stored."""
    name, seats, kind = setting(number)
    seed = FIRST + number
    found: dict[str, Any] = {"game": number, "edition": name, "seats": seats, "bots": kind, "seed": seed}
    try:
        with watched(edition(name)) as windows:
            game = played(edition(name), seats, kind, seed, windows, looks(name, seats), every=often(number))
        replayed(game)
    except Exception as fault:  # the run goes on, and tells of it at its end
        return {**found, "fault": f"{type(fault).__name__}: {fault}"}
    used = sorted({id for id, _ in windows.used})
    return {**found, "decisions": len(game.answers), "reached": sorted(reached(game)), "used": used}


def often(number: int) -> int:
    """At every how many decisions a game is saved and loaded. Games of each setting and kind come to be tenth ones."""
    return 10 if (number + number // 10) % 10 == 0 else 100


LOOKS: dict[tuple[str, int], Quick] = {}


def looks(name: str, seats: int) -> Quick:
    return LOOKS.setdefault((name, seats), Quick(edition(name), seats))


def kept(file: Path) -> list[dict[str, Any]]:
    return [json.loads(text) for text in file.read_text().splitlines()] if file.exists() else []


def told(lines: Iterable[dict[str, Any]]) -> str:
    """How many games there were of each sort, their results, and which failed."""
    games, came, used = Counter[str](), Counter[str](), Counter[str]()
    decisions, faults = 0, list[str]()
    for one in lines:
        games[f"{one['edition']}, {one['seats']} seats, {one['bots']}"] += 1
        came.update(one.get("reached", ()))
        used.update(one.get("used", ()))
        decisions += one.get("decisions", 0)
        if "fault" in one:
            faults.append(f"game {one['game']}: {one['fault']}")
    text = [f"{sum(games.values()):,} games, {decisions:,} decisions, {len(faults)} faults, {len(used)} abilities used"]
    for counted in (games, came):
        text += ["", *(f"{many:7,}  {what}" for what, many in sorted(counted.items()))]
    return "\n".join([*text, "", *faults])


def main(file: Path, most: int, seconds: float = float("inf")) -> None:
    """Plays on from where the file ends."""
    began = time.perf_counter()
    first = len(kept(file))
    with file.open("a") as out:
        for number in range(first, most):
            if time.perf_counter() - began > seconds:
                break
            out.write(json.dumps(line(number)) + "\n")
            out.flush()


if __name__ == "__main__":
    where = Path(sys.argv[1])
    if len(sys.argv) > 2:
        main(where, int(sys.argv[2]), *map(float, sys.argv[3:]))
    print(told(kept(where)))
