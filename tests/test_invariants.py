"""Every bundled edition, played at random: what holds in any game holds in these."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

import invariants
from editions import edition, names
from invariants import check
from rulewright.runtime import Edition, Game, load
from rulewright.runtime.game import State

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


def lose_one(g: State) -> None:
    """It lies nowhere any more, but is said to."""
    next(pile for pile in g.piles if len(pile) > 1).pop()


def let_vanish(g: State) -> None:
    copy = next(thing for thing in range(g.rules.size, len(g.of)) if g.at[thing] >= 0)
    g.piles[g.at[copy]].remove(copy)
    g.at[copy] = -1


def lay_twice(g: State) -> None:
    thing = next(pile for pile in g.piles if pile)[0]
    next(pile for pile in g.piles if thing not in pile).append(thing)


def overflow(g: State) -> None:
    slot = next(slot for slot in g.rules.slots.values() if slot.sort == "counter" and isinstance(slot.high, int))
    g.s[slot.base] = 10_000


def run_dry(g: State) -> None:
    slot = next(slot for slot in g.rules.slots.values() if slot.sort == "counter" and slot.low == 0)
    g.s[slot.base] = -1


TABLES: list[tuple[Callable[[State], None], str]] = [
    (lose_one, "index differs"),
    (let_vanish, "are nowhere and were not removed"),
    (lay_twice, "lie in two places"),
    (overflow, "above"),
    (run_dry, "below"),
]


@pytest.mark.parametrize(("fault", "said"), TABLES, ids=[fault.__name__ for fault, _ in TABLES])
def test_a_fault_on_the_table_is_seen(
    fault: Callable[[State], None], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    apply = State.apply

    def faulty(g: State, option: int, seat: int = -1, whole: bool = True) -> None:
        apply(g, option, seat, whole)
        if g.asked == 30:
            fault(g)

    monkeypatch.setattr(State, "apply", faulty)
    with pytest.raises(AssertionError, match=said):
        check(edition("resurgence"), 2, seed=1, every=1000)


def show_all(game: Game, seat: str | None) -> dict[str, Any]:
    return {**VIEW(game, seat), "piles": game.state.piles}


def tell_order(game: Game, seat: str | None) -> dict[str, Any]:
    return {**VIEW(game, seat), "hint": [hash(tuple(pile)) for pile in game.table().piles]}


def tell_secrets(game: Game, seat: str | None) -> dict[str, Any]:
    return {**VIEW(game, seat), "hint": [(one.s, one.piles, one.stack) for one in game.table().worlds or ()]}


VIEW = invariants.view
VIEWS: list[tuple[Callable[..., Any], str]] = [
    (show_all, "is shown"),
    (tell_order, "sees more than lies open"),
    (tell_secrets, "chose in secret"),
]


@pytest.mark.parametrize(("fault", "said"), VIEWS, ids=[fault.__name__ for fault, _ in VIEWS])
def test_a_view_that_tells_too_much_is_seen(
    fault: Callable[..., Any], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(invariants, "view", fault)
    with pytest.raises(AssertionError, match=said):
        check(edition("resurgence"), 2, seed=1, every=5)


def test_a_copy_that_shares_what_it_should_not_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    clone = State.clone

    def shared(g: State) -> State:
        other = clone(g)
        other.s = g.s
        return other

    monkeypatch.setattr(State, "clone", shared)
    with pytest.raises(AssertionError, match="a copy was played, and the game changed"):
        check(edition("resurgence"), 2, seed=1, every=1)


def test_a_save_that_forgets_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    def forgetful(edition: Edition, text: str, prove: bool = True) -> Game:
        game = load(edition, text, prove)
        game.table().exhausted.clear()
        return game

    monkeypatch.setattr(invariants, "load", forgetful)
    with pytest.raises(AssertionError, match="a loaded game saves differently"):
        check(edition("resurgence"), 2, seed=1, every=5)
