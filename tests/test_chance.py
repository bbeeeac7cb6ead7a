"""Chance is one stream of numbers: drawing several at once gives the same numbers as drawing them one by one."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulewright.runtime import chance

STATES = st.integers(0, chance.MASK)
PILES = st.integers(0, 3 * chance.LANES).map(lambda many: list(range(many)))


def one_by_one(state: int, things: list[int]) -> int:
    for last in range(len(things) - 1, 0, -1):
        state, other = chance.drawn(state, last + 1)
        things[last], things[other] = things[other], things[last]
    return state


@given(STATES, PILES)
def test_a_pile_is_shuffled_as_if_one_by_one(state: int, pile: list[int]) -> None:
    things, others = pile[:], pile[:]
    assert chance.shuffled(state, things) == one_by_one(state, others)
    assert things == others


@given(STATES, PILES)
def test_numbers_that_are_thrown_away_are_drawn_again(state: int, pile: list[int]) -> None:
    """As if half of all numbers were too many: else it happens once in 2**58 draws."""
    things, others = pile[:], pile[:]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(chance, "SPAN", 1 << 63)
        patch.setattr(chance, "SURE", (1 << 63) - (1 << 24))
        assert chance.shuffled(state, things) == one_by_one(state, others)
    assert things == others
