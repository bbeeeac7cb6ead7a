"""How fast rules are read: a first check, one with nothing changed, a large pack, and the way to a first decision."""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from cards import lay
from ratio import Ratio, in_turns, process, python

from rulewright.compiler.check import check

HERE = Path(__file__).parent
RULES = HERE.parent.parent / "rules"
RULEWRIGHT = os.path.join(os.path.dirname(sys.executable), "rulewright")
FIRST_DECISION = """
from rulewright.compiler import edition
from rulewright.runtime import Game
assert len(Game(edition("connect-four"), 2, 1).pending()[0].options) == 7
"""


def ratios() -> Iterator[Ratio]:
    files = [str(path) for kind in ("*.rules", "*.rules.md") for path in sorted(RULES.rglob(kind))]
    lark = python("-c", "import lark")
    with tempfile.TemporaryDirectory() as cache:
        # A folder in which nothing can be kept: every check is the first.
        nothing = Path(cache) / "file"
        nothing.write_text("")
        cold = process([RULEWRIGHT, "check"], {"RULEWRIGHT_CACHE": str(nothing)})
        plain = python(str(HERE / "plain_lark.py"), *files)
        yield Ratio("a first check of all packs", *in_turns(cold, plain), "Lark, the same grammar and files", 3)
        warm = process([RULEWRIGHT, "check"], {"RULEWRIGHT_CACHE": str(Path(cache) / "kept")})
        yield Ratio("a check with nothing changed", *in_turns(warm, lark), "import lark", 3)
    first = python("-c", FIRST_DECISION)
    yield Ratio("rules text to a first decision", *in_turns(first, lark), "import lark", 8)
    yield many_cards()


def many_cards() -> Ratio:
    with tempfile.TemporaryDirectory() as folder:
        few, many = lay(Path(folder) / "few", 1_000), lay(Path(folder) / "many", 10_000)
        seconds(few)
        times = [(seconds(many), seconds(few)) for _ in range(3)]
    ours, theirs = (statistics.median(one) for one in zip(*times, strict=True))
    return Ratio("10,000 cards checked", ours, theirs, "1,000 cards", 12)


def seconds(pack: Path) -> float:
    begun = time.perf_counter()
    found = check([str(pack)])
    assert not found.said, found.said[0].headline
    return time.perf_counter() - begun
