"""Bots: their names, what they may know, and that looking ahead pays."""

from __future__ import annotations

import random
from typing import Any

import pytest

import invariants
from editions import edition
from rulewright.runtime import Fault, Game
from rulewright.runtime.bots import Look, Unknown, looks_ahead, maker, seated
from rulewright.runtime.bots.measure import measure_of, value
from rulewright.runtime.simulate import play_out


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("clever", "no bot is called `clever`"),
        ("random:vp=2", "`random` does not look at what things are worth"),
        ("greedy:vp", "`vp` does not say what something is worth"),
        ("greedy:vp=much", "`vp=much` does not say"),
    ],
)
def test_a_bot_that_is_none(name: str, said: str) -> None:
    with pytest.raises(Unknown, match=said):
        maker(name)


def test_weights_are_read() -> None:
    assert looks_ahead(["random", "greedy:vp=2+food=0.5"]) and not looks_ahead(["random", "first"])
    found = edition("resurgence")
    plain, weighed = measure_of(found, {}), measure_of(found, {"vp": 3, "food": 0, "crew": 0})
    game = Game(found, 2, 1)
    before = [value(one, game.table(), 0) for one in (plain, weighed)]
    vp, food = found.slots["vp"], found.slots["food"]
    game.table().s[vp.base] += 2
    game.table().s[food.base] += 9
    after = [value(one, game.table(), 0) for one in (plain, weighed)]
    assert after[0] - before[0] == pytest.approx(2 + 4) and after[1] - before[1] == pytest.approx(6)


def test_looking_ahead_wins() -> None:
    found = edition("connect-four")
    games = [play_out(found, ["greedy", "random"] if seed % 2 else ["random", "greedy"], seed) for seed in range(6)]
    won = sum(game.winners == ("player-1" if game.seed % 2 else "player-2",) for game in games)
    assert won >= 5, [game.winners for game in games]


def test_the_same_seed_is_the_same_bot() -> None:
    one, other = (play_out(edition("tic-tac-toe"), ["greedy", "greedy"], 7) for _ in range(2))
    assert one == other


@pytest.mark.parametrize("name", ["resurgence", "resurgence-solo"])
def test_what_is_tried_in_a_possible_game_can_be_played_to_its_end(name: str) -> None:
    """Also while others choose in secret, whose rules have things in hand that lie elsewhere there."""
    found = edition(name)
    for seed in range(4):
        dice = random.Random(seed)
        game = Game(found, found.players[0], seed, record=True)
        for _ in range(60):
            decision = dice.choice(game.pending())
            if decision.secret or not dice.randrange(8):
                tried(Look(game, decision.seat).possible(dice.random().hex()), dice)
            game.answer(dice.choice(decision.options).id, decision.seat)


def tried(game: Game, dice: random.Random) -> None:
    for n in range(25):
        invariants.conserved(game, f"after {n} more")
        decision = dice.choice(game.pending())
        game.answer(dice.choice(decision.options).id, decision.seat)


def test_a_bot_cannot_tell_what_is_hidden() -> None:
    """In two games that differ in what its seat cannot see alone, it answers alike."""
    found = edition("resurgence")
    game = Game(found, 2, 3, record=True)
    while any(decision.secret for decision in game.pending()) or len(game.answers) < 20:
        decision = game.pending()[-1]
        game.answer(decision.options[-1].id, decision.seat)
    seat = game.pending()[0].seat
    look: Any = Look(game, seat)
    assert look() == game.view(seat)
    possible = look.possible(1)
    assert possible.view(seat) == game.view(seat) and possible.state.hash() != game.state.hash()


def test_without_a_record_nothing_is_tried() -> None:
    with pytest.raises(Fault, match="record=True"):
        Look(Game(edition("tic-tac-toe"), 2, 1), "player-1").possible(1)


def test_every_name_is_seated() -> None:
    bots = seated(["first", "human", "greedy:vp=2"], ["player-1", "player-2", "player-3"], 1)
    assert list(bots) == ["player-1", "player-3"]
