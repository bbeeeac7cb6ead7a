"""The state of a game by names: as JSON can hold it, hashed, compared, and made into a state again."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator
from typing import Any, cast

from .game import State
from .naming import pile_name, seat_name, thing_name
from .rules import NONE, Keys, Slot


class Named:
    """What a state holds, by names, worked out when it is asked for."""

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
        """Thing to the pile it lies in."""
        return {thing: pile for pile, things in self.piles.items() for thing in things}

    @property
    def times(self) -> dict[str, int]:
        """How often each phase has begun."""
        return {name: many for name, many in zip(self.g.rules.phases, self.g.times, strict=True) if many}

    @property
    def scopes(self) -> list[dict[str, Any]]:
        """The phases that are going on, the outermost first."""
        g = self.g
        pairs = zip(g.phases, g.phase_seats, strict=True)
        return [{"name": g.rules.phases[n], "seat": seat_name(seat) if seat >= 0 else None} for n, seat in pairs]

    @property
    def made(self) -> dict[str, int]:
        """How many copies of an element have been made."""
        found: dict[str, int] = {}
        for element in self.g.of[self.g.rules.size :]:
            name = self.g.rules.names[element]
            found[name] = found.get(name, 0) + 1
        return found

    @property
    def open(self) -> list[dict[str, Any]]:
        """Abilities that lie open to be used."""
        g = self.g
        return [
            {
                "do": id,
                "self": thing_name(g, thing) if thing >= 0 else "",
                "you": seat_name(you),
                "v": list(args),
                "until": g.rules.phases[until] if until >= 0 else "",
            }
            for id, thing, you, args, until in g.offers
        ]

    @property
    def stack(self) -> list[Any]:
        return self.g.stack

    def data(self) -> dict[str, Any]:
        """As JSON can hold it; the same state has the same data in the same order."""
        return data_of(self.g)

    def hash(self) -> str:
        """The same for equal states, and only for them."""
        text = json.dumps(self.data(), separators=(",", ":"), ensure_ascii=False)
        return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def real_piles(g: State) -> Iterator[int]:
    """The piles of this game: those of seats that nobody sits on are none."""
    for spec in g.rules.piles.values():
        for n in range(spec.base, spec.base + spec.size):
            if all(_there(g, key, at) for key, at in _split(spec.keys, n - spec.base)):
                yield n


def _split(keys: tuple[Keys, ...], rest: int) -> Iterator[tuple[Keys, int]]:
    for key in keys:
        at = rest // key.stride
        rest -= at * key.stride
        yield key, key.first + at


def _there(g: State, key: Keys, number: int) -> bool:
    if key.kind == "player":
        return number < g.n
    return key.kind in g.rules.sorts_of(number)


def slots_of(g: State, slot: Slot) -> Iterator[tuple[str, int]]:
    """Each owner of a slot by the names behind its own, and what is kept for it."""
    if slot.grown >= 0:
        for thing, value in enumerate(g.grown[slot.grown]):
            if thing >= g.rules.most and slot.keys[0].kind in g.rules.sorts_of(g.of[thing]):
                yield f"{slot.name}:{thing_name(g, thing)}", value
        return
    for n in range(slot.size):
        pairs = list(_split(slot.keys, n))
        if all(_there(g, key, at) for key, at in pairs):
            yield ":".join([slot.name, *(g.rules.names[at] for _, at in pairs)]), g.s[slot.base + n]


def values_of(g: State) -> Iterator[tuple[str, Any]]:
    for slot in g.rules.slots.values():
        for key, value in slots_of(g, slot):
            if value != slot.starts:
                yield key, value_name(g, slot, value)
    for wallet in g.rules.wallets.values():
        for seat in g.seats:
            for n, good in enumerate(wallet.worth):
                if many := g.s[wallet.base + seat * len(wallet.worth) + n]:
                    yield f"{wallet.name}:{seat_name(seat)}:{good}", many


def value_name(g: State, slot: Slot, value: int) -> Any:
    if slot.sort == "marker":
        return thing_name(g, value) if value >= 0 else None
    return bool(value) if slot.sort == "flag" else value


def data_of(g: State) -> dict[str, Any]:
    rules = g.rules

    def name(thing: int) -> str | None:
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
        "used": sorted([id, name(thing), seat_name(seat), when] for (id, thing, seat), when in g.used.items()),
        "came": {
            rules.phases[phase]: {str(name(thing)): when for thing, when in enumerate(came) if when != NONE}
            for phase, came in sorted(g.came.items())
        },
        "shown": [[pile_name(g, pile), seat_name(seat) if seat >= 0 else None] for pile, seat in g.shown],
        "stack": [frame_data(g, frame) for frame in g.stack],
        "open": [
            [id, name(thing), seat_name(you), plain(list(args)), until] for id, thing, you, args, until in g.offers
        ],
        "phases": [
            [rules.phases[phase], seat_name(seat) if seat >= 0 else None]
            for phase, seat in zip(g.phases, g.phase_seats, strict=True)
        ],
        "times": {phase: many for phase, many in zip(rules.phases, g.times, strict=True) if many},
        "held": plain([list(map(list, held)) for held in g.held]),
        "kept": plain(list(map(list, g.kept))),
        "shifts": plain([[value, list(args), by, until] for value, args, by, until in g.shifts]),
        "rng": g.rng,
        "asked": g.asked,
        "winners": [name(seat) for seat in g.winners],
        "over": g.over,
        "ask": ask_data(g),
        "worlds": [data_of(world) for world in g.worlds] if g.worlds is not None else None,
    }
    return found


def frame_data(g: State, frame: list[Any]) -> list[Any]:
    """A rule that is followed: which, where in it, whose, and what it has named."""
    return [g.rules.routine(frame).id, *(plain(one) for one in frame[1:])]


def ask_data(g: State) -> Any:
    """What is asked: the number of the question, whom, the options, and what has been picked of several."""
    if g.question is None:
        return None
    many = g.many
    picked = [many.options, many.least, many.most, many.room, many.like, many.picked] if many is not None else None
    return [g.question.number, g.seat, list(g.options), plain(picked), plain(list(map(list, g.offered)))]


def plain(value: Any) -> Any:
    """Plain data as JSON gives it back: goods as pairs, for JSON has no numbers for keys."""
    if isinstance(value, dict):
        return {"goods": [[good, many] for good, many in cast("dict[Any, int]", value).items()]}
    if isinstance(value, (list, tuple, range)):
        return [plain(one) for one in cast("Iterable[Any]", value)]
    return value
