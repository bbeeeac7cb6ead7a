"""Recorded games played again: the stored ones on the current engine, and damaged ones."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from itertools import islice
from pathlib import Path

import pytest

from gamelogs import engine
from gamelogs.files import KEPT, file_name, read_games, write_games
from gamelogs.meanings import IN_SECRET, OUT_OF_BAGS
from gamelogs.played import game, games, rules_of, seats_of
from gamelogs.protocol import told_apart
from gamelogs.record import Game, record
from gamelogs.replay import replay

FILES = sorted(KEPT.glob("*.jsonl.gz"))
MEANT: dict[str, set[str]] = {"tricks": {IN_SECRET}, "fortress": {OUT_OF_BAGS}}
"""The games whose record needs a meaning that has been settled since, and which."""


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name.partition(".")[0])
def test_a_kept_game_is_played_alike(path: Path) -> None:
    head, logs = read_games(path)
    name = head["game"]
    same = head["rules"] == rules_of(name)
    why = "" if same else f"; the rules have changed: if that is why, `python -m gamelogs record {name}`"
    needed: set[str] = set()
    for log in logs:
        found = replay(engine, game(name), log, needed)
        assert found is None, f"{found}{why}"
    assert needed == MEANT.get(name, set())


def test_every_game_is_kept() -> None:
    assert {path.name for path in FILES} == {file_name(name, seats) for name in games() for seats in seats_of(name)}


def kept(name: str, number: int = 0) -> Game:
    log: Game = next(islice(read_games(KEPT / name)[1], number, None))
    return log


def spoilt(log: Game, how: Callable[[Game], object]) -> Game:
    found = deepcopy(log)
    how(found)
    return found


def test_a_difference_is_found() -> None:
    """Each thing that is recorded, changed: the replay names it, and where."""
    log = kept("crazy-eights-3.jsonl.gz")
    asks = [n for n, entry in enumerate(log["course"]) if entry[0] == "ask"]
    mixes = [n for n, entry in enumerate(log["course"]) if entry[0] == "mix"]
    changes: list[tuple[str, Callable[[Game], object]]] = [
        (f"entry {asks[3]}, the options", lambda one: one["course"][asks[3]][3].append("nine-of-nothing")),
        (f"entry {asks[3]}, the order", lambda one: one["course"][asks[3]][3].reverse()),
        (f"entry {asks[3]}, who is asked", lambda one: one["course"][asks[3]].__setitem__(1, "player-9")),
        (f"entry {mixes[0]}, what is mixed", lambda one: one["course"][mixes[0]][2].pop()),
        (f"entry {mixes[0]}, what chance brings", lambda one: one["course"][mixes[0]].__setitem__(0, "roll")),
        (f"entry {len(log['course'])}, the end", lambda one: one.__setitem__("over", False)),
        (f"entry {len(log['course'])}, who has won", lambda one: one["winners"].append("player-9")),
        (f"entry {len(log['course'])}, what is left", lambda one: one["held"].popitem()),
        (f"entry {len(log['course'])}, the game", lambda one: one["course"].append(one["course"][asks[0]])),
        (f"entry {len(log['course'])}, what chance", lambda one: one["course"].append(one["course"][mixes[0]])),
    ]
    assert replay(engine, game("crazy-eights"), log) is None
    for said, how in changes:
        assert str(replay(engine, game("crazy-eights"), spoilt(log, how))).startswith(said)


def test_the_same_seed_is_the_same_file(tmp_path: Path) -> None:
    for name in ("a", "b"):
        write_games(tmp_path / name, "pig", 2, rules_of("pig"), [record(engine, game("pig"), 2, 3)])
    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()
    assert next(read_games(tmp_path / "a")[1]) == record(engine, game("pig"), 2, 3)


def test_options_of_one_name_are_told_apart() -> None:
    assert told_apart(["ace", "king", "ace", "ace"], ["deck 1", "deck 2", "hand 1", "hand 1"]) == (
        "ace (deck 1)",
        "king",
        "ace (hand 1) /1",
        "ace (hand 1) /2",
    )
