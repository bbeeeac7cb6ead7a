"""Suggested names, and the time it takes to find them."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulewright.compiler.diagnostics.suggest import is_close, near

KNOWN = ["coin", "lantern", "market-stall", "city", "box", "glass", "żeton", "tower", "power", "watch-tower", "harvest"]

MEANT = {
    "lantren": "lantern",
    "lanter": "lantern",
    "lanterns": "lantern",
    "Lantern": "lantern",
    "cities": "city",
    "boxes": "box",
    "glasses": "glass",
    "con": "coin",
    "market_stall": "market-stall",
    "market stall": "market-stall",
    "marketstall": "market-stall",
    "stall-market": "market-stall",
    "market-stalls": "market-stall",
    "market": "market-stall",
    "stall": "market-stall",
    "zeton": "żeton",
    "z\u0307eton": "żeton",
    "havrset": "harvest",
}


@pytest.mark.parametrize(("written", "meant"), MEANT.items())
def test_what_was_meant_comes_first(written: str, meant: str) -> None:
    assert near(written, KNOWN)[0] == meant


@pytest.mark.parametrize("written", ["", "x", "zzz", "elephant", "coin", "-"])
def test_nothing_is_made_up(written: str) -> None:
    assert near(written, KNOWN) == []


def test_at_most_three_the_nearest_first() -> None:
    assert near("tower", KNOWN) == ["power", "watch-tower"]
    assert near("nome", ["name", "names", "tome", "nope", "dome", "node"]) == ["name", "node", "nope"]
    assert near("nome", ["name", "nope"], most=1) == ["name"]


def test_distant_names_are_left_out_if_there_are_close_ones() -> None:
    assert near("lanterm", ["lantern", "lament"]) == ["lantern"]


@given(st.text(max_size=12), st.lists(st.text(max_size=12), max_size=8))
def test_the_order_of_the_known_does_not_matter(name: str, known: list[str]) -> None:
    assert near(name, known) == near(name, known[::-1])
    assert name not in near(name, known)


def test_a_great_many_names_take_no_time() -> None:
    known = [f"{first}-{second}-{number}" for first in KNOWN for second in KNOWN for number in range(90)]
    start = time.process_time()
    assert "lantern-tower-7" in near("lantern-towre-7", known)
    near("x" * 100_000, known)
    assert time.process_time() - start < 2, f"{len(known)} names"


@pytest.mark.parametrize(
    ("name", "other", "sure"),
    [
        ("gian", "gain", True),
        ("Gain", "gain", True),
        ("gold", "good", False),
        ("prise", "price", True),
        ("take", "take-turn", False),
        ("score", "spare", False),
        ("resurgance", "resurgence", True),
    ],
)
def test_an_edit_is_called_sure_only_where_it_is(name: str, other: str, sure: bool) -> None:
    assert is_close(name, other) is sure
