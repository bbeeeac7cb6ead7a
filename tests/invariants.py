"""Invariants of every game of every edition, checked while it is played at random.

played = check(edition, seats=2, seed=1)         fails with a sentence that names the seed and the decision
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rulewright.runtime import Decision, Edition, Game, load, replay, save, view
from rulewright.runtime.game import State
from rulewright.runtime.named_values import owners_of, real_piles
from rulewright.runtime.naming import pile_name, thing_name
from rulewright.runtime.piles import keys_of, places, room
from rulewright.runtime.slots import bounds, held, index_of

MOST = 20_000
"""So many decisions, and a game is taken for one that does not end."""


@dataclass(frozen=True)
class Checked:
    decisions: int
    options_taken: int
    saves: int
    final: str


def check(edition: Edition, seats: int, seed: int, every: int = 1, most: int = MOST) -> Checked:
    """Plays one random game. Cheap checks run at each decision, all checks at every `every`-th."""
    dice = random.Random(f"{edition.name} {seats} {seed}")
    game = Game(edition, seats, seed)
    taken = saves = 0
    while not game.over:
        number = len(game.answers)
        where = f"{edition.name}, {seats} seats, seed {seed}, decision {number + 1}"
        assert number < most, f"{where}: the game does not end"
        pending = game.pending()
        well_asked(game, pending, where)
        conserved(game, where)
        bounded(game, where)
        kept_up(game, where)
        if number % every == 0:
            hidden(game, dice, where)
            taken += takeable(game, pending, dice, where)
            saved(game, dice, where)
            saves += 1
        decision = dice.choice(pending)
        game.answer(dice.choice(decision.options).id, decision.seat)
    conserved(game, f"{edition.name}, seed {seed}, the end")
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


def kept_up(game: Game, where: str) -> None:
    """Sets that are updated on each write equal those computed again."""
    for g in worlds(game):
        for number, found in g.fits.items():
            one = g.rules.fittings[number]
            assert found == one.passing(g, one.things), f"{where}: a set was kept that is no more so"


def conserved(game: Game, where: str) -> None:
    """Each thing that was made lies in exactly one pile, or was removed; and the index says where."""
    for g in worlds(game):
        lying = [thing for things in g.piles for thing in things]
        twice = [thing_name(g, thing) for thing, many in Counter(lying).items() if many > 1]
        assert not twice, f"{where}: {twice} lie in two places"
        index = {thing: n for n, things in enumerate(g.piles) for thing in things}
        other = [thing_name(g, thing) for thing, at in enumerate(g.at) if index.get(thing, -1) != at]
        assert not other and len(g.at) >= len(g.of), f"{where}: the index differs from the piles for {other}"
        made = range(g.rules.size, len(g.of))
        lost = [thing_name(g, thing) for thing in made if thing not in index and thing not in g.gone]
        assert not lost, f"{where}: {lost} are nowhere and were not removed"
        strays = [thing for thing in lying if not 0 <= thing < len(g.of)]
        assert not strays, f"{where}: nothing made {strays}"


def worlds(game: Game) -> list[State]:
    """The game itself, and while seats choose in secret the world of each."""
    g = game.table()
    return [g, *(g.worlds or ())]


def bounded(game: Game, where: str) -> None:
    """Counters and piles keep to their bounds; flags are yes or no, markers lie on things that are there."""
    for g in worlds(game):
        for slot in g.rules.slots.values():
            for owners, value in owners_of(g, slot):
                said = f"{where}: {slot.name} of {owners} is {value}"
                assert type(value) is int, said
                if slot.sort == "counter":
                    low, high = bounds(g, slot, owners)
                    assert low is None or value >= low, f"{said}, below {low}"
                    assert high is None or value <= high, f"{said}, above {high}"
                else:
                    assert value in (0, 1) if slot.sort == "flag" else -1 <= value < len(g.of), said
        for n in real_piles(g):
            most = room(g, n)
            assert most is None or len(g.piles[n]) <= most, (
                f"{where}: {pile_name(g, n)} holds {len(g.piles[n])}, and has room for {most}"
            )


def hidden(game: Game, dice: random.Random, where: str, seats: Sequence[str | None] = ()) -> None:
    """A seat sees nothing of what lies in piles that it may not look into; if other things lay there, it would see the
    same. Without `seats` each is looked at, and a bystander."""
    if any(decision.secret for decision in game.pending()):
        return  # then a seat sees some things where they were before; `sealed` looks at that
    for seat in seats or [*game.seats, None]:
        g = game.table()
        number = game.seats.index(seat) if seat is not None else -1
        closed = [n for n in real_piles(g) if not may_look(g, number, n)]
        unseen = {thing_name(g, thing) for n in closed for thing in g.piles[n]}
        found = view(game, seat)
        told = set(words_in(found))
        assert not unseen & told, f"{where}: {seat} is shown {sorted(unseen & told)}"
        other = game.clone()
        mix_up(other.table(), number, closed, dice)
        assert view(other, seat) == found, f"{where}: {seat} sees more than lies open"


def may_look(g: State, seat: int, pile: int) -> bool:
    """Whether a seat may look into a pile, from what its rules say and what has been revealed."""
    spec = g.rules.pile_at[pile]
    if spec.seen_by == "everyone" or (pile, -1) in g.shown or (seat >= 0 and (pile, seat) in g.shown):
        return True
    if spec.seen_by != "owner" or seat < 0:
        return False
    side = held(g, spec.side, seat) if spec.side else seat
    return side in keys_of(g, pile)


def mix_up(g: State, seat: int, closed: list[int], dice: random.Random) -> None:
    """What a seat may not know becomes something else."""
    things = [thing for n in closed for thing in g.piles[n]]
    dice.shuffle(things)
    for n in closed:
        g.piles[n] = [things.pop() for _ in g.piles[n]]
        for thing in g.piles[n]:
            places(g)[thing] = n
    for slot in g.rules.slots.values():
        if slot.seen_by == "everyone" or slot.sort == "marker" or slot.grown >= 0:
            continue
        for owners, _ in owners_of(g, slot):
            if slot.seen_by != "owner" or seat not in owners:
                g.s[index_of(g, slot, owners)] = dice.randrange(2 if slot.sort == "flag" else 100)


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


def saved(game: Game, dice: random.Random, where: str, on: int = 3) -> None:
    """Saved and loaded it is the same game, asks the same, and goes on the same for some decisions."""
    text = save(game)
    again = load(game.edition, text, prove=False)
    assert save(again) == text, f"{where}: a loaded game saves differently"
    assert again.pending() == game.pending(), f"{where}: a loaded game asks something else"
    for one, other in zip(worlds(again), worlds(game), strict=True):
        assert one.at == other.at and one.stack == other.stack, f"{where}: a loaded game has another index"
    if on == 0:
        return
    copy = game.clone()
    for _ in range(on):
        if copy.over:
            break
        decision = dice.choice(copy.pending())
        option = dice.choice(decision.options).id
        copy.answer(option, decision.seat)
        again.answer(option, decision.seat)
    assert copy.state.hash() == again.state.hash(), f"{where}: a loaded game goes on otherwise"
