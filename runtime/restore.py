"""A state from its data: the reverse of `named.py`. The data must be sound (`valid_state.py`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from . import chance
from .core import CORE_QUESTIONS
from .events import Event
from .frames import NONE, Frame
from .game import State
from .laws import Offer
from .named_frames import registers_of, sorts_of_offer
from .naming import pile_number, thing_number
from .rules import Rules
from .several import DONE, Many


def state_of(rules: Rules, data: dict[str, Any], seed: int | str) -> State:
    g = State(rules, len(data["seats"]), seed, begin=False)
    _things(g, data)
    g.used = {(id, thing_at(g, thing or None), seat_number(seat)): when for id, thing, seat, when in data["used"]}
    g.shown = [(pile_number(rules, pile), seat_number(seat)) for pile, seat in data["shown"]]
    g.stack = [frame_of(g, one) for one in data["stack"]]
    g.offers = [offer_of(g, one) for one in data["open"]]
    g.phases = [rules.phases.index(phase) for phase, _ in data["phases"]]
    g.phase_seats = [seat_number(seat) for _, seat in data["phases"]]
    for phase, many in data["times"].items():
        g.times[rules.phases.index(phase)] = many
    g.raised = [event_of(g, one) for one in data["raised"]]
    g.held = [[event_of(g, one) for one in held] for held in data["held"]]
    g.kept = [event_of(g, one) for one in data["kept"]]
    g.shifts = [(one["value"], given(g, one["args"]), one["by"], phase_of(g, one["until"])) for one in data["shifts"]]
    g.rng = g.first_rng = data["rng"]
    g.asked, g.over = data["asked"], data["over"]
    g.winners = [thing_number(g, seat) for seat in data["winners"]]
    _ask(g, data["ask"])
    if data["worlds"] is not None:
        g.worlds = [state_of(rules, world, seed) for world in data["worlds"]]
        for seat, world in enumerate(g.worlds):
            # The main stream does not move while seats choose in secret, so the start of their streams follows from it.
            world.apart, world.first_rng = True, chance.seeded(f"{g.rng}/{seat}")
    return g


def _things(g: State, data: dict[str, Any]) -> None:
    """Copies, the values of things, and where things lie."""
    rules = g.rules
    for name in data["copies"]:
        g.of.append(rules.numbers[name])
        g.at.append(NONE)
        for kept, start in zip(g.grown, rules.grown_start, strict=True):
            kept.append(start)
        for came in g.came.values():
            came.append(NONE)
    for key, value in data["values"].items():
        _keep(g, key, value)
    for key, things in data["piles"].items():
        pile = pile_number(rules, key)
        g.piles[pile] = [thing_number(g, thing) for thing in things]
        for thing in g.piles[pile]:
            g.at[thing] = pile
    g.exhausted = frozenset(thing_number(g, thing) for thing in data["exhausted"])
    g.gone = frozenset(thing_number(g, thing) for thing in data["gone"])
    for phase, came in data["came"].items():
        for thing, when in came.items():
            g.came[rules.phases.index(phase)][thing_number(g, thing)] = when


def seat_number(name: str | None) -> int:
    return int(name.removeprefix("player-")) - 1 if name is not None else NONE


def thing_at(g: State, name: str | None) -> int:
    return thing_number(g, name) if name is not None else NONE


def phase_of(g: State, name: str | None) -> int:
    return g.rules.phases.index(name) if name is not None else NONE


def _keep(g: State, key: str, value: Any) -> None:
    name, *owners = key.split(":")
    rules = g.rules
    number = NONE if value is None else thing_number(g, value) if isinstance(value, str) else int(value)
    wallet = rules.wallets.get(name)
    if wallet is not None:
        seat, good = owners
        g.s[wallet.base + seat_number(seat) * len(wallet.worth) + list(wallet.worth).index(good)] = number
        return
    slot = rules.slots[name]
    if slot.grown >= 0:
        g.grown[slot.grown][thing_number(g, owners[0])] = number
        return
    at = slot.base
    for owner, kept in zip(owners, slot.keys, strict=True):
        at += (rules.numbers[owner] - kept.first) * kept.stride
    g.s[at] = number
    g.fits = {}


def frame_of(g: State, data: dict[str, Any]) -> Frame:
    number = g.rules.by_id[data["rule"]]
    kept = data["v"]
    known = [sorted_value(g, sort, kept[name]) for name, sort in registers_of(g.rules.routines[number]) if name in kept]
    start = [number, data["at"], seat_number(data["you"]), data["phases"], data["holds"]]
    return [*start, *known, *(given(g, one) for one in data.get("more", ()))]


def sorted_value(g: State, sort: str, value: Any) -> Any:
    """The number of a value that has a name because of its sort."""
    if sort and (value is None or isinstance(value, str)):
        if value is None:
            return NONE
        match sort:
            case "thing":
                return thing_number(g, value)
            case "pile":
                return pile_number(g.rules, value)
            case "phase":
                return phase_of(g, value)
            case _:
                return g.rules.abilities[value].number
    return given(g, value)


def offer_of(g: State, data: dict[str, Any]) -> Offer:
    id, thing, args = data["ability"], thing_at(g, data["thing"]), data["v"]
    sorts = sorts_of_offer(g, id, len(args))
    values = tuple(sorted_value(g, sort, value) for sort, value in zip(sorts, args, strict=True))
    return id, thing, seat_number(data["you"]), values, phase_of(g, data["until"])


def event_of(g: State, data: list[Any]) -> Event:
    name, by, *rest = data
    return (g.rules.events[name], seat_number(by), *(given(g, one) for one in rest))


def _ask(g: State, data: Any) -> None:
    if data is None:
        return
    number = data["question"]
    g.seat = seat_number(data["seat"])
    g.options = [option_of(g, one) for one in data["options"]]
    g.question = g.rules.questions[number] if number >= 0 else CORE_QUESTIONS[-number - 1]
    several = data.get("several")
    if several is not None:
        among = [option_of(g, one) for one in several["among"]]
        like, picked = list(several["like"]), list(several["picked"])
        least, most = several["least"], several["most"]
        plain = least == 0 and most == 1 and not picked and not like and g.options == [*among, DONE]
        g.many = Many(among, least, most, list(several["room"]), like, picked, plain)
    g.offered = [offer_of(g, one) for one in data.get("offered", ())]


def option_of(g: State, option: Any) -> int:
    return thing_number(g, option) if isinstance(option, str) else option


def given(g: State, value: Any) -> Any:
    """Plain data in the form that the engine uses."""
    if isinstance(value, list):
        return tuple(given(g, one) for one in cast("Sequence[Any]", value))
    if isinstance(value, dict):
        one = cast("dict[str, Any]", value)
        if "list" in one:
            return list(given(g, one["list"]))
        if "range" in one:
            return range(*one["range"])
        return {g.rules.numbers.get(good, good): many for good, many in one["goods"].items()}
    return value
