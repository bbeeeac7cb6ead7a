"""What a seat may see: a function of the state and the seat, for bots, tables, logs and saves that are shown.

While seats choose in secret, each sees its own world: what the others do shows when all are done.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .named import real_piles, slots_of, value_name
from .naming import pile_name, seat_name, thing_name
from .piles import keys_of
from .rules import Slot
from .slots import held

if TYPE_CHECKING:
    from .game import State
    from .public import Game


def view(game: Game, seat: str | None) -> dict[str, Any]:
    """The game as a seat sees it; for `None`, as a bystander does. Hidden piles are a number, and nothing is said of
    what lies in them: neither what is counted on a hidden thing, nor that something points at it."""
    if seat is not None and seat not in game.seats:
        raise ValueError(f"there is no {seat} in this game")
    number = game.seats.index(seat) if seat is not None else -1
    table = game.table()
    g = world_of(table, number)
    piles: dict[str, Any] = {}
    hidden: set[int] = set()
    seen: set[int] = set()
    for pile in real_piles(g):
        if sees(g, number, pile):
            piles[pile_name(g, pile)] = [thing_name(g, thing) for thing in g.piles[pile]]
            seen.update(g.piles[pile])
        else:
            piles[pile_name(g, pile)] = len(g.piles[pile])
            hidden.update(g.piles[pile])
    unseen = {thing_name(g, thing) for thing in hidden - seen}
    return {
        "seat": seat,
        "seats": game.seats,
        "values": values(g, number, unseen),
        "piles": piles,
        "phases": [g.rules.phases[phase] for phase in g.phases],
        "times": {phase: many for phase, many in zip(g.rules.phases, g.times, strict=True) if many},
        "exhausted": sorted({thing_name(g, thing) for thing in g.exhausted} - unseen),
        "asked": [seat_name(world.seat) for world in table.asking()],
        "over": g.over,
        "winners": [thing_name(g, winner) for winner in g.winners],
    }


def world_of(g: State, seat: int) -> State:
    """The game as it is for a seat: its own world while it chooses in secret."""
    return g.worlds[seat] if g.worlds is not None and seat >= 0 else g


def values(g: State, seat: int, unseen: set[str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for slot in g.rules.slots.values():
        for key, value in slots_of(g, slot):
            if value != slot.starts and (g.over or reads(g, seat, slot, key)):
                name = value_name(g, slot, value)
                if not unseen or (name not in unseen and unseen.isdisjoint(key.split(":"))):
                    found[key] = name
    return found


def reads(g: State, seat: int, slot: Slot, key: str) -> bool:
    """Whether a seat may know what a counter, flag or marker holds before the game is over."""
    if slot.seen_by == "everyone":
        return True
    return slot.seen_by == "owner" and seat >= 0 and seat_name(seat) in key.split(":")[1:]


def sees(g: State, seat: int, pile: int) -> bool:
    """Whether a seat may look into a pile."""
    if (pile, -1) in g.shown or (seat >= 0 and (pile, seat) in g.shown):
        return True
    spec = g.rules.pile_at[pile]
    if spec.seen_by == "everyone":
        return True
    if spec.seen_by != "owner" or seat < 0:
        return False
    owners = keys_of(g, pile)
    if spec.side:
        return held(g, spec.side, seat) in owners
    return any(key.kind == "player" and owner == seat for key, owner in zip(spec.keys, owners, strict=True))
