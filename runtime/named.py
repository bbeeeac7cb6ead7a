"""The state of a game by names: as JSON, with a hash, for comparing and for restoring."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, cast

from .declared import Routine, Slot
from .events import Event
from .frames import AT, FIRST, HOLDS, NONE, PHASES, YOU, Frame
from .game import State
from .laws import OFFER, Offer
from .naming import copy_names, pile_name, seat_name, thing_name
from .owners import owners


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


def real_piles(g: State) -> Sequence[int]:
    """The piles of this game, without those of seats that have no player."""
    return owners(g).piles


def owners_of(g: State, slot: Slot) -> Iterator[tuple[tuple[int, ...], int]]:
    """Each combination of owners of a slot, and its value."""
    if slot.grown >= 0:
        for thing in _grown(g, slot):
            yield (thing,), g.grown[slot.grown][thing]
        return
    for one in owners(g).slots[slot.name]:
        yield one.owners, g.s[one.at]


def slots_of(g: State, slot: Slot) -> Iterator[tuple[str, int]]:
    """The same with the names of the owners."""
    if slot.grown >= 0:
        for thing in _grown(g, slot):
            yield f"{slot.name}:{thing_name(g, thing)}", g.grown[slot.grown][thing]
        return
    for one in owners(g).slots[slot.name]:
        yield one.name, g.s[one.at]


def _grown(g: State, slot: Slot) -> Iterator[int]:
    """The things for which a slot is stored copy by copy."""
    for thing in range(g.rules.most, len(g.of)):
        if slot.keys[0].kind in g.rules.sorts_of(g.of[thing]):
            yield thing


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


CORE_PARAMS: dict[str, tuple[tuple[str, str], ...]] = {
    "core:use": (("ability", "ability"), ("thing", "thing"), ("given", ""), ("answer", "")),
    "core:order": (("waiting", ""), ("answer", "")),
    "core:pay": (("price", ""), ("ways", ""), ("answer", "")),
    "core:treat": (("thing", "thing"), ("as", "thing"), ("answer", "")),
    "core:which": (("verb", ""), ("ways", ""), ("seat", ""), ("answer", "")),
    "core:before": (("ability", "ability"), ("thing", "thing"), ("awaited", ""), ("answer", "")),
    "core:check": (("awaited", ""), ("event", "")),
    "core:verb": (("verb", ""),),
    "core:edge": (("phase", "phase"), ("seat", ""), ("event", ""), ("begins", "")),
}
"""The registers of the routines that every game has, and the sorts of their values."""


def registers_of(one: Routine) -> tuple[tuple[str, str], ...]:
    """The name of each register, and the sort of its value where that is known."""
    known = CORE_PARAMS.get(one.id)
    if known is not None:
        return known
    sorts = {name: sort for _, name, sort in one.params if sort in ("thing", "pile")}
    return tuple((name, sorts.get(name, "")) for name in one.registers)


def frame_data(g: State, frame: Frame) -> dict[str, Any]:
    """A rule that is running: which, where in it, for which seat, how many phases and holds are around it, and its
    named values. Values after its registers have no name."""
    one = g.rules.routine(frame)
    known = registers_of(one)
    kept = {name: sorted_data(g, sort, value) for (name, sort), value in zip(known, frame[FIRST:], strict=False)}
    found = {
        "rule": one.id,
        "at": frame[AT],
        "you": seat_name(frame[YOU]),
        "phases": frame[PHASES],
        "holds": frame[HOLDS],
        "v": kept,
    }
    more = frame[FIRST + len(known) :]
    return {**found, "more": [plain(g, one) for one in more]} if more else found


def sorted_data(g: State, sort: str, value: Any) -> Any:
    """A value by name, where it is known to be a thing, a pile, a phase or an ability. Nothing has no name."""
    if sort and type(value) is int:
        if value < 0:
            return None
        match sort:
            case "thing":
                return thing_name(g, value)
            case "pile":
                return pile_name(g, value)
            case "phase":
                return phase_name(g, value)
            case _:
                return g.rules.heard_by[value].id
    return plain(g, value)


def phase_name(g: State, phase: int) -> str | None:
    return g.rules.phases[phase] if phase >= 0 else None


def offer_data(g: State, offer: Offer) -> dict[str, Any]:
    """An ability that is offered."""
    id, thing, you, args, until = offer
    return {
        "ability": id,
        "thing": thing_name(g, thing) if thing >= 0 else None,
        "you": seat_name(you),
        "v": [sorted_data(g, sort, value) for sort, value in zip(sorts_of_offer(g, id, len(args)), args, strict=True)],
        "until": phase_name(g, until),
    }


def sorts_of_offer(g: State, id: str, many: int) -> list[str]:
    """The sorts of the values with which an ability begins."""
    one = g.rules.abilities.get(id)
    params = g.rules.routines[one.routine].params if one is not None else ()
    found = [sort if sort in ("thing", "pile") else "" for _, _, sort in params]
    return (found + [""] * many)[:many]


def event_data(g: State, event: Event) -> list[Any]:
    """An event: which, who caused it, and its other roles."""
    return [g.rules.event_names[event[0]], seat_name(event[1]) if event[1] >= 0 else None, *plain_each(g, event[2:])]


def ask_data(g: State) -> Any:
    """The current question: its number, the seat, the options, and what has been chosen of several. Things have names;
    ways to go on and ways to pay are numbers."""
    if g.question is None:
        return None
    many = g.many
    things = g.question.prompt == "choose"
    found: dict[str, Any] = {
        "question": g.question.number,
        "seat": seat_name(g.seat),
        "options": [option_data(g, things, option) for option in g.options],
    }
    if many is not None:
        found["several"] = {
            "among": [option_data(g, things, option) for option in many.options],
            "least": many.least,
            "most": many.most,
            "room": many.room,
            "like": many.like,
            "picked": many.picked,
        }
    if max(g.options, default=0) >= OFFER:
        found["offered"] = [offer_data(g, offer) for offer in g.offered]
    return found


def option_data(g: State, thing: bool, option: int) -> Any:
    return thing_name(g, option) if thing and option >= 0 else option


def plain(g: State, value: Any) -> Any:
    """Plain data that JSON can store and return unchanged: a collection is a list, marked with `list` inside another
    one; goods have their names."""
    if isinstance(value, dict):
        goods = cast("dict[Any, int]", value)
        return {"goods": {g.rules.names[good] if isinstance(good, int) else good: many for good, many in goods.items()}}
    if isinstance(value, list):
        return {"list": plain_each(g, cast("Sequence[Any]", value))}
    if isinstance(value, tuple):
        return plain_each(g, cast("Sequence[Any]", value))
    if isinstance(value, range):
        return {"range": [value.start, value.stop, value.step]}
    return value


def plain_each(g: State, values: Iterable[Any]) -> list[Any]:
    return [plain(g, one) for one in values]
