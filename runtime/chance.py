"""Seeded chance: one stream of numbers with one integer as its state, the same in every language that implements it.

SplitMix64. To draw a number below n, numbers that would make some results more likely are rejected.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from struct import Struct
from typing import TYPE_CHECKING, Any, Protocol, cast

from .endless import repeated

if TYPE_CHECKING:
    from .game import State

MASK = (1 << 64) - 1
SPAN = 1 << 64
STEP = 0x9E3779B97F4A7C15
SURE = SPAN - (1 << 24)
"""A number up to here is never rejected: there are never so many things to draw from."""
LANES = 64
"""How many numbers are computed at once, at most."""
WIDTH = 128
"""The bits of a lane: enough for a product of two numbers."""


class Oracle(Protocol):
    """Decides what chance brings, in place of the stream. It receives the state: in a secret part, that of the seat's
    world."""

    def rolled(self, g: State, die: int, faces: Sequence[int]) -> int:
        """The position of the rolled face."""
        ...

    def drawn(self, g: State, things: Sequence[int]) -> int:
        """The position of the thing that is drawn from a bag."""
        ...

    def mixed(self, g: State, things: Sequence[int]) -> list[int]:
        """The things in a new order."""
        ...


def step(state: int) -> tuple[int, int]:
    """(the state that follows, 64 bits)"""
    state = (state + STEP) & MASK
    bits = state
    bits = ((bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & MASK
    return state, bits ^ (bits >> 31)


def drawn(state: int, n: int) -> tuple[int, int]:
    """(the state that follows, a number from 0 to n - 1)"""
    while True:
        # The same as `step`, written out.
        state = (state + STEP) & MASK
        bits = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & MASK
        bits ^= bits >> 31
        number = bits % n
        if bits - number <= SPAN - n:
            return state, number


def shuffled(state: int, things: list[Any]) -> int:
    """Shuffles things, with equal chances for every order, and returns the next state."""
    n = len(things)
    while n > 1:
        lanes = n - 1 if n <= LANES else LANES
        several = _several(state, lanes)
        if max(several) <= SURE:
            state = (state + STEP * lanes) & MASK
            for bits in several:
                other = bits % n
                n -= 1
                things[n], things[other] = things[other], things[n]
            continue
        for _ in range(lanes):  # one of these may be rejected
            state, other = drawn(state, n)
            n -= 1
            things[n], things[other] = things[other], things[n]
    return state


def _several(state: int, lanes: int) -> tuple[int, ...]:
    """Several steps at once, each in a lane of one long number: most numbers are drawn to shuffle."""
    ones, steps, masks, read, size = _lanes(lanes)
    bits = (state * ones + steps) & masks
    bits = ((bits ^ (bits >> 30)) & masks) * 0xBF58476D1CE4E5B9 & masks
    bits = ((bits ^ (bits >> 27)) & masks) * 0x94D049BB133111EB & masks
    # The upper half of a lane, which the next lane overwrites, is not read.
    return read((bits ^ (bits >> 31)).to_bytes(size, "little"))


@cache
def _lanes(lanes: int) -> tuple[int, int, int, Callable[[bytes], tuple[int, ...]], int]:
    """A 1 in each lane, how far each lane has stepped, the mask of a lane, and the function that reads the lanes."""
    ones = sum(1 << lane * WIDTH for lane in range(lanes))
    steps = sum(((lane + 1) * STEP & MASK) << lane * WIDTH for lane in range(lanes))
    return ones, steps, ones * MASK, Struct("<" + "Q8x" * lanes).unpack, lanes * WIDTH // 8


def below(g: State, n: int) -> int:
    """A number from 0 to n - 1, from the stream of the game."""
    g.rng, number = drawn(g.rng, n)
    return number


def seeded(seed: int | str, before: int = 0) -> int:
    """The first state for a seed, which is any number or text. With `before`, the state after the beginning of a text,
    the seed is the rest of that text."""
    state = before
    for byte in str(seed).encode(errors="surrogatepass"):
        # The same as `step`, inlined: the mixed number is carried on, not the counter, else similar texts would give
        # the same state.
        state = ((state ^ byte) + STEP) & MASK
        state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & MASK
        state ^= state >> 31
    return state


def roll(g: State, die: Any) -> Any:
    """One face of a die; for several dice, one face of each."""
    if isinstance(die, dict):
        return roll_all(g, cast("dict[int, int]", die).items())
    if die < 0:
        return -1
    faces = g.rules.dice[die]
    face = g.fated("roll", faces) if g.fate else None
    if face is None:
        face = faces[g.oracle.rolled(g, die, faces) if g.oracle is not None else below(g, len(faces))]
    if g.watch is not None:
        sort = "number" if g.rules.plain_dice[die] else "thing"
        g.watch("roll", -1, (("what", "thing", die), ("face", sort, face)))
    return face


def roll_all(g: State, dice: Iterable[tuple[int, int]]) -> list[Any]:
    return [roll(g, die) for die, many in dice for _ in repeated(g, many)]
