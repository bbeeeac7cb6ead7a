"""Saving a game as text and loading it: at any decision, in any process.

A text may come from anywhere. One that is no save, a damaged one, or one of other rules is refused with a sentence.
Loading proves the save: its answers are played from its seed, and must lead to its state.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from .answers import loaded
from .decisions import decision_of
from .faults import OtherGame
from .foreign import field
from .game import State
from .given import an_edition, some_answers
from .named import data_of, hash_of
from .public import Game
from .records import Record, fits, played, record_of, the, written
from .restore import state_of
from .rules import Rules as Edition
from .sight import Sight
from .valid_state import problem_of

STATE_SINCE = 3
"""The first format with the current layout of the state. The state of an older format is not read: its answers lead to
it again."""


def save(game: Game) -> str:
    """The whole game as JSON."""
    state = game.state.data()
    return written("save", game, {"state": state, "hash": hash_of(state)})


def load(edition: Edition, text: str, prove: bool = True) -> Game:
    """Loads a saved game. The save of another game is refused.

    Without `prove` the answers are not played: the state is accepted if it is sound and has its hash. This is for a
    program that often loads its own saves.
    """
    record = record_of("save", text)
    fits(record, an_edition(edition))
    if record.format < STATE_SINCE:
        return _led_to(record, edition)
    if record.chance:
        return _with_chance(record, edition)
    game = _as_saved(record, edition)
    if prove and played(record, edition).state.hash() != game.state.hash():
        raise OtherGame(f"{the(record.what)} is damaged: its answers lead to another state")
    return game


def _led_to(record: Record, edition: Edition) -> Game:
    """The game to which the answers of an older format lead. The things in its piles must be those that were saved."""
    game = played(record, edition)
    state = cast(dict[str, Any], field(dict(record.rest), "state", dict, record.what))
    piles = cast(dict[str, Any], field(state, "piles", dict, record.what))
    values = cast(dict[str, Any], field(state, "values", dict, record.what))
    piles = {key: things for key, things in piles.items() if things}
    values = {key: value for key, value in values.items() if key.partition(":")[0] in edition.slots}
    there = {key: value for key, value in game.state.values.items() if key.partition(":")[0] in edition.slots}
    if piles != {key: things for key, things in game.state.piles.items() if things} or values != there:
        raise OtherGame(f"{the(record.what)} has format {record.format}, and its answers lead to another game by now")
    return game


def _with_chance(record: Record, edition: Edition) -> Game:
    """The game with chance as a seat: it may be in the middle of a rule, so only its answers lead there."""
    game = played(record, edition)
    state = cast(dict[str, Any], field(dict(record.rest), "state", dict, record.what))
    if not game.state.data() == state or game.state.hash() != record.rest.get("hash"):
        raise OtherGame(f"{the(record.what)} is damaged: its answers lead to another state")
    return game


def _as_saved(record: Record, edition: Edition) -> Game:
    """The game in the saved state."""
    state = cast(dict[str, Any], field(dict(record.rest), "state", dict, record.what))
    if wrong := problem_of(edition, state):
        raise OtherGame(f"{the(record.what)} is damaged: {wrong}")
    if len(state["seats"]) != record.seats:
        raise OtherGame(f"{the(record.what)} is damaged: its state has another number of seats")
    game = Game.of(_restored(edition, state, record))
    loaded(game.table(), list(record.answers))
    if hash_of(state) != record.rest.get("hash"):  # the game has this very state: `_restored` compared them
        raise OtherGame(f"{the(record.what)} is damaged: its state is not the one that was saved")
    return game


def _restored(edition: Edition, state: dict[str, Any], record: Record) -> State:
    """The state. It must be in the form in which a game writes it, and its question must be valid."""
    try:
        g = state_of(edition, state, record.seed)
        for world in (g, *(g.worlds or ())):
            world.forced = record.forced
        if data_of(g) == state and all(decision_of(Sight(g, world.seat)) is not None for world in g.asking()):
            return g
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
        pass
    raise OtherGame(f"{the(record.what)} is damaged: its state is not one that a game has")


def replay(
    edition: Edition,
    seats: int,
    seed: int | str,
    answers: Sequence[tuple[str, str]],
    ask_forced: bool = False,
    ask_chance: bool = False,
) -> Game:
    """A game played again from its seed and its answers, with the same kinds of questions."""
    given = some_answers(answers)
    game = Game(edition, seats, seed, ask_forced=ask_forced, ask_chance=ask_chance)
    for seat, option in given:
        game.answer(option, seat)
    return game
