"""The origin of each element: the note above it, its own, and the result when other packs change it."""

from __future__ import annotations

from road import read
from rulewright.compiler.meaning.resolve import resolve

BASE = """\
kind card (cards)
card jack
source "Book > Cards"
card ace
stand-in
card king
card queen, source "Book > Queens"
to play: end-game
"""
MORE = """\
source "More > Cards"
extend ace
  stop
replace card king "The king"
extend queen
  stop
card ten, stand-in
"""


def test_where_elements_come_from() -> None:
    packs = [("base", frozenset[str](), (read(BASE, "base.rules")[0],))]
    packs.append(("more", frozenset({"base"}), (read(MORE, "more.rules")[0],)))
    told = resolve("sample", "Sample", (2, 2), packs)
    assert not told.said
    found = {one.id: (one.source, one.stand_in) for one in told.value.elements.values()}
    assert found == {
        "jack": ("", False),
        "ace": ("Book > Cards", False),
        "king": ("More > Cards", False),
        "queen": ("Book > Queens", True),
        "ten": ("More > Cards", True),
    }
