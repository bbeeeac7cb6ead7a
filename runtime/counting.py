"""Abilities by which one thing counts as another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .hearing import consume_laws, holders, lawful
from .pack import CountsAs

if TYPE_CHECKING:
    from .game import Game


def ways(game: Game, seat: str, thing: Any, other: Any) -> list[tuple[CountsAs, str]]:
    """The abilities a seat may use now to let a thing pass for another."""
    found: list[tuple[CountsAs, str]] = []
    for entry in game.edition.counts_as:
        if not _passes(game, entry, thing, other):
            continue
        for holder, owner in holders(game, entry.of, entry.laws, seat):
            if owner == seat and lawful(game, entry.laws, entry.id, holder, owner, {"self": holder}):
                found.append((entry, holder))
    return found


def _passes(game: Game, entry: CountsAs, thing: str, other: str) -> bool:
    forward = game.is_a(thing, entry.one) and _is(game, other, entry.other)
    backward = entry.reverse and game.is_a(thing, entry.other) and _is(game, other, entry.one)
    return forward or backward


def _is(game: Game, other: str, sort: str) -> bool:
    return other == sort or game.is_a(other, sort)


def use(game: Game, seat: str, entry: CountsAs, holder: str) -> None:
    consume_laws(game, entry.laws, entry.id, holder, seat)
