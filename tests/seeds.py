"""The seeds of random tests: a few, or as many as fit into some seconds."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from time import monotonic


def seeds(quick: int, seconds: float | None) -> Iterator[int]:
    if seconds is None:
        yield from range(quick)
        return
    until = monotonic() + seconds
    for seed in count(quick):
        if monotonic() > until:
            return
        yield seed
