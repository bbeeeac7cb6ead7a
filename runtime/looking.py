"""What a seat may see: a function of the state and the seat, for bots, tables, logs and saves that are shown.

While seats choose in secret, each sees its own world: what the others do shows when all are done.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from .reading import side_of
from .secret import world_of

if TYPE_CHECKING:
    from .edition import Edition
    from .game import Game


def view(game: Game, seat: str | None) -> dict[str, Any]:
    """The game as a seat sees it; for `None`, as a bystander does. Hidden piles are a number, and nothing is said of
    what lies in them: neither what is counted on a hidden thing, nor that something points at it."""
    state = game.state
    values, found = _known(game, seat)
    piles: dict[str, Any] = {}
    hidden: set[str] = set()
    for key, things in found.items():
        if sees(game, seat, key):
            piles[key] = list(things)
        else:
            piles[key] = len(things)
            hidden.update(things)
    hidden.difference_update(*(found[key] for key, things in piles.items() if not isinstance(things, int)))
    return {
        "seat": seat,
        "seats": list(state.seats),
        "values": {
            key: value
            for key, value in values.items()
            if _open(key, value, hidden) and (state.over or reads(game.edition, seat, key))
        },
        "piles": piles,
        "phases": [scope["name"] for scope in state.scopes],
        "times": dict(state.times),
        "asked": [decision.seat for decision in game.pending()],
        "over": state.over,
        "winners": list(state.winners),
    }


def _known(game: Game, seat: str | None) -> tuple[Mapping[str, Any], Mapping[str, list[str]]]:
    """Values and piles in the world of a seat."""
    state, world = game.state, world_of(game.state, seat)
    values = {**state.values, **world.get("values", {})}
    return {key: value for key, value in values.items() if value is not None}, {**state.piles, **world.get("piles", {})}


def _open(key: str, value: Any, hidden: set[str]) -> bool:
    if key.startswith("~used:"):
        return False
    return not hidden or (value not in hidden and hidden.isdisjoint(key.split(":")))


def reads(edition: Edition, seat: str | None, key: str) -> bool:
    """Whether a seat may know what a counter, flag or marker holds before the game is over."""
    name, *keys = key.split(":")
    slot = edition.slots.get(name)
    return slot is None or slot.seen_by == "everyone" or (slot.seen_by == "owner" and seat in keys)


def sees(game: Game, seat: str | None, key: str) -> bool:
    """Whether a seat may look into a pile."""
    name, *keys = key.split(":")
    shown = world_of(game.state, seat).get("shown", game.state.shown)
    if key in shown or f"{key}>{seat}" in shown:
        return True
    who = game.edition.slots[name].seen_by
    return who == "everyone" or (who == "owner" and side_of(game, name, seat) in keys)
