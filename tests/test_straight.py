"""Which routines are printed as plain functions for random games, and which are not."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.compiler.handlers.straight.independent import independent
from rulewright.compiler.pipeline import compile_edition
from rulewright.compiler.plan.link import Linked, link
from rulewright.compiler.plan.lower import lower

THINGS = """\
kind side (sides)
side east "East"
side west "West"
kind way (ways)
way left "Left"
way right "Right"
kind card (cards)
card ruby "Ruby"
counter coin of each player, from 0 to 9
counter purse of each side, from 0 to 9
counter pot, from 0 to 9
marker team of each player, on side, side
pile hand of each player, of card
pile spot of each player at each way, of card
pile chest of each side, of card
pile table, of card
to lay a card: move the card to spot of you at left
to play:
  each player: set team of you to east
  each player: create 2 ruby in hand of you
  secretly each player:
    {0}
  end-game
"""
OWN = (
    "for each c in hand of you: move c to spot of you at left",
    "for each c in hand of you: lay c",
    "change coin of you by 1",
    "choose one:\n      option more: change coin of you by 1\n      option less: change coin of you by -1",
    "choose a way as w\n    for each c in hand of you: move c to spot of you at w",
    "if coin of you more than 1: change coin of you by -1",
    "if pot more than 1: change coin of you by -1",
)
NOT_OWN = (
    "for each c in hand of you: move c to chest of you",
    "change purse of you by 1",
    "change pot by 1",
    "change purse of (team of you) by 1",
    "for each c in hand of you: move c to table",
    "for each c in table: move c to hand of you",
    "for each p in each player: change coin of p by 1",
    "if coin of next of you more than 1: change coin of you by 1",
    "move ruby to hand of you",
    "choose up to 1 card of hand of you as kept\n    for each k in kept: move k to spot of you at left",
    "gain 1 coin",
    "draw 1 card from hand of you to spot of you at left",
)


def linked(rules: str, folder: Path) -> Linked:
    (folder / "pack.toml").write_text('name = "small"\ntitle = "Small"\nplayers = 2\n', "utf-8")
    (folder / "01-small.rules").write_text(rules, "utf-8")
    told = compile_edition(str(folder))
    assert told.value is not None and not told.said, told.said
    return link(lower(told.value.model))


def apart(part: str, folder: Path) -> bool:
    """Whether what each does in secret may be done by one after the other."""
    found = linked(THINGS.replace("{0}", part), folder)
    (routine,) = (one for one in found.plan.routines.values() if one.sort == "part")
    return independent(routine, found)


@pytest.mark.parametrize("part", OWN)
def test_what_is_a_seats_own_is_done_by_one_after_the_other(part: str, tmp_path: Path) -> None:
    assert apart(part, tmp_path)


@pytest.mark.parametrize("part", NOT_OWN)
def test_what_another_could_touch_is_done_in_worlds_of_their_own(part: str, tmp_path: Path) -> None:
    assert not apart(part, tmp_path)


def test_a_card_that_was_chosen_before_is_nobodys_own(tmp_path: Path) -> None:
    """Both would move it."""
    rules = THINGS.replace("{0}", "for each c in chosen: move c to hand of you")
    rules = rules.replace(
        "  secretly each player:", "  choose up to 1 card of table as chosen\n  secretly each player:"
    )
    found = linked(rules, tmp_path)
    (routine,) = (one for one in found.plan.routines.values() if one.sort == "part")
    assert not independent(routine, found)
