"""A program that checks on every save: memory used by a check is freed when it is done."""

from __future__ import annotations

import gc
from collections import Counter
from pathlib import Path
from shutil import copytree

from rulewright.compiler.check import check
from rulewright.compiler.proofs import Proofs
from rulewright.compiler.source.places import bundled
from rulewright.compiler.text.phrasebook import Phrases

FEW = 200
"""Some words that were never seen before are remembered, and no more."""


def test_nothing_is_left_of_a_check(tmp_path: Path) -> None:
    pack = Path(copytree(bundled() / "resurgence", tmp_path / "resurgence"))
    proofs = Proofs()
    seen: list[Counter[type]] = []
    for turn in range(3):
        card = pack / "99-more.rules"
        card.write_text(f'ruling "Turn {turn}?", ours\n  question "Turn {turn}?"\n  answer "Yes."\n')
        check([str(pack)])
        proofs = proofs.next()
        check([str(pack)], proofs=proofs)
        gc.collect()
        seen.append(Counter(map(type, gc.get_objects())))
    more = seen[2] - seen[1]
    assert more.total() < FEW, more.most_common(10)


def test_phrases_go_without_looking_for_garbage() -> None:
    """Nothing that is large refers back to itself, so it goes as soon as it is done with."""
    check(["resurgence"])
    gc.collect()
    before = phrases_alive()
    gc.disable()
    try:
        check(["resurgence"])
        assert not [one for one in phrases_alive() if all(one is not old for old in before)]
        left = gc.collect()
        assert left < 20_000, left
    finally:
        gc.enable()


def phrases_alive() -> list[Phrases]:
    """Tests of the same process may keep some for themselves: their garbage, or a value of a module."""
    return [one for one in gc.get_objects() if isinstance(one, Phrases)]
