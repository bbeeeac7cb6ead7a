"""Sets that are updated on each write equal those computed again, after a rule, a phase or a load."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from invariants import kept_up
from rulewright.compiler import edition
from rulewright.runtime import Edition, Game, load, save

HEAD = """\
grid cell (cells), rows 4, columns 4
flag marked of each cell, resets turn
marker stone of each cell, on player
counter left, from 0, starts 9
to play:
  repeat until left is 0:
    each player:
      phase turn of player:
        {ask}
  end-game
"""
ASKS = {
    "its own": "choose a cell where (stone of it is nothing) as found",
    "a ray": (
        "choose a cell where (stone of it is nothing and no cell of (ray of it at south) where (stone of it is nothing)"
        ") as found"
    ),
    "a flag that a phase resets": "choose a cell where (not marked of it) as found",
    "all of them": (
        "choose a cell where (stone of it is nothing and some cell where (stone of it is nothing)) as found"
    ),
}
DONE = "\n        set stone of found to player\n        set marked of found to true\n        change left by -1"


def made(folder: Path, ask: str) -> Edition:
    (folder / "pack.toml").write_text('name = "kept"\ntitle = "Kept"\nplayers = [2, 2]\n')
    text = HEAD.format(ask=ASKS[ask] + DONE)
    (folder / "01.rules").write_text(text)
    return edition(str(folder))


@pytest.mark.parametrize("ask", ASKS)
def test_kept_sets_equal_computed_ones(ask: str, tmp_path: Path) -> None:
    rules = made(tmp_path, ask)
    Game(rules, 2, 0)
    (one,) = rules.fittings
    assert bool(one.readers) is (ask != "all of them"), "of a set that every write concerns nothing is kept"
    dice = random.Random(ask)
    for seed in range(5):
        game = Game(rules, 2, seed)
        while not game.over:
            kept_up(game, f"{ask}, seed {seed}")
            again = load(rules, save(game)) if dice.random() < 0.3 else game.clone()
            assert [option.id for option in again.pending()[0].options] == [
                option.id for option in game.pending()[0].options
            ]
            game, other = (again, game) if dice.random() < 0.5 else (game, again)
            game.apply(dice.choice(game.options))
            kept_up(other, f"{ask}, seed {seed}, while another goes on")
