"""Seeded chance: one stream of numbers, its whole state one integer, the same in any language that follows it.

SplitMix64; a number below n is drawn by throwing away what would make some more likely than others.
"""

from __future__ import annotations

MASK = (1 << 64) - 1


def step(state: int) -> tuple[int, int]:
    """(the state that follows, 64 bits)"""
    state = (state + 0x9E3779B97F4A7C15) & MASK
    bits = state
    bits = ((bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & MASK
    return state, bits ^ (bits >> 31)


def below(state: int, n: int) -> tuple[int, int]:
    """(the state that follows, a number from 0 to n - 1)"""
    limit = MASK + 1 - (MASK + 1) % n
    while True:
        state, bits = step(state)
        if bits < limit:
            return state, bits % n


def seeded(seed: int | str) -> int:
    """The first state for a seed: any number or text."""
    state = 0
    for byte in str(seed).encode(errors="surrogatepass"):
        _, state = step(state ^ byte)  # what was mixed, not what was counted up: else near texts give the same state
    return state
