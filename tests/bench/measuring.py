"""How things are measured: two of them in turns on the same machine, so that a busy moment meets both."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

Action = Callable[[], object]


@dataclass(frozen=True, slots=True)
class Effort:
    """How long is measured."""

    seconds: float
    rounds: int
    runs: int
    """So many processes of each kind, one after the other."""
    short: bool = False


WHOLE = Effort(seconds=0.5, rounds=7, runs=7)
SHORT = Effort(seconds=0.15, rounds=3, runs=2, short=True)


@dataclass(frozen=True, slots=True)
class Measured:
    """One figure. What it is to be stands under the same name in `thresholds.py`."""

    what: str
    value: float
    beside: str
    """The two figures that it comes from."""


@dataclass(frozen=True, slots=True)
class Skipped:
    what: str
    why: str


Row = Measured | Skipped


def speed(action: Action, seconds: float) -> float:
    """How often in a second of this processor's time. What is quick is done many times between looks at the clock."""
    many, batch = 0, 1
    began = time.process_time()
    while True:
        for _ in range(batch):
            action()
        many += batch
        spent = time.process_time() - began
        if spent >= seconds:
            return many / spent
        if spent < seconds / 20:
            batch *= 2


def share(what: str, unit: str, ours: Action, theirs: Action, against: str, effort: Effort) -> Measured:
    """Our speed as a share of theirs: the median of several rounds, in each of which both are measured."""
    return shared(
        what, unit, lambda: speed(ours, effort.seconds), lambda: speed(theirs, effort.seconds), against, effort
    )


def shared(
    what: str, unit: str, ours: Callable[[], float], theirs: Callable[[], float], against: str, effort: Effort
) -> Measured:
    """The same of two that say their speeds themselves."""
    pairs = [(ours(), theirs()) for _ in range(effort.rounds)]
    value = statistics.median(mine / other for mine, other in pairs)
    mine, other = (statistics.median(one) for one in zip(*pairs, strict=True))
    return Measured(what, value, f"{mine:,.0f} {unit}/s; {against}: {other:,.0f}")


def multiple(what: str, ours: Action, theirs: Action, against: str, effort: Effort) -> Measured:
    """How many times as long ours takes as theirs, each as the median of several runs."""
    times: tuple[list[float], list[float]] = ([], [])
    for _ in range(effort.runs):
        for action, found in zip((ours, theirs), times, strict=True):
            begun = spent()
            action()
            found.append(spent() - begun)
    mine, other = (statistics.median(one) for one in times)
    return Measured(what, mine / other, f"{mine * 1000:,.0f} ms; {against}: {other * 1000:,.0f} ms")


def spent() -> float:
    """Processor time so far, that of processes begun from here included: what others do at the same time is no part of
    it."""
    return sum(os.times()[:4])


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
