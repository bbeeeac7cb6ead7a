"""How fast rules are read: a first check, one with nothing changed, a large pack, and the way to a first decision."""

from __future__ import annotations

import statistics
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from cards import lay
from measuring import Effort, Measured, Row, multiple, process, python
from ours import FIRST_DECISION, RULEWRIGHT

from rulewright.compiler.check import check

HERE = Path(__file__).parent
RULES = HERE.parent.parent / "rules"
ALONE = ("connect-four", "resurgence", "tic-tac-toe")
"""The packs that build on none: each file is read once by both. A pack on top is checked with all that is below it."""


def measure(effort: Effort) -> Iterator[Row]:
    files = [str(path) for pack in ALONE for path in sorted((RULES / pack).glob("*.rules.md"))]
    lark = python("-c", "import lark")
    with tempfile.TemporaryDirectory() as cache:
        # A folder in which nothing can be kept: every check is the first.
        nothing = Path(cache) / "file"
        nothing.write_text("")
        cold = process([RULEWRIGHT, "check", *ALONE], {"RULEWRIGHT_CACHE": str(nothing)})
        plain = python(str(HERE / "plain_lark.py"), *files)
        yield multiple("check, nothing kept", cold, plain, "Lark, the same grammar and files", effort)
        first = python("-c", FIRST_DECISION, env={"RULEWRIGHT_CACHE": str(nothing)})
        yield multiple("rules text to a first decision", first, lark, "import lark", effort)
        warm = process([RULEWRIGHT, "check", *ALONE], {"RULEWRIGHT_CACHE": str(Path(cache) / "kept")})
        yield multiple("check, nothing changed", warm, lark, "import lark", effort)
    if not effort.short:
        yield many_cards()


def many_cards() -> Measured:
    """Ten times as many cards take hardly more than ten times as long."""
    with tempfile.TemporaryDirectory() as folder:
        few, many = lay(Path(folder) / "few", 1_000), lay(Path(folder) / "many", 10_000)
        seconds(few)
        times = [(seconds(many), seconds(few)) for _ in range(3)]
    ours, theirs = (statistics.median(one) for one in zip(*times, strict=True))
    return Measured("check, ten times the cards", ours / theirs, f"{ours:.1f} s; 1,000 cards: {theirs:.1f} s")


def seconds(pack: Path) -> float:
    begun = time.perf_counter()
    found = check([str(pack)])
    assert not found.said, found.said[0].headline
    return time.perf_counter() - begun
