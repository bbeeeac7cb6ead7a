"""A scenario that fails prints its course: the effects of each line, the question, and the actual state."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.compiler.diagnostics.pages import MANIFEST
from rulewright.compiler.diagnostics.render import render
from rulewright.compiler.pipeline import compile_edition
from rulewright.compiler.scenarios import run_scenarios

RULES = """\
counter coin (coins) of each player, from 0 to 9
flag tired of each player
kind card (cards)
  works in hand
  optional
pile hand of each player, of card, seen by owner
card ace
  after you stroll: gain 1 coin
card king
to stroll: set tired of you to yes
to shop: pay 5 coins
to choose-it:
  choose one:
    option work: gain 2 coins
    option rest: stop
to play: end-game
die cube: 1, 2
to gamble:
  roll cube as shown
  gain (shown) coins
"""


def said(tmp_path: Path, scenes: str) -> str:
    """All that is said of a scenario, without the places and the page."""
    (tmp_path / "pack.toml").write_text(MANIFEST)
    (tmp_path / "01-rules.rules").write_text(f'{RULES}scenario "A walk"\n{scenes}')
    told = compile_edition(str(tmp_path))
    assert told.value is not None and not told.said, render(told.said)
    return "\n".join(render(ran.failures) for ran in run_scenarios(told.value))


COURSES = {
    "  given ace is in hand of you\n  when stroll\n  choosing yes\n  then coin of you is 5\n": [
        "stroll; player-1 is asked: `yes`, `no`",
        "use ace, gain 1 coin",
        "it is 1",
    ],
    "  when choose-it\n  then coin of you is 2\n": [
        "choose-it; player-1 is asked: `work`, `rest`",
        "it is 0",
        "player-1 is still asked: `work`, `rest`",
    ],
    "  when player-2-strolls\n  then not tired of player-2\nto player-2-strolls:\n  for each p in opponents of you:\n"
    "    p does stroll\n": ["player-2: stroll", "not so: tired of player-2 is yes"],
    "  when shop\n  then coin of you at least 1\n": ["shop; nothing changes", "it is 0"],
    "  then can (shop)\n": ["not so: coin of you is 0"],
    "  given ace is in hand of you\n  then some card of hand of you where (it is king)\n": ["hand of you holds ace"],
    "  then some card of hand of you\n": ["hand of you is empty"],
    "  given ace is in hand of you\n  then ace is in hand of (next of you)\n": ["it lies in `hand of you`"],
    "  then coin of you is coin of you + 1\n": ["it is 0, and not 1"],
    "  when choose-it\n  then offered only nap\n": ["`nap` is not offered", "`work`, `rest` are offered"],
    "  given roll is 7\n  when gamble\n  then coin of you is 7\n": ["the given roll `7` is never used"],
    "  when again\n  then tired of you\nto again:\n  repeat until tired of you: lose 1 coin\n": [
        "these rules run in an endless loop",
        "repeats again and again",
    ],
}


@pytest.mark.parametrize("scenes", COURSES)
def test_what_a_scenario_that_fails_tells(scenes: str, tmp_path: Path) -> None:
    told = " ".join(said(tmp_path, scenes).split())
    missing = [words for words in COURSES[scenes] if words not in told]
    assert not missing, told


def test_a_long_course_is_cut(tmp_path: Path) -> None:
    told = said(tmp_path, "  when often\n  then tired of you\nto often:\n  repeat 30 times: gain 1 coin\n")
    assert "…" in told and told.count("gain 1 coin") < 9
    told = said(tmp_path, "".join("  when stroll\n" for _ in range(9)) + "  then not tired of you\n")
    assert told.count("when stroll") == 4
