"""What holds in every game of every edition, looked at while it is played at random.

played = check(edition, seats=2, seed=1)         fails with a sentence that names the seed and the decision
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rulewright.runtime import Decision, Edition, Game, load, replay, save, view
from rulewright.runtime.changing import bounds
from rulewright.runtime.looking import reads, sees

MOST = 20_000
"""So many decisions, and a game is taken for one that does not end."""


@dataclass(frozen=True)
class Checked:
    decisions: int
    options_taken: int
    saves: int
    final: str


def check(edition: Edition, seats: int, seed: int, every: int = 1, most: int = MOST) -> Checked:
    """Plays one random game. At each decision what is cheap is looked at; at every `every`-th, all of it."""
    dice = random.Random(f"{edition.name} {seats} {seed}")
    removed: set[str] = set()

    def watch(game: Game, verb: str, roles: Mapping[str, Any]) -> None:
        if verb == "remove":
            removed.add(str(roles["what"]))

    game = Game(edition, seats, seed, watch=watch)
    taken = saves = 0
    while not game.over:
        number = len(game.answers)
        where = f"{edition.name}, {seats} seats, seed {seed}, decision {number + 1}"
        assert number < most, f"{where}: the game does not end"
        pending = game.pending()
        well_asked(game, pending, where)
        conserved(game, removed, where)
        bounded(game, where)
        if number % every == 0:
            hidden(game, dice, where)
            taken += takeable(game, pending, dice, where)
            saved(game, dice, where)
            saves += 1
        decision = dice.choice(pending)
        game.answer(dice.choice(decision.options).id, decision.seat)
    conserved(game, removed, f"{edition.name}, seed {seed}, the end")
    assert game.outcome() is not None and game.pending() == []
    again = replay(edition, seats, seed, game.answers)
    assert again.state.hash() == game.state.hash(), f"{edition.name}, seed {seed}: the same answers led elsewhere"
    return Checked(len(game.answers), taken, saves, game.state.hash())


def well_asked(game: Game, pending: list[Decision], where: str) -> None:
    """Somebody is asked, each seat once, and each option has an id of its own."""
    assert pending, f"{where}: nobody is asked, and it is not over"
    assert len({decision.seat for decision in pending}) == len(pending), f"{where}: a seat is asked twice"
    for decision in pending:
        ids = [option.id for option in decision.options]
        assert ids and len(set(ids)) == len(ids), f"{where}: the options of {decision.id} are {ids}"


def conserved(game: Game, removed: set[str], where: str) -> None:
    """Each thing that was made lies in exactly one pile, or was removed; and the index says where."""
    state = game.state
    lying = Counter(thing for things in state.piles.values() for thing in things)
    twice = [thing for thing, many in lying.items() if many > 1]
    assert not twice, f"{where}: {twice} lie in two places"
    index = {thing: key for key, things in state.piles.items() for thing in things}
    assert state.at == index, f"{where}: the index differs from the piles for {dict(state.at.items() ^ index.items())}"
    made = {f"{element}#{n + 1}" for element, many in state.made.items() for n in range(many)}
    lost = made - lying.keys() - removed
    assert not lost, f"{where}: {sorted(lost)} are nowhere and were not removed"
    known = {*made, *game.edition.elements, *game.seats}
    strays = [thing for thing in lying if thing not in known]
    assert not strays, f"{where}: nothing made {strays}"


def bounded(game: Game, where: str) -> None:
    """Counters and piles keep to their bounds."""
    for key, value in game.state.values.items():
        slot = game.edition.slots.get(key.split(":")[0])
        if slot is not None and slot.sort == "counter":
            assert type(value) is int, f"{where}: {key} is {value!r}"
            low, high = bounds(game, slot, tuple(key.split(":")[1:]))
            assert low is None or value >= low, f"{where}: {key} is {value}, below {low}"
            assert high is None or value <= high, f"{where}: {key} is {value}, above {high}"
    for key, things in game.state.piles.items():
        name, *keys = key.split(":")
        _, room = bounds(game, game.edition.slots[name], tuple(keys))
        assert room is None or len(things) <= room, f"{where}: {key} holds {len(things)}, and has room for {room}"


def hidden(game: Game, dice: random.Random, where: str) -> None:
    """A seat sees nothing of what lies in piles that it may not look into; if other things lay there, it would see the
    same."""
    for seat in [*game.seats, None]:
        closed = [key for key in game.state.piles if not sees(game, seat, key)]
        unseen = {thing for key in closed for thing in game.state.piles[key]}
        found = view(game, seat)
        if any(decision.secret for decision in game.pending()):
            continue  # then a seat sees some things where they were before; `sealed` looks at that
        told = set(words_in(found))
        assert not unseen & told, f"{where}: {seat} is shown {sorted(unseen & told)}"
        other = game.clone()
        mixed = [thing for key in closed for thing in other.state.piles[key]]
        dice.shuffle(mixed)
        for key in closed:
            other.state.piles[key] = [mixed.pop() for _ in other.state.piles[key]]
        other.state.at = {thing: key for key, things in other.state.piles.items() for thing in things}
        for key in [key for key in other.state.values if not reads(game.edition, seat, key)]:
            other.state.values[key] = dice.randrange(100)
        assert view(other, seat) == found, f"{where}: {seat} sees more than lies open"


def words_in(value: Any) -> list[str]:
    """Every text in plain data, keys cut at their colons."""
    if isinstance(value, str):
        return value.split(":")
    if isinstance(value, dict):
        return [word for key, item in value.items() for word in [*words_in(key), *words_in(item)]]
    if isinstance(value, list):
        return [word for item in value for word in words_in(item)]
    return []


def takeable(game: Game, pending: list[Decision], dice: random.Random, where: str) -> int:
    """Every option can be taken, on a copy, and the game itself stays as it was."""
    before = game.state.hash()
    taken = 0
    for decision in pending:
        for option in decision.options:
            other = game.clone()
            try:
                other.answer(option.id, decision.seat)
            except Exception as fault:
                fault.add_note(f"{where}: {decision.seat} answered {decision.id} with {option.id!r}")
                raise
            assert other.state.hash() != before, f"{where}: {option.id!r} changed nothing"
            taken += 1
    assert game.state.hash() == before, f"{where}: a copy was played, and the game changed"
    if len(pending) > 1:
        sealed(game, pending, dice, where)
    return taken


def sealed(game: Game, pending: list[Decision], dice: random.Random, where: str) -> None:
    """Answers given in secret: their order makes no difference, and who waits learns nothing of them."""
    first, second = dice.sample(pending, 2)
    one, other = dice.choice(first.options).id, dice.choice(second.options).id
    here, there = game.clone(), game.clone()
    here.answer(one, first.seat)
    seen = view(here, second.seat)
    here.answer(other, second.seat)
    there.answer(other, second.seat)
    there.answer(one, first.seat)
    assert here.state.hash() == there.state.hash(), f"{where}: the order of secret answers made a difference"
    elsewhere = game.clone()
    elsewhere.answer(dice.choice(first.options).id, first.seat)
    still = [decision.seat for decision in elsewhere.pending()]
    if sorted(still) == sorted(seen["asked"]):
        assert view(elsewhere, second.seat) == seen, f"{where}: {second.seat} sees what {first.seat} chose in secret"


def saved(game: Game, dice: random.Random, where: str) -> None:
    """Saved and loaded it is the same game, asks the same, and goes on the same."""
    text = save(game)
    again = load(game.edition, text, prove=False)
    assert save(again) == text, f"{where}: a loaded game saves differently"
    assert again.state.hash() == game.state.hash(), f"{where}: a loaded game has another state"
    assert again.pending() == game.pending(), f"{where}: a loaded game asks something else"
    assert again.state.at == game.state.at, f"{where}: a loaded game has another index"
    one, other = game.clone(), again
    for _ in range(3):
        if one.over:
            break
        decision = dice.choice(one.pending())
        option = dice.choice(decision.options).id
        one.answer(option, decision.seat)
        other.answer(option, decision.seat)
        assert one.state.hash() == other.state.hash(), f"{where}: a loaded game goes on otherwise"
