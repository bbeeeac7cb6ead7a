"""What a seat may see: a function of the state and the seat, for bots, tables, logs and saves that are shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .game import Game


def view(game: Game, seat: str | None) -> dict[str, Any]:
    """The game as a seat sees it; for `None`, as a bystander does. Hidden piles are a number."""
    state = game.state
    piles: dict[str, Any] = {}
    for key, things in state.piles.items():
        piles[key] = list(things) if sees(game, seat, key) else len(things)
    return {
        "seat": seat,
        "values": {key: value for key, value in state.values.items() if not key.startswith("used:")},
        "piles": piles,
        "phases": [scope["name"] for scope in state.scopes],
        "asked": [decision.seat for decision in game.pending()],
        "over": state.over,
        "winners": list(state.winners),
    }


def sees(game: Game, seat: str | None, key: str) -> bool:
    """Whether a seat may look into a pile."""
    name, *keys = key.split(":")
    if key in game.state.shown:
        return True
    who = game.edition.slots[name].seen_by
    return who == "everyone" or (who == "owner" and seat in keys)
