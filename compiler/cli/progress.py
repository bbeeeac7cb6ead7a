"""Progress of a long command: one line on the terminal, drawn again and again, and removed at the end.

Nothing is drawn if standard error is no terminal.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager
from time import monotonic

PAUSE = 0.2
"""Seconds between two drawings."""
CLEAR = "\r\x1b[K"


@contextmanager
def shown(many: int, before: int = 0) -> Generator[Callable[[int], None], None, None]:
    """A function that receives how many are done, including those done before."""
    if not sys.stderr.isatty() or os.environ.get("TERM") == "dumb":
        yield lambda done: None
        return
    began = last = monotonic()

    def told(done: int) -> None:
        nonlocal last
        now = monotonic()
        if now - last >= PAUSE:
            last = now
            left = (many - done) * (now - began) / max(1, done - before)
            sys.stderr.write(f"{CLEAR}{done:,} of {many:,} games, {_time(left)} left")
            sys.stderr.flush()

    try:
        yield told
    finally:
        sys.stderr.write(CLEAR)
        sys.stderr.flush()


def _time(seconds: float) -> str:
    whole = round(seconds)
    if whole < 100:
        return f"{whole} s"
    return f"{round(whole / 60)} min" if whole < 6000 else f"{round(whole / 3600)} h"
