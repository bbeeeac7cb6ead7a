"""Values with a name: those of the rules, with all that changes them while it holds, and those every game has."""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature
from typing import TYPE_CHECKING, Any

from .built_in import BUILT_IN, EMPTY, NUMBERS
from .pack import Shift
from .reading import definition

if TYPE_CHECKING:
    from .edition import Edition
    from .game import Game

Asked = Callable[..., Any]
"""A value with a name, asked for: in a game, as a seat sees it, of what."""


def named(edition: Edition) -> dict[str, Asked]:
    """Every value that a game can be asked for, by its name."""
    found: dict[str, Asked] = {"score": _score, **OF_EVERY_GAME}
    for name, function in edition.values.items():
        found[name] = changing(name) if name in edition.shifts else function
    return found


def changing(name: str) -> Asked:
    """A value with all that changes it while it holds."""

    def asked(game: Game, you: str, *args: Any) -> Any:
        return _changed(game, name, you, *args)

    return asked


def _changed(game: Game, name: str, you: str, *args: Any) -> Any:
    found = game.edition.values[name](game, you, *args)
    for shift in game.edition.shifts.get(name, ()):
        found += _shifted(game, shift, args)
    for kept in game.state.shifts:
        if kept["value"] == name and tuple(kept["args"]) in ((), args):
            found += kept["by"]
    return found


def _score(game: Game, you: str, thing: Any) -> int:
    score = game.edition.scores.get(definition(thing or ""))
    return score(game, you, {"self": thing}) if score is not None else 0


def _of_every_game(function: Asked, nothing: Any) -> Asked:
    """Of nothing there is nothing: no next player, no neighbours, no first of none."""

    def of_none(game: Game, you: str) -> Any:
        return function(game)

    def of_one(game: Game, you: str, one: Any) -> Any:
        return nothing if one is None else function(game, one)

    def of_two(game: Game, you: str, one: Any, other: Any) -> Any:
        return nothing if one is None or other is None else function(game, one, other)

    return (of_none, of_one, of_two)[len(signature(function).parameters) - 1]


OF_EVERY_GAME = {
    name: _of_every_game(function, 0 if name in NUMBERS else EMPTY.get(name)) for name, function in BUILT_IN.items()
}


def _shifted(game: Game, shift: Shift, args: tuple[Any, ...]) -> int:
    from .hearing import holders

    total = 0
    vars: dict[str, Any]
    for thing, owner in holders(game, shift.of, shift.laws, game.state.seats[0]):
        vars = {"self": thing}
        if shift.test(game, owner, vars):
            of = shift.args(game, owner, vars)
            if of == args[: len(of)]:
                total += shift.by(game, owner, vars)
    return total
