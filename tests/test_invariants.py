"""Every bundled edition played at random, with every invariant checked."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import invariants
from editions import edition, names
from invariants import check
from rulewright.runtime import Decision, Edition, Game, laws, load, view
from rulewright.runtime.game import State
from rulewright.runtime.named_values import owners_of
from rulewright.runtime.piles import places
from windows import Windows, watched

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


def eager(dice: random.Random, decision: Decision) -> str:
    """Uses what can be used, and does not stop while there is something to do: so cards come to work."""
    options = [option.id for option in decision.options]
    using = [one for one in options if one == "yes" or one.startswith("use ")]
    going_on = [one for one in options if one not in ("no", "done", "finish", "pass", "stop", "rest")]
    return dice.choice((using if dice.random() < 0.9 else []) or (going_on if dice.random() < 0.8 else []) or options)


def played_eagerly(found: Edition, seats: int, seed: int, windows: Windows) -> Game:
    """A game in which abilities are used whenever they can be; each use is held against its laws."""
    dice = random.Random(f"eager {found.name} {seats} {seed}")
    game = Game(found, seats, seed, begin=False)
    windows.follow(game)
    game.table().begin()
    while not game.over and len(game.answers) < invariants.MOST:
        decision = dice.choice(game.pending())
        game.answer(eager(dice, decision), decision.seat)
    assert game.over, f"{found.name}, {seats} seats, seed {seed}: the game does not end"
    return game


@pytest.mark.parametrize("name", names())
def test_abilities_are_used_inside_their_laws(name: str) -> None:
    with watched(edition(name)) as windows:
        for seed in range(4):
            played_eagerly(edition(name), edition(name).players[0], seed, windows)
    assert bool(windows.used) == bool(edition(name).abilities)


@pytest.mark.soak
@pytest.mark.parametrize("name", names())
def test_ten_thousand_games(name: str, soak_seconds: float, capsys: pytest.CaptureFixture[str]) -> None:
    """As many as there is time for, half of them at random, half by who uses what can be used."""
    found = edition(name)
    began, decisions, taken, saves, seed = time.perf_counter(), 0, 0, 0, 0
    highest: Counter[str] = Counter()
    with watched(found) as windows:
        while seed < 10_000 and (seed < 10 or time.perf_counter() - began < soak_seconds):
            seats = seats_of(found)[seed // 2 % len(seats_of(found))]
            if seed % 2:
                game = played_eagerly(found, seats, 1000 + seed, windows)
                decisions += len(game.answers)
                for slot in found.slots.values():
                    if slot.sort == "counter":
                        reached = max((value for _, value in owners_of(game.table(), slot)), default=0)
                        highest[slot.name] = max(highest[slot.name], reached)
            else:
                windows.table = None
                one = check(found, seats, 1000 + seed, every=10)
                decisions, taken, saves = decisions + one.decisions, taken + one.options_taken, saves + one.saves
            seed += 1
    used = {id for id, _ in windows.used}
    printed = {one.id for some in (found.free_abilities, found.prices, found.counting) for one in some}
    printed |= set(found.abilities)
    with capsys.disabled():
        print(
            f"\n{name}: {seed:,} games, {decisions:,} decisions, {taken:,} options taken on copies, "
            f"{saves:,} saves loaded, {time.perf_counter() - began:.0f} s; "
            f"{len(used)} of {len(printed)} abilities used, {windows.used.total():,} times; "
            f"not used: {', '.join(sorted(printed - used)) or 'none'}; highest: {dict(highest)}"
        )


# ---- the checker itself: each fault is seen


def lose_one(g: State) -> None:
    """It lies nowhere any more, but is said to."""
    next(pile for pile in g.piles if len(pile) > 1).pop()


def let_vanish(g: State) -> None:
    copy = next(thing for thing in range(g.rules.size, len(g.of)) if g.at[thing] >= 0)
    g.piles[g.at[copy]].remove(copy)
    places(g)[copy] = -1


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


VIEW = view
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


def test_a_use_outside_the_laws_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laws, "lawful", lambda *_: True)
    with pytest.raises(AssertionError, match="used outside its laws"), watched(edition("resurgence")) as windows:
        for seed in range(20):
            played_eagerly(edition("resurgence"), 2, seed, windows)


def test_a_use_that_nothing_has_triggered_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Windows, "happening", lambda self, g, event: None)
    with (
        pytest.raises(AssertionError, match="has triggered it inside its laws"),
        watched(edition("resurgence")) as windows,
    ):
        for seed in range(20):
            played_eagerly(edition("resurgence"), 2, seed, windows)


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
        game.table().exhausted = frozenset()
        return game

    monkeypatch.setattr(invariants, "load", forgetful)
    with pytest.raises(AssertionError, match="a loaded game saves differently"):
        for seed in range(1, 6):
            check(edition("resurgence"), 2, seed, every=5)
