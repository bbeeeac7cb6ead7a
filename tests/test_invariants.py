"""Every bundled edition, played at random: what holds in any game holds in these."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

import invariants
from editions import edition, names
from invariants import check
from rulewright.runtime import Edition, Game, changing, looking
from rulewright.runtime.state import State

GAMES = {"tic-tac-toe": (6, 1), "connect-four": (3, 1)}
"""How many games in the quick tests, and at which decisions all is looked at; of others, as below."""
OTHERS = (2, 9)


def seats_of(found: Edition) -> range:
    return range(found.players[0], found.players[1] + 1)


@pytest.mark.parametrize("name", names())
def test_what_holds_in_any_game(name: str) -> None:
    games, every = GAMES.get(name, OTHERS)
    for seats in seats_of(edition(name)):
        found = [check(edition(name), seats, seed, every) for seed in range(games)]
        assert sum(one.options_taken for one in found) > 0
        assert len({one.final for one in found}) > 1, "other seeds, the same game"


@pytest.mark.parametrize("name", names())
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    found = edition(name)
    one, other = (check(found, found.players[0], 5, every=1000) for _ in range(2))
    assert one == other


@pytest.mark.soak
@pytest.mark.parametrize("name", names())
def test_a_thousand_games(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = edition(name)
    began, decisions, taken, saves = time.perf_counter(), 0, 0, 0
    for seed in range(1000):
        seats = seats_of(found)[seed % len(seats_of(found))]
        one = check(found, seats, 1000 + seed, every=10)
        decisions, taken, saves = decisions + one.decisions, taken + one.options_taken, saves + one.saves
    with capsys.disabled():
        print(
            f"\n{name}: 1,000 games, {decisions:,} decisions, {taken:,} options taken on copies, "
            f"{saves:,} saves loaded, {time.perf_counter() - began:.0f} s"
        )


# ---- the checker itself: each fault is seen


def lose_one(game: Game, things: Any, to: str, bottom: bool = False) -> list[str]:
    moved = MOVE(game, things, to, bottom)
    if len(game.state.piles[to]) > 1:
        game.state.piles[to].pop()
    return moved


def show_all(game: Game, seat: str | None) -> dict[str, Any]:
    return {**VIEW(game, seat), "piles": {key: list(things) for key, things in game.state.piles.items()}}


def tell_order(game: Game, seat: str | None) -> dict[str, Any]:
    return {**VIEW(game, seat), "hint": sum(map(hash, (k + t for k, ts in game.state.piles.items() for t in ts)))}


def overflow(game: Game, slot: str, keys: tuple[Any, ...], by: int) -> int:
    game.state.values[":".join((slot, *keys))] = 10_000
    return by


def tell_secrets(state: State, seat: str | None) -> Any:
    worlds = state.stack[-1].get("worlds", ()) if state.stack else ()
    return next((world for world in worlds if world), {})


MOVE, VIEW = changing.move, looking.view
FAULTS: list[tuple[Any, str, Callable[..., Any], str]] = [
    (changing, "move", lose_one, "index differs|nowhere"),
    (invariants, "view", show_all, "is shown"),
    (invariants, "view", tell_order, "sees more than lies open"),
    (looking, "world_of", tell_secrets, "chose in secret"),
    (changing, "change", overflow, "above"),
]


@pytest.mark.parametrize(("room", "name", "fault", "said"), FAULTS, ids=[fault.__name__ for _, _, fault, _ in FAULTS])
def test_a_fault_is_seen(
    room: Any, name: str, fault: Callable[..., Any], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = edition("resurgence")
    monkeypatch.setattr(room, name, fault)
    with pytest.raises(AssertionError, match=said):
        check(found, 2, seed=1, every=5)
