"""Runs many tries in parallel: each with the tests that cover the line, the quickest first."""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from .planting import Mutant, planted
from .trying import fork, traced, tried

LONGEST = 600.0
"""Seconds on the clock after which a try is given up that neither works nor ends."""
MOST_SECONDS = 60.0
"""Of the tests that pass over a line, so many seconds are run."""
HOUR = 3600.0
START = 10.0
"""What a try may take besides its tests, and how often as long as without a fault these may take."""
SLOWER = 5.0


@dataclass(frozen=True, slots=True)
class Trails:
    seconds: Mapping[str, float]
    """What each test takes."""
    lines: Mapping[str, Mapping[str, Sequence[str]]]
    """Of each file, which tests pass over which line; over what is done at import, none."""


@dataclass(frozen=True, slots=True)
class Run:
    folder: Path
    tree: Path
    trails: Trails
    jobs: int


def trace(tree: Path, folder: Path, files: list[str], tests: list[str], jobs: int) -> Trails:
    """Runs the tests once, without a fault."""
    waited = {}
    for n, some in enumerate(tests[n::jobs] for n in range(jobs)):
        log, to = folder / f"trace{n}.log", folder / f"trace{n}.json"
        waited[fork(partial(traced, files, some, to), log, tree, HOUR)] = (log, to)
    seconds: dict[str, float] = {}
    lines: dict[str, dict[str, list[str]]] = {}
    root = f"{tree.resolve().as_posix()}/"
    for pid, (log, to) in waited.items():
        _, status = os.waitpid(pid, 0)
        if os.waitstatus_to_exitcode(status) not in (0, 1):
            raise SystemExit(f"The tests cannot be run on the copy of the tree.\n{log.read_text('utf-8')}")
        found = json.loads(to.read_text("utf-8"))
        seconds |= found["seconds"]
        for name, over in found["lines"].items():
            for line, passing in over.items():
                lines.setdefault(name.removeprefix(root), {}).setdefault(line, []).extend(passing)
    failed = [test for test, took in seconds.items() if took < 0]
    print(f"{len(seconds)} tests; without a fault fail {', '.join(failed) or 'none'}", file=sys.stderr)
    return Trails(seconds, lines)


def chosen(trails: Trails, mutant: Mutant) -> list[str]:
    """The tests that pass over a line, the quickest first; of a line that is read once, at import, those over any
    line of its file."""
    lines = trails.lines.get(mutant.path, {})
    here = {test for line in range(mutant.line, mutant.last + 1) for test in lines.get(str(line), ())}
    # Of an expression over several lines, not every one is told: then the nearest above is of the same.
    here = here or set(next((lines[str(line)] for line in range(mutant.line, 0, -1) if lines.get(str(line))), ()))
    if mutant.once or not here - {""}:
        here = {test for tests in lines.values() for test in tests}
    known = [test for test in here if trails.seconds.get(test, -1) >= 0]
    found: list[str] = []
    left = MOST_SECONDS
    for test in sorted(known, key=lambda test: (trails.seconds[test], test)):
        left -= trails.seconds[test]
        if left < 0:
            break
        found.append(test)
    return found


def run(how: Run, sample: Sequence[Mutant], sources: Mapping[str, str]) -> Iterator[tuple[Mutant, bool]]:
    """Each of a sample, in the order in which they are done, and whether a test noticed."""
    going: dict[int, tuple[Mutant, float]] = {}
    waiting = list(reversed(sample))
    while waiting or going:
        while waiting and len(going) < how.jobs:
            mutant = waiting.pop()
            tests = chosen(how.trails, mutant)
            if tests:
                going[_start(how, mutant, sources[mutant.path], tests)] = (mutant, time.monotonic())
            else:
                yield mutant, False
        if going:
            pid, status = _ended(going)
            yield going.pop(pid)[0], status != 0


def _start(how: Run, mutant: Mutant, source: str, tests: list[str]) -> int:
    seconds = START + SLOWER * sum(how.trails.seconds[test] for test in tests)
    text = planted(source, mutant)
    return fork(partial(tried, mutant.path, text, tests), how.folder / f"{mutant.start}.log", how.tree, seconds)


def _ended(going: Mapping[int, tuple[Mutant, float]]) -> tuple[int, int]:
    while True:
        for pid, (_, began) in going.items():
            if time.monotonic() - began > LONGEST:
                os.killpg(pid, signal.SIGKILL)
            ended, status = os.waitpid(pid, os.WNOHANG)
            if ended:
                return pid, status
        time.sleep(0.02)
