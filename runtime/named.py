"""The state of a game by names: as JSON, with a hash, for comparing and for restoring."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from .frames import NONE
from .game import State
from .named_frames import ask_data, event_data, frame_data, offer_data, phase_name, plain
from .named_values import real_piles, values_of
from .naming import copy_names, pile_name, seat_name, thing_name


class Named:
    """The parts of a state by names, computed when they are asked for."""

    __slots__ = ("g",)

    def __init__(self, g: State) -> None:
        self.g = g

    @property
    def seats(self) -> list[str]:
        return [seat_name(seat) for seat in self.g.seats]

    @property
    def over(self) -> bool:
        return self.g.over

    @property
    def winners(self) -> list[str]:
        return [thing_name(self.g, seat) for seat in self.g.winners]

    @property
    def values(self) -> dict[str, Any]:
        """Counters, flags and markers that are not at their start, by `slot:owner`."""
        return dict(values_of(self.g))

    @property
    def piles(self) -> dict[str, list[str]]:
        g = self.g
        return {pile_name(g, n): [thing_name(g, thing) for thing in g.piles[n]] for n in real_piles(g)}

    @property
    def at(self) -> dict[str, str]:
        """By thing, the pile in which it lies."""
        return {thing: pile for pile, things in self.piles.items() for thing in things}

    @property
    def times(self) -> dict[str, int]:
        """How often each phase has begun."""
        return {name: many for name, many in zip(self.g.rules.phases, self.g.times, strict=True) if many}

    @property
    def scopes(self) -> list[dict[str, Any]]:
        """The phases that are running, the outermost first."""
        g = self.g
        pairs = zip(g.phases, g.phase_seats, strict=True)
        return [{"name": g.rules.phases[n], "seat": seat_name(seat) if seat >= 0 else None} for n, seat in pairs]

    @property
    def made(self) -> dict[str, int]:
        """How many copies of each element have been made."""
        found: dict[str, int] = {}
        for element in self.g.of[self.g.rules.size :]:
            name = self.g.rules.names[element]
            found[name] = found.get(name, 0) + 1
        return found

    @property
    def open(self) -> list[dict[str, Any]]:
        """Abilities that are offered."""
        return [offer_data(self.g, offer) for offer in self.g.offers]

    @property
    def stack(self) -> list[dict[str, Any]]:
        """The rules that are running, the innermost last."""
        return [frame_data(self.g, frame) for frame in self.g.stack]

    def data(self) -> dict[str, Any]:
        """The state as data for JSON. Equal states have equal data, in the same order."""
        return data_of(self.g)

    def hash(self) -> str:
        """Equal for equal states, and only for them."""
        return hash_of(self.data())


def hash_of(data: dict[str, Any]) -> str:
    """The hash of a state, from its data."""
    text = json.dumps(data, separators=(",", ":"), ensure_ascii=False)
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def data_of(g: State) -> dict[str, Any]:
    rules, copies = g.rules, copy_names(g)

    def name(thing: int) -> str | None:
        if thing >= rules.size:
            return copies[thing - rules.size]
        return thing_name(g, thing) if thing >= 0 else None

    values = dict(values_of(g))
    piles = {pile_name(g, n): [name(thing) for thing in g.piles[n]] for n in real_piles(g) if g.piles[n]}
    found: dict[str, Any] = {
        "seats": [seat_name(seat) for seat in g.seats],
        "copies": [rules.names[element] for element in g.of[rules.size :]],
        "values": {key: values[key] for key in sorted(values)},
        "piles": {key: piles[key] for key in sorted(piles)},
        "exhausted": sorted(filter(None, map(name, g.exhausted))),
        "gone": sorted(filter(None, map(name, g.gone))),
        "used": sorted([id, name(thing) or "", seat_name(seat), when] for (id, thing, seat), when in g.used.items()),
        "came": {
            rules.phases[phase]: {str(name(thing)): when for thing, when in enumerate(came) if when != NONE}
            for phase, came in sorted(g.came.items())
        },
        "shown": [[pile_name(g, pile), seat_name(seat) if seat >= 0 else None] for pile, seat in g.shown],
        "stack": [frame_data(g, frame) for frame in g.stack],
        "open": [offer_data(g, offer) for offer in g.offers],
        "phases": [
            [rules.phases[phase], seat_name(seat) if seat >= 0 else None]
            for phase, seat in zip(g.phases, g.phase_seats, strict=True)
        ],
        "times": {phase: many for phase, many in zip(rules.phases, g.times, strict=True) if many},
        "raised": [event_data(g, event) for event in g.raised],
        "held": [[event_data(g, event) for event in held] for held in g.held],
        "kept": [event_data(g, event) for event in g.kept],
        "shifts": [
            {"value": value, "args": plain(g, args), "by": by, "until": phase_name(g, until)}
            for value, args, by, until in g.shifts
        ],
        "rng": g.rng,
        "asked": g.asked,
        "winners": [name(seat) for seat in g.winners],
        "over": g.over,
        "ask": ask_data(g),
        "worlds": [data_of(world) for world in g.worlds] if g.worlds is not None else None,
    }
    return found
