"""What is measured: how long one thing takes as a multiple of another, timed in turns on the same machine."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

RUNS = 7
"""So many of each, one after the other, so that a busy moment meets both; the median counts."""


@dataclass(frozen=True, slots=True)
class Ratio:
    what: str
    ours: float
    """Seconds, as `theirs`."""
    theirs: float
    against: str
    most: float
    """The promise: no more than so many times."""

    @property
    def value(self) -> float:
        return self.ours / self.theirs

    @property
    def kept(self) -> bool:
        return self.value <= self.most


def in_turns(ours: Callable[[], object], theirs: Callable[[], object], runs: int = RUNS) -> tuple[float, float]:
    """The median seconds of both."""
    times: tuple[list[float], list[float]] = ([], [])
    for _ in range(runs):
        for action, found in zip((ours, theirs), times, strict=True):
            begun = time.perf_counter()
            action()
            found.append(time.perf_counter() - begun)
    return statistics.median(times[0]), statistics.median(times[1])


def python(*args: str, env: Mapping[str, str] | None = None) -> Callable[[], None]:
    """A new process of this Python, with byte code kept from its first run on."""
    return process([sys.executable, *args], env)


def process(command: Sequence[str], env: Mapping[str, str] | None = None) -> Callable[[], None]:
    environment = {**os.environ, **(env or {})}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)

    def run() -> None:
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        if done.returncode:
            raise SystemExit(f"{' '.join(command)}\n{done.stdout}{done.stderr}")

    run()
    return run
