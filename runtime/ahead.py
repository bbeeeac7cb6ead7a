"""Looking ahead: what may take a role of a rule, whether a rule could be begun now, and why not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .pack import Handler, Vars
from .reading import definition

if TYPE_CHECKING:
    from .game import Game

FARTHEST = 16
"""Rules that begin with each other are looked into so far. Where no end is in sight, nothing speaks against them."""


def fits(game: Game, verb: str, role: str, you: str, args: Vars, thing: Any) -> bool:
    """Whether a thing may take a role of a rule, the roles before it being taken."""
    return _fits(game, game.edition.handlers[f"rule:{verb}"], role, you, args, thing)


def _fits(game: Game, handler: Handler, role: str, you: str, args: Vars, thing: Any) -> bool:
    # Asked of every thing there is, so a loop: a generator costs as much as the tests.
    for _, test in handler.fits.get(role, ()):  # noqa: SIM110
        if not test(game, you, args, thing):
            return False
    return True


def possible(game: Game, verb: str, you: str, args: Vars) -> bool:
    """Whether a rule could be begun now with what it is given, by role."""
    handler = game.edition.handlers[f"rule:{verb}"]
    vars = {name: args[role] for role, name in handler.params}
    for role, arg in args.items():
        if not isinstance(arg, list) and not _fits(game, handler, role, you, vars, arg):
            return False
    return could_begin(game, handler, you, vars)


def usable(game: Game, thing: str | None, you: str) -> bool:
    """Whether following what a thing does could be begun now."""
    handler = game.edition.handlers.get(f"does:{definition(thing or '')}")
    return handler is not None and could_begin(game, handler, you, {"self": thing})


def could_begin(game: Game, handler: Handler, you: str, vars: Vars) -> bool:
    """Whether nothing that a rule or an ability needs for its first lines is missing."""
    if not handler.needs or game.looks >= FARTHEST:
        return True
    game.looks += 1
    try:
        return all(test(game, you, vars) for _, test in handler.needs)
    finally:
        game.looks -= 1


def why_not(game: Game, verb: str, role: str, you: str, args: Vars, thing: Any) -> list[str]:
    """In the author's words, what keeps a thing from taking a role of a rule: what it is not, or else what the rule
    would need then. `args` are the roles before it, by the names the rule gives them."""
    handler = game.edition.handlers[f"rule:{verb}"]
    found = [words for words, test in handler.fits.get(role, ()) if not test(game, you, args, thing)]
    vars = {**args, dict(handler.params)[role]: thing}
    if found or any(name not in vars for _, name in handler.params):
        return found
    return [words for words, test in handler.needs if not test(game, you, vars)]
