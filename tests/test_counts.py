"""counts.toml of every pack: the rules allow exactly the given numbers of sequences of answers."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from counting import ends, follow
from editions import edition
from rulewright.runtime import Game

ROOT = Path(__file__).parent.parent
QUICK = 40_000
"""So many sequences are counted in the quick tests; longer ones behind `soak`."""
FILES = sorted((ROOT / "rules").glob("*/counts.toml"))
POSITIONS = [
    pytest.param(path.parent.name, position, id=f"{path.parent.name}-{'-'.join(position['after']) or 'start'}")
    for path in FILES
    for position in tomllib.loads(path.read_text("utf-8"))["position"]
]


def game_at(name: str, position: dict[str, Any]) -> Game:
    assert position.keys() <= {"after", "seats", "seed", "follow", "ends"}, "a key that nobody reads"
    game = Game(edition(name), position.get("seats"), position.get("seed", 0))
    for answer in position["after"]:
        game.answer(answer)
    return game


def test_there_are_counts() -> None:
    assert {"tic-tac-toe", "connect-four"} <= {path.parent.name for path in FILES}


@pytest.mark.parametrize(("name", "position"), POSITIONS)
def test_numbers_of_sequences(name: str, position: dict[str, Any]) -> None:
    """States that are reached in several ways are gone through once."""
    wanted: list[int] = position["follow"]
    short = [many for many in wanted if many <= QUICK] if max(wanted) > 10**6 else wanted
    assert list(follow(game_at(name, position), len(short), {})) == short
    if "ends" in position:
        assert ends(game_at(name, position), {}) == position["ends"]


@pytest.mark.soak
@pytest.mark.parametrize(("name", "position"), POSITIONS)
def test_numbers_of_sequences_to_the_end(name: str, position: dict[str, Any]) -> None:
    wanted: list[int] = position["follow"]
    assert list(follow(game_at(name, position), len(wanted), {})) == wanted


@pytest.mark.soak
@pytest.mark.parametrize(("name", "position"), POSITIONS)
def test_numbers_of_sequences_without_a_memory(name: str, position: dict[str, Any]) -> None:
    """Every sequence is played, none is taken for another: what the memory takes for one state is one."""
    wanted = [many for many in position["follow"] if many <= 900_000]
    assert list(follow(game_at(name, position), len(wanted))) == wanted
    if "ends" in position:
        assert ends(game_at(name, position)) == position["ends"]
