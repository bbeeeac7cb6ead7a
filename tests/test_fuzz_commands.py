"""Every command with faulty packs of every sort; damaged saves and logs; writers that are killed.

The short runs are the same each time. `make soak MINUTES=60` goes on with other seeds, and `python -m fuzz` (in tests/)
runs a number of cases that one names. A case that fails names its seed, and `one_case(seed)` is that case again.
"""

from __future__ import annotations

import gc
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from fuzz import kills, packs, records
from fuzz.__main__ import alone, empty, many
from fuzz.commands import commands
from fuzz.judging import run
from fuzz.oddfiles import Case, lay
from fuzz.sound import MAIN, large, small
from rulewright.compiler.cli import main

CASES, BLOCKS = 2000, 8
LARGE = 0.02
"""The share of large packs, which take ten times as long: the soak has more of them."""
RECORDS, KILLS = 2000, 10
FIRST_OF_SOAK = 1_000_000


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("RULEWRIGHT_CACHE", "")
    monkeypatch.delenv("RULEWRIGHT_TRACEBACK", raising=False)
    # Thousands of small packs leave little behind that has to be looked for as often as Python does.
    often = gc.get_threshold()
    gc.set_threshold(20_000, 20, 50)
    try:
        with alone():
            yield
    finally:
        gc.set_threshold(*often)


def test_the_packs_are_sound_before_anything_is_changed() -> None:
    for files in (*small(), *large()):
        lay(Case("", files), Path.cwd())
        answer = run("check", MAIN)
        # Of a ring without an end, `check` tells; such a pack can be used all the same.
        assert "error[" not in answer.out.replace("error[endless-chain]", ""), answer.out
        empty(Path.cwd())


def test_every_command_is_in_the_fuzz() -> None:
    drawn = {one.words[0] for seed in range(20) for one in commands(["x", "y"], random.Random(seed))}
    assert drawn == set(main.commands())


@pytest.mark.parametrize("block", range(BLOCKS))
def test_packs_with_a_fault_in_every_command(block: int) -> None:
    began = time.process_time()
    for seed in range(block, CASES, BLOCKS):
        packs.one_case(seed, LARGE, 1)
    print(f"{CASES // BLOCKS} packs in {time.process_time() - began:.1f} s of processor time")


def test_damaged_saves_and_logs() -> None:
    found = sum(map(records.one_case, range(RECORDS)), Counter[str]())
    assert all(found[f"{what} {how}"] > 5 for what in ("save", "log") for how in ("taken", "refused")), found


def test_writers_that_are_killed_at_any_moment() -> None:
    found = sum(map(kills.one_case, range(KILLS)), Counter[str]())
    assert found["killed"] > KILLS // 4, found


@pytest.mark.soak
@pytest.mark.parametrize(
    "one_case", [packs.one_case, records.one_case, kills.one_case], ids=["packs", "records", "kills"]
)
def test_very_many(one_case: Callable[[int], Counter[str]], soak_seconds: float) -> None:
    ran = many(range(FIRST_OF_SOAK, 10 * FIRST_OF_SOAK), one_case, soak_seconds)
    print(f"{ran.next - ran.first:,} cases: {ran.found.most_common()}")
    assert not ran.failed
