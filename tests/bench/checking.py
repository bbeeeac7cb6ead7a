"""How fast rules are read: a first check, one with nothing changed, a large pack, and the way to a first decision."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from shutil import copytree

from cards import lay_linked
from measuring import Action, Effort, Measured, Row, multiple, process, python
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
        changed, same, again = one_card(Path(cache))
        yield multiple("check, one card changed", changed, same, "the same pack, nothing changed", effort)
        yield multiple("check, one card of one checked", changed, again, "the same pack, checked again", effort)
        pack = str(Path(cache) / "resurgence")
        first_one = process([RULEWRIGHT, "check", pack], {"RULEWRIGHT_CACHE": str(nothing)})
        yield multiple("check, one card of a first one", changed, first_one, "the same pack, nothing kept", effort)
    if not effort.short:
        yield many_cards()


def one_card(folder: Path) -> tuple[Action, Action, Action]:
    """A check after one line of one card is another; one after nothing is, which gives the answer of the last time; and
    one that has no such answer, and finds all of the pack as it was."""
    pack, edit = a_copy(folder)
    kept = folder / "kept"
    check_it = process([RULEWRIGHT, "check", str(pack)], {"RULEWRIGHT_CACHE": str(kept)})

    def changed() -> None:
        edit()
        check_it()

    def again() -> None:
        for answer in kept.glob("check-*.json"):
            answer.unlink()
        check_it()

    return changed, check_it, again


def a_copy(folder: Path) -> tuple[Path, Action]:
    """A pack, and what changes a number on one of its cards: another each time, so that no answer has been given."""
    pack = folder / "resurgence"
    copytree(RULES / "resurgence", pack)
    cards = pack / "20-survivors.rules.md"
    text, many = cards.read_text("utf-8"), count(2)
    assert LINE in text
    return pack, lambda: cards.write_text(text.replace(LINE, f"{LINE[:-1]}{next(many)}", 1), "utf-8")


LINE = "after you build: gain 1"


def many_cards() -> Measured:
    """Ten times as many cards take hardly more than ten times as long. Each is checked once: it takes long enough."""
    with tempfile.TemporaryDirectory() as folder:
        few, many = (lay_linked(Path(folder) / f"cards-{many}", many) for many in (1_000, 10_000))
        check(["tic-tac-toe"])
        theirs, ours = seconds(few), seconds(many)
    return Measured("check, ten times the cards", ours / theirs, f"{ours:.1f} s; 1,000 cards: {theirs:.1f} s")


def seconds(pack: Path) -> float:
    begun = time.process_time()
    found = check([str(pack)])
    assert not found.failed, found.said[0].headline
    return time.process_time() - begun
