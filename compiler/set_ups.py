"""Set-up for each number of players: how many things lie where before the first phase begins, found by playing it.

resurgence     2 players: row 5, hero-offer 3     4 players: row 6, hero-offer 5
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from .book.set_up import SetUp
from .meaning import model as m
from .script import Script

if TYPE_CHECKING:
    from rulewright.runtime import Game, State

SEEDS = range(4)
"""Only what is the same for all these seeds belongs to the set-up."""
MOST_ANSWERS = 500


def set_ups_of(script: Script) -> tuple[SetUp, ...]:
    """The contents of each public pile, with the number of each thing or kind of card, as far as chance does not change
    it. What each player has equally is left out."""
    model = script.model
    least, most = model.players
    found = {many: [_laid_out(script, many, seed) for seed in SEEDS] for many in range(least, most + 1)}
    names = dict.fromkeys(name for games in found.values() for one in games for name in one)
    set_ups: list[SetUp] = []
    for name in names:
        every = {many: {one[name] for one in games} for many, games in found.items()}
        if all(len(one) == 1 for one in every.values()):
            counts = tuple((many, one.pop()) for many, one in every.items())
            if name in model.slots or not _for_each(counts):
                set_ups.append(SetUp(name, counts))
    return tuple(set_ups)


def _for_each(counts: tuple[tuple[int, int], ...]) -> bool:
    """Whether every player has as many, as far as several numbers of players show it."""
    return len(counts) > 1 and len({here / many for many, here in counts}) == 1


def _laid_out(script: Script, seats: int, seed: int) -> Counter[str]:
    """The largest number of each thing during set-up; every question is answered with the first option."""
    from rulewright.runtime import Game

    game = Game(script.played.rules, seats, seed=seed)
    found = Counter(_counted(script.model, game))
    for _ in range(MOST_ANSWERS):
        if _has_begun(game.table()):
            break
        seat = game.asked()[0]
        game.apply(game.options_of(seat)[0], seat)
        found |= _counted(script.model, game)
    return found


def _has_begun(table: State) -> bool:
    """If there are no phases, the first question is about the game itself."""
    return table.over or any(table.times) or not table.times


def _counted(model: m.Model, game: Game) -> Counter[str]:
    """Piles by their things, and things by their number; things before a single player are left out."""
    found: Counter[str] = Counter()
    copies: Counter[str] = Counter()
    for key, things in game.state.piles.items():
        slot = model.slots[key.partition(":")[0]]
        if slot.seen_by == "everyone" and "player" not in slot.owners:
            found[slot.name] += len(things)
        copies.update(thing.partition("@")[0].partition("#")[0] for thing in things)
    for id, many in copies.items():
        if id in model.elements:
            found[id if many > 1 else model.elements[id].kind] += many
    return found
