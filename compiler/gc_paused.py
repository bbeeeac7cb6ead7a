"""Pauses the garbage collector during work that makes many objects and keeps them all.

There are many nodes, steps and links, all are kept, and none refers back to itself. The more there are, the more often
the collector would examine all of them in vain.
"""

from __future__ import annotations

import gc
from collections.abc import Generator
from contextlib import contextmanager


@contextmanager
def gc_paused() -> Generator[None, None, None]:
    """Without looking for garbage meanwhile."""
    working = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if working:
            gc.enable()


@contextmanager
def kept_alive() -> Generator[None, None, None]:
    """The same, and objects that are left stay until the program ends without being examined again."""
    working = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        if working:
            gc.enable()
