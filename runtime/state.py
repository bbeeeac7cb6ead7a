"""The whole state of a game as data: copied, saved, loaded, compared and hashed field by field."""

from __future__ import annotations

import hashlib
import json
from typing import Any, cast

from .chance import seeded
from .edition import Edition

FIELDS = (
    "seats", "values", "piles", "made", "came", "shown", "stack", "open", "scopes", "times", "held", "shifts",
    "rng", "asked", "winners", "over",
)  # fmt: skip
"""In the order in which they are saved. `at` and `all` are not among them: they follow from the rest."""


class State:
    __slots__ = (*FIELDS, "all", "at")

    seats: list[str]
    values: dict[str, Any]
    """Counters, flags and markers that are not at their start, by `slot:owner`."""
    piles: dict[str, list[str]]
    made: dict[str, int]
    """How many copies of an element have been made."""
    came: dict[str, dict[str, int]]
    """Of each phase that something waits for: in which of them a thing came to where it is."""
    shown: list[str]
    """Piles that have been revealed; behind `>` stands to whom, if not to all."""
    stack: list[Any]
    """The rules that are being followed, the innermost last: which, where in it, its named values."""
    open: list[dict[str, Any]]
    """Abilities that lie open to be used."""
    scopes: list[dict[str, Any]]
    """The phases that are going on, the outermost first."""
    times: dict[str, int]
    """How often each phase has begun."""
    held: list[list[dict[str, Any]]]
    shifts: list[dict[str, Any]]
    rng: int
    asked: int
    winners: list[str]
    over: bool
    at: dict[str, str]
    """Thing to the pile it lies in."""
    all: dict[str, list[str]]
    """Every thing of a sort, kept once it was asked for and until more are made. Like `at` it follows from the rest."""

    @classmethod
    def first(cls, edition: Edition, seats: int, seed: int | str) -> State:
        """Before anything has happened: empty piles, nobody asked."""
        state = cls()
        state.seats = [f"player-{n + 1}" for n in range(seats)]
        state.values, state.piles, state.made, state.came, state.times = {}, {}, {}, {}, {}
        state.shown, state.stack, state.open, state.scopes, state.held, state.shifts = [], [], [], [], [], []
        state.rng, state.asked, state.winners, state.over, state.at, state.all = seeded(seed), 0, [], False, {}, {}
        for slot in edition.slots.values():
            if slot.sort == "pile":
                for keys in owners(edition, slot.owners, state.seats):
                    state.piles[":".join((slot.name, *keys))] = []
        return state

    def copy(self) -> State:
        other = State()
        for name in ("seats", "shown", "winners"):
            setattr(other, name, list(getattr(self, name)))
        for name in ("values", "made", "times", "at"):
            setattr(other, name, dict(getattr(self, name)))
        other.piles = {key: list(things) for key, things in self.piles.items()}
        for name in ("came", "stack", "open", "scopes", "held", "shifts"):
            setattr(other, name, deep(getattr(self, name)))
        other.rng, other.asked, other.over, other.all = self.rng, self.asked, self.over, self.all
        return other

    def data(self) -> dict[str, Any]:
        """As JSON can hold it; empty piles are left out. The same state has the same data in the same order: names are
        sorted, but not goods, for in which order they are gained or paid can matter."""
        found = {name: deep(getattr(self, name)) for name in FIELDS}
        found["piles"] = {key: found["piles"][key] for key in sorted(found["piles"]) if found["piles"][key]}
        for name in ("values", "made", "times"):
            found[name] = _by_name(found[name])
        found["came"] = {phase: _by_name(found["came"][phase]) for phase in sorted(found["came"])}
        found["stack"] = [_frame(frame) for frame in found["stack"]]
        return found

    @classmethod
    def of_data(cls, edition: Edition, data: dict[str, Any]) -> State:
        state = cls.first(edition, len(data["seats"]), 0)
        piles = state.piles
        for name in FIELDS:
            setattr(state, name, deep(data[name]))
        state.piles = {**piles, **state.piles}
        for shift in state.shifts:
            edition.loosen(shift["value"])
        state.at = {thing: key for key, things in state.piles.items() for thing in things}
        return state

    def hash(self) -> str:
        """The same for equal states, and only for them."""
        text = json.dumps(self.data(), separators=(",", ":"), ensure_ascii=False)
        return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def _by_name(named: dict[str, Any]) -> dict[str, Any]:
    return {name: named[name] for name in sorted(named)}


def _frame(frame: dict[str, Any]) -> dict[str, Any]:
    """A rule on the stack, what it has named in the order of the names."""
    found = {**_by_name(frame), "v": _by_name(frame["v"])}
    if "branches" in frame:
        found["branches"] = [[_frame(one) for one in branch] for branch in frame["branches"]]
    return found


def deep(value: Any) -> Any:
    """A copy all the way down, of plain data."""
    kind = cast(object, type(value))
    if kind is dict:
        return {key: deep(item) if type(item) in (dict, list, tuple) else item for key, item in value.items()}
    if kind is list or kind is tuple:
        return [deep(item) if type(item) in (dict, list, tuple) else item for item in value]
    return value


def owners(edition: Edition, kinds: tuple[str, ...], seats: list[str]) -> list[tuple[str, ...]]:
    """Every owner, or pair of owners, that a slot is kept for."""
    found: list[tuple[str, ...]] = [()]
    for kind in kinds:
        ends = seats if kind == "player" else things_of(edition, kind)
        found = [(*keys, end) for keys in found for end in ends]
    return found


def things_of(edition: Edition, kind: str) -> list[str]:
    """The elements of a kind, and of the kinds that are it."""
    return [id for id in edition.elements if kind in edition.sorts[id]]
