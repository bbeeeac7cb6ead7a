"""Many games, on several processors. Each has its own seed, so the results do not depend on which process plays it.

Game number n of a run with seed s is the game with the seed s + n, so each can be examined by itself.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import repeat

from ..faults import Fault
from ..rules import Rules as Edition
from .playing import Played, play_out

BATCH = 16
"""How many games a worker receives at a time."""

_open: list[Edition] = []
"""In a worker, the edition that it plays, opened once."""


def play_many(
    open: Callable[[], Edition], names: Sequence[str], games: int, seed: int, jobs: int = 1
) -> Iterator[Played]:
    """The games in the order of their seeds. `open` returns the edition. With several jobs each worker calls it, so it
    must be picklable: a function with a name, not a lambda."""
    if games < 1:
        return
    seeds = range(seed, seed + games)
    if jobs <= 1 or games <= 1:
        edition = open()
        for one in seeds:
            yield play_out(edition, names, one)
        return
    pool = ProcessPoolExecutor(min(jobs, games), initializer=_begin, initargs=(open,))
    try:
        yield from pool.map(_one, repeat(tuple(names)), seeds, chunksize=min(BATCH, -(-games // jobs)))
    except BrokenProcessPool:
        # Killed by a user, or by the system when the memory was full.
        raise Fault(
            "a process that played some of the games has been killed; fewer `--jobs` need less memory"
        ) from None
    finally:
        # A caller that stops early does not wait for the remaining games.
        pool.shutdown(cancel_futures=True)


def _begin(open: Callable[[], Edition]) -> None:
    # Ctrl-C reaches all processes at once; the main process ends the others.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _open[:] = [open()]


def _one(names: tuple[str, ...], seed: int) -> Played:
    return play_out(_open[0], names, seed)
