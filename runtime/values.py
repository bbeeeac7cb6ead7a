"""Values with a name: those of the rules, with all that changes them while it holds, and those every game has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .built_in import BUILT_IN, EMPTY, NUMBERS
from .pack import Shift
from .reading import definition

if TYPE_CHECKING:
    from .game import Game


def value(game: Game, name: str, you: str, *args: Any) -> Any:
    """A value with a name, as the seat sees it that asks, and all that changes it while it holds; or one that every
    game has."""
    plain = game.edition.plain.get(name)
    if plain is not None and not game.state.shifts:
        return plain(game, you, *args)
    function = game.edition.values.get(name)
    if function is None and name == "score":
        score = game.edition.scores.get(definition(args[0] or ""))
        return score(game, you, {"self": args[0]}) if score is not None else 0
    if function is None:
        # Of nothing there is nothing: no next player, no neighbours, no first of none.
        return BUILT_IN[name](game, *args) if None not in args else (0 if name in NUMBERS else EMPTY.get(name))
    found = function(game, you, *args)
    for shift in game.edition.shifts.get(name, ()):
        found += _shifted(game, shift, args)
    for kept in game.state.shifts:
        if kept["value"] == name and tuple(kept["args"]) in ((), args):
            found += kept["by"]
    return found


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
