"""Nobody at the table reads what their seat may not see, in any game that a page plays."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from hiding import watched
from invariants import check
from pages import editions
from rulewright.compiler.pipeline import compile_edition, edition_of
from rulewright.runtime import Game, looking, view
from rulewright.runtime.faults import Fault
from rulewright.runtime.play import telling

CASES = Path(__file__).parent / "cases"
PAGES = [
    path
    for room in ("play", "games")
    for path in sorted((CASES / room).glob("*.md"))
    if "```played" in path.read_text("utf-8")
]
VEILS, ROLES = CASES / "play" / "veils.md", CASES / "games" / "roles.md"


@pytest.mark.parametrize("path", PAGES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_what_is_read_says_nothing_of_what_is_hidden(path: Path) -> None:
    for edition, how in editions(path):
        seats = int(re.findall(r"(\d+) seats", how)[0])
        assert watched(edition, seats, f"player-{seats}", seed=1, most=40) > 0


def tell_all(*args: Any) -> bool:
    return False


def see_all(*args: Any) -> bool:
    return True


@pytest.mark.parametrize(
    ("room", "name", "fault"),
    [
        (telling, "veiled", tell_all),
        (telling, "sees", see_all),
        (telling, "reads", see_all),
    ],
)
def test_a_fault_is_seen(room: Any, name: str, fault: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, name, fault)
    edition, _ = next(editions(ROLES if name == "reads" else VEILS))
    with pytest.raises(AssertionError, match=r"the screen says it|is drawn|is told of others"):
        for seed in range(5):
            watched(edition, 2, "player-1", seed)


def test_a_view_that_tells_what_others_have_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    edition, _ = next(editions(ROLES))
    monkeypatch.setattr(looking, "reads", see_all)
    with pytest.raises(AssertionError, match="sees more than lies open"):
        check(edition, 3, seed=1)


TAKERS = """\
kind card (cards)
card ace
card king
pile row, of card
pile hand of each player, of card, seen by owner
to play:
  put each card in row
  secretly each player:
    move a card of row to hand of you
  end-game
"""


def test_two_who_take_in_secret_what_lies_nowhere_are_told(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('name = "takers"\ntitle = "Takers"\nplayers = 2\n', "utf-8")
    (tmp_path / "01-takers.rules").write_text(
        TAKERS.replace(" of row", "").replace("  put each card in row\n", ""), "utf-8"
    )
    told = compile_edition(str(tmp_path))
    assert told.value is not None, told.said
    game = Game(edition_of(told.value))
    game.answer("ace", "player-1")
    other = game.clone()
    game.answer("king", "player-2")
    assert game.state.piles["hand:player-1"] == ["ace"] and game.state.piles["hand:player-2"] == ["king"]
    with pytest.raises(Fault, match="player-2 takes 'ace' in secret, and so has another"):
        other.answer("ace", "player-2")


def test_two_who_take_the_same_in_secret_are_told_apart_by_nothing(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('name = "takers"\ntitle = "Takers"\nplayers = 2\n', "utf-8")
    (tmp_path / "01-takers.rules").write_text(TAKERS, "utf-8")
    told = compile_edition(str(tmp_path))
    assert told.value is not None, told.said
    game = Game(edition_of(told.value))
    game.answer("ace", "player-1")
    assert view(game, "player-1")["piles"]["row"] == ["king"]
    assert view(game, "player-2")["piles"]["row"] == ["ace", "king"]
    other = game.clone()
    game.answer("king", "player-2")
    assert game.state.piles == {"row": [], "hand:player-1": ["ace"], "hand:player-2": ["king"]}
    with pytest.raises(Fault, match="player-2 takes 'ace' in secret, and so has another"):
        other.answer("ace", "player-2")
