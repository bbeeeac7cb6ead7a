"""How fast a pack is checked again in one process, as while watching: one card is another, or nothing is."""

from __future__ import annotations

import statistics
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from checking import a_copy
from measuring import Effort, Measured, Row

from rulewright.compiler.check import check
from rulewright.compiler.proofs import Proofs


class Watched:
    """A pack that is checked again and again; what was found sound is known the next time."""

    def __init__(self, pack: Path) -> None:
        self.pack = pack
        self.proofs = Proofs()

    def seconds(self) -> float:
        """Of this processor, for one check."""
        self.proofs = self.proofs.next()
        begun = time.process_time()
        found = check([str(self.pack)], proofs=self.proofs)
        spent = time.process_time() - begun
        assert not found.said, found.said[0].headline
        return spent


def measure(effort: Effort) -> Iterator[Row]:
    with tempfile.TemporaryDirectory() as folder:
        pack, edit = a_copy(Path(folder))
        # What is imported, and the phrases of every game, are no part of it.
        Watched(pack).seconds()
        firsts = [Watched(pack).seconds() for _ in range(2)]
        watched = Watched(pack)
        watched.seconds()
        changed: list[float] = []
        same: list[float] = []
        for _ in range(effort.rounds):
            same.append(watched.seconds())
            edit()
            changed.append(watched.seconds())
    ours, theirs, first = (statistics.median(one) for one in (changed, same, firsts))
    took = f"{ours * 1000:,.0f} ms in one process"
    yield Measured("check again, one card changed", ours / theirs, f"{took}; nothing changed: {theirs * 1000:,.0f} ms")
    yield Measured("check again, one of a first one", ours / first, f"{took}; nothing kept: {first * 1000:,.0f} ms")
