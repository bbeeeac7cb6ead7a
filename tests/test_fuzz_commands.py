"""Every command, given packs that were spoilt in every way: a sentence comes of each, in its place, and soon.

The short run is the same each time. `make soak MINUTES=60` goes on with other seeds; a case that fails there names its
seed, and `one_case(seed)` is that case again.
"""

from __future__ import annotations

import os
import random
import shutil
import time
from collections import Counter
from pathlib import Path

import pytest

from judging import TooLong, judged, run
from rulewright.compiler import edition
from rulewright.runtime import Game
from rulewright.runtime.logs import log_of
from spoiltpacks import MAIN, Spoilt, lay, some_bytes, some_number, some_word, sound, spoilt_pack

CASES, BLOCKS = 2000, 8
PRINTED = b"## hat\n\nCap: Gain 1 Coin.\n- **Farmer** - after you gain 2 coins: x\nCell: 1 + 1 = 3\n"
FIRST_OF_SOAK = 1_000_000


@pytest.fixture(autouse=True)
def alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path / "cache"))
    monkeypatch.delenv("RULEWRIGHT_TRACEBACK", raising=False)


def one_case(seed: int) -> Spoilt:
    """A spoilt pack, and files beside it, in the folder where we are; judged, and cleared away."""
    case, dice, here = spoilt_pack(seed), random.Random(seed), Path.cwd()
    try:
        lay(case, here)
        others = [data for files in sound()[:3] for data in files.values()]
        (here / "printed.txt").write_bytes(dice.choice((some_bytes, some_word, some_number))(PRINTED, dice, others))
        (here / "log.json").write_bytes(some_bytes(LOG, dice, others))
        judged(case, dice, here)
    except (Exception, TooLong) as fault:
        fault.add_note(f"seed {seed}: {case.how}, {case.changed or dict(case.odd)}")
        raise
    for name in os.listdir(here):
        path = here / name
        shutil.rmtree(path) if path.is_dir() and not path.is_symlink() else path.unlink()
    return case


LOG = log_of(Game(edition("tic-tac-toe"), 2, 7)).encode()


def test_the_packs_are_sound_before_they_are_spoilt() -> None:
    for files in sound():
        lay(Spoilt("", files), Path.cwd())
        answer = run("check", MAIN)
        assert "error[" not in answer.out and answer.code == 0, answer.out
        shutil.rmtree(MAIN)


@pytest.mark.parametrize("block", range(BLOCKS))
def test_spoilt_packs_in_every_command(block: int) -> None:
    began = time.process_time()
    for seed in range(block, CASES, BLOCKS):
        one_case(seed)
    print(f"{CASES // BLOCKS} packs in {time.process_time() - began:.1f} s of processor time")


@pytest.mark.soak
@pytest.mark.parametrize("part", range(2))
def test_very_many_spoilt_packs(part: int, soak_seconds: float) -> None:
    began, seed, found = time.monotonic(), FIRST_OF_SOAK + part, Counter[str]()
    while time.monotonic() - began < soak_seconds:
        found[one_case(seed).how] += 1
        seed += 2
    print(f"{sum(found.values()):,} packs: {found.most_common()}")
