"""A table says *the King* of a piece that each player gets once, and *a King* of any other."""

from __future__ import annotations

from pathlib import Path

import pytest

from doc_pages import compiled
from rulewright.compiler.text.made_once import made_once

GROUND = """\
counter coin (coins) of each player, from 0 to 9
kind piece (pieces)
piece king "King"
piece pawn "Pawn"
kind field (fields)
field meadow "Meadow"
field hill "Hill"
pile camp of each player, of piece
pile guard of each field, of piece
"""
ONCE = [
    "to play:\n  each player: create 1 king + 2 pawn in camp of you\n",
    "to set-up: create 1 king in camp of you\nto play:\n  each player: set-up\n",
    "to play:\n  for each p in each player: create 1 king in camp of p\n",
]
OFTEN = [
    "to play:\n  for each f in each field: create 1 king in guard of f\n",
    "to play:\n  repeat 2 times:\n    each player: create 1 king in camp of you\n",
    "to call-up: create 1 king in camp of you\nto play:\n  repeat 2 times:\n    each player: call-up\n",
    "to call-up: create 1 king in camp of you\nto play:\n  each player:\n    call-up\n    call-up\n",
    "to rest: gain 1 coin\nafter anyone rests: create 1 king in camp of first of players\nto play:\n"
    "  each player:\n    rest\n    create 1 king in camp of you\n",
]


@pytest.mark.parametrize(("rules", "once"), [*((one, True) for one in ONCE), *((one, False) for one in OFTEN)])
def test_a_piece_is_the_only_one_if_each_player_gets_it_once(
    rules: str, once: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    made, said = compiled(f"```rules\n{GROUND}{rules}```\n", tmp_path)
    assert made is not None, said
    assert ("king" in made_once(made.model)) == once
    assert "pawn" not in made_once(made.model)
