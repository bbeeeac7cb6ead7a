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
from rulewright.runtime import Game, streams, view
from rulewright.runtime.faults import Fault
from rulewright.runtime.sight import Sight

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


def see_all(*args: Any) -> bool:
    return True


@pytest.mark.parametrize(
    ("room", "name", "fault"),
    [
        (streams, "tellable", see_all),
        (Sight, "finds", see_all),
        (Sight, "reads", see_all),
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
    monkeypatch.setattr(Sight, "reads", see_all)
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


SEEN = """\
kind card (cards)
card ace
card king
card queen
card jack
pile hand of each player, of card, seen by owner
pile deck, of card, stack, seen by nobody
pile row, of card
marker sought, on card
marker found of each player, on card
counter mark of each card
counter coin of each player, seen by owner
to play:
  move ace to hand of player-1
  move king to hand of player-2
  move queen to deck
  move jack to row
  set sought to queen
  for each p in players:
    set found of p to first of hand of p
    gain 1 coin for p
  for each c in cards: change mark of c by 1
  choose a card as first-of-all
  reveal hand of player-1 to player-2
  choose a card as second-of-all
  reveal hand of player-2
  choose a card as third-of-all
  end-game
"""


def test_what_each_seat_sees(tmp_path: Path) -> None:
    """Piles that are hidden are a number, and nothing is told of what lies in them, or points at it."""
    (tmp_path / "pack.toml").write_text('name = "seen"\ntitle = "Seen"\nplayers = 2\n', "utf-8")
    (tmp_path / "01-seen.rules").write_text(
        SEEN.replace("player-1", "first of players").replace("player-2", "last of players"), "utf-8"
    )
    told = compile_edition(str(tmp_path))
    assert told.value is not None and not told.said, told.said
    game = Game(edition_of(told.value))

    def seen(seat: str | None) -> tuple[dict[str, Any], dict[str, Any]]:
        found = view(game, seat)
        return found["piles"], found["values"]

    open_to_all = {"mark:jack": 1}
    mine = {"found:player-1": "ace", "mark:ace": 1}
    theirs = {"found:player-2": "king", "mark:king": 1}
    coins = {"coin:player-1": 1}, {"coin:player-2": 1}
    assert seen(None) == ({"hand:player-1": 1, "hand:player-2": 1, "deck": 1, "row": ["jack"]}, open_to_all)
    assert seen("player-1") == (
        {"hand:player-1": ["ace"], "hand:player-2": 1, "deck": 1, "row": ["jack"]},
        open_to_all | mine | coins[0],
    )
    assert seen("player-2") == (
        {"hand:player-1": 1, "hand:player-2": ["king"], "deck": 1, "row": ["jack"]},
        open_to_all | theirs | coins[1],
    )
    game.answer("ace")
    assert seen(None)[0]["hand:player-1"] == 1
    assert seen("player-2") == (
        {"hand:player-1": ["ace"], "hand:player-2": ["king"], "deck": 1, "row": ["jack"]},
        open_to_all | mine | theirs | coins[1],
    )
    game.answer("ace")
    assert seen(None) == (
        {"hand:player-1": 1, "hand:player-2": ["king"], "deck": 1, "row": ["jack"]},
        open_to_all | theirs,
    )
    assert seen("player-1")[0]["hand:player-2"] == ["king"] and "sought" not in seen("player-1")[1]
    game.answer("ace")
    assert game.over and view(game, None)["over"]
    assert seen(None)[1] == open_to_all | theirs | coins[0] | coins[1]


def test_two_who_take_in_secret_what_lies_nowhere_are_reported(tmp_path: Path) -> None:
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


def test_two_seats_that_take_the_same_in_secret_are_not_told_apart(tmp_path: Path) -> None:
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
    assert {key: things for key, things in game.state.piles.items() if things} == {
        "hand:player-1": ["ace"],
        "hand:player-2": ["king"],
    }
    with pytest.raises(Fault, match="player-2 takes 'ace' in secret, and so has another"):
        other.answer("ace", "player-2")
