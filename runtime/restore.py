"""A state from its data: the way back from `named.py`. What it is handed must be sound (`sound.py`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from .asking import Many
from .core import CORE_QUESTIONS
from .game import State
from .naming import pile_number, thing_number
from .rules import NONE, Rules


def state_of(rules: Rules, data: dict[str, Any], seed: int | str) -> State:
    g = State(rules, len(data["seats"]), seed, begin=False)
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
    g.exhausted = {thing_number(g, thing) for thing in data["exhausted"]}
    g.gone = {thing_number(g, thing) for thing in data["gone"]}
    g.used = {(id, _thing(g, thing), seat_number(seat)): when for id, thing, seat, when in data["used"]}
    for phase, came in data["came"].items():
        for thing, when in came.items():
            g.came[rules.phases.index(phase)][thing_number(g, thing)] = when
    g.shown = [(pile_number(rules, pile), seat_number(seat)) for pile, seat in data["shown"]]
    g.stack = [[rules.by_id[id], *map(unplain, rest)] for id, *rest in data["stack"]]
    g.offers = [
        (id, _thing(g, thing), seat_number(seat), tuple(map(unplain, args)), until)
        for id, thing, seat, args, until in data["open"]
    ]
    g.phases = [rules.phases.index(phase) for phase, _ in data["phases"]]
    g.phase_seats = [seat_number(seat) for _, seat in data["phases"]]
    for phase, many in data["times"].items():
        g.times[rules.phases.index(phase)] = many
    g.held = [[tuple(map(unplain, event)) for event in held] for held in data["held"]]
    g.kept = [tuple(map(unplain, event)) for event in data["kept"]]
    g.shifts = [(value, tuple(args), by, until) for value, args, by, until in data["shifts"]]
    g.rng = g.first_rng = data["rng"]
    g.asked, g.over = data["asked"], data["over"]
    g.winners = [thing_number(g, seat) for seat in data["winners"]]
    _ask(g, data["ask"])
    if data["worlds"] is not None:
        g.worlds = [state_of(rules, world, seed) for world in data["worlds"]]
        for world in g.worlds:
            # It cannot be told any more where its stream began, and it need not: that it was drawn from is enough.
            world.apart, world.first_rng = True, NONE
    return g


def seat_number(name: str | None) -> int:
    return int(name.removeprefix("player-")) - 1 if name is not None else NONE


def _thing(g: State, name: str | None) -> int:
    return thing_number(g, name) if name is not None else NONE


def _keep(g: State, key: str, value: Any) -> None:
    name, *owners = key.split(":")
    rules = g.rules
    number = thing_number(g, value) if isinstance(value, str) else int(value)
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


def _ask(g: State, data: Any) -> None:
    if data is None:
        return
    number, g.seat, options, many, offered = data
    g.options = list(options)
    g.question = g.rules.questions[number] if number >= 0 else CORE_QUESTIONS[-number - 1]
    if many is not None:
        every, least, most, room, like, picked = many
        g.many = Many(list(every), least, most, list(room), list(like), list(picked))
    g.offered = [tuple(map(unplain, offer)) for offer in offered]


def unplain(value: Any) -> Any:
    """Plain data as the engine keeps it: goods by their numbers, lists as they are."""
    if isinstance(value, dict):
        return dict(cast("dict[str, list[tuple[Any, int]]]", value)["goods"])
    if isinstance(value, list):
        return [unplain(one) for one in cast("Sequence[Any]", value)]
    return value
