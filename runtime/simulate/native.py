"""An edition as a library of native code: one game decision by decision, or many games between bots.

Seats, options, things and piles have the numbers that they have in `State`, and a seed gives the same game.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from ctypes import CDLL, POINTER, byref, c_char_p, c_int, c_int64, c_uint64, c_void_p
from itertools import compress
from typing import Any

from ..faults import NotOffered
from ..rules import Rules
from .figures import Tally
from .playing import MOST, Played, play_out

NOT_OFFERED = 1
LARGEST = 1 << 62
"""Seeds are smaller than this."""
BOTS = ("first", "random")
"""Bots that native code knows, by their numbers there."""


class Unplayable(Exception):
    """A game for which native code has no room, or that never ends: Python plays it."""


class Library:
    """The functions of an edition."""

    def __init__(self, path: str) -> None:
        found = CDLL(path)
        pointer = POINTER(POINTER(c_int))
        for name, result, *takes in (
            ("new", c_void_p),
            ("free", None, c_void_p),
            ("begin", c_int, c_void_p, c_int, c_char_p),
            ("apply", c_int, c_void_p, c_int),
            ("over", c_int, c_void_p),
            ("seat", c_int, c_void_p),
            ("options", c_int, c_void_p, pointer),
            ("winners", c_int, c_void_p, pointer),
            ("slots", c_int, c_void_p, pointer),
            ("elements", c_int, c_void_p, pointer),
            ("pile", c_int, c_void_p, c_int, pointer),
            ("chance", c_uint64, c_void_p),
            ("width", c_int, c_int),
            ("play", None, c_void_p, c_int, c_int64, c_int, POINTER(c_int), c_int, POINTER(c_int64)),
        ):
            function = getattr(found, f"rulewright_{name}")
            function.restype, function.argtypes = result, takes
            setattr(self, name, function)

    new: Any
    free: Any
    begin: Any
    apply: Any
    over: Any
    seat: Any
    options: Any
    winners: Any
    slots: Any
    elements: Any
    pile: Any
    chance: Any
    width: Any
    play: Any


class NativeGame:
    """One game, decision by decision."""

    def __init__(self, library: Library, seats: int, seed: int | str) -> None:
        self.library = library
        self._g = library.new()
        self._checked(library.begin(self._g, seats, str(seed).encode()))

    def __del__(self) -> None:
        self.library.free(self._g)

    def _checked(self, fault: int) -> None:
        if fault == NOT_OFFERED:
            raise NotOffered("this option is not offered")
        if fault:
            raise Unplayable(f"native code cannot go on with this game ({fault})")

    @property
    def over(self) -> bool:
        return bool(self.library.over(self._g))

    @property
    def seat(self) -> int:
        found: int = self.library.seat(self._g)
        return found

    @property
    def options(self) -> list[int]:
        return self._listed(self.library.options)

    @property
    def winners(self) -> list[int]:
        return self._listed(self.library.winners)

    @property
    def slots(self) -> list[int]:
        """What counters, flags and markers hold."""
        return self._listed(self.library.slots)

    @property
    def elements(self) -> list[int]:
        """The element that each thing is."""
        return self._listed(self.library.elements)

    @property
    def chance(self) -> int:
        """The state of the stream."""
        found: int = self.library.chance(self._g)
        return found

    def pile(self, number: int) -> list[int]:
        return self._listed(self.library.pile, number)

    def apply(self, option: int) -> None:
        self._checked(self.library.apply(self._g, option))

    def _listed(self, function: Any, *args: int) -> list[int]:
        found = POINTER(c_int)()
        many = function(self._g, *args, byref(found))
        return found[:many] if many else []


# ---- many games

BATCH = 20_000
"""How many games are played at a time."""
STATE, DECISIONS, OPTIONS, ALONE, WINNERS = range(5)
"""The numbers for each game: whether it ended, -1 where native code could not go on; its decisions, its options, who
has won alone (-1 nobody, -2 several); then the seats in the order in which they have won, then the scores."""


def play_native(
    library: Library,
    edition: Callable[[], Rules],
    names: Sequence[str],
    games: int,
    seed: int,
    jobs: int = 1,
    most: int = MOST,
) -> Tally:
    """The same as `play_many`, summed up. Games that native code cannot finish are played by Python."""
    begins = range(seed, seed + games, BATCH)
    bots = [BOTS.index(name) for name in names]
    found = Tally(alone=[0] * len(names))

    def batch(begin: int) -> array[int]:
        return _played(library, begin, min(BATCH, seed + games - begin), bots, most)

    with ThreadPoolExecutor(jobs) as pool:
        for begin, rows in zip(begins, pool.map(batch, begins), strict=True):
            _add(found, rows, library.width(len(names)), begin, edition, names)
    return found


def _played(library: Library, seed: int, games: int, bots: list[int], most: int) -> array[int]:
    size = library.width(len(bots)) * games
    found = array("q", bytes(8 * size))
    g = library.new()
    try:
        there = (c_int64 * size).from_buffer(found)
        library.play(g, len(bots), seed, games, (c_int * len(bots))(*bots), most, there)
    finally:
        library.free(g)
    return found


def _add(
    tally: Tally, rows: array[int], width: int, seed: int, edition: Callable[[], Rules], names: Sequence[str]
) -> None:
    seats = len(names)
    states = rows[STATE::width]
    for n, state in enumerate(states) if -1 in states else ():
        if state < 0:
            rows[n * width : (n + 1) * width] = array("q", row_of(play_out(edition(), names, seed + n), seats, width))
    states = rows[STATE::width]
    ended = None if states.count(1) == len(states) else [state == 1 for state in states]

    def column(at: int) -> Sequence[int]:
        whole = rows[at::width]
        return whole if ended is None else list(compress(whole, ended))

    tally.games += len(states)
    tally.decisions += sum(rows[DECISIONS::width])
    tally.options += sum(rows[OPTIONS::width])
    tally.lengths += column(DECISIONS)
    if not tally.lengths:
        return
    alone = column(ALONE)
    for seat in range(seats):
        tally.alone[seat] += alone.count(seat)
    tally.draws += alone.count(-1)
    tally.shared += alone.count(-2)
    counters = list(scored(edition())) if width > WINNERS + seats else []
    for n, counter in enumerate(counters):
        by_seat = tally.scores.setdefault(counter, [[] for _ in names])
        for seat in range(seats):
            by_seat[seat] += column(WINNERS + seats + n * seats + seat)


def scored(edition: Rules) -> Iterator[str]:
    """The counters that are scores, in their order."""
    for slot in edition.slots.values():
        if "score" in slot.tags and tuple(key.kind for key in slot.keys) == ("player",):
            yield slot.name


def row_of(game: Played, seats: int, width: int) -> list[int]:
    """A game that Python played, in the form of native code."""
    order = [int(name.removeprefix("player-")) - 1 for name in game.winners]
    alone = order[0] if len(order) == 1 else -2 if order else -1
    scores = [score for by_seat in game.scores.values() for score in by_seat.values()]
    found = [int(game.finished), game.decisions, game.options, alone, *order, *[-1] * (seats - len(order)), *scores]
    return found + [0] * (width - len(found))
