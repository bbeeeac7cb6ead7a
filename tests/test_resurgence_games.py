"""Every edition of Resurgence with every number of players, played at random and for a purpose, to its end."""

from __future__ import annotations

import random
import time
from collections import Counter

import pytest

import invariants
from editions import edition
from purposes import PURPOSES, chosen
from rulewright.runtime import Edition, Game, replay
from windows import Windows, watched

EDITIONS = ("resurgence", "resurgence-encounters", "resurgence-solo", "resurgence-encounters-solo")
SETTINGS = [(name, seats) for name in EDITIONS for seats in ((1,) if "solo" in name else (2, 3, 4))]
GAMES = 25
"""In each setting: 200 in all."""
FEW = frozenset({"level 2", "mission of the starter grade", "mission of the basic grade"})
"""What the games of each setting come to in the quick test; in the long one, all of this."""
ALL = FEW | {
    "level 3", "level 4", "mission of the advanced grade", "a row", "second row", "tie for points", "tie for spaces",
    "last space of a track", "nine cards", "mutants win",
}  # fmt: skip


def played(found: Edition, seats: int, seed: int, windows: Windows | None, every: int) -> Game:
    """One game, its tokens counted and its bounds looked at in every `every`-th decision; in every tenth, if `every` is
    1, what is hidden and what is saved, else once. Each use of an ability is held against its window, if they are
    watched."""
    dice = random.Random(f"{found.name} {seats} {seed}")
    who = {f"player-{n + 1}": list(PURPOSES.values())[(seed + n) % len(PURPOSES)] for n in range(seats)}
    game = Game(found, seats, seed, begin=False)
    if windows is not None:
        windows.follow(game)
    game.table().begin()
    while not game.over:
        many = len(game.answers)
        where = f"{found.name}, {seats} seats, seed {seed}, decision {many + 1}"
        assert many < invariants.MOST, f"{where}: the game does not end"
        pending = game.pending()
        if many % every == every - 1:
            invariants.conserved(game, where)
            invariants.bounded(game, where)
        if many % 10 == 9 if every == 1 else many == 60 + seed and seed % 4 == 0:
            invariants.well_asked(game, pending, where)
            invariants.hidden(game, dice, where)
            invariants.saved(game, dice, where)
        decision = dice.choice(pending)
        game.answer(chosen(dice, decision, who[decision.seat]), decision.seat)
    return game


def reached(game: Game) -> set[str]:
    """What this game came to that not every one does."""
    seen, outcome = game.view(None), game.outcome()
    assert outcome is not None
    values, piles = seen["values"], seen["piles"]
    found = set[str]()
    for seat in seen["seats"]:
        level = values.get(f"compound-level:{seat}", 1)
        found.add(f"level {level}")
        done = [things for key, things in piles.items() if key.startswith(f"completed:{seat}:")]
        found |= {f"mission of the {grade_of(game, one)} grade" for things in done for one in things}
        found |= {name for name, many in (("a row", 1), ("second row", 2)) if all(len(one) >= many for one in done)}
        spaces = [values.get(f"spaces:{seat}:{one}", 0) for one in ("metro", "harbor", "compound")]
        found |= {"last space of a track"} if 10 in spaces else set()
        found |= {"nine cards"} if len(piles[f"crew:{seat}"]) > 8 else set()
        if level >= 3 and values.get(f"points:{seat}:directives-met", 0) > 0:
            found |= {f"{directive} in a game where directives score" for directive in piles["directive-space"]}
    points = sorted(outcome.scores["vp"].values())
    if len(points) > 1 and points[-1] == points[-2]:
        best = [seat for seat, many in outcome.scores["vp"].items() if many == points[-1]]
        far = sorted(sum(values.get(f"spaces:{seat}:{one}", 0) for one in ("metro", "harbor", "compound"))
                     for seat in best)  # fmt: skip
        found.add("tie for spaces" if far[-1] == far[-2] else "tie for points")
    if len(points) == 1:
        found.add("player wins" if outcome.winners == ("player-1",) else "mutants win")
    else:
        assert len(outcome.winners) == 1, "ties are broken to the end"
    return found


def grade_of(game: Game, mission: str) -> str:
    return str(game.edition.elements[mission].traits["grade"])


def replayed(game: Game, where: str) -> None:
    again = replay(game.edition, len(game.seats), game.seed, game.answers)
    assert again.state.hash() == game.state.hash(), f"{where}: the same answers led elsewhere"


@pytest.mark.parametrize(("name", "seats"), SETTINGS)
def test_two_hundred_games(name: str, seats: int) -> None:
    found = Counter[str]()
    with watched(edition(name)) as windows:
        for seed in range(GAMES):
            game = played(edition(name), seats, seed, windows, every=23)
            found.update(reached(game))
            if seed % 8 == 0:
                replayed(game, f"{name}, {seats} seats, seed {seed}")
    assert found.keys() >= FEW, sorted(FEW - found.keys())
    assert "solo" in name or "level 3" in found


@pytest.mark.soak
def test_ten_thousand_games_for_a_purpose(soak_seconds: float, capsys: pytest.CaptureFixture[str]) -> None:
    """As many as there is time for: after each decision all that is cheap is looked at, in every tenth all of it."""
    found, games, decisions, began = Counter[str](), 0, 0, time.perf_counter()
    used = Counter[str]()
    while games < 10_000 and (games < 10 or time.perf_counter() - began < soak_seconds):
        name, seats = SETTINGS[games % len(SETTINGS)]
        with watched(edition(name)) as windows:
            game = played(edition(name), seats, 5000 + games, windows, every=1)
        replayed(game, f"{name}, {seats} seats, seed {5000 + games}")
        found.update(reached(game))
        used.update(id for id, _ in windows.used.elements())
        decisions += len(game.answers)
        games += 1
    seconds = time.perf_counter() - began
    with capsys.disabled():
        print(f"\n{games:,} games, {decisions:,} decisions, {seconds:.0f} s; {len(used)} abilities used")
        print("\n".join(f"  {many:6} {one}" for one, many in sorted(found.items())))
    if games > 1000:
        assert found.keys() >= ALL, sorted(ALL - found.keys())
