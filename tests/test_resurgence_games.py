"""Every edition of Resurgence with every number of players, played to the end at random and with a purpose."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import many_games
from editions import edition
from many_games import EDITIONS, SETTINGS, kept, looks, told
from purposes import KINDS
from reached import reached
from windows import watched

GAMES = 25
"""In each setting: 200 in all."""
FEW = frozenset({"level 2", "mission of the starter grade", "mission of the basic grade"})
"""What the games of each setting come to in the quick test; in the long one, all of this."""
ALL = FEW | {
    "level 3", "level 4", "mission of the advanced grade", "a row", "second row", "tie broken by the tracks",
    "tie broken by the order", "last space of a track", "mutants win", "player wins",
    *(f"{one} scored" for one, it in edition(EDITIONS[0]).elements.items() if it.kind == "directive"),
}  # fmt: skip


@pytest.mark.parametrize(("name", "seats"), SETTINGS)
def test_two_hundred_games(name: str, seats: int) -> None:
    found = Counter[str]()
    with watched(edition(name)) as windows:
        for seed in range(GAMES):
            kind = KINDS[seed % len(KINDS)]
            game = many_games.played(edition(name), seats, kind, seed, windows, looks(name, seats), every=80)
            found.update(reached(game))
            if seed % 8 == 0:
                many_games.replayed(game)
    assert found.keys() >= FEW, sorted(FEW - found.keys())
    assert "solo" in name or "level 3" in found


@pytest.mark.soak
def test_ten_thousand_games(soak_seconds: float, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """As many as there is time for."""
    file = tmp_path / "games.jsonl"
    many_games.main(file, 10_000, soak_seconds)
    lines = kept(file)
    with capsys.disabled():
        print(f"\n{told(lines)}")
    assert not [one for one in lines if "fault" in one]
    found = {one for line in lines for one in line["reached"]}
    if len(lines) > 1000:
        assert found >= ALL, sorted(ALL - found)
