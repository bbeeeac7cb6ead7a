"""Many games, on as many processors as wanted. Each has a seed of its own, so that who plays it makes no difference.

Game number n of a run with seed s is the game with the seed s + n: any of them can be looked at by itself.
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
"""So many games are handed over at a time."""

_open: list[Edition] = []
"""In a worker: the edition it plays, opened once."""


def play_many(
    open: Callable[[], Edition], names: Sequence[str], games: int, seed: int, jobs: int = 1
) -> Iterator[Played]:
    """The games in the order of their seeds. `open` gives the edition; with several jobs each worker calls it, so it
    has to be something that can be sent there: a function with a name, not a lambda."""
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
        # Killed by somebody, or by the system where the memory was full.
        raise Fault(
            "a process that played some of the games has been killed; fewer `--jobs` need less memory"
        ) from None
    finally:
        # Whoever has had enough does not wait for the games that nobody will look at.
        pool.shutdown(cancel_futures=True)


def _begin(open: Callable[[], Edition]) -> None:
    # Ctrl-C reaches all processes at once; the one that hands out the games ends the others.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _open[:] = [open()]


def _one(names: tuple[str, ...], seed: int) -> Played:
    return play_out(_open[0], names, seed)
